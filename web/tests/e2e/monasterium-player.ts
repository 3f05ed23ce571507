/** A player of Monasterium who only clicks what is lit, a different thing every time. It knows no rules. */
import type { Page } from "playwright-core";
import { setTable, type Chair } from "./house";
import { MAIN } from "./player";
import type { Ways } from "./swift";

/** Make a table of Monasterium as the visitor of this page and go there. */
export function sitDownToDice(page: Page, name: string, chairs: Chair[]): Promise<string> {
  return setTable(page, "monasterium", name, chairs);
}

const LIT = '[aria-disabled="false"]';
const PILE = `[data-ref^='pile/']${LIT}`;
const CELL = `[data-ref^='cell/']${LIT}`;
const PANE = `[data-ref^='pane/']${LIT}`;
const PLACE = `main .spot.lit:not([data-ref^='windows/'], [data-ref^='stone/'])`;
const OFFER = ".options .offer .button:not(.plain)";

/** What is clicked for each kind of decision, one thing after the other. */
const WAYS: Record<string, readonly string[]> = {
  "choosing-number": [`.options .tray ${LIT}`],
  rerolling: [`.options .tray ${LIT}`, MAIN],
  "taking-dice": [PILE, OFFER, MAIN],
  "using-dice": [CELL],
  "using-any-action": [`${CELL} | ${MAIN}`],
  "choosing-novice": [CELL],
  "placing-novice": [PLACE],
  "placing-extra-novice": [PLACE],
  "taking-window-from-chapel": [OFFER, PANE],
  "taking-window-from-room": [PANE],
  "taking-any-window": [`${OFFER} | ${MAIN}`, PANE],
};

/** The same for whole games. */
export const SWIFT: Ways = { ...WAYS, "*": [`${OFFER} | ${MAIN}`] };
