import { expect, test } from "@playwright/test";
import { mount, results } from "./mount";

const COUNT = 300;

/** Many questions, only the last of which must be answered. */
const request = {
  message: "Many questions",
  requestedSchema: {
    type: "object" as const,
    properties: Object.fromEntries(
      Array.from({ length: COUNT }, (_, index) => [
        `q${index}`,
        { type: "string" as const, title: `Question ${index + 1}` },
      ]),
    ),
    required: [`q${COUNT - 1}`],
  },
};

test("every question of a long form is there, in order, soon after the first ones", async ({
  page,
}) => {
  await mount(page, { request });
  const boxes = page.getByRole("textbox");
  await expect(boxes).toHaveCount(COUNT);
  expect(await page.locator("label").allTextContents()).toEqual(
    Array.from({ length: COUNT }, (_, index) => `Question ${index + 1}`),
  );
});

for (const [count, first] of [
  [10, 10],
  [11, 6],
] as const) {
  test(`of ${count} questions the first frame has ${first}`, async ({ page }) => {
    await page.goto("about:blank");
    await mount(page, { request: { message: "First", requestedSchema: { type: "object" } } });
    await expect(page.getByText("First")).toBeVisible();
    const properties = Object.fromEntries(
      Object.entries(request.requestedSchema.properties).slice(0, count),
    );
    const drawn = await page.evaluate(
      async (given) => {
        window.mount({ request: given, later: true });
        return new Promise<number>((resolve) => {
          const look = new MutationObserver(() => {
            const boxes = document.querySelectorAll("[data-elicit=input]").length;
            if (boxes === 0) return;
            look.disconnect();
            resolve(boxes);
          });
          look.observe(document.body, { childList: true, subtree: true });
        });
      },
      { ...request, requestedSchema: { type: "object" as const, properties } },
    );
    expect(drawn).toBe(first);
    await expect(page.getByRole("textbox")).toHaveCount(count);
  });
}

test("Submit finds a wrong answer that was not drawn yet", async ({ page }) => {
  await page.goto("about:blank");
  await mount(page, { request: { message: "First", requestedSchema: { type: "object" } } });
  await expect(page.getByText("First")).toBeVisible();
  // In the same task as the mount: no time for the rest to be drawn.
  const drawn = await page.evaluate(async (given) => {
    window.mount({ request: given, later: true });
    const seen = new Promise<number>((resolve) => {
      const look = new MutationObserver(() => {
        const count = document.querySelectorAll("[data-elicit=input]").length;
        if (count === 0) return;
        look.disconnect();
        document.querySelector<HTMLElement>('[data-name="submit"]')?.click();
        resolve(count);
      });
      look.observe(document.body, { childList: true, subtree: true });
    });
    return seen;
  }, request);
  expect(drawn).toBeLessThan(COUNT);
  await expect(page.getByRole("textbox", { name: `Question ${COUNT}` })).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("what is typed while the rest is drawn is kept", async ({ page }) => {
  await mount(page, { request });
  await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("first");
  await expect(page.getByRole("textbox")).toHaveCount(COUNT);
  await page.getByRole("textbox", { name: `Question ${COUNT}` }).fill("last");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { q0: "first", [`q${COUNT - 1}`]: "last" } }]);
});

test("a long preview and the options above it share a low window", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 420 });
  const preview = Array.from({ length: 30 }, (_, at) => `line ${at} of a sketch`).join("\n");
  const oneOf = Array.from({ length: 20 }, (_, at) => ({
    const: `t${at}`,
    title: `Town ${at}`,
    _meta: { "_claude/askUserQuestionOption": { preview } },
  }));
  const town = { type: "string", title: "Town", oneOf };
  await mount(page, {
    request: { message: "Where?", requestedSchema: { properties: { town } } } as never,
  });
  await page.getByRole("combobox").click();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('[data-elicit="popup"] [data-elicit="preview"]')).toBeVisible();
  const heightOf = (part: string) =>
    page
      .locator(`[data-elicit="popup"] > [data-elicit="${part}"]`)
      .evaluate((element) => element.clientHeight);
  // Two options, and some lines below the title of the preview.
  await expect.poll(() => heightOf("listbox")).toBeGreaterThan(72);
  await expect.poll(() => heightOf("preview")).toBeGreaterThan(90);
});
