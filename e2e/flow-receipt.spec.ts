import { expect, type Page, test } from "@playwright/test";
import type { ElicitationReceiptProps } from "react-elicitation";
import { type ApprovalResult, approvalRequest } from "react-elicitation/core";
import { findBarriers, watchForTrouble } from "./support";
import { servers } from "./servers";

type Entry = Pick<ElicitationReceiptProps, "request" | "result">;

const signUp: Entry["request"] = {
  message: "Who are you? See https://evil.example/ and <b>click</b>",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      plan: {
        type: "string",
        title: "Plan",
        oneOf: [
          { const: "p1", title: "Small" },
          { const: "p2", title: "Large" },
        ],
      },
      password: { type: "string", title: "Password" },
      note: { type: "string", title: "Note" },
      news: { type: "boolean", title: "News" },
    },
  },
};

const entries: Entry[] = [
  {
    request: signUp,
    result: {
      action: "accept",
      content: { name: "Ada", plan: "p2", password: "correct horse", news: false },
    },
  },
  { request: signUp, result: { action: "decline" } },
  {
    request: { mode: "url", message: "Sign in", url: "https://accounts.example.com/login?code=1" },
    result: { action: "accept" },
  },
];

async function show(page: Page, pages: string): Promise<void> {
  await page.goto(`${pages}receipt.html`);
  await page.evaluate((given) => window.showReceipts(given), entries);
  await expect(page.getByText("Ada")).toBeAttached();
}

async function unfold(page: Page): Promise<void> {
  for (const head of await page.locator("summary[data-elicit=receipt-head]").all()) {
    await head.click();
  }
  await expect(page.getByText("Ada")).toBeVisible();
}

test("tells what was asked and answered, in the order it is read, under the strictest policy", async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await show(page, servers.strictPages);
  await unfold(page);
  const [answered, declined, opened] = await page.locator('[data-elicit="root"]').all();
  const text = (await answered!.innerText()).replace(/\s+/g, " ");
  const order = ["Test host", "Who are you?", "Name", "Ada", "Plan", "Large", "Password", "Hidden"];
  const places = order.map((word) => text.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).not.toContain("p2");
  expect(await declined!.innerText()).toContain("declined");
  expect(await opened!.innerText()).toContain("accounts.example.com");
  expect(await trouble.read()).toEqual([]);
});

test("holds no secret, no link and no markup of a server", async ({ page }) => {
  await show(page, servers.pages);
  await unfold(page);
  const markup = await page.locator("#root").innerHTML();
  expect(markup).not.toContain("correct horse");
  expect(markup).not.toContain("code=1");
  await expect(page.locator("#root :is(a, img, b, iframe, input, [href], [src])")).toHaveCount(0);
  await expect(page.locator("#root").getByText("<b>click</b>").first()).toBeVisible();
});

test("what was left out is unfolded by keyboard alone, and axe finds nothing", async ({ page }) => {
  await show(page, servers.pages);
  await expect(page.getByText("Note", { exact: true })).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ada")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Note", { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

/** An approval with a part of each kind, and an answer that lasts. */
const approval = approvalRequest(
  [
    { type: "command", command: "npm run build\nnpm publish", cwd: "~/shop" },
    {
      type: "arguments",
      tool: "create_issue",
      value: { title: "Typo", labels: ["docs"], token: "ghp_0123456789" },
      editable: true,
    },
    { type: "change", path: "src/a.ts", oldText: "let a = 1;\n", newText: "let a = 2;\n" },
    { type: "text", text: "Nothing else." },
  ],
  { options: [{ id: "a", kind: "allow", scope: "session", covers: ["npm run build"] }] },
);

/** What is written in the boxes of the parts, in their order. */
const boxes = (page: Page) => page.locator('[data-elicit="approval-box"]').allInnerTexts();

test("of five hundred approvals, a receipt shows what its card showed, and what was edited", async ({
  page,
}) => {
  await page.goto(`${servers.pages}approval.html`);
  await page.waitForFunction(() => "mountApproval" in window);
  await page.evaluate((request) => window.mountApproval({ request }), approval);
  await expect(page.getByText("Nothing else.")).toBeVisible();
  const shown = await boxes(page);

  const value = { title: "Typo in the guide", labels: ["docs"], token: "ghp_0123456789" };
  const allowed: ApprovalResult = { action: "accept", option: "a", allowed: true };
  const digest = { action: `sha256:${"ab".repeat(32)}`, screen: `sha256:${"cd".repeat(32)}` };
  const changed: ApprovalResult = { ...allowed, edited: value, unseen: 12, digest };
  const past: Entry[] = [
    { request: approval, result: allowed },
    { request: approval, result: changed },
    ...Array.from({ length: 498 }, (_, at) => ({
      request: approvalRequest({ type: "command", command: `npm run job-${at}` }),
      result: { action: "decline", option: "deny" } as const,
    })),
  ];
  await page.goto(`${servers.pages}receipt.html`);
  await page.evaluate((given) => window.showReceipts(given), past);
  const receipts = page.getByRole("article");
  await expect(receipts).toHaveCount(500);
  await expect(receipts.last()).toHaveText(/You denied npm run job-497/);

  const [first, second] = await receipts.all();
  await first!.locator("summary").click();
  await expect(first!).toContainText("for this session");
  await expect(first!.locator('[data-elicit="approval-box"]')).toHaveCount(4);
  const kept = await boxes(page);
  expect(kept.toSpliced(1, 1)).toEqual(shown.toSpliced(1, 1));
  // A receipt stays longer than a card: secrets are hidden.
  expect(kept[1]).toBe(shown[1]!.replace("ghp_0123456789", "Hidden"));
  await first!.locator("summary").click();

  await second!.locator("summary").click();
  const edited = second!.locator('[data-elicit="approval-box"]').nth(1);
  await expect(edited).toContainText("Typo in the guide");
  await expect(second!).toContainText("npm run build");
  await expect(second!).toContainText("12 lines");
  await expect(second!).toContainText("abababab…ababab");
  await expect(second!).not.toContainText("ghp_0123456789");
});

test("the receipt of an approval shows the old path of a file, and the granted permissions", async ({
  page,
}) => {
  const request = approvalRequest([
    { type: "change", path: "public/a.txt", oldPath: ".ssh/id_rsa", oldText: "", newText: "" },
    {
      type: "grants",
      grants: [
        { id: "Read the calendar", label: "Delete all mail" },
        { id: "2", label: "Write to ~/shop" },
      ],
    },
  ]);
  const result: ApprovalResult = {
    action: "accept",
    option: "allow-once",
    allowed: true,
    granted: ["Read the calendar"],
  };
  await page.goto(`${servers.pages}receipt.html`);
  await page.evaluate((given) => window.showReceipts(given), [{ request, result }]);
  const receipt = page.getByRole("article");
  await receipt.locator("summary").click();
  await expect(receipt).toContainText("public/a.txt renamed from .ssh/id_rsa");
  await expect(receipt).not.toContainText("Read the calendar");
  await expect(receipt.locator('[data-elicit="answer-item"]', { hasText: "Granted" })).toHaveText(
    /Delete all mail$/,
  );
});
