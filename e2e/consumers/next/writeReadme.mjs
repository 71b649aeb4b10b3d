// @ts-check
import { join } from "node:path";
import { writeReadmeSteps } from "../../readmeSteps.mjs";

writeReadmeSteps(join(import.meta.dirname, "app/readme/dist"));
