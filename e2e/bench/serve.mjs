// @ts-check
import { join } from "node:path";
import { preview } from "vite";

/** Serves the built pages, each under the name of its subject. */
export async function serve() {
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    appType: "mpa",
    build: { outDir: join(import.meta.dirname, "dist") },
    preview: {
      host: "127.0.0.1",
      port: 0,
      headers: {
        // Clocks of a page that is isolated are exact to 5 µs, of any other to 100.
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        // No code that was compiled for an earlier page.
        "cache-control": "no-store",
      },
    },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { url, stop: () => server.close() };
}
