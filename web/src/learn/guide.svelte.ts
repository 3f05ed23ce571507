/** The guide at a table that follows a lesson: what it says now, how far it is read, and the way back and on. */
import type { Action, Guide as Said, GuideMark } from "../protocol/generated/table";
import type { Ref } from "../table/game";
import type { Table } from "../table/table.svelte";
import { guideAt } from "./lessons";

export class Guide {
  said = $state.raw<Said | null>(null);
  /** Which of the marks at this moment is read. */
  at = $state(0);
  /** The thing that the ring is round, while there is something to choose. */
  shown = $state.raw<Ref | null>(null);
  /** The moment of the table of which the guide has been heard. */
  #heard = $state("");
  #asked = 0;

  constructor(readonly table: Table) {}

  /** The table has changed: hear what the guide says there. What is older than the table is not heard. */
  async listen(moment: string): Promise<void> {
    const turn = ++this.#asked;
    const { seq } = this.table;
    const said = await guideAt(this.table.source.id);
    if (turn !== this.#asked || said.seq < seq) return;
    this.#heard = moment;
    if (said.marks.length === 0 && this.said) return;
    const owed = this.mark?.note != null;
    if (said.number !== this.said?.number || said.chapter !== this.said.chapter) this.at = 0;
    this.said = said;
    if (owed && this.mark?.note == null) this.next();
  }

  get mark(): GuideMark | null {
    return this.said?.marks[this.at] ?? null;
  }
  get number(): number {
    return (this.said?.number ?? 1) + this.at;
  }
  /** There is more to read before anything is to be done; a note that is asked for comes first. */
  get more(): boolean {
    return this.at + 1 < (this.said?.marks.length ?? 0) && this.mark?.note == null;
  }
  /** The chapter is over and everything is read. */
  get over(): boolean {
    return (this.said?.over ?? false) && !this.more;
  }
  get nextChapter(): number | null {
    const { said } = this;
    return said && said.chapter + 1 < said.chapters.length ? said.chapter + 1 : null;
  }
  /** The record moves for the others. */
  get waiting(): boolean {
    return !this.table.myTurn && !(this.said?.over ?? false);
  }
  /** What the guide asks for at this mark: a note of my own at any time, a move when it is mine. Nothing while it has yet
   * to hear of the newest position. */
  get wanted(): Action | null {
    if (this.said?.seq !== this.table.seq || this.#heard !== this.table.moment) return null;
    if (this.mark?.note) return this.mark.note;
    return this.more || !this.table.myTurn ? null : (this.said?.do ?? null);
  }

  /** What to choose now to do what is asked: the first of these that is in sight. */
  get touch(): readonly Ref[] {
    const { wanted, table } = this;
    return wanted && !table.source.busy ? (table.model.touch?.(wanted) ?? []) : [];
  }

  next(): void {
    if (this.more) this.at++;
  }
  /** The words before, or the move before. */
  async back(): Promise<void> {
    if (this.at > 0) this.at--;
    else if (this.said?.back != null) await this.table.can.takeBack?.(this.said.back);
  }
  get first(): boolean {
    return this.at === 0 && this.said?.back == null;
  }
  async again(): Promise<void> {
    const { said } = this;
    this.at = 0;
    if (said && said.seq !== said.begin) await this.table.can.takeBack?.(said.begin);
  }
  async show(): Promise<void> {
    if (this.wanted) await this.table.act(this.wanted);
  }
}
