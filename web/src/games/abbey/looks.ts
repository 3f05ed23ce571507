/** What makes a face besides its traits: nothing here tells anything about the case, it only helps to know people. */
import type { Components } from "./components";

export interface Looks {
  hair: string;
  skin: string;
  brow: number;
  nose: number;
  mouth: number;
  eyes: number;
}

const HAIR = ["#4a3524", "#8a8580", "#7a3f22", "#241d1a", "#b08a45", "#c9c3b8"];
const SKIN = ["#f0cfae", "#e3b78f", "#f3d9bf", "#c99b74"];

/** A different face for each suspect, always the same one. */
export function looksOf({ suspects }: Components, id: string): Looks {
  const at = suspects.findIndex((suspect) => suspect.id === id);
  return {
    hair: HAIR[(at * 5 + 1) % HAIR.length] ?? "",
    skin: SKIN[(at * 3) % SKIN.length] ?? "",
    brow: at % 3,
    nose: Math.floor(at / 3) % 3,
    mouth: (at + Math.floor(at / 4)) % 3,
    eyes: Math.floor(at / 2) % 3,
  };
}
