import { expect, type Page, test } from "@playwright/test";
import { mount } from "./mount";
import { servers } from "./servers";

const request = {
  message: "Which table would you like?",
  requestedSchema: { properties: { name: { type: "string", title: "Name" } } },
} as never;
const page = { mode: "url", message: "Sign in?", url: "https://a.example/", elicitationId: "1" };

/** What gives its items all the room there is, however it aligns them. */
const filled = [
  "display: block",
  "display: flex",
  "display: flex; align-items: flex-start",
  "display: flex; flex-direction: column; align-items: flex-start",
  "display: flex; flex-direction: column; align-items: flex-end",
  "display: flex; flex-direction: column; align-items: center",
  "display: grid",
  "display: grid; justify-items: start",
  "display: grid; place-items: center",
];

/** What is as wide as what is in it. */
const fitted = [
  "width: fit-content",
  "display: inline-block",
  "display: inline-flex",
  "float: left",
  "position: absolute",
];

/** How wide the card is in a column of 400 px that is laid out in each way, and whether it leaves that. */
function measure(on: Page, ways: string[]) {
  return on.evaluate((styles) => {
    const card = document.querySelector<HTMLElement>('[data-elicit="root"]')!;
    const outer = card.closest<HTMLElement>('[data-elicit="elicitation"]') ?? card;
    const host = outer.parentElement!;
    // Alone in its host.
    for (const other of host.children) if (other !== outer) other.setAttribute("hidden", "");
    document.body.style.cssText = "margin: 0; width: 400px";
    return styles.map((style) => {
      host.style.cssText = style;
      const { left, width } = card.getBoundingClientRect();
      return { style, width, inside: left >= 0 && left + width <= 400 };
    });
  }, ways);
}

async function expectRoom(on: Page) {
  for (const { style, ...room } of await measure(on, filled))
    expect(room, style).toEqual({ width: 400, inside: true });
  for (const { style, width, inside } of await measure(on, fitted)) {
    expect(width, style).toBeGreaterThanOrEqual(280);
    expect(inside, style).toBe(true);
  }
}

for (const [name, what] of Object.entries({ form: request, consent: page }))
  test(`a ${name} has room in whatever lays out the chat`, async ({ page: chat }) => {
    await chat.goto(`${servers.pages}dialog.html?inline`);
    await chat.evaluate((asked) => window.ask(asked as never), what);
    await expect(chat.locator('[data-elicit="root"]')).toHaveCount(2);
    await expectRoom(chat);
  });

test("a form alone has room in whatever lays it out", async ({ page: chat }) => {
  await mount(chat, { request });
  await expectRoom(chat);
});
