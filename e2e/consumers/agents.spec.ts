import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { claudeOptions } from "../../src/agents/fixtures/claudeOptions";
import { sendPrompt, serverReport } from "../liveCalls";
import { pressByKeyboard, serveAgent, tabTo } from "./support";

// The agents of Claude and Codex as they are published, each with a script in the place of the model.
// A person answers by keyboard, and what counts is what the agent's own parser made of the answer.

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function choose(page: Page, name: string) {
  await tabTo(page, page.locator('[role="radio"][tabindex="0"]'));
  const focused = () => radio(page, name).evaluate((each) => each === document.activeElement);
  const radios = await page.getByRole("radio").count();
  for (let step = 0; step < radios && !(await focused()); step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Space");
  await expect(radio(page, name)).toBeChecked();
}

async function write(page: Page, name: string, text: string, at = 0) {
  await tabTo(page, box(page, name).nth(at));
  await page.keyboard.type(text);
}

async function submit(page: Page) {
  const button = page.getByRole("button", { name: "Submit" });
  await expect(button).not.toHaveAttribute("aria-disabled");
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}

test.describe("Claude's agent", () => {
  let agent: Awaited<ReturnType<typeof serveAgent>>;
  test.beforeAll(async () => {
    agent = await serveAgent("claude");
  });
  test.afterAll(() => agent.stop());

  const asked = (page: Page, prompt: string) => sendPrompt(page, prompt, { agent: agent.url });
  const QUESTION = "Which database shall I use?";
  const reported = async (page: Page) => {
    const { updatedInput } = (await serverReport(page)) as {
      updatedInput: { answers: object; annotations?: object };
    };
    return { answers: updatedInput.answers, annotations: updatedInput.annotations };
  };

  test("a pick, what it would lead to, and a note to it", async ({ page }) => {
    await asked(page, "Ask one question");
    await choose(page, "SQLite");
    const preview = page.getByRole("group", { name: "Preview: SQLite" });
    await expect(preview).toHaveText("data.db");
    await choose(page, "Postgres");
    const other = page.getByRole("group", { name: "Preview: Postgres" });
    await expect(other).toContainText("image: postgres");
    await expect(preview).toHaveCount(0);
    await tabTo(page, other);
    await write(page, "Other", "The newest");
    await expect(radio(page, "Postgres")).toBeChecked();
    await submit(page);
    expect(await reported(page)).toEqual({
      answers: { [QUESTION]: "Postgres" },
      annotations: { [QUESTION]: { notes: "The newest" } },
    });
  });

  test("an answer of one's own, in place of a pick", async ({ page }) => {
    await asked(page, "Ask one question");
    await choose(page, "Other…");
    await write(page, "Other", "DuckDB");
    await submit(page);
    expect(await reported(page)).toEqual({ answers: { [QUESTION]: "DuckDB" } });
  });

  test("two questions: one is left out, the other has picks and one of one's own", async ({
    page,
  }) => {
    await asked(page, "Ask two questions");
    await tabTo(page, page.getByRole("checkbox", { name: "Types" }));
    await page.keyboard.press("Space");
    await write(page, "Other", "Lint, twice", 1);
    await submit(page);
    expect(await reported(page)).toEqual({
      answers: { "What shall I run afterwards?": 'Types, "Lint, twice"' },
    });
  });

  test("a form that it passes on, with its enumNames", async ({ page }) => {
    await asked(page, "Pass on a form");
    await choose(page, "Berlin");
    await submit(page);
    expect(await serverReport(page)).toEqual({ action: "accept", content: { city: "ber" } });
  });
});

/** What Claude's agent builds the options of each tool from, in the order of the fixture. */
const contexts: ({ toolName: string } & Record<string, unknown>)[] = [
  { toolName: "Bash", ...allowing("Bash", "npm test:*", "localSettings") },
  { toolName: "Bash", defaultToNo: true },
  { toolName: "PowerShell" },
  { toolName: "Read", input: { file_path: "/etc/hosts" }, ...allowing("Read", "//etc/**") },
  { toolName: "Edit", input: { file_path: "/shop/a.ts" }, ...changing("acceptEdits") },
  { toolName: "Write" },
  { toolName: "Glob" },
  { toolName: "Grep" },
  { toolName: "NotebookEdit" },
  { toolName: "WebFetch", input: { url: "https://example.com/a" } },
  { toolName: "Skill", input: { skill: "deploy prod" } },
  { toolName: "EnterPlanMode" },
  {
    toolName: "ExitPlanMode",
    input: { plan: "Do it" },
    availableModes: ["auto", "bypassPermissions"],
    contextUsedPercent: 40,
  },
  {
    toolName: "SandboxNetworkAccess",
    input: { host: "example.com" },
    ...allowing("SandboxNetworkAccess", "example.com", "localSettings"),
  },
  { toolName: "WebSearch" },
  { toolName: "Agent" },
  {
    toolName: "mcp__github__push",
    displayName: "Push",
    ...allowing("mcp__github__push", undefined, "localSettings"),
  },
  { toolName: "mcp__computer-use__click" },
];

function allowing(toolName: string, ruleContent: string | undefined, destination = "session") {
  const rule = { toolName, ...(ruleContent !== undefined && { ruleContent }) };
  const update = { type: "addRules", behavior: "allow", destination, rules: [rule] };
  return { durableChangeSet: { updates: [update] } };
}

function changing(mode: string) {
  return { durableChangeSet: { updates: [{ type: "setMode", mode, destination: "session" }] } };
}

test("the options of Claude's agent are those that the unit tests answer", async () => {
  const built = (await import(
    join(
      import.meta.dirname,
      "node_modules/@agentclientprotocol/claude-agent-acp/dist/permissions/options.js",
    )
  )) as { buildClaudePermissionOptions(context: object): unknown };
  const options = contexts.map((context) => [
    context.toolName,
    built.buildClaudePermissionOptions({ input: {}, cwd: "/shop", ...context }),
  ]);
  expect(options).toEqual(claudeOptions);
});

test.describe("Codex's agent", () => {
  let agent: Awaited<ReturnType<typeof serveAgent>>;
  test.beforeAll(async () => {
    agent = await serveAgent("codex");
  });
  test.afterAll(() => agent.stop());

  const asked = (page: Page, prompt: string) => sendPrompt(page, prompt, { agent: agent.url });
  const NOTE = "Additional answer or note";
  const answers = (...given: string[]) => ({ answers: { place: { answers: given } } });

  test("a choice that must be answered is, by a text alone", async ({ page }) => {
    await asked(page, "Ask where");
    await choose(page, "Other…");
    await write(page, NOTE, "On my machine");
    await submit(page);
    expect(await serverReport(page)).toEqual(answers("user_note: On my machine"));
  });

  test("a pick and a note to it", async ({ page }) => {
    await asked(page, "Ask where");
    await choose(page, "Staging");
    await write(page, NOTE, "At night");
    await submit(page);
    expect(await serverReport(page)).toEqual(answers("Staging", "user_note: At night"));
  });

  test("what it calls a secret is one, and until when it waits is said", async ({ page }) => {
    await asked(page, "Ask for a secret");
    await expect(
      page.getByText("After that, the agent continues without your answer."),
    ).toBeVisible();
    await write(page, "What does it start with?", "horse");
    const agree = page.getByRole("checkbox", { name: "Share this with Coding agent anyway" });
    await tabTo(page, agree);
    await page.keyboard.press("Space");
    await submit(page);
    expect(await serverReport(page)).toEqual({ answers: { start: { answers: ["horse"] } } });
  });

  test("when it goes on by itself, the person is told, and nothing is answered", async ({
    page,
  }) => {
    await asked(page, "Ask in a hurry");
    await write(page, NOTE, "Half a thou");
    await expect(page.getByText("This request has expired", { exact: false })).toBeVisible();
    // The form becomes its receipt, in which what was typed can still be read.
    await page.locator("summary").click();
    await expect(page.getByText("Half a thou")).toBeVisible();
    expect(await serverReport(page)).toEqual({ answers: {} });
  });

  test("a permission holds for as long as the user says, by the agent's own options", async ({
    page,
  }) => {
    await asked(page, "Ask for approval");
    await expect(page.getByText("Allow travel to book the train?").first()).toBeVisible();
    const option = "Allow for this session (allows, lasting)";
    await pressByKeyboard(page, page.getByRole("button", { name: option }));
    const accepted = { action: "accept", content: null, _meta: { persist: "session" } };
    expect(await serverReport(page)).toEqual(accepted);
  });

  test("a form that it passes on, with its enumNames", async ({ page }) => {
    await asked(page, "Pass on a form");
    await choose(page, "Berlin");
    await submit(page);
    expect(await serverReport(page)).toMatchObject({ action: "accept", content: { city: "ber" } });
  });
});
