import { expect, type Page, test } from "@playwright/test";
import { clickByScript, lateCode } from "./support";
import { behave, mount, release, results } from "./mount";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";

/** What only a page that is really reloaded, real keys and real storages can show. */

const request = {
  message: "Who is the table for?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      name: { type: "string", title: "Name" },
      guests: { type: "integer", title: "Guests" },
      password: { type: "string", title: "Password" },
    },
  },
};
const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
const drafts: HarnessProps = { request, requester, memory: { saveDrafts: true } };
const answers: HarnessProps = { request, requester, memory: { rememberAnswers: true } };

const restored = "Your draft was restored.";
const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const toggle = (page: Page) => page.getByRole("button", { name: "Previous answers Name" });

/** Everything that the page has stored, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function reload(page: Page, props: HarnessProps) {
  await page.reload();
  await mount(page, props);
  // It moves the questions: a press in that moment would land beside its button.
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Answers the form with a name, and is asked again. */
async function answer(page: Page, text: string) {
  await name(page).fill(text);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  await expect.poll(() => stored(page)).toContain(text);
  await reload(page, answers);
}

test("without the options nothing of it is loaded, and nothing stored", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (each) => loaded.push(each.url()));
  await mount(page, { request, requester, memory: {} });
  await name(page).fill("Rose");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await stored(page)).toBe("{}");
  expect(loaded.filter((url) => lateCode("startMemory").test(url))).toEqual([]);

  // The same file is what it takes.
  const asked = page.waitForRequest(lateCode("startMemory"));
  await mount(page, drafts);
  await asked;
});

test.describe("a draft", () => {
  test("survives a reload, down to the last key; a secret does not", async ({ page }) => {
    await mount(page, drafts);
    await page.getByLabel("Password").fill("hunter2");
    await page.getByLabel("Guests").fill("4");
    await expect.poll(() => stored(page)).toContain('\\"4\\"');
    await name(page).focus();
    // The page goes with the last key, which cannot have been written yet.
    await page.evaluate(() =>
      addEventListener("input", ({ target }) => {
        if ((target as HTMLInputElement).value === "Rose") location.reload();
      }),
    );
    const gone = page.waitForEvent("load");
    await page.keyboard.type("Rose");
    await gone;
    expect(await stored(page)).not.toContain("hunter2");
    await mount(page, drafts);
    await expect(page.getByText(restored)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: restored })).toHaveCount(1);
    await expect(name(page)).toHaveValue("Rose");
    await expect(page.getByLabel("Guests")).toHaveValue("4");
    await expect(page.getByLabel("Password")).toHaveValue("");

    await page.getByRole("button", { name: "Submit" }).click();
    await expect
      .poll(() => results(page))
      .toEqual([{ action: "accept", content: { name: "Rose", guests: 4 } }]);
    await expect.poll(() => stored(page)).toBe("{}");
  });

  test("belongs to its request and its requester", async ({ page }) => {
    await mount(page, drafts);
    await name(page).fill("Rose");
    await expect.poll(() => stored(page)).toContain("Rose");
    for (const other of [
      { ...drafts, request: { ...request, message: "Who else?" } },
      { ...drafts, requester: { name: "Table booking", url: "https://evil.example/mcp" } },
    ]) {
      await reload(page, other);
      await expect(name(page)).toHaveValue("");
      await name(page).fill("somebody else");
    }
    await reload(page, drafts);
    await expect(name(page)).toHaveValue("Rose");
  });

  test("is started over, and brought back, by keyboard alone", async ({ page }) => {
    await mount(page, drafts);
    await name(page).fill("Rose");
    await expect.poll(() => stored(page)).toContain("Rose");
    await reload(page, drafts);
    await expect(page.getByText(restored)).toBeVisible();
    await name(page).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Start over" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(name(page)).toHaveValue("");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await expect.poll(() => stored(page)).toBe("{}");
    await page.keyboard.press("Space");
    await expect(name(page)).toHaveValue("Rose");
    expect(await results(page)).toEqual([]);
  });

  test("that comes late overwrites nothing that was typed meanwhile", async ({ page }) => {
    await mount(page, drafts);
    await name(page).fill("Rose");
    await page.getByLabel("Guests").fill("4");
    await expect.poll(() => stored(page)).toContain('\\"4\\"');
    await page.reload();
    await mount(page, { ...drafts, memory: { saveDrafts: true, slow: true } });
    await name(page).pressSequentially("Lily");
    await page.evaluate(() => window.answerStorage());
    await expect(page.getByText(restored)).toBeVisible();
    await expect(name(page)).toHaveValue("Lily");
    await expect(page.getByLabel("Guests")).toHaveValue("4");
  });

  test("of two tabs is the one that was changed last; the answer of one removes it", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await mount(page, drafts);
    await mount(other, drafts);
    await name(page).fill("Rose");
    await expect.poll(() => stored(page)).toContain("Rose");
    await name(other).fill("Lily");
    await expect.poll(() => stored(page)).toContain("Lily");
    await page.getByRole("button", { name: "Decline" }).click();
    await expect.poll(() => stored(page)).toBe("{}");
    await other.reload();
    await mount(other, drafts);
    await name(other).fill("Violet");
    await expect(other.getByText(restored)).toHaveCount(0);
  });

  test("is kept while an answer cannot be sent", async ({ page }) => {
    await mount(page, drafts);
    await behave(page, "hang");
    await name(page).fill("Rose");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Sending your answer…")).toBeVisible();
    await release(page, "The line is dead");
    await expect(page.getByText("Your answer wasn’t sent. Try again.")).toBeVisible();
    await expect.poll(() => stored(page)).toContain("Rose");
    await reload(page, drafts);
    await expect(name(page)).toHaveValue("Rose");
  });
});

test.describe("earlier answers", () => {
  test.beforeEach(async ({ page }) => {
    await mount(page, answers);
    await answer(page, "Rose");
    await answer(page, "Lily");
  });

  test("are opened, chosen and sent by keyboard alone, and by nothing less", async ({ page }) => {
    await expect(toggle(page)).toBeVisible();
    await name(page).focus();
    await page.keyboard.press("Tab");
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Lily", exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Rose", exact: true })).toBeFocused();
    await expect(name(page)).toHaveValue("");
    await page.keyboard.press("Enter");
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toHaveValue("Rose");
    // The key that chose it submits nothing.
    await expect(page.getByText("Your answer was sent.")).toHaveCount(0);
    expect(await results(page)).toEqual([]);
    // Nor does one that follows at once, because the form has moved the focus.
    await expect
      .poll(async () => {
        await page.keyboard.press("Enter");
        return results(page);
      })
      .toEqual([{ action: "accept", content: { name: "Rose" } }]);
  });

  test("are not sent where they were only looked at", async ({ page }) => {
    await toggle(page).click();
    await expect(page.getByRole("button", { name: "Rose", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect.poll(() => results(page)).toEqual([{ action: "accept", content: {} }]);
  });

  test("Escape closes the list alone, and the next one is the form's", async ({ page }) => {
    await reload(page, { ...answers, escape: "cancel" });
    await toggle(page).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toggle(page)).toBeFocused();
    await expect(page.getByRole("list")).toHaveCount(0);
    expect(await results(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
  });

  test("Escape closes the list alone in a dialog too", async ({ page }) => {
    await reload(page, { ...answers, dialog: true });
    await toggle(page).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("list")).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await results(page)).toEqual([]);
  });

  test("a held key that chose one submits nothing", async ({ page }) => {
    await toggle(page).click();
    await page.getByRole("button", { name: "Rose", exact: true }).focus();
    await page.keyboard.down("Enter");
    // Without an up between them, these are repeats.
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(name(page)).toHaveValue("Rose");
    expect(await results(page)).toEqual([]);
  });

  test("are forgotten for good", async ({ page }) => {
    await toggle(page).click();
    await page.getByRole("button", { name: "Remove Rose" }).click();
    await expect.poll(() => stored(page)).not.toContain("Rose");
    await reload(page, answers);
    await toggle(page).click();
    await expect(page.getByRole("button", { name: "Lily", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Rose", exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Remove Lily" }).press("Enter");
    await expect(name(page)).toBeFocused();
    await expect.poll(() => stored(page)).toBe("{}");
  });

  test("are not for another requester", async ({ page }) => {
    await reload(page, { ...answers, requester: { ...requester, name: "Another" } });
    await name(page).fill("Violet");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect.poll(() => stored(page)).toContain("Violet");
    await reload(page, { ...answers, requester: { ...requester, name: "Another" } });
    await toggle(page).click();
    await expect(page.getByRole("listitem").getByRole("button", { name: "Remove" })).toHaveCount(1);
  });
});

test("while an answer is on its way nothing of it can be changed", async ({ page }) => {
  const both: HarnessProps = { ...answers, memory: { rememberAnswers: true, saveDrafts: true } };
  await mount(page, both);
  await answer(page, "Rose");
  await reload(page, both);
  await name(page).fill("Lily");
  await expect.poll(() => stored(page)).toContain("Lily");
  await reload(page, both);
  await expect(page.getByText(restored)).toBeVisible();
  await behave(page, "hang");
  await toggle(page).click();
  // A draft that fills the form begins its delay again, and must have been on screen.
  await expect(async () => {
    await name(page).press("Enter");
    await expect(page.getByText("Sending your answer…")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await clickByScript(page.getByRole("button", { name: "Start over" }));
  await expect(name(page)).toHaveValue("Lily");
  await expect(toggle(page)).toHaveCount(0);
  await release(page);
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  await expect(page.getByText(restored)).toHaveCount(0);
});

test("the form is the plain one where the code of it does not arrive", async ({ page }) => {
  await page.route(lateCode("startMemory"), (route) => route.abort());
  const asked = page.waitForEvent("requestfailed");
  await mount(page, { ...drafts, memory: { saveDrafts: true, rememberAnswers: true } });
  await asked;
  await name(page).fill("Rose");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: { name: "Rose" } }]);
});

test("garbage in the storage, and a full one, do no harm", async ({ page }) => {
  await mount(page, answers);
  await answer(page, "Rose");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      localStorage.setItem(key, '{"version":1,"questions":[[');
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await mount(page, {
    ...answers,
    key: "again",
    request: { ...request },
    memory: { rememberAnswers: true, saveDrafts: true },
  });
  await name(page).fill("Lily");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect((await results(page)).at(-1)).toEqual({ action: "accept", content: { name: "Lily" } });
});

test("works under a strict content security policy", async ({ page }) => {
  const both: HarnessProps = { ...drafts, memory: { saveDrafts: true, rememberAnswers: true } };
  await mount(page, both, servers.strictPages);
  await name(page).fill("Rose");
  await expect.poll(() => stored(page)).toContain("Rose");
  await page.reload();
  await mount(page, both, servers.strictPages);
  await expect(page.getByText(restored)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => stored(page)).not.toContain("draft-");
  await expect.poll(() => stored(page)).toContain("Rose");
  await page.reload();
  await mount(page, both, servers.strictPages);
  await toggle(page).click();
  await page.getByRole("button", { name: "Rose", exact: true }).click();
  await expect(name(page)).toHaveValue("Rose");
});
