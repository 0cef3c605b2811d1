import { mount } from "svelte";
import App from "./App.svelte";
import { forgetStoredLinks } from "./common/links";
import "./theme.css";

forgetStoredLinks();
mount(App, { target: document.getElementById("app")! });
