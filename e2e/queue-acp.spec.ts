import { expect, type Locator, type Page, test } from "@playwright/test";
import { screen, signIn } from "./consentPage";
import { pressByKeyboard, tabTo } from "./consumers/support";
import { sendPrompt, serverReport } from "./liveCalls";
import { servers } from "./servers";
import { startAgent } from "./servers/agent.mjs";
import { watchForTrouble } from "./support";
import { closeWithdrawn } from "./withdrawn";

// A host with the ACP SDK in the page, an agent with the ACP SDK behind a WebSocket. What the agent
// reports counts: not what the page believes it has sent. Named after the table of protocols; the
// rows that show a person nothing are in src/transports/acpSdk.test.ts.

const asked = (page: Page) => page.locator('[data-elicit="elicitation"]');
const attempts = (page: Page) => page.getByRole("textbox", { name: "Attempts" });
const refused = { code: -32602, message: expect.any(String) };

/** The two columns, in the words that the agent is told to speak so. */
const columns = [
  { column: "ACP v1", method: "elicitation/create", form: "Ask me", page: "Sign me in" },
  {
    column: "ACP RFD",
    method: "session/elicitation",
    form: "Ask me early",
    page: "Sign me in early",
  },
];

for (const { column, method, form, page: url } of columns) {
  test(`${column} · arrives as (${method})`, async ({ page }) => {
    await sendPrompt(page, form);
    await expect(page.getByRole("form", { name: "Coding agent: " })).toBeVisible();
    await page.getByRole("radio", { name: "Careful" }).click();
    await attempts(page).fill("3");
    await page.getByRole("button", { name: "Submit" }).click();
    expect(await serverReport(page)).toEqual({
      action: "accept",
      content: { strategy: "careful", branch: "main", attempts: 3 },
    });
    await expect(asked(page)).toHaveCount(0);
  });

  test(`${column} · modes (form, url)`, async ({ page }) => {
    for (const [prompt, answer] of [
      [form, { action: "decline" }],
      [url, { action: "decline" }],
    ] as const) {
      await sendPrompt(page, prompt);
      await page.getByRole("button", { name: "Decline" }).click();
      expect(await serverReport(page)).toEqual(answer);
    }
  });

  test(`${column} · url id (elicitationId) and completion`, async ({ page }) => {
    await sendPrompt(page, url);
    await signIn(page);
    await expect(screen(page).status).toContainText("Completed");
    expect(await serverReport(page)).toEqual({ action: "accept" });
    await screen(page).close.click();
    await expect(asked(page)).toHaveCount(0);
  });

  test(`${column} · undeclared mode (-32602)`, async ({ page }) => {
    await sendPrompt(page, url, { modes: ["form"] });
    expect(await serverReport(page)).toEqual(refused);
    await expect(asked(page)).toHaveCount(0);
  });

  test(`${column} · cancelled by the asker ($/cancel_request), while the person types`, async ({
    page,
  }) => {
    await sendPrompt(page, form);
    await attempts(page).pressSequentially("12");
    await page.getByRole("button", { name: "Stop" }).click();
    await closeWithdrawn(page, "12");
    await expect(asked(page)).toHaveCount(0);
    expect(await serverReport(page)).toEqual({ action: "cancel" });
  });
}

test("ACP v1 · mode left out (not allowed: mode is explicit)", async ({ page }) => {
  await sendPrompt(page, "Ask without a mode");
  expect(await serverReport(page)).toEqual(refused);
  await expect(asked(page)).toHaveCount(0);
});

test("ACP v1 · an unknown mode (-32602)", async ({ page }) => {
  await sendPrompt(page, "Ask in a mode of your own");
  expect(await serverReport(page)).toEqual(refused);
  await expect(asked(page)).toHaveCount(0);
});

test("ACP v1 · capability {} means (no mode at all), so each is declared", async ({ page }) => {
  for (const [modes, declared] of [
    [[], { form: {}, url: {} }],
    [["form"], { form: {} }],
    [["url"], { url: {} }],
  ] as const) {
    await sendPrompt(page, "What do I show?", { modes: [...modes] });
    expect(await serverReport(page)).toEqual({ declared });
  }
});

test("ACP v1 · scope (requestId in place of sessionId)", async ({ page }) => {
  await sendPrompt(page, "Ask about this prompt");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await serverReport(page)).toEqual({ action: "cancel" });
});

test("ACP RFD · error that asks for a URL (-32042)", async ({ page }) => {
  await sendPrompt(page, "Go on once I have signed in");
  await signIn(page);
  // The prompt is sent once more without a word of the person, since the agent has said so.
  expect(await serverReport(page)).toEqual({ signedIn: { yes: true } });
});

const answers = [
  ["an answer", /^Yes, run them \(allows, once\)/, { outcome: "selected", optionId: "yes" }],
  [
    "a lasting answer",
    /^Yes, always \(allows, lasting\)/,
    { outcome: "selected", optionId: "always" },
  ],
  ["a refusal", /^No \(denies\)/, { outcome: "selected", optionId: "no" }],
  ["no answer", "Close without answering", { outcome: "cancelled" }],
] as const;

/** Ways to press a button. */
const presses = {
  "by pointer": (_: Page, button: Locator) => button.click(),
  "by keyboard": async (page: Page, button: Locator) => {
    // In Firefox, Shift+Tab leaves the page.
    await tabTo(page, button);
    await pressByKeyboard(page, button);
  },
};

for (const [how, name, outcome] of answers) {
  for (const [by, press] of Object.entries(presses)) {
    test(`ACP v1 · permission for a call that was announced before: ${how}, ${by}`, async ({
      page,
    }) => {
      await sendPrompt(page, "Run the tests");
      await expect(asked(page)).toContainText("npm test");
      const button = page.getByRole("button", { name });
      await expect(button).toBeEnabled();
      await press(page, button);
      expect(await serverReport(page)).toEqual(outcome);
      await expect(asked(page)).toHaveCount(0);
    });
  }
}

test("ACP v1 · what only ACP has: null for left out, descriptions, unknown types, _meta", async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await sendPrompt(page, "Ask me", { pages: servers.strictPages });
  await expect(page.getByRole("radio", { name: "Careful" })).toHaveAccessibleDescription(
    "One change at a time",
  );
  // A question of an unknown type is none of the known controls.
  await page.getByRole("textbox", { name: "Place" }).fill('["here"]');
  await expect(page.getByText("Enter the answer as JSON")).toBeVisible();
  await page.getByRole("radio", { name: "Bold" }).click();
  await page.getByRole("textbox", { name: "Branch" }).fill("fix/typo");
  await page.getByRole("checkbox", { name: "Types" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await serverReport(page)).toEqual({
    action: "accept",
    content: { strategy: "bold", branch: "fix/typo", checks: ["Types"], place: ["here"] },
  });
  expect(await trouble.read()).toEqual([]);
});

test("ACP v1 · a form says that its agent is gone", async ({ page }) => {
  const agent = await startAgent();
  await sendPrompt(page, "Ask me", { agent: agent.url });
  await attempts(page).pressSequentially("12");
  await agent.stop();
  await closeWithdrawn(page, "12");
  await expect(asked(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("closed");
});
