import { readThrough } from "./support";
import { expect, type Page } from "@playwright/test";
import { servers } from "./servers";
import type { Told } from "./pages/queue";
import { agree, stopMotion } from "./consentPage";

/** What `answerEveryField` answers, under the keys of the server's schema. */
export const everyAnswer = {
  name: "Ada Lovelace",
  check: true,
  firstLine: "Call me Ishmael.",
  email: "ada@example.org",
  homepage: "https://example.org/ada?x=1#top",
  birthdate: "1815-12-10",
  integer: 7,
  number: 0.5,
  untitledSingleSelectEnum: "Phoebe",
  untitledMultipleSelectEnum: ["Piano", "Drums"],
  titledSingleSelectEnum: "hero-3",
  titledMultipleSelectEnum: ["fish-1", "fish-3"],
  legacyTitledEnum: "pet-2",
};

/** Answers the thirteen fields of the live server, as a person finds them on the page. */
export async function answerEveryField(page: Page) {
  const type = (name: string, text: string) =>
    page.getByRole("textbox", { name, exact: true }).fill(text);
  const choose = (question: string, option: string) =>
    page
      .getByRole("radiogroup", { name: question, exact: true })
      .getByRole("radio", { name: option, exact: true })
      .click();
  const toggle = (question: string, option: string) =>
    page
      .getByRole("group", { name: question, exact: true })
      .getByRole("checkbox", { name: option, exact: true })
      .click();

  await type("String", everyAnswer.name);
  await choose("Boolean", "Yes");
  await type("String with default", everyAnswer.firstLine);
  await type("String with email format", everyAnswer.email);
  await type("String with uri format", everyAnswer.homepage);
  await page.getByLabel("String with date format").fill(everyAnswer.birthdate);
  await type("Integer", "7");
  await type("Number in range 1-1000", "0.5");
  await choose("Untitled Single Select Enum", "Phoebe");
  await toggle("Untitled Multiple Select Enum", "Piano");
  await toggle("Untitled Multiple Select Enum", "Drums");
  await toggle("Untitled Multiple Select Enum", "Guitar");
  await choose("Titled Single Select Enum", "Wonder Woman");
  await toggle("Titled Multiple Select Enum", "Trout");
  await choose("Legacy Titled Single Select Enum", "Dogs");
}

/**
 * Opens a host's page and calls a tool of the live server: the one that asks for thirteen fields,
 * or the one that sends the person to a page.
 *
 * @param pages Where the page is served.
 * @param open The page that the person is to be sent to.
 */
export async function callTool(page: Page, pages = servers.pages, open?: string) {
  const query = new URLSearchParams({ server: servers.everything, ...(open ? { open } : {}) });
  await stopMotion(page);
  await page.goto(`${pages}live.html?${query}`);
  await page.getByRole("button", { name: "Call the tool" }).click();
}

interface Where {
  /** What the host can show; by default both. */
  modes?: ("form" | "url")[];
  /** Where the page is served. */
  pages?: string;
  /** The agent's address. */
  agent?: string;
}

/**
 * Opens the page of a host and sends a prompt to the agent.
 *
 * @param prompt Its words say what the agent asks: see `servers/agent.mjs`.
 */
export async function sendPrompt(
  page: Page,
  prompt: string,
  { modes = [], pages = servers.pages, agent = servers.agent }: Where = {},
) {
  const query = new URLSearchParams({ agent, prompt });
  for (const mode of modes) query.append("mode", mode);
  await stopMotion(page);
  await page.goto(`${pages}acp.html?${query}`);
  await page.getByRole("button", { name: "Send the prompt" }).click();
}

/** The result as the live server got it, read from its report on the page. */
export async function serverReport(page: Page): Promise<unknown> {
  const text = (await page.getByLabel("What the server got").textContent()) ?? "";
  const marker = "Raw result: ";
  const start = text.indexOf(marker);
  if (start === -1) throw new Error(`The server reports no result:\n${text}`);
  return JSON.parse(text.slice(start + marker.length));
}

/**
 * Follows the MCP example of README. The server has another port here, and can't be reached at first.
 */
export async function followReadme(page: Page, url: string, liveServer = servers.everything) {
  await page.addInitScript((server) => {
    const { fetch } = window;
    let reached = false;
    window.fetch = (input, init) => {
      if (String(input) !== "http://localhost:3001/mcp") return fetch(input, init);
      if (reached) return fetch(server, init);
      reached = true;
      return Promise.reject(new TypeError("Not reached"));
    };
  }, liveServer);
  await page.goto(url);
  const call = page.getByRole("button", { name: "Call the tool" });
  await call.click();
  await expect(page.getByText("Not reached")).toBeVisible();
  await answerReadme(page, "Ada");
}

/** Makes the call of README's example, and answers it. */
export async function answerReadme(page: Page, name: string) {
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByRole("textbox", { name: "String", exact: true }).fill(name);
  await readThrough(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(`- Name: ${name}`)).toBeVisible();
}

/** The live servers, as the hosts of these tests name them. */
export const requesters = {
  everything: { name: "Everything", url: servers.everything },
  rounds: { name: "Rounds", url: servers.rounds },
  signIn: { name: "Sign-in", url: servers.signIn },
};

/** Opens a host's page, and makes the call. */
export async function startCall(page: Page, told: Told) {
  await stopMotion(page);
  await page.goto(`${servers.pages}queue.html#${encodeURIComponent(JSON.stringify(told))}`);
  await page.getByRole("button", { name: "Call the tool" }).click();
}

/** What the server said in the end, where that is JSON. */
export async function reported(page: Page): Promise<unknown> {
  const report = page.getByLabel("What the server got");
  await expect(report).toBeVisible();
  return JSON.parse((await report.textContent()) ?? "");
}

/** What the page sends to a server: one after another, as it is on the wire. */
export interface Sent {
  id?: unknown;
  method?: string;
  params?: Record<string, unknown>;
  headers: Record<string, string>;
}

/**
 * Notes every JSON-RPC message that the page posts, before it goes. Not every engine tells what is in
 * a request, so it is read where the page hands it over.
 */
export async function watchSent(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.exposeBinding("noteSent", (_source, body: string, headers: Sent["headers"]) => {
    sent.push({ ...JSON.parse(body), headers });
  });
  await page.addInitScript(() => {
    const { noteSent } = window as unknown as {
      noteSent(body: string, headers: object): Promise<void>;
    };
    const send = window.fetch;
    window.fetch = async (...given) => {
      const request = new Request(...given);
      if (request.method === "POST") {
        await noteSent(await request.clone().text(), Object.fromEntries(request.headers));
      }
      return send(request);
    };
  });
  return sent;
}

/** Of what was sent, the calls. */
export function callsIn(sent: Sent[]): Sent[] {
  return sent.filter(({ method }) =>
    ["tools/call", "prompts/get", "resources/read"].includes(method ?? ""),
  );
}

/** Opens the page of the request, comes back, and returns it. */
export async function visit(page: Page): Promise<Page> {
  const opened = await agree(page);
  await page.bringToFront();
  return opened;
}

/** The address that the person is shown, whole. */
export async function addressOf(page: Page): Promise<string> {
  return (await page.locator('[data-elicit="href"]').textContent()) ?? "";
}
