import type { ElicitationResult } from "react-elicitation";
import { loadPublicSuffixes } from "react-elicitation/core";
import { lazy, type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Everything, queue } from "./Everything";
import { readTold, requester } from "./requests";

window.results = [];
window.recovered = [];
window.hydrated = {};
const onRespond = (result: ElicitationResult) => {
  window.results.push(result);
};
window.askQueue = async (request) => onRespond(await queue.elicit(request, { requester }));

const told = readTold(new URLSearchParams(location.search));
const Late = lazy(async () => {
  await new Promise<void>((resolve) => (window.arrive = resolve));
  return { default: ({ children }: { children: ReactNode }) => children };
});
const domains = told.known ? await loadPublicSuffixes() : undefined;

hydrateRoot(
  document,
  <StrictMode>
    <Everything told={told} domains={domains} Late={Late} onRespond={onRespond} />
  </StrictMode>,
  {
    onRecoverableError: (error) => {
      window.recovered.push(String(error));
    },
  },
);
