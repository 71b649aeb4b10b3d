import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Elicitation, ElicitationDialog, createLocalStorage } from "react-elicitation";
import { de } from "react-elicitation/strings/de";
import { answerAlone } from "./alone.js";

/** A host that asks what the test says, with every way into the package in use. */
const root = createRoot(/** @type {HTMLElement} */ (document.querySelector("#root")));
const storage = createLocalStorage("builds");
const given = [];
let asked = 0;

/** @param {{ dialog?: boolean, words?: "de" }} props */
function show({ dialog = false, words, ...props }) {
  asked += 1;
  const screen = createElement(dialog ? ElicitationDialog : Elicitation, {
    key: asked,
    requester: { name: "Local tools", url: "http://127.0.0.1:9/mcp" },
    storage,
    strings: words && de,
    onRespond: (result) => {
      given.push(result);
    },
    ...props,
  });
  root.render(createElement(StrictMode, null, screen));
}

Object.assign(globalThis, { host: { show, given, answerAlone } });
