import { expect } from "@playwright/test";
import { local, remote, toOpen } from "../consentPage";
import type { ConsentProps } from "../pages/consent";
import { servers } from "../servers";
import { startTarget } from "../servers/targetServer";
import { type ScriptedPage, test as base } from "./webKitTest";

const test = base.extend<{ target: Awaited<ReturnType<typeof startTarget>> }>({
  target: async ({}, provide) => {
    const target = await startTarget();
    await provide(target);
    await target.stop();
  },
});

async function open(shown: ScriptedPage) {
  await shown.goto(`${servers.strictPages}consent.html`);
  await shown.waitForFunction(() => "mountConsent" in window);
}

async function show(shown: ScriptedPage, props: ConsentProps) {
  await open(shown);
  await shown.evaluate((given) => window.mountConsent(given), props);
}

const results = (shown: ScriptedPage) => shown.evaluate(() => window.results);

test("a page is opened once it was agreed to, and learns nothing of who opened it", async ({
  shown,
  driver,
  target,
}) => {
  await show(shown, { request: toOpen(`${target.url}login`), requester: local });
  expect(target.visits).toEqual([]);
  // The real clock: a person who looks at the address first.
  await shown.waitForFunction(() => document.querySelector("[data-name=open]:not([data-waiting])"));
  await shown.click("button", "Open localhost");
  await expect.poll(() => results(shown)).toEqual([{ action: "accept" }]);
  await expect.poll(() => target.visits.map(({ path }) => path)).toEqual(["/login"]);
  // This engine may send the header with nothing in it.
  expect(target.visits[0]?.referer ?? "").toBe("");
  await expect.poll(async () => (await driver.getAllWindowHandles()).length).toBe(2);
  const asked = await driver.getWindowHandle();
  const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== asked);
  await driver.switchTo().window(opened ?? "");
  await shown.waitForFunction(() => document.querySelector("#referrer")?.textContent);
  expect(await shown.evaluate(() => document.querySelector("#opener")?.textContent)).toBe("null");
  expect(await shown.evaluate(() => document.querySelector("#referrer")?.textContent)).toBe('""');
});

test("a press that comes too soon opens nothing", async ({ shown, target }) => {
  await open(shown);
  // Both in one task: on a busy machine a second one may come when it is no longer too soon.
  await shown.evaluate(
    (given) => {
      window.mountConsent(given);
      document.querySelector<HTMLElement>("[data-name=open]")!.click();
    },
    { request: toOpen(target.url), requester: local },
  );
  expect(await shown.evaluate(() => window.windows.length)).toBe(0);
  expect(await results(shown)).toEqual([]);
});

test("what is no page of the web can be opened by nobody", async ({ shown }) => {
  await show(shown, { request: toOpen("javascript:alert(1)"), requester: remote });
  await shown.find("region", "Blocked: Remote tools: Please open this page.");
  await shown.click("button", "Decline");
  await expect.poll(() => results(shown)).toEqual([{ action: "decline" }]);
});
