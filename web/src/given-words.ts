/**
 * Names that an edition gives to its components, as messages. A name replaces the shipped one in its own language; where
 * the catalogue has no such message, it serves in every language. `kernel/edition_words.py` has the same rule.
 */
export type GivenWords = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>;

export function givenSource(given: GivenWords, language: string, known: (key: string) => boolean): string {
  const chosen = new Map(Object.entries(given[language] ?? {}));
  for (const names of Object.values(given))
    for (const [key, name] of Object.entries(names))
      if (!chosen.has(key) && !known(key)) chosen.set(key, name);
  return [...chosen].map(([key, name]) => message(key, name)).join("");
}

function message(key: string, given: string | Readonly<Record<string, string>>): string {
  if (typeof given === "string") return `${key} = ${escaped(given)}\n`;
  const { name = key, ...grammar } = given;
  const attributes = Object.entries(grammar).map(([form, said]) => `    .${form} = ${escaped(said)}\n`);
  return `${key} = ${escaped(name)}\n${attributes.join("")}`;
}

const escaped = (said: string): string => said.trim().replace(/[{}]/g, (brace) => `{ "${brace}" }`);
