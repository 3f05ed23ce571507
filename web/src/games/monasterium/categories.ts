/** What the final scoring counts, and the drawing that stands for it. */
export const CATEGORIES: Readonly<Record<string, string>> = {
  majority: "most",
  chapels: "chapel",
  cloisters: "cloister",
  resources: "store",
};
