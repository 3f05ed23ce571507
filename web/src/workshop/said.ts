/** Values in words, as the drawings and the overview show them. */
import { isRow, type Json, type Row } from "./data";
import { valueOf, type Field } from "./parts";
import { workshopWords } from "./workshop-words.svelte";

export function saidValue(game: string, field: Field, row: Row): string {
  const value = valueOf(row, field);
  if (field.kind === "marks")
    return [...String(value)].map((mark) => workshopWords.value(game, field.word, mark)).join(", ");
  if (!Array.isArray(value)) return saidOne(game, field, value);
  return value.map((one) => saidOne(game, field, one)).join(field.kind === "numbers" ? " " : ", ");
}

function saidOne(game: string, field: Field, one: Json): string {
  if (typeof one === "string") return workshopWords.value(game, field.word, one);
  if (typeof one === "boolean") return workshopWords.say(one ? "yes" : "no");
  if (Array.isArray(one)) return one.join("-");
  return isRow(one) ? saidAsk(game, one) : String(one);
}

const WORDS: Readonly<Record<string, string>> = { area: "area", room: "good", monastery: "monastery" };

/** An area that a Mission card asks for. */
function saidAsk(game: string, ask: Row): string {
  return Object.entries(ask)
    .map(([part, value]) => workshopWords.value(game, WORDS[part], String(value)))
    .join(" ");
}
