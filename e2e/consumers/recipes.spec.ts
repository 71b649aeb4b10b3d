import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { targetTest as test } from "../fixtures";
import { servers } from "../servers";
import { servePages } from "../servers/servePages";
import { nextView, readThrough } from "../support";
import { pressByKeyboard, serveConsumer, tabTo } from "./support";

// Whole chats, as a user would copy them, with the package as it is published.
// What the server, or the agent, reports counts: not what the page believes it has sent.

type Chat = Page | FrameLocator;
type Served = Awaited<ReturnType<typeof servePages>>;

interface Recipe {
  name: string;
  /** Serves the built chat. */
  serve: () => Promise<Served[]>;
  /** Opens the chat where it is served, and returns the page or frame that it is in. */
  open: (page: Page, url: string, otherUrl: string) => Promise<Chat>;
  /** Whether it shows forms alone. */
  formsOnly?: boolean;
  /** Whether the chat is in a frame of another origin, where no dangerous page is opened. */
  isFramed?: boolean;
  /** What ends a turn, where something does. */
  stop?: string;
  /** Whether it makes its calls by `withElicitation`, in a page of its own. */
  keepsClock?: boolean;
}

const { everything, agent } = servers;

/** Serves what was built in a folder, on two origins. */
const built = (folder: string) => () => {
  const dist = join(import.meta.dirname, folder, "dist");
  return Promise.all([servePages(dist), servePages(dist)]);
};

/** Opens a page that is told where the server is. */
const at =
  (path: string, query: Record<string, string> = { server: everything }): Recipe["open"] =>
  async (page, url) => {
    await page.goto(`${url}${path}?${new URLSearchParams(query)}`);
    return page;
  };

/** Opens a page that has the chat in a frame of another origin. */
const framed: Recipe["open"] = async (page, url, otherUrl) => {
  const query = new URLSearchParams({ server: everything, chat: new URL(otherUrl).origin });
  await page.goto(`${url}frames/host.html?${query}`);
  return page.frameLocator("iframe");
};

const mcpRecipes: Recipe[] = [
  {
    name: "plain React and the MCP SDK",
    serve: built("plain-react"),
    open: at(""),
    keepsClock: true,
  },
  {
    name: "postMessage from a host frame",
    serve: built("plain-react"),
    open: framed,
    isFramed: true,
    keepsClock: true,
  },
  { name: "AI SDK", serve: built("ai-sdk"), open: at("index.html"), formsOnly: true, stop: "Stop" },
  {
    name: "AI SDK with a route",
    serve: async () => [
      await serveConsumer("ai-sdk", ["dist/server/main.js"], { MCP_SERVER: everything }),
    ],
    open: at(""),
    formsOnly: true,
    stop: "Stop",
  },
  {
    name: "assistant-ui",
    serve: built("assistant-ui"),
    open: at("index.html"),
    stop: "Stop",
    keepsClock: true,
  },
  { name: "CopilotKit", serve: built("copilotkit"), open: at("index.html"), keepsClock: true },
];
const acpRecipe: Recipe = {
  name: "ACP",
  serve: built("plain-react"),
  open: at("", { chat: "acp", agent }),
};

const form = (chat: Chat) => chat.locator('[data-elicit="elicitation"]');
const button = (chat: Chat, name: string | RegExp) =>
  chat.getByRole("button", { name, exact: true });

/** Serves a recipe for the tests around, and gives what opens it. */
function serving({ serve, open }: Recipe) {
  let served: Served[] = [];
  test.beforeAll(async () => {
    served = await serve();
  });
  test.afterAll(() => Promise.all(served.map((each) => each.stop())));
  return (page: Page) => {
    const [url = "", otherUrl = ""] = served.map((each) => each.url);
    return open(page, url, otherUrl);
  };
}

/** Says something in the chat, once the turn before is over. */
async function say(chat: Chat, page: Page, text: string) {
  await expect(button(chat, "Stop")).toHaveCount(0);
  const box = chat.getByRole("textbox", { name: "Message", exact: true });
  await tabTo(page, box);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("");
}

const isOpened = (page: Page) => (timeout: number) =>
  expect.poll(() => page.context().pages(), { timeout }).toHaveLength(2);

async function press(
  chat: Chat,
  page: Page,
  name: string | RegExp,
  isTaken?: (timeout: number) => Promise<void>,
) {
  await readThrough(chat);
  await pressByKeyboard(page, button(chat, name), isTaken);
}

/** The last answer as the asker got it, by its own report in the chat. */
async function reported(chat: Chat): Promise<unknown> {
  const report = chat.getByText("Raw result:").last();
  return JSON.parse((await report.textContent())?.split("Raw result:").at(-1) ?? "");
}

for (const recipe of mcpRecipes) {
  test.describe(recipe.name, () => {
    const open = serving(recipe);

    test("forms are answered and declined by keyboard, and the chat goes on", async ({ page }) => {
      const chat = await open(page);
      await say(chat, page, "Please register me");
      await expect(form(chat)).toBeVisible();
      await tabTo(page, chat.getByRole("textbox", { name: "String", exact: true }));
      await page.keyboard.type("Ada");
      await press(chat, page, "Submit");
      await expect(chat.getByText("The tool says: ✅ User provided")).toBeVisible();
      expect(await reported(chat)).toMatchObject({ action: "accept", content: { name: "Ada" } });
      await expect(form(chat)).toHaveCount(0);

      await say(chat, page, "Please register me once more");
      await press(chat, page, "Decline");
      await expect(chat.getByText("The tool says: ❌ User declined")).toBeVisible();
      expect(await reported(chat)).toEqual({ action: "decline" });

      await say(chat, page, "Thank you");
      await expect(chat.getByText("You said: Thank you")).toBeVisible();
    });

    if (!recipe.formsOnly) {
      test("a page is agreed to, and the chat goes on", async ({ page, target }) => {
        const chat = await open(page);
        await say(chat, page, `Please open ${target.url}pay`);
        if (recipe.isFramed) {
          await expect(chat.getByText("can’t be opened here", { exact: false })).toBeVisible();
          await press(chat, page, "Decline");
          expect(await reported(chat)).toEqual({ action: "decline" });
          expect(target.visits).toEqual([]);
          return;
        }
        const opening = page.context().waitForEvent("page");
        await press(chat, page, /^Open /, isOpened(page));
        await (await opening).close();
        await expect(chat.getByText("The tool says: ✅ User completed")).toBeVisible();
        expect(await reported(chat)).toEqual({ action: "accept" });
        expect(target.visits).toEqual([{ path: "/pay", referer: undefined }]);

        await say(chat, page, "Thank you");
        await expect(chat.getByText("You said: Thank you")).toBeVisible();
      });
    }

    if (recipe.keepsClock) {
      test("a form waits for longer than a call may take, and is answered", async ({ page }) => {
        await page.clock.install();
        const chat = await open(page);
        await say(chat, page, "Please register me");
        // The timeout pauses once the form is on screen.
        await nextView(form(chat));
        await page.clock.fastForward("30:00");
        await press(chat, page, "Decline");
        await expect(chat.getByText("The tool says: ❌ User declined")).toBeVisible();
        expect(await reported(chat)).toEqual({ action: "decline" });
      });
    }

    if (recipe.stop) {
      test("a form goes with the call that is stopped, and the chat goes on", async ({ page }) => {
        const chat = await open(page);
        await say(chat, page, "Please register me");
        await expect(form(chat)).toBeVisible();
        await press(chat, page, recipe.stop ?? "");
        await expect(form(chat)).toHaveCount(0);

        await say(chat, page, "Thank you");
        await expect(chat.getByText("You said: Thank you")).toBeVisible();
      });
    }
  });
}

test.describe(acpRecipe.name, () => {
  const open = serving(acpRecipe);

  test("a form is answered in the chat by keyboard, and the chat goes on", async ({ page }) => {
    const chat = await open(page);
    await say(chat, page, "Ask me");
    await tabTo(page, chat.getByRole("radio", { name: "Careful" }));
    await page.keyboard.press("Space");
    await press(chat, page, "Submit");
    await expect(chat.getByText("Raw result:")).toBeVisible();
    expect(await reported(chat)).toEqual({
      action: "accept",
      content: { strategy: "careful", branch: "main" },
    });

    await say(chat, page, "What do I show?");
    await expect(chat.getByText("Raw result:")).toHaveCount(2);
    expect(await reported(chat)).toEqual({ declared: { form: {}, url: {} } });
  });

  test("a page is agreed to, then a form is declined", async ({ page }) => {
    const chat = await open(page);
    await say(chat, page, "Sign me in");
    const opening = page.context().waitForEvent("page");
    await press(chat, page, /^Open /, isOpened(page));
    const opened = await opening;
    await opened.getByRole("button", { name: "Sign in" }).click();
    await expect(opened.getByText("Signed in.")).toBeVisible();
    await opened.close();
    await expect(chat.getByText("Raw result:")).toBeVisible();
    expect(await reported(chat)).toEqual({ action: "accept" });

    await say(chat, page, "Ask me");
    await press(chat, page, "Decline");
    await expect(chat.getByText("Raw result:")).toHaveCount(2);
    expect(await reported(chat)).toEqual({ action: "decline" });
  });
});
