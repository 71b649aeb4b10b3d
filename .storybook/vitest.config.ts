import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumOptions } from "../.dev/chromium.mjs";
import { freePort } from "../.dev/free-port.mjs";

// Settled here, since the stories are built before the server starts.
const port = await freePort();

/** Every story as a test, in a real browser. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: "stories",
    globalSetup: `${import.meta.dirname}/liveServer.ts`,
    env: { STORYBOOK_LIVE_SERVER: `http://127.0.0.1:${port}/mcp` },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: await chromiumOptions() }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
    },
  },
});
