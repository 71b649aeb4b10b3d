import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { chromiumOptions } from "../scripts/browsers.mjs";

const folder = join(import.meta.dirname, "pages/dist");

/** A test in a browser that has the pages installed as those of an extension. */
export const test = base.extend({
  context: async ({ playwright: { chromium } }, provide) => {
    const { args, ...options } = chromiumOptions();
    const profile = mkdtempSync(join(tmpdir(), "profile-"));
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      ignoreDefaultArgs: ["--disable-extensions"],
      args: [
        ...args,
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
        // Chromium is about to forbid the switch before.
        "--disable-features=DisableLoadExtensionCommandLineSwitch",
      ],
    });
    await provide(context);
    await context.close();
    rmSync(profile, { recursive: true });
  },
});
