import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { targetTest as test } from "../fixtures";
import { servePages } from "../servers/servePages";
import { readThrough } from "../support";
import { pressByKeyboard, tabTo } from "./support";

// Whole chats, as a user would copy them, with the package as it is published. What the agent, or the
// server, was sent counts: it says so in the chat.

let served: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  served = await servePages(join(import.meta.dirname, "plain-react/dist"));
});
test.afterAll(() => served.stop());

const button = (chat: Page | FrameLocator, name: string | RegExp) =>
  chat.getByRole("button", { name, exact: true });

async function say(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Message", exact: true });
  await tabTo(page, box);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Types into a box by keyboard, in place of what is in it. */
async function enter(page: Page, name: string, text: string) {
  await tabTo(page, page.getByRole("textbox", { name, exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function press(
  page: Page,
  name: string | RegExp,
  isTaken?: (timeout: number) => Promise<void>,
) {
  await readThrough(page);
  await pressByKeyboard(page, button(page, name), isTaken);
}

/** What was sent, by the chat's own report, once there are so many of them. */
async function reported(page: Page, count = 1): Promise<unknown> {
  const reports = page.getByText("Raw result:");
  await expect(reports).toHaveCount(count);
  return JSON.parse((await reports.last().textContent())?.split("Raw result:").at(-1) ?? "");
}

/** What was on screen, as the answer carries it. */
const digest = { action: expect.any(String), screen: expect.any(String) };

test.describe("AG-UI", () => {
  test("all that a run waits for is asked by keyboard, and goes back in one resume", async ({
    page,
  }) => {
    await page.goto(`${served.url}?chat=ag-ui`);
    await say(page, "Book a trip");
    await expect(page.getByText("1 of 2")).toBeVisible();
    await enter(page, "Name", "Ada");
    await press(page, "Submit");
    await expect(page.getByRole("heading", { name: "Use pay?" })).toBeVisible();
    await expect(page.getByText("500")).toBeVisible();
    await press(page, "Deny");
    const metadata = { "react-elicitation": { digest } };
    expect(await reported(page)).toEqual([
      { interruptId: "traveller", status: "resolved", payload: { name: "Ada" } },
      { interruptId: "payment", status: "resolved", payload: { approved: false }, metadata },
    ]);

    await say(page, "Thank you");
    await expect(page.getByText("You said: Thank you")).toBeVisible();
    await say(page, "Book another trip");
    await press(page, "Decline");
    await press(page, "Close without answering");
    expect(await reported(page, 2)).toEqual([
      { interruptId: "traveller", status: "cancelled", metadata: { action: "decline" } },
      { interruptId: "payment", status: "cancelled" },
    ]);

    await say(page, "Book a third trip");
    await enter(page, "Name", "Ada");
    await press(page, "Submit");
    await press(page, "Edit");
    await enter(page, "Amount", "400");
    await press(page, "Save changes");
    await press(page, "Allow once with changes");
    const editedArgs = { amount: 400, currency: "EUR" };
    expect(await reported(page, 3)).toEqual([
      { interruptId: "traveller", status: "resolved", payload: { name: "Ada" } },
      {
        interruptId: "payment",
        status: "resolved",
        payload: { approved: true, editedArgs },
        metadata,
      },
    ]);
  });
});

test.describe("LangGraph", () => {
  test("a call is edited, approved and rejected by keyboard", async ({ page }) => {
    await page.goto(`${served.url}?chat=langgraph`);
    await say(page, "Send a mail");
    await press(page, "Edit");
    await enter(page, "subject", "Dinner");
    // What is nested is asked by its own name, and keeps its type.
    await enter(page, "copies", "3");
    await press(page, "Save changes");
    await press(page, "Allow once with changes");
    const delivery = { copies: 3, folders: ["sent"] };
    const args = { to: "ada@example.com", subject: "Dinner", delivery };
    const editedAction = { name: "send_mail", args };
    expect(await reported(page)).toEqual({ decisions: [{ type: "edit", editedAction }] });

    await say(page, "Send a mail once more");
    await press(page, "Allow once");
    expect(await reported(page, 2)).toEqual({ decisions: [{ type: "approve" }] });

    await say(page, "One more mail");
    await press(page, "Deny");
    expect(await reported(page, 3)).toEqual({ decisions: [{ type: "reject" }] });

    await say(page, "The last mail");
    await press(page, "Deny with a reason");
    await enter(page, "Reason Sent to Mail agent", "She is away.");
    await press(page, "Deny and send the reason");
    expect(await reported(page, 4)).toEqual({
      decisions: [{ type: "reject", message: "She is away." }],
    });
  });
});

test.describe("Claude Agent SDK", () => {
  const agent = "ws://agent.example/";
  const question = {
    subtype: "elicitation",
    mcp_server_name: "booking",
    message: "Who books?",
    mode: "form",
    requested_schema: { type: "object", properties: { name: { type: "string", title: "Name" } } },
  };

  /** Plays the agent behind the WebSocket: whatever is said, a server asks, and asks it twice. */
  const playAgent = (page: Page, answers: unknown[]) =>
    page.routeWebSocket(agent, (socket) => {
      const send = (message: object) => socket.send(`${JSON.stringify(message)}\n`);
      socket.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.type === "control_request") {
          const response = { subtype: "success", request_id: message.request_id, response: {} };
          send({ type: "control_response", response });
        }
        if (message.type === "user") {
          for (let times = 0; times < 2; times += 1) {
            send({ type: "control_request", request_id: "request-1", request: question });
          }
        }
        if (message.type === "control_response" && answers.push(message.response) === 1) {
          const result = `Raw result: ${JSON.stringify(message.response.response)}`;
          send({ type: "result", subtype: "success", result });
        }
      });
    });

  test("a question that is repeated is asked once, by keyboard", async ({ page }) => {
    const answers: unknown[] = [];
    await playAgent(page, answers);
    await page.goto(`${served.url}?${new URLSearchParams({ chat: "claude", agent })}`);
    await say(page, "Book a table");
    await enter(page, "Name", "Ada");
    await expect(page.getByText("booking", { exact: true })).toBeVisible();
    await press(page, "Submit");
    const content = { name: "Ada" };
    expect(await reported(page)).toMatchObject({ action: "accept", content });
    for (const answer of answers) expect(answer).toMatchObject({ request_id: "request-1" });
    await expect(page.locator('[data-elicit="elicitation"]')).toHaveCount(0);
  });
});

test.describe("MCP tasks", () => {
  test("each answer is sent as it is given; a reload brings back what is open, with its draft", async ({
    page,
  }) => {
    await page.goto(`${served.url}?chat=tasks`);
    await say(page, "Book a table");
    await expect(page.getByText("1 of 2")).toBeVisible();
    await enter(page, "Guests", "4");
    await press(page, "Submit");
    await expect(page.getByText("2 of 2")).toBeVisible();
    await enter(page, "Name", "Ada");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada");
    await expect(page.getByRole("textbox", { name: "Guests", exact: true })).toHaveCount(0);
    await tabTo(page, page.getByRole("textbox", { name: "Name", exact: true }));
    await press(page, "Submit");
    expect(await reported(page)).toEqual({
      guests: { action: "accept", content: { guests: 4 } },
      name: { action: "accept", content: { name: "Ada" } },
    });
  });
});

test.describe("links", () => {
  test("one of a message and one of an app are looked at before they open", async ({
    page,
    target,
  }) => {
    await page.goto(`${served.url}links/index.html?${new URLSearchParams({ target: target.url })}`);
    await tabTo(page, page.getByRole("link", { name: "the message" }));
    await page.keyboard.press("Enter");
    await expect(button(page, /^Open /)).toBeVisible();
    expect(target.visits).toEqual([]);
    // An address on this device, which a remote model named, is dangerous.
    await tabTo(page, page.getByRole("checkbox"));
    await page.keyboard.press("Space");
    const opened = () => page.context().pages().slice(1);
    await press(page, /^Open /, (timeout) => expect.poll(opened, { timeout }).toHaveLength(1));
    await opened()[0]?.close();
    expect(target.visits.map(({ path }) => path)).toEqual(["/message"]);
    await expect(button(page, "Decline")).toHaveCount(0);

    const app = page.frameLocator("iframe");
    await button(app, "Open the map").focus();
    await page.keyboard.press("Enter");
    await press(page, "Decline");
    await expect(app.getByText("The link was not opened.")).toBeVisible();
    expect(target.visits).toHaveLength(1);
  });

  test("one in a shadow root is, too, where the words stand in it or beside it", async ({
    page,
    target,
  }) => {
    await page.goto(`${served.url}links/index.html`);
    await page.getByRole("article", { name: "assistant" }).evaluate((article, url) => {
      const draw = (place: string, shadow: string) => {
        const host = document.createElement("span");
        host.attachShadow({ mode: "open" }).innerHTML = `<a href="${url}${place}">${shadow}</a>`;
        host.innerHTML = "<em>the words</em>";
        article.append(host);
      };
      draw("within", "the page");
      draw("beside", "<b><slot></slot></b>");
    }, target.url);
    for (const [place, words] of [
      ["within", "the page"],
      ["beside", "the words"],
    ]) {
      await page.getByRole("link", { name: words }).click();
      await expect(page.getByText(`${target.url}${place}`, { exact: true })).toBeVisible();
      await press(page, "Decline");
      await expect(button(page, "Decline")).toHaveCount(0);
    }
    expect(target.visits).toEqual([]);
  });
});
