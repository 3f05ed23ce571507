/** The six colours of the game, each on the arms that the house has for it. */

/** White and black have no arms of their own in the house: they carry those of purple and grey, repainted (art.css). */
const ARMS: Readonly<Record<string, string>> = { white: "purple", black: "grey" };

export function armsColour(colour: string): string {
  return ARMS[colour] ?? colour;
}
