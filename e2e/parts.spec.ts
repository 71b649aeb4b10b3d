import { expect, type Page, test } from "@playwright/test";
import { findBarriers, holdUp, lateCode, watchForTrouble } from "./support";
import { everyKind, mount, results } from "./mount";
import { servers } from "./servers";

/** What only real keys and a strict policy can show of questions with parts. */

const request = {
  message: "Who comes to dinner?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      guests: { type: "array", title: "Guests", items: { $ref: "#/$defs/guest" }, minItems: 2 },
      paid: {
        type: "object",
        title: "Payment",
        properties: { how: { enum: ["card", "cash"], title: "How" } },
        required: ["how"],
        if: { properties: { how: { const: "card" } }, required: ["how"] },
        // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
        then: { properties: { digits: { type: "string", title: "Digits" } }, required: ["digits"] },
      },
    },
    required: ["guests", "paid"],
    $defs: {
      guest: {
        type: "object",
        title: "Guest",
        properties: { name: { type: "string", title: "Name" } },
        required: ["name"],
      },
    },
  },
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("rows are added, moved and removed by keyboard, and what follows is asked", async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await mount(page, { request }, servers.strictPages);
  await button(page, "Add Guest").focus();
  await page.keyboard.press("Enter");
  // The focus is where the new row is answered, each time.
  await page.keyboard.type("Ada");
  // Too few: it says so, and goes there.
  await button(page, "Submit").click();
  await expect(page.getByText("Add at least 2 items.").last()).toBeVisible();
  await button(page, "Add Guest").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Grace");
  // The list needs both.
  await expect(button(page, "Remove Guest 2")).toHaveCount(0);
  await button(page, "Move Guest 2 up").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Moved. This is now Guest 1.")).toHaveRole("status");
  await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Grace");
  await expect(button(page, "Move Guest 1 down")).toBeFocused();
  await button(page, "Add Guest").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Linus");
  await button(page, "Remove Guest 2").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Add Guest")).toBeFocused();

  await page.getByRole("radio", { name: "card" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("textbox", { name: "Digits" }).focus();
  await page.keyboard.type("1234");
  await button(page, "Submit").click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([
    {
      action: "accept",
      content: {
        guests: [{ name: "Grace" }, { name: "Linus" }],
        paid: { how: "card", digits: "1234" },
      },
    },
  ]);
  expect(await trouble.read()).toEqual([]);
});

test("who comes to a question before its code does is asked for its parts, unless they type", async ({
  page,
}) => {
  const arrive = await holdUp(page, lateCode("nestedCode"));
  await mount(page, { request });
  const boxes = page.getByRole("textbox");
  await expect(boxes).toHaveCount(2);
  await boxes.nth(1).fill("{}");
  await boxes.nth(0).focus();
  arrive();
  await expect(button(page, "Add Guest")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Payment" })).toHaveValue("{}");
});

test("what stands in for parts is not seen before they have had half a second to come", async ({
  page,
}) => {
  const arrive = await holdUp(page, lateCode("nestedCode"));
  await page.goto(servers.pages);
  await expect.poll(() => page.evaluate(() => "mount" in window)).toBe(true);
  // In one task, so that no time passes but what is given here.
  const opacities = await page.evaluate(
    async (given) => {
      await window.mount(given);
      return [499, 500].map((moment) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = moment;
        }
        return ["note", "input"].map(
          (part) => getComputedStyle(document.querySelector(`[data-elicit="${part}"]`)!).opacity,
        );
      });
    },
    { request },
  );
  expect(opacities).toEqual([
    ["0", "0"],
    ["1", "1"],
  ]);
  arrive();
  await expect(button(page, "Add Guest")).toBeVisible();
});

test("what draws parts is asked for again where it could not be had", async ({ page }) => {
  let offline = true;
  await page.route(lateCode("nestedCode"), (route) => (offline ? route.abort() : route.continue()));
  const failing = page.waitForEvent("requestfailed", (asked) =>
    lateCode("nestedCode").test(asked.url()),
  );
  await mount(page, { request });
  await failing;
  await expect(page.getByRole("textbox", { name: "Guests" })).toBeVisible();
  offline = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(button(page, "Add Guest")).toBeVisible();
});

test("nothing that a question without parts is answered in is replaced when late code comes", async ({
  page,
}) => {
  await page.goto(servers.pages);
  const arrive = await holdUp(page, /\/assets\/[^/]+\.js/);
  const { properties } = everyKind.request.requestedSchema;
  const { guests } = request.requestedSchema.properties;
  const requestedSchema = {
    ...request.requestedSchema,
    properties: {
      ...properties,
      words: { title: "Words" },
      // What Pydantic writes for `Any | None`.
      any: { title: "Anything", anyOf: [{}, { type: "null" }], default: null },
      extra: { type: "object", properties: {}, additionalProperties: false, default: { b: 1 } },
      guests,
    },
    required: ["guests"],
  };
  await mount(page, {
    request: { ...request, requestedSchema },
    memory: { saveDrafts: true, rememberAnswers: true },
  });
  const box = page.getByRole("textbox", { name: "Guests" });
  await expect(box).toBeVisible();
  const controls = page.locator("form").locator("input, textarea, [role=radio], [role=checkbox]");
  const before = await controls.elementHandles();
  expect(before.length).toBeGreaterThan(15);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("A");
  arrive();
  // All of it has come: what draws parts, what checks answers and what keeps them.
  await expect(button(page, "Add Guest")).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await name.blur();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const isGone = (element: Node) => !element.isConnected;
  const gone = await Promise.all(before.map((control) => control.evaluate(isGone)));
  // The box of Guests alone.
  expect(gone.filter(Boolean)).toHaveLength(1);
});

test("what is asked by a condition is drawn where the answer it starts with decides it", async ({
  page,
}) => {
  const seat = {
    title: "Seat",
    type: "object" as const,
    properties: { kind: { enum: ["window", "aisle"], title: "Kind" } },
    required: ["kind"],
    if: { properties: { kind: { const: "window" } }, required: ["kind"] },
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
    then: { properties: { blind: { type: "string", title: "Blind" } } },
    else: false,
    default: { kind: "window" },
  };
  const requestedSchema = { type: "object" as const, properties: { seat }, required: ["seat"] };
  await mount(page, { request: { message: "Which seat would you like?", requestedSchema } });
  await expect(page.getByRole("radio", { name: "window" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Blind" })).toBeVisible();
});

test("a row that is followed by another one is not yet refused for what is missing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await mount(page, { request });
  await button(page, "Add Guest").click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await button(page, "Add Guest").click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveCount(2);
  await expect(page.getByText("Enter Name, or leave it empty.")).toHaveCount(0);
  await button(page, "Submit").click();
  await expect(page.getByText("Enter Name, or leave it empty.")).toHaveCount(2);
});

test("axe finds no barrier in parts, rows and cases, as they are and refused", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await mount(page, { request });
  await button(page, "Add Guest").click();
  await button(page, "Add Guest").click();
  await page.getByRole("radio", { name: "card" }).click();
  expect(await findBarriers(page)).toEqual([]);
  await button(page, "Submit").click();
  await expect(page.getByText("Enter Name, or leave it empty.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" }).first()).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await button(page, "Edit as JSON").click();
  expect(await findBarriers(page)).toEqual([]);
});

test("the review tells an answer with parts by its parts, and hides the secrets in it", async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await page.setViewportSize({ width: 400, height: 800 });
  const properties = {
    ...request.requestedSchema.properties,
    env: { type: "object", title: "Environment", additionalProperties: { type: "string" } },
  };
  const asked = { ...request, requestedSchema: { ...request.requestedSchema, properties } };
  await mount(page, { request: asked, review: true });
  for (const name of ["Ada", "Grace"]) {
    await button(page, "Add Guest").click();
    await page.keyboard.type(name);
  }
  await page.getByRole("radio", { name: "card" }).click();
  await page.getByRole("textbox", { name: "Digits" }).fill("1234");
  await button(page, "Add to Environment").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).last().fill("API_KEY");
  await page.getByRole("textbox", { name: "Value" }).fill("s3cr3t");
  await button(page, "Submit").click();
  await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
  const terms = "Guests,Guest 1,Name,Guest 2,Name,Payment,How,Digits,Environment,API_KEY";
  await expect(page.getByRole("term")).toHaveText(terms.split(","));
  const answer = (term: string) =>
    page
      .getByRole("term")
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator("+ *");
  await expect(answer("Digits")).toHaveText("1234");
  await expect(answer("API_KEY")).toHaveText("Hidden");
  expect(await page.locator("[data-elicit=review]").innerText()).not.toContain("s3cr3t");
  expect(await findBarriers(page)).toEqual([]);
  await button(page, "Send").click();
  await expect
    .poll(async () => (await results(page))[0])
    .toMatchObject({
      content: { guests: [{ name: "Ada" }, { name: "Grace" }], env: { API_KEY: "s3cr3t" } },
    });
  expect(await trouble.read()).toEqual([]);
});
