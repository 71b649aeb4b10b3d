import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { keepsFailedImports, lateCode } from "./support";
import { mount, results } from "./mount";
import { servePages, strictPolicy } from "./servers/servePages";

// The detection of secrets loads after the first frame. Here the server itself cuts the line when it
// is asked for: what an engine keeps of a failure shows with real connections alone.

/** The line to a server, which can be cut where the detection of secrets is asked for. */
interface Line {
  url: string;
  isCut: boolean;
  /** How often it was asked for. */
  asked: number;
}

/** A test with a server of its own. */
const test = base.extend<{ line: Line }>({
  line: async ({}, provide) => {
    const line: Line = { url: "", isCut: false, asked: 0 };
    const late = [lateCode("findSecrets")];
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
async function begin(page: Page, url: string) {
  await mount(page, { request }, url);
  await name(page).pressSequentially("Co");
}

/** Submits once the line is back: at once, or after a reload where the browser keeps a failed import. */
async function submitAgain(page: Page, url: string) {
  if (keepsFailedImports(page.context().browser()!)) {
    await submitInVain(page);
    await page.reload();
    await begin(page, url);
  }
  await submit(page).click();
  await expect(tooShort(page)).toBeVisible();
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

/** Presses Submit while secrets cannot be detected: it is said, and nothing is lost. */
async function submitInVain(page: Page) {
  await submit(page).click();
  const failure = page.locator('[data-elicit="failure"]');
  await expect(failure).toContainText("wasn’t sent");
  await expect(failure).toContainText("reload the page");
  await expect(name(page)).toHaveValue("Co");
  expect(await results(page)).toEqual([]);
}

test("a line that was cut for a moment is not noticed", async ({ page, line }) => {
  line.isCut = true;
  await begin(page, line.url);
  await expect.poll(() => line.asked).toBeGreaterThan(0);
  line.isCut = false;
  await submitAgain(page, line.url);
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
  await submitAgain(page, line.url);
  await finish(page);
});
