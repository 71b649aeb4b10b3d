import { test as base } from "@playwright/test";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { startWebKit } from "../../scripts/webKit.mjs";
import { ScriptedPage } from "./ScriptedPage";

/** A test in a WebKit that the tests of a worker share: it has one window, on a screen of its own. */
export const test = base.extend<{ shown: ScriptedPage }, { driver: WebDriver }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which other fixtures are wanted: none
    async ({}, provide) => {
      const { server, capabilities, stop } = await startWebKit();
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities(capabilities))
        .build();
      // A story may take long on a busy machine: what is too long, the test says.
      await driver.manage().setTimeouts({ script: 180_000 });
      await provide(driver);
      await driver.quit();
      stop();
    },
    { scope: "worker" },
  ],
  shown: async ({ driver }, provide) => {
    const [first, ...rest] = await driver.getAllWindowHandles();
    for (const other of rest) {
      await driver.switchTo().window(other);
      await driver.close();
    }
    if (!first) throw new Error("The browser has no window to test in.");
    await driver.switchTo().window(first);
    await provide(new ScriptedPage(driver));
  },
});
