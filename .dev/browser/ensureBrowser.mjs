// @ts-check
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quietly, withoutSandbox } from "./chromium.mjs";
import { findChromium } from "./findChromium.mjs";
import { obtainBrowser } from "./obtainBrowser.mjs";
import { run } from "../common/run.mjs";
import { say } from "../common/say.mjs";

/** Makes sure that a Chromium is there that starts, and names it to the tools by CHROMIUM_PATH. */
export async function ensureBrowser() {
  await obtainBrowser({
    name: "Chromium",
    variable: "CHROMIUM_PATH",
    take: takeInstalled,
    download: ["--no-shell", "chromium"],
    packages: ["chromium"],
  });
}

async function takeInstalled() {
  for (const path of await findChromium()) {
    if (!(await starts(path))) continue;
    process.env.CHROMIUM_PATH = path;
    return path;
  }
  return "";
}

/**
 * Ubuntu's `chromium-browser` may be a mere hint to install it, and a downloaded browser may lack
 * libraries, so a browser counts once it has shown a page.
 *
 * @param {string} path
 */
async function starts(path) {
  if (!withoutSandbox()) {
    if (await showsPage(path)) return true;
    if (process.platform !== "linux") return false;
  }
  const ok = await showsPage(path, "--no-sandbox");
  if (ok && !withoutSandbox()) {
    say("Chromium's sandbox does not work on this system, so the tests run without it");
    process.env.CHROMIUM_SANDBOX = "off";
  }
  return ok;
}

/**
 * @param {string} path
 * @param {...string} args
 */
async function showsPage(path, ...args) {
  // A profile of its own, or it would hand the page to a browser that is already open.
  const profile = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  const page = ["--headless", `--user-data-dir=${profile}`, "--dump-dom", "about:blank"];
  const { ok } = await run([path, ...args, ...quietly, ...page], { timeout: 30_000 });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return ok;
}
