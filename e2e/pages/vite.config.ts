import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The pages that have a file of their own. */
const written = ["index", "consent", "asker", "dialog", "receipt"];

/** The pages that are index.html with another script. */
const made = ["acp", "approval", "channels", "fuzz", "live", "queue", "relay", "soak"];

const fileOf = (page: string) => join(import.meta.dirname, `${page}.html`);

function makePages(): Plugin {
  const pages = new Map(made.map((page) => [fileOf(page), page]));
  return {
    name: "make-pages",
    enforce: "pre",
    resolveId: (id) => (pages.has(id) ? id : undefined),
    load(id) {
      const page = pages.get(id);
      return page && readFileSync(fileOf("index"), "utf8").replace("harness.tsx", `${page}.tsx`);
    },
  };
}

const worker = "extensionWorker.ts";

/** The pages of a host, as a host would build them. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [react(), makePages()],
  build: {
    emptyOutDir: true,
    // A data URL for a small file would hide what the content security policy says of it.
    assetsInlineLimit: 0,
    // A worker has no document to put it in, and no browser here needs it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...[...written, ...made].map(fileOf), join(import.meta.dirname, worker)],
      output: {
        // The manifest of the extension says what it is called.
        entryFileNames: ({ name }) =>
          worker.startsWith(`${name}.`) ? "[name].js" : "assets/[name]-[hash].js",
      },
      // The SDK carries its browser build in one piece.
      checks: { pluginTimings: false },
    },
    chunkSizeWarningLimit: 2000,
  },
});
