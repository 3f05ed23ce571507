import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/art.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

settings.show();
followLinks();
if (settings.language !== "en") await words.speak(settings.language);
mount(App, { target });
