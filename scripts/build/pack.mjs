// @ts-check
import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache, npm, run } from "../run.mjs";

/** Where `node scripts/build/pack.mjs` leaves the package as it would be published. */
export const packed = cache("package.tgz");

/** Builds the package (npm's `prepack` does) and packs it. */
export async function pack() {
  const folder = mkdtempSync(cache("pack-"));
  const { ok, output } = await run(npm("pack", "--pack-destination", folder));
  const [tarball] = readdirSync(folder);
  if (tarball) renameSync(join(folder, tarball), packed);
  rmSync(folder, { recursive: true });
  return { ok: ok && tarball !== undefined, output };
}

if (process.argv[1] === import.meta.filename) {
  const { ok, output } = await pack();
  console.log(output);
  process.exitCode = ok ? 0 : 1;
}
