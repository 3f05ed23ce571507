/** A table from a recorded position, without a server: `?position=monastery-late`. Nothing that is chosen is sent. */
import "../src/look/fonts.css";
import "../src/look/tokens.css";
import "../src/look/base.css";
import "../src/look/art.css";
import { mount } from "svelte";
import { ask } from "../src/api";
import { loadGame } from "../src/games/registry";
import { settings } from "../src/settings.svelte";
import { words } from "../src/words.svelte";
import Board from "./Board.svelte";
import { RecordedSource, type Recorded } from "./recorded-source";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
settings.show();
if (settings.language !== "en") await words.speak(settings.language);

const name = new URLSearchParams(location.search).get("position");
if (name) await lay(name, target);
else await list(target);

async function lay(position: string, target: HTMLElement): Promise<void> {
  const recorded = await ask<Recorded>("GET", `/positions/${position}.json`);
  const { game } = recorded.table;
  const [ui] = await Promise.all([loadGame(game, settings.list), words.learn(game)]);
  mount(Board, { target, props: { source: new RecordedSource(recorded), game, ui } });
}

/** Every position as a link. */
async function list(target: HTMLElement): Promise<void> {
  const links = (await ask<string[]>("GET", "/positions/index.json")).map((position) => {
    const link = document.createElement("a");
    Object.assign(link, { href: `?position=${position}`, textContent: position });
    const line = document.createElement("p");
    line.append(link);
    return line;
  });
  target.append(...links);
}
