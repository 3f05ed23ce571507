import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/art.css";
import "./look/room.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

/** The house was rebuilt while this page was open, and a part of the old one is gone: fetch the new one, once. */
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

/** The faces of the first page. Shown before they are there, its words would change size under the reader's eyes. */
const FACES = ['1em "EB Garamond"', '1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '1em "Uncial Antiqua"'];
const PATIENCE = 600;
const facesLoaded = Promise.race([
  Promise.all(FACES.map((face) => document.fonts.load(face))),
  new Promise((go) => setTimeout(go, PATIENCE)),
]);

settings.show();
followLinks();
if (settings.language !== "en") await words.speak(settings.language);
await facesLoaded;
mount(App, { target });
