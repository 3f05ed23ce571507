import { expect, test } from "vitest";
import { wording } from "./wording";

test("nobody collects a monk of themselves, or a letter for the strip of themselves", () => {
  const own = [
    { type: "monk-collected", by: 1, owner: 1 },
    { type: "monk-collected", by: 1, owner: 0 },
    { type: "letter-collected", by: 0, strip: 0 },
    { type: "letter-collected", by: 0, strip: 2 },
  ].map(wording);
  expect(own).toEqual([{ own: "yes" }, { own: "no" }, { own: "yes" }, { own: "no" }]);
  expect(wording({ type: "tile-placed", by: 0 })).toEqual({});
});
