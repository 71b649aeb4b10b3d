import { join } from "node:path";
import { build } from "vite";

/**
 * Builds the pages for production, and the script that stands alone beside them.
 *
 * @returns The folder they are in.
 */
export async function buildPages() {
  for (const config of ["vite", "alone"]) {
    await build({ configFile: join(import.meta.dirname, `pages/${config}.config.ts`) });
  }
  return join(import.meta.dirname, "pages/dist");
}
