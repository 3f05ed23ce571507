/** An edition in the making: the data, what was done last, and what the server says about it. */
import { api, Refusal } from "../api";
import type { GivenWords } from "../given-words";
import { HERALDRY } from "../look/seats";
import { person } from "../person.svelte";
import type { CardForms, EditionCheck, EditionLine, Editions } from "../protocol/generated/table";
import { words } from "../words.svelte";
import { equal, isRow, rowAt, rowsAt, standingOf, valueAt, type Json, type Path, type Row } from "./data";
import { OWN_SET, setId } from "./cards/card";
import { corrected, correctedCard } from "./corrections";
import { nameIn, withName, withoutNames, withoutUnusedSets } from "./names";
import { COLOURS_OF_GLASS, namesOf, namesOfColour } from "./naming";
import { partsOf, valueOf, type Field, type Part, type Thing } from "./parts";
import { workshopWords } from "./workshop-words.svelte";
import { repainted } from "./reshape";
import { freeId, origins, placeOf, withoutRow, withRow } from "./rows";

export type How = "seen" | "reported" | "inferred" | "own";

const PAUSE = 500;
/** Milliseconds without a change after which the server is asked. */

interface Kept {
  shipped: string;
  name: string;
  data: Row;
}

export class Draft {
  readonly game: string;
  editions = $state.raw<readonly EditionLine[]>([]);
  maySave = $state(false);
  /** What cards are made of, in a game whose cards say in data what they do. */
  forms = $state.raw<CardForms | null>(null);
  /** Who may save an edition in this house. */
  saving = $state<Editions["saving"]>("anyone");
  shipped = $state.raw<Row>({});
  data = $state.raw<Row>({});
  name = $state("");
  /** How the owner knows what they correct. */
  how = $state<How>("seen");
  check = $state.raw<EditionCheck | null>(null);
  checking = $state(false);
  trouble = $state("");
  saved = $state.raw<EditionLine | null>(null);
  #before = $state.raw<readonly Row[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  parts: readonly Part[] = $derived.by(() => partsOf(this.game, this.data));
  #shippedParts: readonly Part[] = $derived.by(() => partsOf(this.game, this.shipped));

  constructor(game: string) {
    this.game = game;
  }

  async open(): Promise<void> {
    const [found, shipped] = await Promise.all([
      api.editions(this.game),
      api.components<Row>(this.game),
      words.learn(this.game),
    ]);
    this.editions = found.editions;
    this.maySave = found.may_save;
    this.forms = found.cards;
    this.saving = found.saving;
    this.shipped = shipped;
    const kept = this.#kept();
    this.data = kept?.data ?? shipped;
    this.name = kept?.name ?? "";
    this.#spread();
    if (kept) this.#ask();
  }

  get changed(): boolean {
    return !equal(this.data, this.shipped);
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  row(thing: Thing): Row {
    return rowAt(this.data, thing.path);
  }

  /** The shipped row that a thing was made from; empty for a thing that was added. */
  shippedRow(thing: Thing): Row {
    const at = thing.path.at(-1);
    if (typeof at !== "number") return rowAt(this.shipped, thing.path);
    if (thing.growth === null) return rowAt(this.shipped, thing.path);
    const list = thing.path.slice(0, -1);
    const from = this.#origins(list)[at] ?? null;
    return from === null ? {} : rowAt(this.shipped, [...list, from]);
  }

  #origins(list: Path): (number | null)[] {
    return origins(rowsAt(this.data, list), rowsAt(this.shipped, list));
  }

  standing(thing: Thing, field: string): string {
    return standingOf(this.row(thing), field) || standingOf(rowAt(this.data, thing.path.slice(0, -1)), field);
  }

  isChanged(thing: Thing): boolean {
    const [row, shipped] = [this.row(thing), this.shippedRow(thing)];
    const isSame =
      typeof thing.path.at(-1) === "number" ? equal(row, shipped) : sameFields(thing, row, shipped);
    return !isSame || this.isNamed(thing);
  }

  isAdded(thing: Thing): boolean {
    return thing.growth !== null && Object.keys(this.shippedRow(thing)).length === 0;
  }

  /** Whether a thing may be removed: its list never becomes empty. */
  isRemovable(thing: Thing): boolean {
    return thing.growth !== null && rowsAt(this.data, thing.path.slice(0, -1)).length > 1;
  }

  /** Add a row behind a thing, a copy of it unless another one is given; the key of the new thing. */
  add(thing: Thing, name: string, made: Row = this.row(thing), how: How = this.how): string {
    const list = thing.path.slice(0, -1);
    const at = Number(thing.path.at(-1)) + 1;
    const row: Row = { ...made };
    if (thing.growth === "own") row.id = freeId(String(made.id), this.#named());
    if ("standing" in made) row.standing = how;
    const data = withRow(this.data, list, at, row);
    const named = thing.growth === "own" && thing.word !== null;
    this.#replace(named ? withName(data, words.language, `${thing.word}-${String(row.id)}`, name) : data);
    return [...list, at].join("/");
  }

  /** Add a card of the players' own behind a thing: an empty one, or a copy; the key of the new thing. */
  addCard(thing: Thing, name: string, setName: string, made: Row): string {
    const key = this.add(thing, name, { ...made, set: OWN_SET }, "own");
    const message = `set-${OWN_SET}`;
    const named = Object.values(rowAt(this.data, ["words"])).some(
      (names) => isRow(names) && message in names,
    );
    if (!named) this.#become(withName(this.data, words.language, message, setName));
    return key;
  }

  /** Every row that has an id of its own. */
  #named(): Row[] {
    return this.parts.flatMap((part) => part.things.map((one) => this.row(one)));
  }

  remove(thing: Thing): void {
    const data = withoutRow(this.data, thing.path.slice(0, -1), Number(thing.path.at(-1)));
    const own = this.isAdded(thing) && thing.word;
    this.#replace(withoutUnusedSets(own ? withoutNames(data, `${thing.word}-${thing.id}`) : data));
  }

  /** The shipped things of a part that the draft has no more. */
  removedIn(part: Part): Thing[] {
    const shipped = this.#shippedParts.find((one) => one.id === part.id)?.things ?? [];
    return shipped.filter((thing) => {
      const at = Number(thing.path.at(-1));
      return thing.growth !== null && !this.#origins(thing.path.slice(0, -1)).includes(at);
    });
  }

  /** Put a removed thing back to its place; its key. */
  putBack(thing: Thing): string {
    const list = thing.path.slice(0, -1);
    const at = placeOf(Number(thing.path.at(-1)), this.#origins(list));
    this.#replace(withRow(this.data, list, at, rowAt(this.shipped, thing.path)));
    return [...list, at].join("/");
  }

  /** Correct one field. A value as shipped gets its shipped standing back. */
  set(thing: Thing, field: Field, value: Json): void {
    const data = this.#with(this.data, thing, field, value);
    if (!equal(data, this.data)) this.#replace(data);
  }

  /** A copy of the data with another value of a field, and with what follows from it. */
  #with(data: Row, thing: Thing, field: Field, value: Json): Row {
    if (field.spread === "colour") return this.#repainted(data, thing, field, String(value));
    const made = structuredClone(data);
    const before = valueOf(rowAt(data, thing.path), field);
    this.#put(made, thing, field, value);
    if (field.spread === "doors" && Array.isArray(value))
      this.#openBothWays(made, thing, field, value.map(String));
    const other = field.spread === "swap" ? this.#beside(data, thing, field, value) : undefined;
    if (other) this.#put(made, other, field, before);
    return made;
  }

  /** The other thing of the same list that has a value. */
  #beside(data: Row, thing: Thing, field: Field, value: Json): Thing | undefined {
    const list = thing.path.slice(0, -1).join("/");
    return this.parts
      .flatMap((part) => part.things)
      .filter((one) => one.key !== thing.key && one.path.slice(0, -1).join("/") === list)
      .find((one) => equal(valueOf(rowAt(data, one.path), field), value));
  }

  /** Give a colour another name: everything that is named after it follows, and a new one gets words. */
  #repainted(data: Row, thing: Thing, field: Field, name: string): Row {
    const old = String(rowAt(data, thing.path)[field.name]);
    const colour = this.#knownColour(name) ?? setId(name);
    if (!colour || colour === old) return data;
    let made = repainted(this.game, data, old, colour);
    replaceAt(
      made,
      thing.path,
      corrected(
        { ...rowAt(made, thing.path), [field.name]: old },
        this.shippedRow(thing),
        field,
        colour,
        this.how,
      ),
    );
    const names = Object.entries(namesOfColour(this.game, name.trim(), colour));
    if (names.some(([message]) => words.of(this.game).has(message))) return made;
    for (const [message, text] of names) made = withName(made, words.language, message, text);
    return made;
  }

  /** The id of a colour that has this name in the reader's language. */
  #knownColour(name: string): string | undefined {
    const wanted = name.trim().toLocaleLowerCase();
    const known = [...HERALDRY.map((one) => one.colour), ...COLOURS_OF_GLASS];
    return known.find((one) => workshopWords.value(this.game, "colour", one).toLocaleLowerCase() === wanted);
  }

  /** The action of another place comes here, and this one goes there. */
  exchange(thing: Thing, other: Thing): void {
    const data = structuredClone(this.data);
    for (const [to, from] of [
      [thing, other],
      [other, thing],
    ] as const)
      for (const field of to.fields) this.#put(data, to, field, valueOf(this.row(from), field));
    this.#replace(data);
  }

  /** Put another row in the place of a thing's. */
  replace(thing: Thing, row: Row): void {
    const data = structuredClone(this.data);
    replaceAt(data, thing.path, row);
    this.#replace(data);
  }

  /** Go on with data that were changed in several places. */
  reshape(data: Row): void {
    this.#replace(data);
  }

  /** Change a card as a whole. */
  setCard(thing: Thing, card: Row): void {
    const data = structuredClone(this.data);
    replaceAt(data, thing.path, correctedCard(card, this.shippedRow(thing), this.how));
    this.#replace(data);
  }

  /** Put a card into the set of this name; into the printed cards without one. */
  setCardSet(thing: Thing, name: string): void {
    const data = structuredClone(this.data);
    const { set: _, ...card } = this.row(thing);
    const set = setId(name);
    const made = set ? { ...card, set } : card;
    replaceAt(data, thing.path, correctedCard(made, this.shippedRow(thing), this.how));
    const named = set ? withName(data, words.language, `set-${set}`, name) : data;
    this.#replace(withoutUnusedSets(named));
  }

  /** The name of the set of a card; empty for the printed cards. */
  cardSet(thing: Thing): string {
    const { set } = this.row(thing);
    if (typeof set !== "string") return "";
    const names = rowAt(this.data, ["words"]);
    const languages = [words.language, ...Object.keys(names)];
    return languages.map((language) => nameIn(this.data, language, `set-${set}`)).find(Boolean) ?? set;
  }

  /** A door has two sides: the other room follows. */
  #openBothWays(data: Row, thing: Thing, field: Field, doors: readonly string[]): void {
    const rooms = this.parts.find((part) => part.id === "rooms")?.things ?? [];
    for (const other of rooms) {
      if (other.key === thing.key) continue;
      const before = rowAt(data, other.path).doors;
      const theirs = Array.isArray(before) ? before.map(String) : [];
      const wanted = doors.includes(other.id);
      if (wanted === theirs.includes(thing.id)) continue;
      const after = wanted ? [...theirs, thing.id] : theirs.filter((id) => id !== thing.id);
      this.#put(data, other, field, after);
    }
  }

  #put(data: Row, thing: Thing, field: Field, value: Json): void {
    const row = rowAt(data, thing.path);
    replaceAt(data, thing.path, corrected(row, this.shippedRow(thing), field, value, this.how));
  }

  /** Whether this edition names a thing in any language. */
  isNamed(thing: Thing): boolean {
    const languages = Object.keys(rowAt(this.data, ["words"]));
    const messages = namesOf(thing, this.row(thing)).map((one) => one.message);
    return languages.some((language) =>
      messages.some((message) => nameIn(this.data, language, message) !== null),
    );
  }

  /** Name a thing in a language; grammar that is not said stays as it is. */
  rename(language: string, message: string, name: string, grammar?: Readonly<Record<string, string>>): void {
    const data = withName(this.data, language, message, name, grammar);
    if (!equal(data, this.data)) this.#replace(data);
  }

  /** A thing as shipped, with what follows from its fields. What lies in the same file below it stays. */
  takeBack(thing: Thing): void {
    const shipped = this.shippedRow(thing);
    const names = namesOf(thing, this.row(thing));
    let data = names.reduce((made, { message }) => withoutNames(made, message), this.data);
    for (const field of thing.fields) data = this.#with(data, thing, field, valueOf(shipped, field));
    if (typeof thing.path.at(-1) === "number") {
      data = structuredClone(data);
      replaceAt(data, thing.path, structuredClone(shipped));
    }
    this.#replace(data);
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#become(before);
  }

  /** Go on from an edition of the house. */
  async load(key: string): Promise<void> {
    const line = this.editions.find((one) => one.key === key);
    const data = await api.components<Row>(key);
    this.name = line && !line.shipped ? line.name : "";
    this.#replace(data);
  }

  /** Go on from an edition that came as a file. */
  async openFile(file: File): Promise<void> {
    this.trouble = "";
    try {
      const read: unknown = JSON.parse(await file.text());
      await person.introduce();
      const { name, data } = await api.readEdition<Row>(this.game, read);
      this.name = name;
      this.#replace(data);
    } catch (error) {
      if (error instanceof SyntaxError) this.trouble = workshopWords.say("no-edition", { file: file.name });
      else if (error instanceof Refusal) this.trouble = `${file.name}: ${error.problem.text}`;
      else throw error;
    }
  }

  async save(): Promise<void> {
    this.trouble = "";
    try {
      await person.introduce();
      this.saved = await api.saveEdition(this.game, { name: this.name.trim(), data: this.data });
      this.editions = (await api.editions(this.game)).editions;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.problem.text;
    }
  }

  #replace(data: Row): void {
    this.#before = [...this.#before, this.data];
    this.#become(data);
  }

  #become(data: Row): void {
    this.data = data;
    this.saved = null;
    this.#spread();
    this.keep();
    clearTimeout(this.#timer);
    this.checking = true;
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  /** The page speaks with the names of the draft. */
  #spread(): void {
    words.adopt(this.game, (this.data.words ?? {}) as GivenWords);
  }

  async #ask(): Promise<void> {
    const number = ++this.#asked;
    this.checking = true;
    this.trouble = "";
    try {
      await person.introduce();
      const check = await api.checkEdition(this.game, { name: this.name.trim() || "draft", data: this.data });
      if (number === this.#asked) this.check = check;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.problem.text;
    } finally {
      if (number === this.#asked) this.checking = false;
    }
  }

  get #place(): string {
    return `chapterhouse.workshop.${this.game}`;
  }

  get #shippedMark(): string {
    return this.editions.find((one) => one.shipped)?.fingerprint ?? "";
  }

  /** Closing the page loses nothing. */
  keep(): void {
    const kept: Kept = { shipped: this.#shippedMark, name: this.name, data: this.data };
    if (this.changed) localStorage.setItem(this.#place, JSON.stringify(kept));
    else localStorage.removeItem(this.#place);
  }

  /** What was kept here; nothing if it was made from other shipped data. */
  #kept(): Kept | null {
    const text = localStorage.getItem(this.#place);
    if (!text) return null;
    const kept = readKept(text);
    return kept?.shipped === this.#shippedMark ? kept : null;
  }
}

/** A draft as this page has written it; nothing if the browser's storage holds something else. */
function readKept(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const { shipped, name, data } = kept ?? {};
    return typeof shipped === "string" && typeof name === "string" && isRow(data)
      ? { shipped, name, data }
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A row that holds other things too is compared by its own fields. */
function sameFields(thing: Thing, row: Row, shipped: Row): boolean {
  return thing.fields.every((field) => equal(valueOf(row, field), valueOf(shipped, field)));
}

function replaceAt(data: Row, path: Path, row: Row): void {
  const holder = valueAt(data, path.slice(0, -1));
  const last = path.at(-1) ?? "";
  if (Array.isArray(holder)) holder[Number(last)] = row;
  else if (isRow(holder)) holder[String(last)] = row;
}
