/** The form of a new table without its page: who sits where, which options apply, what differs from the rulebook. */
import type { Contract, GameInfo, OptionField } from "../../protocol/generated/table";
import { usualBot, usualContract, usualPlayers, type ChairPlan } from "../making";

/** One chair of the form. `here` is another person at this device. */
export type ChairChoice =
  | { kind: "me" }
  | { kind: "friend" }
  | { kind: "here"; name: string }
  | { kind: "bot"; bot: string }
  | { kind: "closed" };

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

/** The names in the value of an option of the kind "several"; the value for some names. */
export const namesIn = (value: string): string[] => value.split("+").filter((name) => name !== "");

/** The names that are chosen. The default stands for all of them, or for none ("none"). */
export function chosenNames(field: OptionField, value: OptionValue): string[] {
  if (value !== field.default) return namesIn(String(value));
  return field.default === NONE ? [] : field.values.map(String);
}

/** The value of an option after one name was chosen or taken out. */
export function withName(field: OptionField, value: OptionValue, name: string, chosen: boolean): string {
  const before = chosenNames(field, value);
  const after = field.values.map(String).filter((one) => (one === name ? chosen : before.includes(one)));
  const usual = field.default === NONE ? after.length === 0 : after.length === field.values.length;
  return usual ? String(field.default) : after.join("+");
}

const NONE = "none";

/** Everything that the form remembers of a game. */
export interface TableForm {
  chairs: ChairChoice[];
  options: Options;
  contract: Contract;
}

/** The form of a game: what was chosen last, as far as it still fits, else the usual answers. */
export function tableForm(game: GameInfo, last: Partial<TableForm> = {}): TableForm {
  return {
    chairs: fittingChairs(game, last.chairs) ?? usualChairs(game),
    options: fittingOptions(game, last.options ?? {}),
    contract: { ...usualContract(), ...last.contract },
  };
}

/** I sit first; friends take the other chairs of a usual table; the rest stays closed. */
function usualChairs(game: GameInfo): ChairChoice[] {
  return Array.from({ length: mostPlayers(game) }, (_, seat): ChairChoice => {
    if (seat === 0) return { kind: "me" };
    return { kind: seat < usualPlayers(game) ? "friend" : "closed" };
  });
}

function fittingChairs(game: GameInfo, chairs: ChairChoice[] | undefined): ChairChoice[] | null {
  if (chairs?.length !== mostPlayers(game) || !game.players.includes(playersOf(chairs))) return null;
  const bots = game.bots.map((bot) => bot.name);
  return chairs.map((chair) =>
    chair.kind === "bot" && !bots.includes(chair.bot) ? { kind: "bot", bot: usualBot(game) } : chair,
  );
}

function fittingOptions(game: GameInfo, last: Options): Options {
  return Object.fromEntries(
    game.options.map((field) => {
      const value = last[field.name];
      return [field.name, value !== undefined && fits(field, value) ? value : field.default];
    }),
  );
}

function fits(field: OptionField, value: OptionValue): boolean {
  if (typeof value !== typeof field.default) return false;
  if (field.kind === "several") return chosenNames(field, value).every((name) => field.values.includes(name));
  return field.kind !== "choice" || field.values.includes(value as string | number);
}

export const mostPlayers = (game: GameInfo): number => Math.max(...game.players);

export const playersOf = (chairs: readonly ChairChoice[]): number =>
  chairs.filter((chair) => chair.kind !== "closed").length;

/** Whether two people or more play: then talk, absence and the like mean something. */
export const inCompany = (chairs: readonly ChairChoice[]): boolean =>
  chairs.filter((chair) => chair.kind === "me" || chair.kind === "friend" || chair.kind === "here").length >
  1;

export const hasFriends = (chairs: readonly ChairChoice[]): boolean =>
  chairs.some((chair) => chair.kind === "friend");

/** A chair may be closed while enough others remain. */
export function mayClose(game: GameInfo, chairs: readonly ChairChoice[], seat: number): boolean {
  const others = playersOf(chairs.filter((_, other) => other !== seat));
  return chairs[seat]?.kind === "closed" || game.players.includes(others);
}

/** The chairs as the server takes them; closed ones are left out. */
export function chairPlans(chairs: readonly ChairChoice[]): ChairPlan[] {
  return chairs.flatMap((chair): ChairPlan[] => {
    if (chair.kind === "closed") return [];
    if (chair.kind === "friend") return [{ type: "open-chair" }];
    if (chair.kind === "bot") return [{ type: "bot-chair", bot: chair.bot }];
    return [{ type: "my-chair", name: chair.kind === "here" ? chair.name.trim() : null }];
  });
}

/** The first name that two people at this device share. */
export function sharedName(host: string, chairs: readonly ChairChoice[]): string | null {
  const here = chairs.flatMap((chair) => (chair.kind === "here" ? [chair.name.trim()] : []));
  const names = chairs.some((chair) => chair.kind === "me") ? [host.trim(), ...here] : here;
  return names.find((name, at) => name !== "" && names.indexOf(name) !== at) ?? null;
}

/** The options that mean something with these answers. One that needs an option which itself does not apply is out too. */
export function fieldsThatApply(
  game: GameInfo,
  options: Options,
  chairs: readonly ChairChoice[],
): OptionField[] {
  const table: Options = { players: playersOf(chairs), company: inCompany(chairs) };
  const byName = new Map(game.options.map((field) => [field.name, field]));
  const applies = (field: OptionField): boolean =>
    Object.entries(field.needs).every(([name, value]) => answer(name) === value);
  function answer(name: string): OptionValue | undefined {
    const field = byName.get(name);
    if (!field) return table[name];
    return applies(field) ? options[name] : field.default;
  }
  return game.options.filter((field) => applies(field) && isChoice(field));
}

/** A list of which everything takes part, and that has one name only, leaves nothing to choose. */
const isChoice = (field: OptionField): boolean => field.kind !== "several" || field.values.length > 1;

/** The options that apply and are not as the rulebook has them. */
export function changedFields(
  game: GameInfo,
  options: Options,
  chairs: readonly ChairChoice[],
): OptionField[] {
  return fieldsThatApply(game, options, chairs).filter((field) => options[field.name] !== field.default);
}

/** What is sent: options that do not apply keep the value that the rulebook gives them. */
export function optionsToSend(game: GameInfo, options: Options, chairs: readonly ChairChoice[]): Options {
  const changed = changedFields(game, options, chairs).map((field) => [
    field.name,
    options[field.name] ?? "",
  ]);
  return { ...(Object.fromEntries(changed) as Options), players: playersOf(chairs) };
}
