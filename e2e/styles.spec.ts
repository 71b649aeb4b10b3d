import { expect, test } from "@playwright/test";
import { mount } from "./mount";
import { needsChromium } from "./support";

const request = {
  message: "Who comes?",
  requestedSchema: { properties: { name: { type: "string", title: "Name" } } },
};

/** How bright the colours of the card and of its words are drawn, as a host's own build leaves them. */
const brightness = () => {
  const card = document.querySelector("[data-elicit=form]");
  if (!card) throw new Error("No form is shown");
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("No canvas to read colours with");
  const { backgroundColor, color } = getComputedStyle(card);
  return [backgroundColor, color].map((paint) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    if (alpha < 255) throw new Error(`${paint} is not opaque`);
    return (red + green + blue) / 3;
  });
};

for (const [scheme, light] of [
  ["light", true],
  ["dark", false],
] as const) {
  test(`the looks survive the build of a host, and follow color-scheme: ${scheme}`, async ({
    page,
  }) => {
    await mount(page, { request });
    await page.evaluate((given) => {
      document.documentElement.style.colorScheme = given;
    }, scheme);
    const [card = 0, words = 0] = await page.evaluate(brightness);
    if (light) expect([card > 240, words < 60]).toEqual([true, true]);
    else expect([card < 50, words > 220]).toEqual([true, true]);
  });
}

test(
  "a dark page is printed in dark words, and a box that is ticked is not empty on paper",
  needsChromium("another medium is set by its own protocol"),
  async ({ page }) => {
    const properties = { bike: { type: "boolean", title: "Bike", default: true } };
    await mount(page, { request: { message: "Who comes?", requestedSchema: { properties } } });
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = "dark";
    });
    await page.emulateMedia({ media: "print" });
    const [card = 0, words = 255] = await page.evaluate(brightness);
    expect([card > 240, words < 60]).toEqual([true, true]);
    const box = page.getByRole("checkbox", { name: "Bike" });
    await expect(box).toHaveCSS("print-color-adjust", "exact");
  },
);

test("a form is drawn in three weights", async ({ page }) => {
  // The browser looks up a typeface for each before it can draw the first frame.
  const fields = {
    name: { type: "string", title: "Name", description: "As in the passport.", maxLength: 60 },
    seats: { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
    window: { type: "boolean", title: "Window seat", default: false },
    class: { type: "string", title: "Class", enum: ["First", "Second", "Sleeping car"] },
    extras: { type: "array", title: "Extras", items: { type: "string", enum: ["Bike", "Dog"] } },
  };
  await mount(page, {
    request: { message: "Who comes?", requestedSchema: { properties: fields } },
  });
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  const weights = await page.evaluate(() => {
    const elements = document.querySelectorAll("[data-elicit=root], [data-elicit=root] *");
    return [...new Set(Array.from(elements, (element) => getComputedStyle(element).fontWeight))];
  });
  expect(weights.sort()).toEqual(["400", "500", "600"]);
});

test("what is wrong stands in a line with the question that it is about", async ({ page }) => {
  const text = { type: "string", title: "Name" };
  await mount(page, {
    request: {
      message: "Who comes?",
      requestedSchema: { properties: { a: text, b: text }, required: ["a", "b"] },
    },
  });
  await page.getByRole("button", { name: "Submit" }).click();
  const item = page.locator('[data-elicit="summary-item"]').first();
  await expect(item).toBeVisible();
  const tops = await item.evaluate((row) =>
    Array.from(row.children, (part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return words.getBoundingClientRect().top;
    }),
  );
  expect(tops).toHaveLength(2);
  expect(Math.abs(tops[0]! - tops[1]!)).toBeLessThan(1);
});

test("a token set anywhere above the form is taken", async ({ page }) => {
  await mount(page, { request });
  await page.evaluate(() => {
    document.documentElement.style.setProperty("--elicit-accent", "rgb(1, 2, 3)");
  });
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCSS(
    "background-color",
    "rgb(1, 2, 3)",
  );
});

test("six tokens make another product", async ({ page }) => {
  await mount(page, { request });
  await page.evaluate(() => {
    for (const [token, value] of Object.entries({
      accent: "rgb(1, 2, 3)",
      surface: "rgb(250, 240, 230)",
      text: "rgb(40, 30, 20)",
      font: "monospace",
      radius: "3px",
      space: "6px",
    }))
      document.documentElement.style.setProperty(`--elicit-${token}`, value);
  });
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toHaveCSS("background-color", "rgb(1, 2, 3)");
  await expect(submit).toHaveCSS("padding-left", "21px");
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveCSS("border-radius", "3px");
  await expect(name).toHaveCSS("color", "rgb(40, 30, 20)");
  await expect(name).toHaveCSS("font-family", "monospace");
  await expect(page.getByRole("form")).toHaveCSS("background-color", "rgb(250, 240, 230)");
});

/** The colours that follow from others: what is drawn on what, and the least contrast by WCAG 2.2. */
const pairs = [
  { ink: "on-accent", paper: "accent", least: 4.5 },
  { ink: "text", paper: "surface", least: 7 },
  { ink: "dim", paper: "surface", least: 4.5 },
  { ink: "dim", paper: "field", least: 4.5 },
  { ink: "danger", paper: "surface", least: 4.5 },
  { ink: "danger", paper: "danger-surface", least: 4.5 },
  { ink: "caution", paper: "caution-surface", least: 4.5 },
  { ink: "text", paper: "caution-surface", least: 4.5 },
  { ink: "control-line", paper: "surface", least: 3 },
  { ink: "control-line", paper: "field", least: 3 },
  { ink: "mark-line", paper: "surface", least: 3 },
  { ink: "mark-line", paper: "field", least: 3 },
];

/** What is seen without being read, and what it stands on. */
const marks = ["accent", "focus", "danger", "control-line", "mark-line"].flatMap((ink) =>
  ["surface", "field"].map((paper) => ({ ink, paper, least: 3 })),
);

/** Mounts nothing: paints each pair within the form, and says which are too close. */
function findFaint({ tokens, wanted }: { tokens: Record<string, string>; wanted: typeof pairs }) {
  const root = document.querySelector<HTMLElement>("[data-elicit=root]");
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!root || !pen) throw new Error("No form is shown, or no canvas to read colours with");
  for (const [token, value] of Object.entries(tokens))
    root.style.setProperty(`--elicit-${token}`, value);
  const probe = root.appendChild(document.createElement("i"));
  const faint = wanted.flatMap(({ ink, paper, least }) => {
    const [one, other] = [luminance(ink), luminance(paper)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return contrast < least ? [`${ink} on ${paper}: ${contrast.toFixed(2)}`] : [];
  });
  probe.remove();
  for (const token of Object.keys(tokens)) root.style.removeProperty(`--elicit-${token}`);
  return faint;

  function luminance(name: string) {
    probe.style.color = `var(--_elicit-${name})`;
    pen!.clearRect(0, 0, 1, 1);
    pen!.fillStyle = getComputedStyle(probe).color;
    pen!.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pen!.getImageData(0, 0, 1, 1).data].map((part) => {
      const level = part / 255;
      return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

test("words keep their contrast on every surface, light or dark, and on every accent", async ({
  page,
}) => {
  await mount(page, { request });
  const themes = [
    ...[1, 0.98, 0.96, 0.94, 0.28, 0.24, 0.2, 0.16, 0.12, 0.05].flatMap((lightness) =>
      [0, 90, 180, 270].map((hue) => ({ surface: `oklch(${lightness} 0.012 ${hue})` })),
    ),
    ...[0.2, 0.35, 0.45, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9, 0.97].flatMap((lightness) =>
      [0, 60, 120, 180, 240, 300].map((hue) => ({ accent: `oklch(${lightness} 0.12 ${hue})` })),
    ),
  ];
  const faint: Record<string, string[]> = {};
  for (const tokens of themes) {
    const found = await page.evaluate(findFaint, { tokens, wanted: pairs });
    if (found.length > 0) faint[JSON.stringify(tokens)] = found;
  }
  expect(faint).toEqual({});
});

test("marks, edges and the focus ring stand out in colours of our own, light and dark", async ({
  page,
}) => {
  await mount(page, { request });
  for (const scheme of ["light", "dark"]) {
    await page.evaluate((given) => {
      document.documentElement.style.colorScheme = given;
    }, scheme);
    expect(await page.evaluate(findFaint, { tokens: {}, wanted: marks }), scheme).toEqual([]);
  }
});

test("boxes to tick and radios keep their edge under a theme whose text boxes have a faint one", async ({
  page,
}) => {
  await mount(page, {
    request: {
      message: "How?",
      requestedSchema: {
        type: "object",
        properties: {
          where: { type: "string", title: "Where", enum: ["Inside", "Terrace"] },
          with: { type: "array", title: "With", items: { type: "string", enum: ["Dog"] } },
        },
      },
    },
  });
  // The variables of shadcn/ui.
  for (const tokens of [
    { surface: "oklch(1 0 0)", text: "oklch(0.145 0 0)", "control-line": "oklch(0.922 0 0)" },
    { surface: "oklch(0.205 0 0)", text: "oklch(0.985 0 0)", "control-line": "oklch(1 0 0 / 15%)" },
  ]) {
    const wanted = marks.filter(({ ink }) => ink === "mark-line");
    expect(await page.evaluate(findFaint, { tokens, wanted })).toEqual([]);
    const edge = await page.evaluate((given) => {
      const root = document.querySelector<HTMLElement>("[data-elicit=root]")!;
      for (const [token, value] of Object.entries(given))
        root.style.setProperty(`--elicit-${token}`, value);
      return getComputedStyle(root).getPropertyValue("--_elicit-mark-line");
    }, tokens);
    const drawn = page.locator("[data-elicit=radio], [data-elicit=checkbox]");
    await expect(drawn).toHaveCount(3);
    for (const mark of await drawn.all()) await expect(mark).toHaveCSS("border-top-color", edge);
  }
});

test("another theme in the middle of a form loses nothing", async ({ page }) => {
  await mount(page, {
    request: {
      message: "How?",
      requestedSchema: {
        type: "object",
        properties: {
          name: { type: "string", title: "Name" },
          where: { type: "string", title: "Where", enum: ["Inside", "Terrace"] },
        },
      },
    },
  });
  const name = page.getByRole("textbox", { name: "Name" });
  await page.getByRole("radio", { name: "Terrace" }).click();
  await name.fill("Corner");
  const surface = () =>
    page.locator('[data-elicit="form"]').evaluate((form) => getComputedStyle(form).backgroundColor);
  const before = await surface();
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
    document.documentElement.style.setProperty("--elicit-radius", "0px");
  });
  await expect.poll(surface).not.toBe(before);
  await expect(name).toHaveValue("Corner");
  await expect(name).toBeFocused();
  await expect(page.getByRole("radio", { name: "Terrace" })).toBeChecked();
});
