import type { Export } from "../../scripts/docs/readLibrary.mjs";

/** Which exports stand on which page of the manual: each on one. */
export const pages = {
  components: ({ kind }: Export) => kind === "component",
  layout: ({ kind }: Export) => kind === "part",
  queue: (each: Export) => isCalled(each) && isOfQueue(each),
  functions: (each: Export) => isCalled(each) && !isOfQueue(each),
  types: ({ kind }: Export) => kind === "type",
};

function isCalled({ kind }: Export) {
  return kind === "function" || kind === "class" || kind === "value";
}

function isOfQueue({ entries }: Export) {
  return entries.some((entry) => /\/(?:queue|transport|agents|relay|automation)$/.test(entry));
}
