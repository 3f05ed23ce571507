/** The drawings of Monastery: one file per kind of tile in `art/`, named as the data names it. */
import { sheet } from "../../kit/symbols";

const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

/** All of them, as symbols `tile-<kind>`. */
export const TILE_SHEET = sheet(files, "tile-");
