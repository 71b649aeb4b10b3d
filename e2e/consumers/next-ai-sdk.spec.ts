import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { freePort } from "../../scripts/run.mjs";
import { startEverything } from "../servers/everything.mjs";
import { readThrough, watchForTrouble } from "../support";
import { closeWithdrawn } from "../withdrawn";
import { serveConsumer } from "./support";

// The architecture of most products: an MCP client in a route of the AI SDK, whose requests the relay
// brings to the pages of their user. Only the language model is scripted.

const register = "trigger-elicitation-request";
let app: Awaited<ReturnType<typeof serveConsumer>>;
let server: Awaited<ReturnType<typeof startEverything>>;
let port: number;
let lastUser = 0;

test.beforeAll(async () => {
  port = await freePort();
  server = await startEverything(port);
  app = await serveConsumer("next-ai-sdk", ["../node_modules/next/dist/bin/next", "start"], {
    MCP_SERVER: server.url,
  });
});

test.afterAll(async () => {
  await app.stop();
  await server.stop();
});

/** Signs a user in whom no other test has. */
async function signIn(context: BrowserContext) {
  lastUser += 1;
  const value = `user-${process.pid}-${lastUser}`;
  await context.addCookies([{ name: "user", value, url: app.url }]);
}

async function open(page: Page, chat = "first") {
  await page.goto(`${app.url}chat/${chat}`);
  await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
}

async function say(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill(text);
  await box.press("Enter");
}

const toolCalls = (page: Page, name = register) => page.getByRole("region", { name, exact: true });
const forms = (page: Page | Locator) => page.locator("[data-elicit=elicitation]");
const stop = (page: Page) => page.getByRole("button", { name: "Stop", exact: true });

/** Waits until a turn is over, and the model has said its last word. */
async function expectEnd(page: Page, times = 1) {
  await expect(page.getByText("That is all.")).toHaveCount(times);
  await expect(stop(page)).toHaveCount(0);
}

async function fill(place: Locator, name: string) {
  await place.getByRole("textbox", { name: "String", exact: true }).fill(name);
}

async function submit(place: Locator) {
  await readThrough(place);
  await place.getByRole("button", { name: "Submit", exact: true }).click();
}

/** Allows the last call that needs it. */
async function allow(page: Page) {
  const call = toolCalls(page, "get-env").last();
  await call.getByRole("button", { name: "Allow once", exact: true }).click();
}

test.beforeEach(({ context }) => signIn(context));

test("a request appears at its tool call, and its answer in the result", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await open(page);
  await say(page, "Register me");
  await fill(toolCalls(page), "Ada");
  await submit(toolCalls(page));
  await expect(toolCalls(page)).toContainText("- Name: Ada");
  await expectEnd(page);
  await expect(forms(page)).toHaveCount(0);
  expect(await trouble.read()).toEqual([]);
});

test("two calls at once have their requests at their own tool calls", async ({ page }) => {
  await open(page);
  await say(page, "Register us both");
  const names = ["Ada", "Bob"];
  for (const [at, name] of names.entries()) await fill(toolCalls(page).nth(at), name);
  for (const at of names.keys()) await submit(toolCalls(page).nth(at));
  for (const [at, name] of names.entries())
    await expect(toolCalls(page).nth(at)).toContainText(`- Name: ${name}`);
  await expectEnd(page);
});

test("a user sees and answers only their own requests", async ({ page, browser }) => {
  await open(page);
  await say(page, "Register me");
  await fill(toolCalls(page), "Ada");
  const context = await browser.newContext();
  await signIn(context);
  const other = await context.newPage();
  // A chat of the same ID, which is another one.
  await open(other);
  await say(other, "Register me");
  await fill(toolCalls(other), "Bob");
  await expect(forms(other)).toHaveCount(1);
  await submit(toolCalls(other));
  await expectEnd(other);
  await expect(toolCalls(other)).toContainText("- Name: Bob");
  await submit(toolCalls(page));
  await expectEnd(page);
  await expect(toolCalls(page)).toContainText("- Name: Ada");
  await context.close();
});

test("two tabs show a request, and one response counts; another chat does not show it", async ({
  page,
  context,
}) => {
  await open(page);
  await say(page, "Register me");
  await expect(forms(toolCalls(page))).toBeVisible();
  const [second, otherChat] = [await context.newPage(), await context.newPage()];
  await second.goto(`${app.url}chat/first`);
  await expect(forms(toolCalls(second))).toBeVisible();
  await open(otherChat, "second");
  await say(otherChat, "Hello");
  await expect(otherChat.getByText("You said: Hello")).toBeVisible();
  await expect(forms(otherChat)).toHaveCount(0);
  await second.bringToFront();
  await fill(toolCalls(second), "Ada");
  await submit(toolCalls(second));
  for (const tab of [page, second]) {
    await expectEnd(tab);
    await expect(toolCalls(tab)).toContainText("- Name: Ada");
    await expect(forms(tab)).toHaveCount(0);
  }
});

test("a reload keeps the turn, its request and its messages", async ({ page }) => {
  await open(page);
  await say(page, "Register me");
  await expect(forms(toolCalls(page))).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(forms(toolCalls(page))).toBeVisible();
  }
  await fill(toolCalls(page), "Ada");
  await submit(toolCalls(page));
  await expectEnd(page);
  await expect(toolCalls(page)).toContainText("- Name: Ada");
  await page.reload();
  await expectEnd(page);
  await expect(toolCalls(page)).toContainText("- Name: Ada");
});

test("Stop removes the request, also after a reload, and the chat goes on", async ({ page }) => {
  await open(page);
  for (const time of ["first", "second"]) {
    await say(page, "Register me");
    await expect(forms(page)).toBeVisible();
    if (time === "second") await page.reload();
    await stop(page).click();
    await expect(stop(page)).toHaveCount(0);
    await expect(forms(page)).toHaveCount(0);
  }
  await say(page, "Thank you");
  await expect(page.getByText("You said: Thank you")).toBeVisible();
});

test("a server that is restarted ends its call, and is found again by the next turn", async ({
  page,
}) => {
  await open(page);
  await say(page, "Register me");
  await fill(toolCalls(page), "Ada");
  await server.stop();
  await submit(toolCalls(page));
  await expect(toolCalls(page)).toContainText("Your answer wasn’t sent. Try again.");
  server = await startEverything(port);
  await toolCalls(page).getByRole("button", { name: "Try again", exact: true }).click();
  await closeWithdrawn(page, "Ada");
  await expectEnd(page);
  await say(page, "Register me");
  const again = toolCalls(page).last();
  await fill(again, "Ada");
  await submit(again);
  await expect(again).toContainText("- Name: Ada");
});

test("a call that needs an approval runs only once the user allows it, once", async ({
  page,
  context,
}) => {
  await open(page);
  const call = toolCalls(page, "get-env");
  await say(page, "Print the environment");
  await expect(forms(call.first())).toContainText("get-env");
  // It is in the messages of the chat.
  await page.reload();
  await call.first().getByRole("button", { name: "Deny", exact: true }).click();
  await expect(call.first()).toContainText("You denied this call.");
  await expectEnd(page);
  await say(page, "Print the environment");
  await expect(forms(call.last())).toBeVisible();
  const second = await context.newPage();
  await open(second);
  await allow(page);
  await expect(call.last()).toContainText("PATH");
  await expectEnd(page, 2);
  // An approval is part of the messages, which the second tab has not read since.
  await second.bringToFront();
  await allow(second);
  await expect(second.getByText("Answered in another tab. Reload the page.")).toBeVisible();
  await second.reload();
  await expectEnd(second, 2);
});
