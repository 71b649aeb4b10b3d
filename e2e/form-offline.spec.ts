import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { lateCode } from "./support";
import { mount, results } from "./mount";
import { servePages, strictPolicy } from "./servers/servePages";

// The code that checks answers comes after the first frame, and when the person comes near. Here the line is cut when it is asked for,
// by the server itself: what an engine keeps of a failure shows with real connections alone.

/** The line to a server, which can be cut where the code that checks answers is asked for. */
interface Line {
  url: string;
  isCut: boolean;
  /** How often it was asked for. */
  asked: number;
}

/** A test with a server of its own. */
const test = base.extend<{ line: Line }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter; this fixture depends on no other
  line: async ({}, provide) => {
    const line: Line = { url: "", isCut: false, asked: 0 };
    const late = [lateCode("checks"), lateCode("validator")];
    const isCut = (path: string) => {
      if (!late.some((code) => code.test(path))) return false;
      line.asked += 1;
      return line.isCut;
    };
    const server = await servePages(join(import.meta.dirname, "pages/dist"), strictPolicy, isCut);
    line.url = server.url;
    await provide(line);
    await server.stop();
  },
});

const request = {
  message: "Who?",
  requestedSchema: {
    type: "object" as const,
    properties: { name: { type: "string", title: "Name", minLength: 3 } },
  },
};

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const submit = (page: Page) => page.getByRole("button", { name: /^(Submit|Try again)$/ });
const tooShort = (page: Page) =>
  page.getByText("Use at least 3 characters", { exact: false }).first();

/** Shows a form, and enters something that is too short. */
async function begin(page: Page, url: string, memory?: { saveDrafts: true }) {
  await mount(page, { request, ...(memory && { memory }) }, url);
  await name(page).pressSequentially("Co");
}

/** Mends the entry, and sends it. */
async function finish(page: Page) {
  await name(page).press("End");
  await name(page).pressSequentially("rner");
  await submit(page).click();
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { name: "Corner" } }]);
}

/** Presses Submit where what checks the answers cannot come: it is said, and nothing is lost. */
async function submitInVain(page: Page) {
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("wasn’t sent");
  await expect(page.getByRole("alert")).toContainText("reload the page");
  await expect(name(page)).toHaveValue("Co");
  expect(await results(page)).toEqual([]);
}

test("a line that was cut for a moment is not noticed", async ({ page, line }) => {
  line.isCut = true;
  await begin(page, line.url);
  await expect.poll(() => line.asked).toBeGreaterThan(0);
  line.isCut = false;
  await submit(page).click();
  await expect(tooShort(page)).toBeVisible();
  await finish(page);
});

test("while the line is cut it is said, nothing is lost or sent, and Submit works when it is back", async ({
  page,
  line,
}) => {
  line.isCut = true;
  await begin(page, line.url);
  await submitInVain(page);
  await submitInVain(page);
  line.isCut = false;
  await submit(page).click();
  await expect(tooShort(page)).toBeVisible();
  await finish(page);
});

test("what comes late is asked for without a press, and judges what was left before", async ({
  page,
  line,
}) => {
  line.isCut = true;
  await begin(page, line.url);
  await name(page).blur();
  await expect.poll(() => line.asked).toBeGreaterThan(0);
  line.isCut = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await name(page).focus();
  await name(page).blur();
  await expect(tooShort(page)).toBeVisible();
});

test("where the line stays cut, a draft survives loading the page anew", async ({ page, line }) => {
  line.isCut = true;
  await begin(page, line.url, { saveDrafts: true });
  await submitInVain(page);
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join()))
    .toContain("Co");
  line.isCut = false;
  await page.reload();
  await mount(page, { request, memory: { saveDrafts: true } }, line.url);
  await expect(name(page)).toHaveValue("Co");
  await finish(page);
});

test("what validates is loaded when the person comes near, by pointer or by key, and not before", async ({
  page,
}) => {
  for (const comeNear of [() => name(page).hover(), () => page.keyboard.press("Tab")]) {
    const validator = page.waitForRequest(lateCode("validator"));
    let came = false;
    void validator.then(() => (came = true));
    const checks = page.waitForRequest(lateCode("checks"));
    await mount(page, { request });
    await checks;
    await page.waitForLoadState("networkidle");
    expect(came).toBe(false);
    await comeNear();
    await validator;
    await page.goto("about:blank");
  }
});
