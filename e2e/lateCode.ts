import { readdirSync } from "node:fs";
import { join } from "node:path";

const assets = join(import.meta.dirname, "pages/dist/assets");

/**
 * The pattern of the address under which the pages load code late, to hold it up or to fail it.
 *
 * @param module the name of the module that they import.
 * @throws when the pages have no such code: a test that holds up nothing would prove nothing.
 */
export function lateCode(module: string): RegExp {
  if (!readdirSync(assets).some((file) => file.startsWith(`${module}-`) && file.endsWith(".js")))
    throw new Error(`No page loads ${module} late.`);
  return new RegExp(`/assets/${module}-[^/]*\\.js`);
}
