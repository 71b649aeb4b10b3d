import { randomUUID } from "node:crypto";
import { expect, type Frame, type Page, type test as base, type Worker } from "@playwright/test";
import { serverReport } from "./liveCalls";
import { servers } from "./servers";
import { garbage } from "./servers/garbage.mjs";
import { watchForTrouble } from "./support";
import { closeWithdrawn } from "./withdrawn";

/** Whoever asks over a channel, and where a person is asked. */
export interface Asking {
  /** Where the request is shown. */
  shown: Page | Frame;
  /** Asks for a name. */
  ask(): Promise<void>;
  /** What the asker got for an answer. */
  got(): Promise<unknown>;
  /** Takes the request back. */
  takeBack(): Promise<void>;
  /** Sends what no asker should. */
  sendGarbage(): Promise<void>;
  /** Ends the connection. */
  hangUp(): Promise<void>;
}

/** An asker that can lose the connection without meaning to. */
interface Relayed extends Asking {
  drop(): Promise<void>;
}

type Query = Record<string, string | string[]>;
export type Open<Kind = Asking> = (page: Page, more?: Query) => Promise<Kind>;

const question = {
  message: "Who are you?",
  requestedSchema: {
    type: "object" as const,
    properties: { name: { type: "string" as const, title: "Name" } },
  },
};

/** The address of a page. */
export function addressOf(name: string, query: Query, pages = servers.pages) {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, each]),
  );
  return `${pages}${name}.html?${new URLSearchParams(entries)}`;
}

export const originOf = (url: string) => new URL(url).origin;

/** A backend that relays what a real MCP server asks. */
const relayed =
  (over: "websocket" | "events"): Open<Relayed> =>
  async (page, more) => {
    const session = randomUUID();
    const tell = async (what: string) => {
      const response = await page.request.post(`${servers.relay}${what}?session=${session}`);
      if (!response.ok()) throw new Error(`The relay does not ${what}: ${response.status()}`);
    };
    const query = { over, session, url: servers.relay, tool: "ask", place: "Here", ...more };
    await page.goto(addressOf("channels", query));
    const call = page.getByRole("button", { name: "Call the tool" });
    // It is there once the connection is.
    await call.waitFor();
    return {
      shown: page,
      ask: () => call.click(),
      got: () => serverReport(page),
      takeBack: () => page.getByRole("button", { name: "Stop" }).click(),
      sendGarbage: () => tell("garbage"),
      hangUp: () => tell("hangUp"),
      drop: () => tell("drop"),
    };
  };

/** A page, frame or worker; what it is made of may be still loading. */
type Where = Pick<Worker, "evaluate"> & Partial<Pick<Page, "waitForFunction">>;

/** A page that asks with the engine of the MCP SDK. */
export async function inPage(asker: Where, shown: Page | Frame): Promise<Asking> {
  let answer: Promise<unknown> | undefined;
  await asker.waitForFunction?.(() => globalThis.asker);
  return {
    shown,
    ask: async () => {
      answer = asker.evaluate(async (params) => (await globalThis.asker).ask(params), question);
      // Its failure is looked at when the answer is.
      answer.catch(() => {});
    },
    got: async () => answer,
    takeBack: () => asker.evaluate(async () => (await globalThis.asker).takeBack()),
    sendGarbage: () =>
      asker.evaluate(async (junk) => {
        const { post } = await globalThis.asker;
        for (const text of junk) {
          post(text);
          try {
            post(JSON.parse(text));
          } catch {
            // Some of it is no JSON.
          }
        }
      }, garbage),
    hangUp: () => asker.evaluate(async () => (await globalThis.asker).hangUp()),
  };
}

/** The frame that a page has made. */
export async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator("iframe").elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("The page has no frame.");
  return frame;
}

/** The agent is in a frame of another origin, and its host shows what it asks. */
const framed =
  (over: "window" | "port"): Open =>
  async (page, more) => {
    const frame = addressOf("asker", { over, origin: originOf(servers.pages) }, servers.otherPages);
    const origin = originOf(servers.otherPages);
    await page.goto(addressOf("channels", { over, frame, origin, place: "Here", ...more }));
    return inPage(await frameOf(page), page);
  };

/** The other way about: the page asks, and a frame of another origin shows it. */
const framing: Open = async (page, more) => {
  const origin = originOf(servers.pages);
  const query = { over: "window", origin, place: "Here", ...more };
  const frame = addressOf("channels", query, servers.otherPages);
  const asked = originOf(servers.otherPages);
  await page.goto(addressOf("asker", { over: "window", frame, origin: asked }));
  return inPage(page, await frameOf(page));
};

const broadcast: Open = async (page, more) => {
  await page.goto(addressOf("channels", { over: "broadcast", place: "Here", ...more }));
  const asker = await page.context().newPage();
  await asker.goto(addressOf("asker", { over: "broadcast" }));
  await page.bringToFront();
  return inPage(asker, page);
};

/** Every kind of channel, with somebody on the other side of it. */
export const askers = {
  "WebSocket (a relay of MCP servers)": relayed("websocket"),
  "server-sent events + POST (a relay of MCP servers)": relayed("events"),
  "window.postMessage (a frame asks its host)": framed("window"),
  "window.postMessage (the host asks a frame)": framing,
  "MessagePort (a frame)": framed("port"),
  "BroadcastChannel (another tab)": broadcast,
};

const asked = ({ shown }: Asking) => shown.locator('[data-elicit="elicitation"]');
const name = ({ shown }: Asking) => shown.getByRole("textbox", { name: "Name" });
const submit = ({ shown }: Asking) => shown.getByRole("button", { name: "Submit" });

/** What holds on every channel, with an asker on its other side that knows nothing of this package. */
export function channelLaws(test: typeof base, open: Open) {
  test("carries a request one way and its answer the other", async ({ page }) => {
    const asking = await open(page);
    await asking.ask();
    await expect(asked(asking).getByText("Who are you?")).toBeVisible();
    await name(asking).fill("Ada");
    await submit(asking).click();
    expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
    await expect(asked(asking)).toHaveCount(0);
  });

  test("withdrawn while the user types (notifications/cancelled): the form says so", async ({
    page,
  }) => {
    const asking = await open(page);
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.takeBack();
    await closeWithdrawn(asking.shown, "Ad");
    await expect(asked(asking)).toHaveCount(0);
  });

  test("garbage is survived, before a request and while the person types", async ({ page }) => {
    const trouble = await watchForTrouble(page);
    const asking = await open(page);
    await asking.sendGarbage();
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.sendGarbage();
    await name(asking).pressSequentially("a");
    await submit(asking).click();
    expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
    expect(await trouble.read()).toEqual([]);
  });

  test("the host's end of it cancels: the form says so, and so does the response", async ({
    page,
  }) => {
    const asking = await open(page);
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.shown.evaluate(() => window.disconnect());
    expect(await asking.got()).toEqual({ action: "cancel" });
    await closeWithdrawn(asking.shown, "Ad");
    await expect(asked(asking)).toHaveCount(0);
  });
}
