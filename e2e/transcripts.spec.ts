import { expect, type Page, test } from "@playwright/test";
import {
  addressObserved,
  atLevel,
  mountConsent,
  openConsentPage,
  remote,
  toOpen,
} from "./consentPage";
import { mount, results } from "./mount";
import type { HarnessProps } from "./pages/harness";
import { stopClock } from "./support";

/**
 * What a reader finds in each main flow, in the order of the page, and what it is told meanwhile. The
 * files are in `transcripts/`: every change of what is heard is seen in a review. They are written anew
 * by `--update-snapshots`.
 */
class Transcript {
  readonly #page: Page;
  #text = "";

  constructor(page: Page) {
    this.#page = page;
  }

  /** Notes what live regions say from now on. */
  async listen() {
    await this.#page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const heard = new WeakMap<Element, string>();
      const regions = '[role="status"], [role="alert"], [aria-live="polite"]';
      new MutationObserver(() => {
        for (const region of document.querySelectorAll(regions)) {
          const words = (region.textContent ?? "").replace(/\s+/g, " ").trim();
          if (heard.get(region) === words) continue;
          heard.set(region, words);
          if (words) said.push(`${region.getAttribute("role") ?? "polite"}: ${words}`);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }

  async note(what: string) {
    const said = await this.#page.evaluate(() =>
      (window as unknown as { said?: string[] }).said?.splice(0),
    );
    const focused = await this.#page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body
        ? "nothing"
        : `${activeElement?.getAttribute("role") ?? activeElement?.tagName.toLowerCase()}`;
    });
    const tree = await this.#page.locator('[data-elicit="root"]').first().ariaSnapshot();
    const heard = (said ?? []).map((words) => `  ${words}\n`).join("");
    this.#text += `## ${what}\n\nSaid:\n${heard || "  nothing\n"}\nFocus: ${focused}\n\n${tree}\n\n`;
  }

  /** Compares all of it with what was reviewed. */
  check(name: string) {
    expect(this.#text.replace(/\n+$/, "\n")).toMatchSnapshot(`${name}.txt`);
  }
}

const booking: HarnessProps = {
  request: {
    message: "Which table would you like?",
    requestedSchema: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name for the table", minLength: 2 },
        guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12, default: 4 },
        where: { type: "string", title: "Where", enum: ["Inside", "Terrace"] },
        window: { type: "boolean", title: "By the window" },
        allergies: {
          type: "array",
          title: "Allergies",
          items: { type: "string", enum: ["Nuts", "Gluten"] },
        },
      },
      required: ["name", "where"],
    },
  },
  requester: { name: "Table booking", url: "https://mcp.tables.example/mcp" },
};

const name = (page: Page) => page.getByRole("textbox", { name: "Name for the table" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });

/** Waits until all of a form is there, and what leads on can be pressed. */
async function settle(page: Page, leadOn = submit(page)) {
  await expect(page.locator('[data-elicit="stepper"]')).toBeVisible();
  await expect(leadOn).toBeEnabled();
}

test("a form arrives, is filled wrong, mended and sent", async ({ page }) => {
  const transcript = new Transcript(page);
  await mount(page, booking);
  await settle(page);
  await transcript.listen();
  await transcript.note("It arrives");
  await name(page).fill("A");
  await submit(page).click();
  await expect(name(page)).toBeFocused();
  await transcript.note("Filled wrong");
  await name(page).fill("Ada");
  await page.getByRole("radio", { name: "Terrace" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await transcript.note("Mended");
  await submit(page).click();
  await expect.poll(() => results(page)).toHaveLength(1);
  await expect(page.getByText(/was sent/)).toBeVisible();
  await transcript.note("Sent");
  transcript.check("form");
});

test("a dangerous page", async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: "The page" }));
  await openConsentPage(page);
  await stopClock(page);
  const transcript = new Transcript(page);
  await mountConsent(page, { request: toOpen(atLevel.danger), requester: remote });
  await expect(page.locator('[data-elicit="consent"]')).toHaveAttribute("data-level", "danger");
  await addressObserved(page);
  await transcript.listen();
  await transcript.note("It arrives");
  await page.getByRole("checkbox").click();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.clock.runFor(2_000);
  await transcript.note("Its address was checked");
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
  await transcript.note("Declined");
  transcript.check("danger");
});

test("a disguised address", async ({ page }) => {
  await openConsentPage(page);
  await stopClock(page);
  const transcript = new Transcript(page);
  const request = toOpen("https://p\u0430ypal.com/login?next=%2F");
  await mountConsent(page, { request, requester: remote });
  await expect(page.locator('[data-elicit="written"]')).toBeVisible();
  await addressObserved(page);
  await transcript.listen();
  await transcript.note("It arrives");
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await page.clock.runFor(2_000);
  await transcript.note("Agreed to by keyboard");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await transcript.note("Cancelled");
  transcript.check("disguised");
});

test("a long list", async ({ page }) => {
  const transcript = new Transcript(page);
  const towns = Array.from({ length: 20 }, (_, index) => `Town ${index}`);
  await mount(page, {
    request: {
      message: "Where to?",
      requestedSchema: {
        type: "object",
        properties: { to: { type: "string", title: "To", enum: towns } },
        required: ["to"],
      },
    },
  });
  const box = page.getByRole("combobox", { name: "To" });
  // Its list comes late, and sooner or later is not what is compared.
  await box.press("ArrowDown");
  await expect(page.getByRole("option").first()).toBeVisible();
  await box.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await transcript.listen();
  await transcript.note("The focus comes to the box");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").first()).toBeVisible();
  // The number of options is told a moment after each change.
  const told = page.getByRole("status");
  await expect(told.filter({ hasText: "20 options" })).toHaveCount(1);
  await page.keyboard.insertText("Town 1");
  await expect(page.getByRole("option")).toHaveCount(11);
  await expect(told.filter({ hasText: "11 options" })).toHaveCount(1);
  await transcript.note("Searched for");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Town 10");
  await transcript.note("Chosen");
  transcript.check("long-list");
});

test("steps and review", async ({ page }) => {
  const transcript = new Transcript(page);
  await mount(page, { ...booking, steps: 3, review: true });
  const next = page.getByRole("button", { name: "Next" });
  await settle(page, next);
  await transcript.listen();
  await transcript.note("The first step");
  await name(page).fill("Ada");
  await page.getByRole("radio", { name: "Terrace" }).click();
  await next.click();
  await expect(page.getByRole("group", { name: "Allergies" })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await transcript.note("The second step");
  await page.getByRole("checkbox", { name: "Nuts" }).click();
  await page
    .locator(
      '[data-elicit="action"][data-name="submit"], [data-elicit="action"][data-name="review"]',
    )
    .first()
    .click();
  await expect(page.locator('[data-elicit="review"]')).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await transcript.note("The review");
  transcript.check("steps-and-review");
});
