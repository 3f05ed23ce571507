/** What is offered now, looked up by the thing that would be clicked. Nothing here decides anything: it only sorts. */
import type { Action, Ask } from "../../protocol/generated/abbey";
import type { Action as AnyAction } from "../../protocol/generated/table";

export class Offers {
  #byType = new Map<string, Action[]>();

  constructor(choices: readonly AnyAction[]) {
    for (const action of choices as readonly Action[]) {
      this.#byType.set(action.type, [...(this.#byType.get(action.type) ?? []), action]);
    }
  }

  all<K extends Action["type"]>(type: K): readonly Extract<Action, { type: K }>[] {
    return (this.#byType.get(type) ?? []) as unknown as readonly Extract<Action, { type: K }>[];
  }

  has(type: Action["type"]): boolean {
    return this.#byType.has(type);
  }

  /** Whether the pawn may go there. */
  reaches(room: string): boolean {
    return this.all("walk").some((action) => action.room === room);
  }

  playable(title: string): boolean {
    return [...this.all("play-book"), ...this.all("choose-book")].some((action) => action.title === title);
  }

  /** Who may be asked, in the order of the chairs. */
  questioned(): number[] {
    return [...new Set(this.all("ask").map((action) => action.target))].sort();
  }

  /** The ready questions for one player. */
  questionsTo(target: number): readonly Ask[] {
    return this.all("ask").filter((action) => action.target === target);
  }

  /** The cards of which one is given, shown or accused, or several are passed or named. */
  suspects(): ReadonlySet<string> {
    const single = [...this.all("give-card"), ...this.all("show-card"), ...this.all("accuse")];
    const several = [...this.all("pass-cards"), ...this.all("name-suspects")];
    return new Set([
      ...single.map((action) => action.suspect),
      ...several.flatMap((action) => action.suspects),
    ]);
  }

  /** The traits that may be revealed, named or asked for. */
  traits(): ReadonlySet<string> {
    const single = [...this.all("reveal"), ...this.all("name-trait")].map((action) => action.trait);
    return new Set([...single, ...this.all("request-card").flatMap((action) => action.traits)]);
  }

  /** How many cards Mass asks for; 0 at any other time. */
  due(): number {
    return this.all("pass-cards")[0]?.suspects.length ?? 0;
  }
}
