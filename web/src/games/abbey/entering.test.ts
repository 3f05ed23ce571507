import { expect, test } from "vitest";
import type { PlayerView } from "../../protocol/generated/abbey";
import data from "../../protocol/generated/abbey.data.json";
import { decode } from "./components";
import { entering } from "./entering";

const components = decode(data);
const player = (colour: string, room: string, more: Partial<PlayerView> = {}): PlayerView =>
  ({ colour, room, cards: 5, penitent: false, crypt: false, visited_library: false, ...more }) as PlayerView;
const players = [
  player("white", "ecclesia"),
  player("yellow", "culina", { cards: 0 }),
  player("red", "culina", { penitent: true }),
];

function told(
  room: string,
  more: { pile?: number; dice?: number[]; me?: Partial<PlayerView> } = {},
): unknown[] {
  const [me, ...others] = players as [PlayerView, ...PlayerView[]];
  const view = {
    players: [{ ...me, ...more.me }, ...others],
    dice: more.dice ?? [0, 0],
    pile: more.pile ?? 3,
  };
  return entering({ view, components, seat: 0 }, components.roomOf(room));
}

test("somebody in the room is met; a penitent is not", () => {
  expect(told("culina")).toEqual([{ key: "entering-meets", seats: [1] }]);
});

test("a confessional gives a card of the one whom the die shows, if there is one", () => {
  const [first] = components.rooms.filter((room) => room.kind === "confessional");
  const at = first?.id ?? "";
  expect(told(at, { dice: [2, 0] })).toEqual([{ key: "entering-die", seats: [2], count: 5 }]);
  expect(told(at, { dice: [1, 0] })).toEqual([{ key: "entering-die-empty", seats: [1], count: 0 }]);
  expect(told(at, { dice: [0, 0] })).toEqual([{ key: "entering-die-own" }]);
});

test("a cell is mine, another player's, or nobody's", () => {
  expect(told("cellula-white")).toEqual([{ key: "entering-cell-own" }]);
  expect(told("cellula-red")).toEqual([{ key: "entering-cell", seats: [2], count: 5 }]);
  expect(told("cellula-black")).toEqual([{ key: "entering-cell-nobody" }]);
});

test("Parlour and Chapter Hall change when the pile is gone", () => {
  expect(told("parlatorium")).toEqual([{ key: "entering-pile", count: 3 }]);
  expect(told("parlatorium", { pile: 0 })).toEqual([{ key: "entering-pile-gone" }]);
  expect(told("capitulum")).toEqual([{ key: "entering-reveal", count: 3 }]);
  expect(told("capitulum", { pile: 0 })).toEqual([{ key: "entering-accuse" }]);
});

test("what I have or did already is said", () => {
  expect(told("bibliotheca")).toEqual([]);
  expect(told("bibliotheca", { me: { visited_library: true } })).toEqual([{ key: "entering-library-read" }]);
  expect(told("crypta", { me: { crypt: true } })).toEqual([{ key: "entering-crypt-held" }]);
});
