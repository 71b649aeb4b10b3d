import { expect, type Page, test } from "@playwright/test";
import { servers } from "./servers";
import { watchForTrouble } from "./support";

const request = {
  message: "Which table would you like?",
  requestedSchema: {
    properties: { name: { type: "string", title: "Name" }, guests: { type: "integer" } },
    required: ["name"],
  },
} as never;

const page = (query: string) => `${servers.strictPages}dialog.html?ask${query}`;
const given = (on: Page) => on.evaluate(() => window.given);
const asked = (on: Page) => on.evaluate(() => window.asked);
const say = (on: Page, piece: string) => on.evaluate((text) => window.say(text), piece);

async function open(on: Page, query = "") {
  const trouble = await watchForTrouble(on);
  await on.goto(page(query));
  await on.evaluate((params) => window.ask(params), request);
  await expect(on.getByRole("button", { name: "Ask about this request" }).first()).toBeVisible();
  return trouble;
}

test("by keyboard, in a dialog: asked back, read, and then answered, once", async ({
  page: chat,
}) => {
  const trouble = await open(chat);
  const toggle = chat.getByRole("button", { name: "Ask about this request" });
  await toggle.focus();
  await chat.keyboard.press("Enter");
  const box = chat.getByRole("textbox", { name: "What do you want to know?" });
  await expect(box).toBeFocused();
  await chat.keyboard.type("Is there a terrace?");
  await chat.keyboard.press("Enter");
  await expect.poll(() => asked(chat)).toEqual([{ text: "Is there a terrace?" }]);
  const log = chat.getByRole("log", { name: "Questions and replies" });
  await expect(log).toContainText("Waiting for a reply…");
  const submit = chat.getByRole("button", { name: "Submit" });
  const { y } = (await submit.boundingBox())!;
  await say(chat, "Yes, ");
  await expect(log).toContainText("Yes,");
  await say(chat, "a heated one. ".repeat(60));
  await expect(log).toContainText("a heated one.");
  await say(chat, "");
  await expect(chat.getByRole("button", { name: "Ask", exact: true })).toBeVisible();
  // What streams moves nothing that can be pressed.
  expect((await submit.boundingBox())!.y).toBe(y);

  // Escape closes what was opened, and not the dialog.
  await chat.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(box).toHaveCount(0);
  await expect(chat.getByRole("dialog")).toBeVisible();
  expect(await given(chat)).toEqual([]);

  await chat.getByRole("textbox", { name: "Name" }).fill("Corner");
  await chat.keyboard.press("Enter");
  await expect.poll(() => given(chat)).toEqual([{ action: "accept", content: { name: "Corner" } }]);
  expect(await trouble.read()).toEqual([]);
});

test("by pointer, in a chat: about one question; answered elsewhere, the reply is stopped", async ({
  page: chat,
}) => {
  await open(chat, "&inline");
  const card = chat.getByRole("form").first();
  await card.getByRole("button", { name: "Ask about this request" }).click();
  await card.getByRole("combobox", { name: "About" }).selectOption("Name");
  await card.getByRole("textbox", { name: "What do you want to know?" }).fill("Whose?");
  await card.getByRole("button", { name: "Ask", exact: true }).click();
  await expect.poll(() => asked(chat)).toEqual([{ text: "Whose?", field: "name" }]);
  await say(chat, "Yours");
  await expect(card.getByRole("log")).toContainText("Yours");
  expect(await chat.evaluate(() => window.stopped)).toBe(0);
  await chat.evaluate(() => window.answerElsewhere());
  await expect.poll(() => chat.evaluate(() => window.stopped)).toBe(1);
  await expect.poll(() => given(chat)).toEqual([{ action: "decline" }]);
  await expect(chat.getByRole("form")).toHaveCount(0);
});

test("what is typed to ask is in no form, no draft, and no answer", async ({ page: chat }) => {
  await open(chat, "&inline");
  const card = chat.getByRole("form").first();
  await card.getByRole("button", { name: "Ask about this request" }).click();
  const box = card.getByRole("textbox", { name: "What do you want to know?" });
  await expect(box).toHaveJSProperty("form", null);
  await box.fill("Not an answer");
  // The keys that submit from anywhere in the form do not from here.
  await box.press("Control+Enter");
  await expect.poll(async () => (await asked(chat)).length).toBe(1);
  await say(chat, "");
  await box.fill("Still none");
  const own = await chat.evaluate(() => {
    const form = document.querySelector("form")!;
    return JSON.stringify([[...new FormData(form)], form.elements.length, { ...localStorage }]);
  });
  expect(own).not.toMatch(/Not an answer|Still none/);
  expect(await given(chat)).toEqual([]);
  await card.getByRole("textbox", { name: "Name" }).fill("Corner");
  await card.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => given(chat)).toEqual([{ action: "accept", content: { name: "Corner" } }]);
});
