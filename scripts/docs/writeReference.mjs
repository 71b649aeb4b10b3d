// @ts-check
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run.mjs";
import { makeLlms, makeReference } from "./makeReference.mjs";

// Writes docs/reference and llms.txt. A part of `npm run api`.

rmSync(join(root, "docs/reference"), { recursive: true, force: true });
for (const [path, text] of Object.entries(await makeReference())) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), `${text}\n`);
}
writeFileSync(join(root, "llms.txt"), `${makeLlms()}\n`);
