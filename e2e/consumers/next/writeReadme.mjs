// @ts-check
import { join } from "node:path";
import { readExamples, writeExamples } from "../../documentExamples.mjs";

writeExamples(join(import.meta.dirname, "app/readme/dist"), readExamples("README.md").at(-1));
