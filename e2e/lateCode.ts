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
  lateFile(module);
  return new RegExp(`/assets/${module}-[^/]*\\.js`);
}

/**
 * The path under which the pages load code late, to load it before.
 *
 * @throws when the pages have no such code.
 */
export function lateFile(module: string): string {
  const file = readdirSync(assets).find(
    (each) => each.startsWith(`${module}-`) && each.endsWith(".js"),
  );
  if (file === undefined) throw new Error(`No page loads ${module} late.`);
  return `/assets/${file}`;
}
