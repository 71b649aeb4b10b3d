import type { Page } from "@playwright/test";

/** What `answerEveryField` answers, under the keys of the server's schema. */
export const everyAnswer = {
  name: "Ada Lovelace",
  check: true,
  firstLine: "Call me Ishmael.",
  email: "ada@example.org",
  homepage: "https://example.org/ada?x=1#top",
  birthdate: "1815-12-10",
  integer: 7,
  number: 0.5,
  untitledSingleSelectEnum: "Phoebe",
  untitledMultipleSelectEnum: ["Piano", "Drums"],
  titledSingleSelectEnum: "hero-3",
  titledMultipleSelectEnum: ["fish-1", "fish-3"],
  legacyTitledEnum: "pet-2",
};

/** Answers the thirteen fields of the live server, as a person finds them on the page. */
export async function answerEveryField(page: Page) {
  const type = (name: string, text: string) =>
    page.getByRole("textbox", { name, exact: true }).fill(text);
  const choose = (question: string, option: string) =>
    page
      .getByRole("radiogroup", { name: question, exact: true })
      .getByRole("radio", { name: option, exact: true })
      .click();
  const toggle = (question: string, option: string) =>
    page
      .getByRole("group", { name: question, exact: true })
      .getByRole("checkbox", { name: option, exact: true })
      .click();

  await type("String", everyAnswer.name);
  await choose("Boolean", "Yes");
  await type("String with default", everyAnswer.firstLine);
  await type("String with email format", everyAnswer.email);
  await type("String with uri format", everyAnswer.homepage);
  await page.getByLabel("String with date format").fill(everyAnswer.birthdate);
  await type("Integer", "7");
  await type("Number in range 1-1000", "0.5");
  await choose("Untitled Single Select Enum", "Phoebe");
  await toggle("Untitled Multiple Select Enum", "Piano");
  await toggle("Untitled Multiple Select Enum", "Drums");
  await toggle("Untitled Multiple Select Enum", "Guitar");
  await choose("Titled Single Select Enum", "Wonder Woman");
  await toggle("Titled Multiple Select Enum", "Trout");
  await choose("Legacy Titled Single Select Enum", "Dogs");
}
