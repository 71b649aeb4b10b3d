// @ts-check
import { makeRegistryItem } from "../scripts/build/registryItem.mjs";

/**
 * Puts into the static site what `npx shadcn add` takes from an address, where registries have it:
 * `r/<name>.json`.
 *
 * @returns {import("vite").Plugin}
 */
export function registry() {
  return {
    name: "registry",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "r/elicitation.json", source: makeRegistryItem() });
    },
  };
}
