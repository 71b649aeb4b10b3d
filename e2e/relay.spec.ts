import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { everyAnswer } from "./liveCalls";
import { servers } from "./servers";
import { type Backend, startBackend, startRedis } from "./servers/processes.mjs";
import { pressByKeyboard, tabTo } from "./consumers/support";
import { readThrough } from "./support";
import { closeWithdrawn } from "./withdrawn";

// A product that holds its servers on a backend: what they ask is answered on the page of the person,
// by keyboard, over either wire, and over several processes.

const origin = new URL(servers.pages).origin;
const started: { stop(): Promise<unknown> }[] = [];
let last = 0;

test.afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

async function backend(more: Record<string, string> = {}): Promise<Backend> {
  const running = await startBackend({ origin, agent: servers.agent, ...more });
  started.push({ stop: () => running.kill() });
  return running;
}

/** A person whom nobody else in these tests is. */
function somebody() {
  last += 1;
  return `person-${process.pid}-${last}`;
}

type Wire = "WebSocket" | "event stream and POST";

async function open(page: Page, url: string, person: string, wire: Wire) {
  const address = wire === "WebSocket" ? url.replace("http", "ws") : url;
  const relay = `${address}elicitations?person=${person}`;
  await page.goto(`${servers.pages}relay.html?${new URLSearchParams({ relay })}`);
}

async function ask(url: string, what: "call" | "prompt", person: string, of: string) {
  const query = new URLSearchParams({ person, of });
  const response = await fetch(`${url}${what}?${query}`, { method: "POST" });
  const text = await response.text();
  const [, got] = /Raw result: (.+)$/s.exec(text) ?? [];
  return got ? JSON.parse(got) : text;
}

const form = (page: Page) => page.getByRole("form");

/** Answers the live server's form by keyboard: its one question that must be answered. */
async function answerName(page: Page) {
  const name = page.getByRole("textbox", { name: "String", exact: true });
  await name.focus();
  await page.keyboard.type(everyAnswer.name);
  await submit(page);
}

async function submit(page: Page) {
  await readThrough(page);
  await tabTo(page, page.getByRole("button", { name: "Submit" }));
  await page.keyboard.press("Enter");
}

/** Whatever goes to a backend goes through it, until it is cut: as over a balancer, to another then. */
async function lineTo(url: string) {
  let port = Number(new URL(url).port);
  const sockets = new Set<{ destroy(): void }>();
  const connecting = new Set<() => void>();
  const server: Server = createServer((here) => {
    const there = connect(port, "127.0.0.1");
    for (const socket of [here, there]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        here.destroy();
        there.destroy();
      });
    }
    here.pipe(there).pipe(here);
    there.on("data", (bytes: Buffer) => {
      const isConnection = ["HTTP/1.1 101", "text/event-stream"].some((text) =>
        bytes.includes(text),
      );
      if (isConnection) for (const call of connecting) call();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  started.push({
    stop: async () => {
      server.close();
      cut();
    },
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The line has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    cut,
    goTo: (other: string) => (port = Number(new URL(other).port)),
    /** When a page has connected over it once more. What it has is not sent again. */
    connected: () => new Promise<void>((resolve) => connecting.add(resolve)),
  };
}

for (const wire of ["WebSocket", "event stream and POST"] as const) {
  test(`${wire} · server-everything on a backend is answered by keyboard, once over`, async ({
    page,
  }) => {
    const { url } = await backend();
    const person = somebody();
    await open(page, url, person, wire);
    const got = ask(url, "call", person, "trigger-elicitation-request");
    await expect(form(page)).toContainText("Everything");
    await answerName(page);
    expect(await got).toMatchObject({ action: "accept", content: { name: everyAnswer.name } });
    await expect(form(page)).toHaveCount(0);
  });

  test(`${wire} · an agent on a backend is answered by keyboard`, async ({ page }) => {
    const { url } = await backend();
    const person = somebody();
    await open(page, url, person, wire);
    const got = ask(url, "prompt", person, "Ask me");
    await expect(form(page)).toContainText("Coding agent");
    await page.getByRole("radio", { name: "Careful" }).focus();
    await page.keyboard.press("Space");
    await submit(page);
    expect(await got).toMatchObject({ action: "accept", content: { strategy: "careful" } });
  });

  test(`${wire} · a line that is lost and found keeps what was typed, and asks once`, async ({
    page,
  }) => {
    const { url } = await backend();
    const line = await lineTo(url);
    const person = somebody();
    await open(page, line.url, person, wire);
    const got = ask(url, "call", person, "trigger-elicitation-request");
    const name = page.getByRole("textbox", { name: "String", exact: true });
    await name.focus();
    await page.keyboard.type("Ada ");
    const connected = line.connected();
    line.cut();
    await connected;
    await name.press("End");
    await page.keyboard.type("Lovelace");
    await expect(form(page)).toHaveCount(1);
    await submit(page);
    expect(await got).toMatchObject({ content: { name: everyAnswer.name } });
    await expect(form(page)).toHaveCount(0);
  });
}

test("a page that is loaded again is asked again, and of two tabs one answers", async ({
  page,
  context,
}) => {
  const { url } = await backend();
  const person = somebody();
  const got = ask(url, "call", person, "trigger-elicitation-request");
  await open(page, url, person, "event stream and POST");
  await expect(form(page)).toHaveCount(1);
  await page.reload();
  await expect(form(page)).toHaveCount(1);
  const other = await context.newPage();
  await open(other, url, person, "WebSocket");
  await answerName(other);
  expect(await got).toMatchObject({ action: "accept" });
  await expect(form(other)).toHaveCount(0);
  await expect(form(page)).toHaveCount(0);
});

test("a command is allowed in one of two tabs, once, and the other says so", async ({
  page,
  context,
}) => {
  const { url } = await backend();
  const person = somebody();
  const got = ask(url, "prompt", person, "Run the tests");
  const card = (tab: Page) => tab.getByRole("region", { name: /^Coding agent/ });
  const allow = (tab: Page) => tab.getByRole("button", { name: "Yes, run them (allows, once)" });
  await open(page, url, person, "WebSocket");
  await expect(card(page)).toContainText("npm test");
  const other = await context.newPage();
  await open(other, url, person, "event stream and POST");
  await expect(card(other)).toContainText("npm test");
  await pressByKeyboard(other, allow(other));
  expect(await got).toEqual({ outcome: "selected", optionId: "yes" });
  await expect(card(other)).toHaveCount(0);
  await expect(card(page)).toContainText("was answered elsewhere or withdrawn.");
  await expect(allow(page)).toHaveCount(0);
});

for (const by of ["redis", "ioredis"]) {
  test.describe(`two processes and a Redis, by ${by}`, () => {
    async function both(more: Record<string, string> = {}) {
      const redis = await startRedis();
      started.push(redis);
      return Promise.all([0, 1].map(() => backend({ redis: redis.url, by, ...more })));
    }

    test("the page is at one, the call waits in the other: one answer", async ({ page }) => {
      const [serving, asking] = (await both()) as [Backend, Backend];
      const person = somebody();
      await open(page, serving.url, person, "WebSocket");
      const got = ask(asking.url, "call", person, "trigger-elicitation-request");
      await answerName(page);
      expect(await got).toMatchObject({ action: "accept", content: { name: everyAnswer.name } });
      await expect(form(page)).toHaveCount(0);
    });

    test("the one of the page goes away: the page goes on at the other, with what was typed", async ({
      page,
    }) => {
      const [serving, asking] = (await both()) as [Backend, Backend];
      const person = somebody();
      const line = await lineTo(serving.url);
      await open(page, line.url, person, "event stream and POST");
      const got = ask(asking.url, "call", person, "trigger-elicitation-request");
      const name = page.getByRole("textbox", { name: "String", exact: true });
      await name.focus();
      await page.keyboard.type(everyAnswer.name);
      const connected = line.connected();
      line.goTo(asking.url);
      await serving.kill();
      await connected;
      await submit(page);
      expect(await got).toMatchObject({ content: { name: everyAnswer.name } });
      await expect(form(page)).toHaveCount(0);
    });

    test("the one of the call ends: the question is cancelled, and leaves the page", async ({
      page,
    }) => {
      const [serving, asking] = (await both()) as [Backend, Backend];
      const person = somebody();
      await open(page, serving.url, person, "WebSocket");
      const got = ask(asking.url, "prompt", person, "Ask me").catch(String);
      await expect(form(page)).toHaveCount(1);
      await asking.kill("SIGTERM");
      await expect(form(page)).toHaveCount(0);
      expect(await got).toBeTruthy();
    });

    test("the one of the call is lost without a word: nothing that is pressed counts as given", async ({
      page,
    }) => {
      const [serving, asking] = (await both({ speed: "4" })) as [Backend, Backend];
      const person = somebody();
      await open(page, serving.url, person, "event stream and POST");
      const got = ask(asking.url, "call", person, "trigger-elicitation-request").catch(String);
      await expect(form(page)).toHaveCount(1);
      await asking.kill();
      expect(await got).toBeTruthy();
      await answerName(page);
      await expect(page.getByRole("alert").first()).toBeVisible();
      await closeWithdrawn(page, everyAnswer.name, 120_000);
      await expect(form(page)).toHaveCount(0);
    });
  });
}
