import { expect, type Locator, test, type Page } from "@playwright/test";
import { mount } from "./mount";

const towns = Array.from({ length: 20 }, (_, index) => `Town ${index}`);

const asking = (properties: object, required: string[] = []) => ({
  request: { message: "Where to?", requestedSchema: { properties, required } } as never,
});

const box = (page: Page) => page.getByRole("combobox", { name: "To" });

/** What a reader says of something when it has the focus, besides its name. */
const descriptionOf = (element: Locator) =>
  element.evaluate((described) =>
    (described.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => {
        const said = document.getElementById(id)?.cloneNode(true) as Element | undefined;
        for (const unheard of said?.querySelectorAll("[aria-hidden=true]") ?? []) unheard.remove();
        return said?.textContent ?? "";
      })
      .filter(Boolean)
      .join(" "),
  );

/** What the box names as active, and that it is there. */
const activeOf = (page: Page) =>
  box(page).evaluate((element) => {
    const id = element.getAttribute("aria-activedescendant");
    return id && `${id.replace(/.*-/, "")} ${document.getElementById(id)?.textContent}`;
  });

test.describe("the box that searches many options", () => {
  test.beforeEach(async ({ page }) => {
    await mount(page, asking({ to: { type: "string", title: "To", enum: towns } }));
  });

  test("names another active option whenever another comes first, so that it is spoken", async ({
    page,
  }) => {
    await box(page).focus();
    await page.keyboard.type("Town 1");
    await expect.poll(() => activeOf(page)).toBe("1 Town 1");
    await page.keyboard.type("7");
    await expect.poll(() => activeOf(page)).toBe("17 Town 17");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue("Town 17");
  });

  test("has its first option active on Down, its last on Up, and the chosen one again", async ({
    page,
  }) => {
    await box(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => activeOf(page)).toBe("0 Town 0");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => activeOf(page)).toBe("19 Town 19");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => activeOf(page)).toBe("19 Town 19");
  });

  test("has none active by a press, and takes what is pressed", async ({ page }) => {
    await box(page).click();
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await activeOf(page)).toBeNull();
    await page.getByRole("option", { name: "Town 2", exact: true }).click();
    await expect(box(page)).toHaveValue("Town 2");
  });

  test("has its status there before that has words", async ({ page }) => {
    const status = page.locator('[data-elicit="combobox"] [role="status"]');
    await box(page).focus();
    await expect(status).toHaveText("");
    await status.evaluate((element) => Object.assign(element, { known: true }));
    await page.keyboard.type("Town 1");
    await expect(status).toHaveText("11 options");
    await page.keyboard.type("x");
    await expect(status).toHaveText(/Nothing matches|No results/);
    expect(await status.evaluate((element) => "known" in element)).toBe(true);
  });
});

test("a field that must be answered says so once, where most may be left out", async ({ page }) => {
  const days = { type: "array", title: "Days", items: { enum: ["Sat", "Sun"] }, minItems: 1 };
  const text = { type: "string" };
  const properties = { days, name: { ...text, title: "Name" }, a: text, b: text, c: text };
  await mount(page, asking(properties, ["days", "name"]));
  const group = await descriptionOf(page.getByRole("group", { name: "Days" }));
  expect(group.match(/Required/g)).toHaveLength(1);
  expect(group).toContain("select 1 or more");
  expect(await descriptionOf(page.getByRole("textbox", { name: "Name" }))).not.toContain(
    "Required",
  );
});

test("how a number is read has its status there before its words", async ({ page }) => {
  const props = asking({ price: { type: "number", title: "Price" } });
  await mount(page, { ...props, locale: "de" });
  const status = page.locator('[data-elicit="field"] [role="status"]');
  await page.getByRole("textbox", { name: "Price" }).focus();
  await page.keyboard.type("1");
  await expect(status).toHaveText("");
  await status.evaluate((element) => Object.assign(element, { known: true }));
  await page.keyboard.type(",234");
  await expect(status).toHaveText(/1\.234/);
  expect(await status.evaluate((element) => "known" in element)).toBe(true);
});

test("an error is heard first, a long text not at every focus, nothing that was said already", async ({
  page,
}) => {
  const description = "Whoever reads this out at every focus is not heard to the end. ".repeat(20);
  await mount(
    page,
    asking({ name: { type: "string", title: "Name", description }, age: { type: "integer" } }, [
      "name",
    ]),
  );
  const name = page.getByRole("textbox", { name: "Name" });
  const plain = await descriptionOf(name);
  expect(plain).toMatch(/^Whoever reads/);
  expect(plain.length).toBeLessThanOrEqual(200);
  expect(plain).not.toContain("Required");
  await expect(name).toHaveAttribute("aria-required", "true");
  // It is there to be read, whole.
  await expect(page.locator('[data-elicit="description"]').first()).toContainText(
    description.trim(),
  );
  expect(await descriptionOf(page.getByRole("textbox", { name: "age" }))).toMatch(/^optional$/i);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(name).toBeFocused();
  const refused = await descriptionOf(name);
  expect(refused).toMatch(/^Enter .+\. Whoever reads/);
});

test("a question with parts is described by what is there, and says once what is wrong", async ({
  page,
}) => {
  const text = { type: "string", title: "Street" };
  await mount(
    page,
    asking(
      {
        address: { title: "Address", type: "object", properties: { text }, required: ["text"] },
        payment: {
          title: "Payment",
          oneOf: [
            { title: "Card", type: "object", properties: { text } },
            { title: "At the table", type: "null" },
          ],
        },
      },
      ["address", "payment"],
    ),
  );
  const lost = () =>
    page
      .locator("[aria-describedby]")
      .evaluateAll((all) =>
        all
          .flatMap((element) => element.getAttribute("aria-describedby")!.split(" "))
          .filter((id) => !document.getElementById(id)),
      );
  const payment = page.getByRole("radiogroup", { name: "Payment" });
  await expect(payment).toBeVisible();
  expect(await lost()).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(payment).toHaveAccessibleDescription("Payment: select an option.");
  await expect(page.getByRole("group", { name: "Payment" })).not.toHaveAttribute(
    "aria-describedby",
  );
  expect(await lost()).toEqual([]);
  await page.getByRole("button", { name: "Edit as JSON" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  expect(await lost()).toEqual([]);
});

test("the focus in a refused box is a wider ring in the color of its edge", async ({ page }) => {
  await mount(page, asking({ name: { type: "string", title: "Name" } }, ["name"]));
  const name = page.getByRole("textbox", { name: "Name" });
  const ring = () =>
    name.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderColor } =
        getComputedStyle(element);
      const seen = outlineStyle === "solid" && outlineColor === borderColor;
      // Its colour stands out from the surface: styles.spec.ts measures that.
      return seen && `${outlineWidth} ${outlineOffset}`;
    });
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  // What is refused takes the focus once it has been checked.
  await expect(name).toBeFocused();
  for (const scheme of ["light", "dark"]) {
    await page.evaluate((given) => {
      document.documentElement.style.colorScheme = given;
    }, scheme);
    await submit.focus();
    await expect.poll(ring).toBe(false);
    await name.focus();
    await expect.poll(ring, scheme).toBe("2px -1px");
    await submit.focus();
    await name.click();
    await expect.poll(ring, scheme).toBe("2px -1px");
  }
});

test("a radio tells its place among all of them", async ({ page }) => {
  await mount(
    page,
    asking({
      class: { type: "string", title: "Class", enum: ["First", "Second"] },
      meal: { type: "boolean", title: "Meal" },
    }),
  );
  for (const group of ["Class", "Meal"]) {
    const places = await page
      .getByRole("radiogroup", { name: group })
      .getByRole("radio")
      .evaluateAll((radios) =>
        radios.map((radio) =>
          ["posinset", "setsize"].map((name) => radio.getAttribute(`aria-${name}`)).join("/"),
        ),
      );
    expect(places, group).toEqual(["1/2", "2/2"]);
  }
});
