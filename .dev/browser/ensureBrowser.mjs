// @ts-check
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quietly, withoutSandbox } from "./chromium.mjs";
import { findChromium } from "./findChromium.mjs";
import { run } from "../shared/run.mjs";
import { say } from "../shared/say.mjs";
import { stop } from "../shared/stop.mjs";
import { tool } from "../shared/tool.mjs";

/** Makes sure that a Chromium is there that starts, and names it to the tools by CHROMIUM_PATH. */
export async function ensureBrowser() {
  if (await takeInstalled()) return;
  if (process.env.CHROMIUM_PATH)
    stop(
      `The browser at CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) does not start.`,
      "Correct the variable, or unset it to have a browser found or installed.",
    );

  say("playwright install chromium, as no Chromium here starts");
  const download = await run(
    tool("playwright", "playwright", "install", "--no-shell", "chromium"),
    {
      // A network that drops packets is given up on in seconds; a slow download may take its time.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
      timeout: 10 * 60_000,
    },
  );
  if (await takeInstalled()) return;
  if (!download.ok) say("the download failed; trying the system's own package");

  for (const command of aptCommands()) {
    say(command.join(" "));
    await run(command, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  }
  if (await takeInstalled()) return;

  stop(
    "No Chromium could be found or installed, and the stories and e2e tests need one.",
    "Install Chrome or Chromium by hand, or set CHROMIUM_PATH to one, and run the command again.",
  );
}

async function takeInstalled() {
  for (const path of await findChromium()) {
    if (!(await starts(path))) continue;
    process.env.CHROMIUM_PATH = path;
    return true;
  }
  return false;
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

/** @returns {string[][]} */
function aptCommands() {
  if (process.platform !== "linux") return [];
  // -n: where sudo would ask for a password, it fails instead.
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return [
    [...sudo, "apt-get", "update"],
    [...sudo, "apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  ];
}
