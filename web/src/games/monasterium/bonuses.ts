/** The drawings of the road's bonuses. */
export const BONUS_ICONS: Readonly<Record<string, readonly string[]>> = {
  "any-action": ["star"],
  "influence-or-rosary": ["good-influence", "good-rosary"],
  "soup-or-exchange": ["good-soup", "exchange"],
  window: ["glass"],
  "personal-die": ["die", "points"],
};
