// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of the apps that have packages of their own. */
export const consumers = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, "package.json")),
);
