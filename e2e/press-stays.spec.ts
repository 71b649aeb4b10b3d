import { expect, type Page, test } from "@playwright/test";
import type { ElicitationFormProps } from "react-elicitation";
import { agentForms } from "../src/schema/fixtures/agentForms";
import { atLevel, mountConsent, openConsentPage, remote, toOpen } from "./consentPage";
import { everyKind, mount, results } from "./mount";
import { servers } from "./servers";
import { needsChromium } from "./support";

// A press begins on what the user sees and ends on what is there then. Nothing that a press causes may
// move anything in between, or the click is lost or lands elsewhere.

const towns = Array.from({ length: 30 }, (_, index) => `Town ${index + 1}`);

const asking = (properties: object, required: string[] = []) => ({
  request: {
    message: "Your journey",
    requestedSchema: { type: "object", properties, required },
  } as unknown as ElicitationFormProps["request"],
});

const preview = (text: string) => ({ "_claude/askUserQuestionOption": { preview: text } });

const layouts = [
  { const: "One page", _meta: preview("Account\nName\nAda") },
  { const: "Tabs", description: "Side by side", _meta: preview("Account | Billing\n---\n1\n2\n3") },
  { const: "A wizard" },
];

const brief = asking({
  name: { type: "string", title: "Name", minLength: 2 },
  one: { type: "string", oneOf: layouts, title: "Layout" },
});

/** The cards, each in a state in which much can be pressed. */
const cards: Record<string, (page: Page) => Promise<void>> = {
  "every kind of field": (page) => mount(page, everyKind),
  "a choice with previews": (page) => mount(page, { request: agentForms.claude }),
  "choices with previews, of one and of several": (page) =>
    mount(page, {
      ...asking({
        one: { type: "string", oneOf: layouts, title: "Layout" },
        many: { type: "array", items: { anyOf: layouts }, title: "Layouts" },
        long: {
          type: "string",
          title: "Long",
          oneOf: towns.map((town) => ({ const: town, _meta: preview(`${town}\nby train`) })),
        },
      }),
    }),
  "a choice with a note": async (page) => {
    await mount(page, { request: agentForms.codex });
    // The words for secrets load after the form. Their warning moves it once.
    await expect(page.getByText("seems to ask for sensitive information")).toBeVisible();
  },
  "buttons for answers": (page) =>
    mount(page, asking({ q: { type: "string", enum: ["A", "B", "C"], title: "Which?" } }, ["q"])),
  "nested fields": (page) =>
    mount(
      page,
      asking({
        guests: {
          type: "array",
          title: "Guests",
          items: {
            type: "object",
            properties: {
              name: { type: "string", title: "Name", minLength: 2 },
              age: { type: "integer", title: "Age", minimum: 1 },
            },
            required: ["name"],
          },
          default: [{ name: "A" }, { name: "B" }],
        },
        source: {
          title: "Source",
          oneOf: [
            {
              type: "object",
              title: "File",
              properties: { kind: { const: "file" }, path: { type: "string", title: "Path" } },
            },
            {
              type: "object",
              title: "Web",
              properties: { kind: { const: "web" }, url: { type: "string", format: "uri" } },
            },
          ],
        },
        any: { title: "Anything" },
      }),
    ),
  steps: async (page) => {
    await mount(page, { ...everyKind, steps: 4, review: true });
    // The code of steps is loaded late, and moves the fields.
    await expect(page.getByText("Step 1 of 4")).toBeVisible();
  },
  "a dialog": async (page) => {
    await page.goto(`${servers.pages}dialog.html`);
    await page.evaluate((given) => window.ask(given), brief.request);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a card that can be minimized": async (page) => {
    await page.goto(`${servers.pages}dialog.html?inline`);
    await page.evaluate((given) => window.ask(given), brief.request);
    await expect(page.locator("[data-elicit-arrivals]")).toContainText("Your journey");
    await expect(page.getByRole("button", { name: "Minimize" })).toBeVisible();
    // A new request is scrolled into view until the first press.
    await page.mouse.click(1, 1);
  },
  "a page to open": async (page) => {
    await openConsentPage(page);
    await mountConsent(page, { request: toOpen(atLevel.danger), requester: remote });
    await expect(page.getByRole("checkbox")).toBeVisible();
  },
  receipts: async (page) => {
    await page.goto(`${servers.pages}receipt.html`);
    await page.evaluate(
      ([form, link]) =>
        window.showReceipts([
          { request: form, result: { action: "accept", content: { name: "Ada" } } },
          { request: link, result: { action: "decline" } },
        ]),
      [everyKind.request, toOpen(atLevel.danger)] as const,
    );
    for (const line of await page.locator("summary").all()) await line.click();
    await expect(page.getByText("Ada")).toBeVisible();
  },
};

/** Everything that takes a press, and texts beside it. */
const PRESSABLE =
  ":is([data-elicit] :is(button, a, input, textarea, select, label, summary, [role=group], [role=option]), .chat-button)";

/** Puts what a test shows at the end of a chat that is scrolled to its end. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("afterbegin", '<div style="height: 3000px"></div>');
    document.body.insertAdjacentHTML(
      "beforeend",
      '<button class="chat-button" type="button">Another element of the chat</button>',
    );
    for (const box of document.querySelectorAll("html, [data-elicit=overlay]"))
      box.scrollTop = box.scrollHeight;
  });
}

/** Input that is unfinished or refused, so that leaving it shows something. */
const UNFINISHED: Partial<Record<string, string>> = { combobox: "town 3", date: "1" };

/** Lets a page show what an event has caused. Runs in the page. */
async function settle(): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Presses one element, releases it elsewhere, and tells whether it moved in between. */
async function pressOne(page: Page, at: number): Promise<string[]> {
  const target = await page.evaluate(
    ([selector, place]) => {
      for (const box of document.querySelectorAll("html, [data-elicit=overlay]"))
        box.scrollTop = box.scrollHeight;
      const element = document.querySelectorAll<HTMLElement>(selector)[place]!;
      const rect = element?.getBoundingClientRect();
      if (!rect || rect.width === 0) return undefined;
      // If a native box has no control of its own.
      const x = rect.left + Math.min(rect.width / 2, 40);
      const y = rect.top + Math.min(rect.height / 2, 12);
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(element.contains(hit) || hit.contains(element))) return undefined;
      const name = `${element.localName}[${element.dataset.elicit}] “${element.textContent?.slice(0, 30)}” ${element.id}`;
      Object.assign(window, { pressedElement: hit, top0: hit.getBoundingClientRect().top });
      return { x, y, name };
    },
    [PRESSABLE, at] as const,
  );
  if (!target) return [];
  await page.mouse.move(target.x, target.y);
  await page.mouse.down();
  await page.evaluate(settle);
  const moved = await page.evaluate(() => {
    const { pressedElement, top0 } = window as unknown as { pressedElement: Element; top0: number };
    return pressedElement.isConnected
      ? Math.abs(pressedElement.getBoundingClientRect().top - top0)
      : Number.POSITIVE_INFINITY;
  });
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await page.evaluate(settle);
  return moved > 0.5 ? [`${target.name}: ${moved} px`] : [];
}

// An error grows in, which is not the doing of the press that comes next.
test.use({ viewport: { width: 400, height: 2400 }, contextOptions: { reducedMotion: "reduce" } });

for (const [name, show] of Object.entries(cards))
  test(`${name}: a press moves nothing until it is over`, async ({ page }) => {
    await show(page);
    await scrollToEnd(page);
    const moved: string[] = [];
    const count = await page.locator(PRESSABLE).count();
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at += 1) {
      moved.push(...(await pressOne(page, at)));
      const kind = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.matches("input, textarea")) return undefined;
        return focused.getAttribute("role") ?? (focused as HTMLInputElement).type;
      });
      if (kind === undefined) continue;
      await page.keyboard.type(UNFINISHED[kind] ?? "-");
      // The last one is the button of the chat.
      moved.push(...(await pressOne(page, (await page.locator(PRESSABLE).count()) - 1)));
    }
    expect(moved).toEqual([]);
  });

test("an option that was typed is sent by the press that leaves its box", async ({ page }) => {
  const via = { type: "array", title: "Via", items: { type: "string", enum: towns } };
  const notes = { type: "string", maxLength: 2000 };
  // So many that the list does not lie over Submit.
  await mount(page, asking({ via, a: notes, b: notes, c: notes }));
  await page.getByRole("combobox", { name: "Via" }).focus();
  await page.keyboard.type("town 3");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { via: ["Town 3"] } }]);
});

test("a press that clears a choice leaves no option that was typed", async ({ page }) => {
  await mount(page, asking({ to: { type: "string", title: "To", enum: towns } }));
  const box = page.getByRole("combobox", { name: "To" });
  await box.fill("Town 7");
  await page.keyboard.press("Enter");
  await box.fill("Town 3");
  await page.getByRole("button", { name: "Clear To" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: {} }]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  // A finger moves the focus only when it is up, right before the click.
  const taps = needsChromium("Firefox's driver taps nothing at a place of the window");

  test("a press outside of the form is not lost to what it leaves", taps, async ({ page }) => {
    await mount(page, everyKind);
    await scrollToEnd(page);
    const other = page.locator(".chat-button");
    await other.evaluate((button) => {
      button.addEventListener("click", () => button.setAttribute("data-pressed", ""));
    });
    for (const box of await page.locator("input, textarea").all()) {
      const kind = (await box.getAttribute("role")) ?? (await box.getAttribute("type")) ?? "";
      await box.focus();
      await page.keyboard.type(UNFINISHED[kind] ?? "-");
      await page.evaluate(settle);
      await other.evaluate((button) => button.removeAttribute("data-pressed"));
      await other.scrollIntoViewIfNeeded();
      const place = (await other.boundingBox())!;
      // At its edge, where it is missed as soon as something moves.
      await page.touchscreen.tap(place.x + 5, place.y + 2);
      await expect(other).toHaveAttribute("data-pressed");
      await page.evaluate(settle);
    }
  });
});
