import { expect, type Page } from "@playwright/test";
import type { Told } from "./pages/queue";
import { screen } from "./consentPage";
import { servers } from "./servers";

/** The live servers, as the hosts of these tests name them. */
export const requesters = {
  everything: { name: "Everything", url: servers.everything },
  rounds: { name: "Rounds", url: servers.rounds },
  signIn: { name: "Sign-in", url: servers.signIn },
};

/** Opens a host's page, and makes the call. */
export async function startCall(page: Page, told: Told) {
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

/** Agrees to open the page, has a look at it, comes back, and returns it. */
export async function agree(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  // Real time: Playwright presses when the button is no longer held back.
  await screen(page).open.click();
  const opened = await opening;
  await page.bringToFront();
  return opened;
}

/** The address that the person is shown, whole. */
export async function addressOf(page: Page): Promise<string> {
  return (await page.locator('[data-elicit="href"]').textContent()) ?? "";
}
