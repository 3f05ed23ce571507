/** The drawings of Monasterium: goods, figures, window panes. */
import { sheet } from "../../kit/symbols";
import "./art.css";

const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

/** All of them, as symbols `mm-<name>`. */
export const SHEET = sheet(files, "mm-");
