import { ElicitationForm, en, UrlConsent } from "react-elicitation";
export * from "./main.js";

/** A host that has another page, loaded later, which uses the same modules as this one. */
Object.assign(globalThis, {
  loadLater: () => import("./later.js"),
  now: { ElicitationForm, en, UrlConsent },
});
