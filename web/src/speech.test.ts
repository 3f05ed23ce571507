import { describe, expect, test } from "vitest";
import { splitSentence, Speech } from "./speech";
import { Lexicon } from "./words.svelte";

const CATALOGUE = `
seat = Player { $number }
list-and = { $head } and { $last }
tile-library = Library
action-place-tile = Place { $tile } at { $cell }{ $turn ->
        [0] {""}
       *[other] , turned { $turn }
    }
event-walked = { $by } walks to { $path }.
event-asked = { $by } asks: { $question }
phrase-how-many = how many of { $kind }?
fault-limit = No more than { $limit } with { $tile } ({ $tile_id }).
`;
const FIELDS = {
  "place-tile": { tile: "tile", cell: "place" },
  walked: { by: "seat", path: "place" },
  asked: { by: "seat" },
};
const speech = new Speech(new Lexicon("en", CATALOGUE), ["Anna"], FIELDS);

describe("sentences for what a game says in ids", () => {
  test("names are worded, and numbers can be selected on", () => {
    const place = { type: "place-tile", tile: "library", cell: "e1n1", turn: 0 };
    expect(speech.action(place)).toBe("Place Library at e1n1");
    expect(speech.action({ ...place, turn: 2 })).toBe("Place Library at e1n1, turned 2");
  });

  test("a list reads as a list, a chair without a name is counted", () => {
    expect(speech.event({ type: "walked", by: 0, path: ["a", "b", "c"] })).toBe("Anna walks to a, b and c.");
    expect(speech.event({ type: "walked", by: 1, path: ["a"] })).toBe("Player 2 walks to a.");
  });

  test("a struct inside a struct is a phrase", () => {
    const question = { type: "how-many", kind: "hoods" };
    expect(speech.event({ type: "asked", by: 0, question })).toBe("Anna asks: how many of hoods?");
  });

  test("a fault words its arguments by their kind", () => {
    const fault = { rule: "limit", key: "fault-limit", args: { limit: 4, tile: "tile:library" } };
    expect(speech.fault(fault)).toBe("No more than 4 with Library (library).");
  });

  test("what only those at the table can name is asked of the table", () => {
    const seeing = new Speech(new Lexicon("en", CATALOGUE), ["Anna"], FIELDS, (kind, id) => `${kind} ${id}!`);
    expect(seeing.event({ type: "walked", by: 0, path: ["e1n1"] })).toBe("Anna walks to place e1n1!.");
  });

  test("a message that does not exist shows itself", () => {
    expect(speech.say("nothing-like-that")).toBe("⟨nothing-like-that⟩");
  });
});

test("a marked sentence is taken apart at its names", () => {
  expect(splitSentence(speech.marking().event({ type: "walked", by: 0, path: ["e1n1"] }))).toEqual([
    { text: "Anna", kind: "seat", id: "0" },
    { text: " walks to " },
    { text: "e1n1", kind: "place", id: "e1n1" },
    { text: "." },
  ]);
});
