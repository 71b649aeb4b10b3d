import { expect } from "@playwright/test";
import { approvalRequest } from "react-elicitation/core";
import { answer, cancel, decline, fill, openPage } from "react-elicitation/testing";
import { readControls } from "../src/testing/readControls";
import { local, mountConsent, openConsentPage, remote, toOpen } from "./consentPage";
import { targetTest as test } from "./fixtures";
import { mount, results } from "./mount";
import { servers } from "./servers";

// What hosts' own tests do with Playwright, by the helpers of `react-elicitation/testing`.

const towns = Array.from({ length: 30 }, (_, index) => `Town ${index}`);

const request = {
  message: "Which table shall I book?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      name: { type: "string", title: "Name" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 8 },
      day: { type: "string", format: "date", title: "Day" },
      town: { type: "string", title: "Town", enum: towns },
      visited: { type: "array", title: "Visited", items: { type: "string", enum: towns } },
      place: { type: "string", title: "Place", enum: ["Inside", "Terrace"] },
      extras: { type: "array", title: "Extras", items: { type: "string", enum: ["Dog", "Cake"] } },
      chair: { type: "boolean", title: "High chair needed?" },
      news: { type: "boolean", title: "Newsletter", default: true },
    },
    required: ["name"],
  },
};

test("a form is answered in a person's words, whatever the kinds of its questions", async ({
  page,
}) => {
  await mount(page, { request });
  await fill(page, { Visited: ["Town 12", "Town 1", "Town 4"], Extras: ["Dog"] });
  await answer(page.getByRole("form"), {
    Name: "Ada",
    Guests: 4,
    Day: "2027-01-02",
    Town: "Town 27",
    Visited: ["Town 4", "Town 12"],
    Place: "Terrace",
    Extras: ["Cake"],
    "High chair needed?": false,
    Newsletter: false,
  });
  await expect
    .poll(() => results(page))
    .toEqual([
      {
        action: "accept",
        content: {
          name: "Ada",
          guests: 4,
          day: "2027-01-02",
          town: "Town 27",
          visited: ["Town 4", "Town 12"],
          place: "Terrace",
          extras: ["Cake"],
          chair: false,
          news: false,
        },
      },
    ]);
});

test("an approval is answered by the ID of an option", async ({ page }) => {
  const options = [
    { id: "yes", kind: "allow", label: "Yes, run it" },
    { id: "always", kind: "allow", scope: "always", label: "Yes, always" },
    { id: "no", kind: "deny", label: "No" },
  ] as const;
  const asked = approvalRequest({ type: "command", command: "npm test" }, { options });
  for (const option of ["yes", "no"]) {
    await page.goto(`${servers.pages}approval.html`);
    await expect.poll(() => page.evaluate(() => "mountApproval" in window)).toBe(true);
    await page.evaluate((given) => window.mountApproval(given), { request: asked });
    await answer(page, option);
    await expect.poll(() => results(page)).toMatchObject([{ option }]);
  }
});

test("what has just left the page is read as gone", async ({ page }) => {
  const left = await page.evaluateHandle(() => {
    const group = document.createElement("div");
    group.innerHTML = '<p id="name">Name</p><input aria-labelledby="name">';
    return [...group.querySelectorAll("input")];
  });
  expect(await left.evaluate(readControls)).toMatchObject([{ name: "Name", gone: true }]);
});

test("questions with parts are answered by them, as they come", async ({ page }) => {
  const guest = {
    type: "object",
    title: "Guest",
    properties: { name: { type: "string", title: "Name" } },
    required: ["name"],
  };
  const properties = {
    address: {
      type: "object",
      title: "Address",
      properties: { street: { type: "string", title: "Street" } },
    },
    guests: { type: "array", title: "Guests", items: guest },
    payment: {
      title: "Payment",
      oneOf: [
        { title: "Card", type: "object", properties: { digits: { type: "string" } } },
        { title: "At the table", type: "null" },
      ],
    },
    labels: { type: "object", title: "Labels", additionalProperties: { type: "integer" } },
  };
  const required = ["guests", "payment"];
  await mount(page, {
    request: { message: "Who comes?", requestedSchema: { type: "object", properties, required } },
  });
  await fill(page, { Payment: "At the table" });
  await answer(page, {
    Address: { Street: "Main Street 1" },
    Guests: [{ Name: "Ada" }, { Name: "Bo" }],
    Payment: { Card: { digits: "4242" } },
    Labels: { floor: 2 },
  });
  await expect
    .poll(() => results(page))
    .toEqual([
      {
        action: "accept",
        content: {
          address: { street: "Main Street 1" },
          guests: [{ name: "Ada" }, { name: "Bo" }],
          payment: { digits: "4242" },
          labels: { floor: 2 },
        },
      },
    ]);
});

for (const [action, act] of Object.entries({ decline, cancel })) {
  test(`a question is answered with ${action}`, async ({ page }) => {
    await mount(page, { request });
    await act(page);
    await expect.poll(() => results(page)).toEqual([{ action }]);
  });
}

for (const requester of [local, remote]) {
  test(`a page is opened that ${requester.name} name`, async ({ page, target }) => {
    await openConsentPage(page);
    await mountConsent(page, { request: toOpen(`${target.url}login`), requester });
    const opening = page.context().waitForEvent("page");
    await openPage(page);
    await expect(await opening).toHaveURL(`${target.url}login`);
    await expect.poll(() => results(page)).toEqual([{ action: "accept" }]);
  });
}

test("a page is opened below the fold", async ({ page, target }) => {
  await openConsentPage(page);
  await page.evaluate(() => {
    document.body.style.paddingTop = "3000px";
  });
  await mountConsent(page, { request: toOpen(`${target.url}login`), requester: remote });
  const opening = page.context().waitForEvent("page");
  await openPage(page);
  await expect(await opening).toHaveURL(`${target.url}login`);
  await expect.poll(() => results(page)).toEqual([{ action: "accept" }]);
});

test("a page is opened below the fold by clicks of the test's own", async ({ page, target }) => {
  await openConsentPage(page);
  await page.evaluate(() => {
    document.body.style.paddingTop = "3000px";
  });
  await mountConsent(page, { request: toOpen(`${target.url}login`), requester: local });
  const open = page.getByRole("button", { name: /Open/ });
  await open.click();
  expect(await results(page)).toEqual([]);
  const opening = page.context().waitForEvent("page");
  await open.click();
  await opening;
  await expect.poll(() => results(page)).toEqual([{ action: "accept" }]);
});
