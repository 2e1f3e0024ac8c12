import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./core/preferences.svelte";
import { router } from "./core/router.svelte";
import { watchHistory } from "./core/sheets";
import { shell } from "./core/shell";
import { awaitGesture } from "./core/sound";
import { words } from "./core/words.svelte";

preferences.show();
awaitGesture();
watchHistory();
router.start();
shell.start();

const target = document.getElementById("app");
if (target) {
  await words.speak(preferences.language);
  mount(App, { target });
}
