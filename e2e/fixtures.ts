import { test as base } from "@playwright/test";
import { startTarget, type Target } from "./servers/targetServer";
import { chromiumOptions } from "../scripts/browsers.mjs";
import { freePort } from "../scripts/run.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A test with a page to open, on a server of its own. */
export const targetTest = base.extend<{ target: Target }>({
  target: async ({}, provide) => {
    const target = await startTarget();
    await provide(target);
    await target.stop();
  },
});

/**
 * A test in a browser whose windows take the focus from one another, and hide one another, as they
 * do before a person. Playwright otherwise has every page of Chromium believe that it is visible and
 * focused, always: then no `blur` follows on a new window. It spares only a browser that it is
 * connected to, and other engines.
 */
export const windowTest = targetTest.extend<object, { browserAddress: string | undefined }>({
  browserAddress: [
    async ({ browserName, playwright: { chromium } }, provide) => {
      if (browserName !== "chromium") return provide(undefined);
      const options = chromiumOptions();
      const port = await freePort();
      const browser = await chromium.launch({
        ...options,
        args: [...options.args, `--remote-debugging-port=${port}`],
      });
      await provide(`http://127.0.0.1:${port}`);
      await browser.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browserAddress, context: own, playwright: { chromium } }, provide) => {
    if (!browserAddress) return provide(own);
    const browser = await chromium.connectOverCDP(browserAddress, { noDefaults: true });
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no window to test in.");
    await provide(context);
    await Promise.all(context.pages().map((page) => page.close()));
    await browser.close();
  },
});

const extension = join(import.meta.dirname, "pages/dist");

/** A test in a browser that has the pages installed as those of an extension. */
export const extensionTest = base.extend({
  context: async ({ playwright: { chromium } }, provide) => {
    const { args, ...options } = chromiumOptions();
    const profile = mkdtempSync(join(tmpdir(), "profile-"));
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      ignoreDefaultArgs: ["--disable-extensions"],
      args: [
        ...args,
        `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`,
        // Chromium is about to forbid the switch before.
        "--disable-features=DisableLoadExtensionCommandLineSwitch",
      ],
    });
    await provide(context);
    await context.close();
    rmSync(profile, { recursive: true });
  },
});
