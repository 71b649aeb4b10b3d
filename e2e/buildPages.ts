import { join } from "node:path";
import { build } from "vite";

/**
 * Builds the pages for production.
 *
 * @returns The folder they are in.
 */
export async function buildPages() {
  await build({ configFile: join(import.meta.dirname, "pages/vite.config.ts") });
  return join(import.meta.dirname, "pages/dist");
}
