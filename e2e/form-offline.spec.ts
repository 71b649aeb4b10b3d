import { expect, test } from "@playwright/test";
import { lateCode } from "./lateCode";
import { mount, results } from "./mount";

test("where the code that checks answers cannot be loaded, it is said, and nothing is lost or sent", async ({
  page,
}) => {
  let offline = true;
  await page.route(lateCode("checks"), (route) => (offline ? route.abort() : route.continue()));
  await mount(page, {
    request: {
      message: "Who?",
      requestedSchema: {
        type: "object",
        properties: { name: { type: "string", title: "Name", minLength: 3 } },
      },
    },
  });
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Co");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be sent");
  await expect(name).toHaveValue("Co");
  expect(await results(page)).toEqual([]);

  offline = false;
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Use at least 3 characters", { exact: false }).first()).toBeVisible();
  await name.fill("Corner");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { name: "Corner" } }]);
});
