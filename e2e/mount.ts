import { expect, type Frame, type Page } from "@playwright/test";
import type { ElicitationResult } from "react-elicitation";
import type { Behaviour } from "./pages/directedHost";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";

/**
 * Shows a form on the page made for it, with a host whose `onRespond` the test directs. On a page
 * that shows one already, the form is rendered again with these props.
 *
 * @param pages Where the page is served.
 */
export async function mount(page: Page, props: HarnessProps, pages = servers.pages) {
  if (!page.url().startsWith(pages)) {
    await page.goto(pages);
    await expect.poll(() => page.evaluate(() => "mount" in window)).toBe(true);
  }
  await page.evaluate((given) => window.mount(given), props);
}

/** Says what the host's `onRespond` does from now on. */
export async function behave(page: Page | Frame, behaviour: Behaviour) {
  await page.evaluate((given) => window.behave(given), behaviour);
}

/** Lets a hanging `onRespond` end: well, or with an error. */
export async function release(page: Page | Frame, error?: string) {
  await page.evaluate((given) => window.release(given), error);
}

/** Every result the host was given, in order. */
export async function results(page: Page | Frame): Promise<ElicitationResult[]> {
  return page.evaluate(() => window.results);
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Town ${index + 1}`);

/** A request with every kind of field, in every size that has a control of its own. */
export const everyKind = {
  request: {
    message: "How shall I book your journey?",
    requestedSchema: {
      type: "object",
      title: "Journey",
      properties: {
        name: { type: "string", title: "Name", minLength: 2, maxLength: 40 },
        notes: { type: "string", title: "Notes", maxLength: 2000 },
        code: { type: "string", title: "Code", pattern: "^[A-Z]{3}$" },
        email: { type: "string", title: "Email", format: "email" },
        day: { type: "string", title: "Day", format: "date" },
        start: { type: "string", title: "Start", format: "date-time" },
        seats: { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
        price: { type: "number", title: "Price" },
        window: { type: "boolean", title: "Window", default: false },
        meal: { type: "boolean", title: "Meal" },
        class: { type: "string", title: "Class", enum: ["First", "Second"] },
        from: { type: "string", title: "From", enum: names(30) },
        extras: {
          type: "array",
          title: "Extras",
          items: { type: "string", enum: ["Bike", "Dog"] },
        },
        stops: { type: "array", title: "Stops", items: { type: "string", enum: names(30) } },
      },
      required: ["name"],
    },
  },
  requester: { name: "Travel agent", url: "https://travel.example" },
} satisfies HarnessProps;
