// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../common/root.mjs";
import { run } from "../common/run.mjs";

/** The folders of stories in which the work of a room can be seen. */
export const seenIn = /** @type {Record<string, string[]>} */ ({
  consent: ["consent"],
  url: ["consent"],
  elicitation: ["elicitation"],
  form: ["form", "kinds", "flows"],
  schema: ["form", "kinds"],
  validation: ["form"],
  nested: ["kinds", "flows", "receipt"],
  memory: ["flows"],
  queue: ["queue", "elicitation"],
  transport: ["live"],
  receipt: ["receipt"],
  answering: ["parts", "consent", "form"],
  hooks: ["parts", "consent", "form"],
  relay: ["live"],
  parts: ["parts", "consent", "form"],
  lazy: ["kinds", "consent"],
  text: ["form", "consent", "receipt"],
  time: ["elicitation", "queue"],
  protocol: ["elicitation", "live"],
  // These have no screen: unit tests say all of them.
  agents: [],
  automation: [],
  testing: [],
  strings: ["looks"],
  "styles.css": ["looks", "parts"],
});

/**
 * What has changed since this branch left the main one, and what is not committed yet.
 *
 * @returns {Promise<{ since: string, stories: string[] }>} The commit, and the files of stories in
 *   which a change can be seen.
 */
export async function changes() {
  const since = await branchPoint();
  const changed = await lines("diff", "--name-only", since);
  const added = await lines("ls-files", "--others", "--exclude-standard");
  /** @type {Set<string>} */
  const stories = new Set();
  for (const path of [...changed, ...added]) {
    const [top, place = ""] = path.split("/");
    const folders = top === "src" ? (seenIn[place] ?? []) : top === "stories" ? [place] : [];
    if (/^stories\/.*\.stories\.tsx$/.test(path)) stories.add(path);
    else for (const folder of folders) for (const file of storiesIn(folder)) stories.add(file);
  }
  return { since, stories: [...stories].sort() };
}

/** @param {string} folder */
function storiesIn(folder) {
  return readdirSync(join(root, "stories", folder))
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => `stories/${folder}/${name}`);
}

async function branchPoint() {
  for (const main of ["origin/HEAD", "origin/main", "main"]) {
    const [commit] = await lines("merge-base", "HEAD", main);
    if (commit) return commit;
  }
  return "HEAD";
}

/** @param {...string} args */
async function lines(...args) {
  const { ok, output } = await run(["git", ...args]);
  return ok ? output.split("\n").filter(Boolean) : [];
}
