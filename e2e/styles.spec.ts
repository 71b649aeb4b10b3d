import { expect, test } from "@playwright/test";
import { mount } from "./mount";

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
