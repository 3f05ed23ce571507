/** Finding rules: every word that is looked for must stand in the title, the text, the chapter or the id of a rule. */

export interface Readable {
  id: string;
  chapter: string;
  title: string;
  text: string;
}

/** Small letters without accents, so that "priere" finds "Prière". */
export function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function findRules<T extends Readable>(rules: readonly T[], wanted: string): T[] {
  const terms = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const all = plain(`${rule.id} ${rule.chapter} ${rule.title} ${rule.text}`);
    return terms.every((term) => all.includes(term));
  });
}

/** Chapters in their order, each with its rules. */
export function byChapter<T extends Readable & { group: string }>(
  rules: readonly T[],
  chapters: readonly string[],
): { chapter: string; name: string; rules: T[] }[] {
  return chapters
    .map((chapter) => ({ chapter, rules: rules.filter((rule) => rule.group === chapter) }))
    .filter((one) => one.rules.length > 0)
    .map((one) => ({ ...one, name: one.rules[0]?.chapter ?? one.chapter }));
}
