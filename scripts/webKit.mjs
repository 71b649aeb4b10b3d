// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { aptInstall } from "./browsers.mjs";
import { freePort, run } from "./run.mjs";

/*
 * Starts WebKitGTK, a relative of Safari, for the tests. Linux only: Playwright drives its own build of
 * WebKit alone.
 *
 *   node scripts/webKit.mjs      installs the engine, its driver, a screen and a window manager
 */
const packages = ["webkit2gtk-driver", "xvfb", "openbox", "locales"];

/** Without a locale, `navigator.language` is "C", which is none. */
const locale = { LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8", TZ: "Europe/Berlin" };

/**
 * Starts WebKitGTK's own little browser on a screen that nobody sees, to be driven by WebDriver:
 * Playwright drives its own build of WebKit alone. A window manager is there since without one no
 * window has the focus, and each browser has a screen of its own, since one window has it.
 *
 * @returns {Promise<{ server: string, capabilities: object, stop(): void }>} `server` is the
 *   address of WebDriver.
 */
export async function startWebKit() {
  /** @type {ReturnType<typeof start>[]} The last one first. */
  const started = [];
  const stop = () => {
    for (const { child } of started) child.kill();
  };
  try {
    const binary = findMiniBrowser();
    const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24"], {});
    started.unshift(screen);
    const DISPLAY = `:${(await screen.said).trim()}`;
    const env = { ...locale, DISPLAY };
    started.unshift(start("openbox", [], env));
    const port = await freePort();
    const driver = start("WebKitWebDriver", [`--port=${port}`], env);
    started.unshift(driver);
    const server = `http://127.0.0.1:${port}`;
    await Promise.race([answered(`${server}/status`), driver.ended]);
    return {
      server,
      capabilities: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      },
      stop,
    };
  } catch (error) {
    // What runs on would keep the command from ending.
    stop();
    throw error;
  }
}

/** @returns {string} Of one of several versions, in the folder of this processor. */
function findMiniBrowser() {
  const places = readdirSync("/usr/lib").flatMap((folder) =>
    ["4.1", "4.0"].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error("WebKitGTK's MiniBrowser is not installed.");
  return found;
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(program, args, env) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close").then(() => Promise.reject(new Error(`${program} ended.`)));
  const said = Promise.race([firstSaid(child.stdio[3]), ended]);
  // Whoever asks for neither hears of it from what does not answer.
  for (const each of [ended, said]) each.catch(() => {});
  return { child, said, ended };
}

/** @param {unknown} stream */
async function firstSaid(stream) {
  if (!(stream instanceof Readable)) throw new Error("There is nothing to read from.");
  const [said] = await once(stream, "data");
  return String(said);
}

/** @param {string} url */
async function answered(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${url}.`);
}

if (process.argv[1] === import.meta.filename) {
  aptInstall(...packages);
  // Containers often lack a locale.
  await run(["localedef", "-i", "en_US", "-f", "UTF-8", "en_US.UTF-8"]);
  (await startWebKit()).stop();
}
