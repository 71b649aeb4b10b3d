import { expect, type Locator, type Page, test as base } from "@playwright/test";
import type { ElicitationResult } from "react-elicitation";
import { strictPolicy } from "../servers/servePages";
import { serveConsumer } from "./support";

/** The versions of React that the package is for, and where each is installed: 19 is the project's own. */
const folders = { "React 18": "react-18", "React 19": ".." } as const;

export type ReactName = keyof typeof folders;

export const reacts = ["React 18", "React 19"] as const satisfies ReactName[];

interface Trouble {
  /** Every error and warning on the page, and what its content security policy refused. */
  read(): Promise<string[]>;
}

/**
 * A test with a server in English and UTC that renders with the React of `react`, in its development
 * build.
 */
export const test = base.extend<
  { react: ReactName; server: string; trouble: Trouble },
  { serve: (react: ReactName) => Promise<string> }
>({
  react: ["React 19", { option: true }],
  serve: [
    async ({}, provide) => {
      const servers = new Map<ReactName, ReturnType<typeof serveRendered>>();
      await provide(async (react) => {
        const server = servers.get(react) ?? serveRendered(react);
        servers.set(react, server);
        return (await server).url;
      });
      await Promise.all([...servers.values()].map(async (server) => (await server).stop()));
    },
    { scope: "worker" },
  ],
  server: async ({ react, serve }, provide) => {
    await provide(await serve(react));
  },
  trouble: async ({ page }, provide) => {
    const trouble: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) trouble.push(message.text());
    });
    page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
    await provide({
      async read() {
        // Once the page answers this, what it reported before has arrived.
        const recovered = await page.evaluate(() => window.recovered ?? []);
        return [...trouble, ...recovered];
      },
    });
  },
});

function serveRendered(react: ReactName) {
  return serveConsumer(folders[react], ["node_modules/.app/dist/server.mjs"], {
    NODE_ENV: "development",
    TZ: "UTC",
    LANG: "en_US.UTF-8",
    LC_ALL: "en_US.UTF-8",
    POLICY: strictPolicy,
  });
}

/** Goes on with Tab until something has the focus, as a person without a pointer does. */
export async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${wanted}.`);
}

/** The results that the host of the page was given. */
export function resultsOf(page: Page): Promise<ElicitationResult[]> {
  return page.evaluate(() => window.results);
}
