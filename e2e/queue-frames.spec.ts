import { expect, type Frame, type Page, test } from "@playwright/test";
import { addressOf, askers, frameOf, originOf } from "./askers";
import { servers } from "./servers";

// Whom a page listens to, on three origins: its own, the agent's, and one that has no say.

const asked = (page: Page | Frame) => page.locator('[data-elicit="elicitation"]');
const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const host = "window.postMessage (a frame asks its host)";

const request = {
  jsonrpc: "2.0",
  id: 0,
  method: "elicitation/create",
  params: { message: "Whose is this?", requestedSchema: { type: "object", properties: {} } },
};
const takenBack = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 0 } };

/** Posts a message, and waits until the page that it goes to has been told. */
async function post(from: Frame, to: Page | Frame, message: object) {
  await to.evaluate(() => {
    // Listeners are told in the order they were added in, so the channel's was told before.
    window.told = new Promise((resolve) => {
      addEventListener("message", ({ origin }) => resolve(origin), { once: true });
    });
  });
  await from.evaluate((given) => globalThis.asker.then(({ post: send }) => send(given)), message);
  return to.evaluate(() => window.told);
}

/** Puts another frame on the page, which is as able to speak as the agent's. */
async function addFrame(page: Page, pages: string): Promise<Frame> {
  const address = addressOf("asker", { over: "window", origin: originOf(servers.pages) }, pages);
  const element = await page.evaluateHandle((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
    return new Promise<HTMLIFrameElement>((resolve) =>
      frame.addEventListener("load", () => resolve(frame)),
    );
  }, address);
  const frame = await element.contentFrame();
  if (!frame) throw new Error("The page has no frame.");
  return frame;
}

for (const [whose, pages] of [
  ["of another origin", servers.strictPages],
  ["of the host's own origin", servers.pages],
  ["of the agent's origin, but another window", servers.otherPages],
] as const) {
  test(`a frame ${whose} neither asks nor takes back`, async ({ page }) => {
    const asking = await askers[host](page);
    const stranger = await addFrame(page, pages);
    expect(await post(stranger, page, request)).toBe(originOf(pages));
    await expect(asked(page)).toHaveCount(0);

    await asking.ask();
    await name(page).pressSequentially("Ad");
    expect(await post(stranger, page, takenBack)).toBe(originOf(pages));
    await name(page).pressSequentially("a");
    await page.getByRole("button", { name: "Submit" }).click();
    expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
  });
}

test("an agent that is not where the host expects it is not heard", async ({ page }) => {
  await askers[host](page, { origin: originOf(servers.strictPages) });
  expect(await post(await frameOf(page), page, request)).toBe(originOf(servers.otherPages));
  await expect(asked(page)).toHaveCount(0);
});

test("a frame that shows requests hears only the page it expects", async ({ page }) => {
  const asking = await askers["window.postMessage (the host asks a frame)"](page, {
    origin: originOf(servers.strictPages),
  });
  expect(await post(page.mainFrame(), asking.shown, request)).toBe(originOf(servers.pages));
  await expect(asked(asking.shown)).toHaveCount(0);
});

test("an answer never reaches a frame that has gone to another origin", async ({ page }) => {
  const asking = await askers[host](page);
  await asking.ask();
  await name(page).fill("Ada");
  const frame = await frameOf(page);
  const elsewhere = addressOf("asker", { over: "broadcast" }, servers.strictPages);
  await frame.goto(elsewhere);
  await frame.evaluate(() => {
    window.leaked = [];
    addEventListener("message", ({ data }) => window.leaked.push(data));
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(asked(page)).toHaveCount(0);
  // What is posted next arrives after what was posted before.
  await page.evaluate((origin) => frames[0]?.postMessage("last", origin), originOf(elsewhere));
  await expect.poll(() => frame.evaluate(() => window.leaked)).toEqual(["last"]);
});

declare global {
  interface Window {
    told: Promise<string>;
    leaked: unknown[];
  }
}
