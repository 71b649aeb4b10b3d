// @ts-check
import { readManual } from "../scripts/docs/readManual.mjs";

const ID = "virtual:manual";

/**
 * Gives pages what the sources say of themselves: `import manual from "virtual:manual"`.
 *
 * @returns {import("vite").Plugin}
 */
export function manual() {
  return {
    name: "manual",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(await readManual())};` : undefined,
    handleHotUpdate({ file, server }) {
      const module = server.moduleGraph.getModuleById(`\0${ID}`);
      // The next page that asks reads the sources again.
      if (module && /\.(tsx?|css)$/.test(file)) server.moduleGraph.invalidateModule(module);
    },
  };
}
