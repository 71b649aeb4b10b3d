// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cache } from "../common/cache.mjs";
import { hashOf } from "../common/hashOf.mjs";
import { say } from "../common/say.mjs";

/**
 * Notes which steps have passed, so that a run that was interrupted can go on where it stopped. What
 * passed counts only as long as no file has changed.
 *
 * @param {boolean} resume Whether this is a run that goes on, and that can be gone on with.
 */
export function startProgress(resume) {
  const file = cache("progress.json");
  const of = hashOf(".ci", ".dev", ".storybook", "e2e", "src", "stories", "package-lock.json");
  /** @type {{ of: string, passed: Record<string, number> }} */
  const known =
    resume && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { of, passed: {} };
  if (known.of !== of) {
    say("files have changed since the run before was interrupted: this one begins anew");
    known.passed = {};
  }

  return {
    /**
     * How many tests of a step passed before the interruption.
     *
     * @param {string} name
     * @returns {number | undefined}
     */
    passed: (name) => (Object.hasOwn(known.passed, name) ? known.passed[name] : undefined),
    /**
     * @param {string} name
     * @param {number} count
     */
    note(name, count) {
      known.passed[name] = count;
      if (resume) writeFileSync(file, JSON.stringify({ of, passed: known.passed }));
    },
    end: () => rmSync(file, { force: true }),
  };
}
