// @ts-check
import { countRenders } from "./countRenders.mjs";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";
import { npm, run } from "../../scripts/run.mjs";

/**
 * @typedef {object} BenchPage A fresh page that has imported a subject's code and shows nothing yet.
 * @property {import("playwright").Page} page
 * @property {import("playwright").CDPSession} devtools
 * @property {() => Promise<void>} load Imports the subject's code, which is part of opening but where
 *   that is what is measured.
 * @property {() => Promise<void>} collectGarbage
 * @property {() => Promise<void>} close
 */

/**
 * Opens a fresh page in a profile of its own, so that no code was run or compiled before.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {{ renders?: boolean, blank?: boolean }} [options] `renders` counts the components that
 *   render. `blank` opens the page without the code.
 * @returns {Promise<BenchPage>}
 */
export async function openPage(browser, url, { renders = false, blank = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  // What is slow is to be measured, too.
  page.setDefaultTimeout(120_000);
  if (renders) await page.addInitScript(countRenders);
  const load = async () => {
    await page.goto(url);
    await page.waitForFunction(() => window.harness);
  };
  // A page of the same server, so that the browser keeps its process.
  if (blank) await page.goto(new URL("/blank.html", url).href);
  else await load();
  const devtools = await context.newCDPSession(page);
  const collectGarbage = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
  };
  await collectGarbage();
  return { page, devtools, load, collectGarbage, close: () => context.close() };
}

/**
 * Builds the page of one subject for production, with nothing in it of the others.
 *
 * @param {string} name
 * @param {{ minify?: boolean }} [options]
 */
export async function buildPage(name, { minify = true } = {}) {
  const page = join(import.meta.dirname, "page");
  const subject = ["tsx", "jsx"]
    .map((ending) => `${name}.${ending}`)
    .find((file) => existsSync(join(page, "subjects", file)));
  if (!subject) throw new Error(`There is no subject "${name}".`);
  await build({
    configFile: false,
    root: page,
    base: "./",
    logLevel: "error",
    plugins: [
      react(),
      {
        name: "subject",
        transformIndexHtml: {
          order: "pre",
          handler: (html) => html.replace("SUBJECT", subject),
        },
      },
    ],
    build: {
      outDir: join(import.meta.dirname, "dist", name),
      emptyOutDir: true,
      minify,
      chunkSizeWarningLimit: 2000,
    },
  });
}

/**
 * What ours shows of a schema, once all of it is there.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url of the pages.
 * @param {import("./Schema").Schema} schema
 */
export async function drawnByOurs(browser, url, schema) {
  const { page, close } = await openPage(browser, `${url}ours/`);
  try {
    await page.evaluate((it) => window.harness.mount(it), schema);
    return await page.evaluate(() => window.harness.drawn());
  } finally {
    await close();
  }
}

/** Serves the built pages, each under the name of its subject. */
export async function serve() {
  writeFileSync(
    join(import.meta.dirname, "dist/blank.html"),
    "<!doctype html><title>Blank</title>",
  );
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    appType: "mpa",
    build: { outDir: join(import.meta.dirname, "dist") },
    preview: {
      host: "127.0.0.1",
      port: 0,
      headers: {
        // Clocks of a page that is isolated are exact to 5 µs, of any other to 100.
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        // No code that was compiled for an earlier page.
        "cache-control": "no-store",
      },
    },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { url, stop: () => server.close() };
}

/** Installs what ours is measured against, unless the lock file's packages are there. */
export async function install() {
  // npm writes this file when an installation has ended.
  const installed = join(import.meta.dirname, "node_modules/.package-lock.json");
  const lock = join(import.meta.dirname, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const { ok, output } = await run(npm("ci"), { cwd: import.meta.dirname });
  if (!ok) throw new Error(`The packages to compare with could not be installed.\n${output}`);
}
