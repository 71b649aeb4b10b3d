import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, loadStrings, type Strings } from "react-elicitation";
import type { Locale } from "react-elicitation/strings";
import { expect, fn } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { LanguageMenu, nameOf } from "../LanguageMenu";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";

const meta = {
  title: "Examples/Form/Languages",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One request in every language of the library. What the server wrote stays as it wrote it. The words are loaded when they are needed, all of one language and none of another:\n\n```tsx\nconst strings = await loadStrings(navigator.language);\n<ElicitationForm strings={strings} locale={navigator.language} … />\n```\n\nA host of a single language imports it: `import { de } from "react-elicitation/strings/de"`.',
      },
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, globals } = context;
    const strings = await loadStrings(String(globals.locale));
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      strings.submit,
      strings.decline,
      strings.cancel,
    ]);
    await press(context, strings.submit);
    const missing = strings.requiredOrEmpty("Name for the table");
    await expect((await canvas.findByRole("alert")).textContent).toContain(missing);
    await expect(canvas.getByRole("textbox", { name: "Name for the table" })).toHaveFocus();
    const form = canvas.getByRole("form");
    await expect(form.textContent).toContain(missing);
    await expect(form).toHaveTextContent(strings.range(1, 12));
    const { direction } = getComputedStyle(canvasElement.ownerDocument.documentElement);
    if (globals.direction === "auto")
      await expect(direction).toBe(globals.locale === "ar" ? "rtl" : "ltr");
    await expect(getComputedStyle(form).direction).toBe(direction);
    await expect(canvasElement.ownerDocument.documentElement.lang).toBe(globals.locale);
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arabic: Story = { globals: { locale: "ar" } };
export const Chinese: Story = { globals: { locale: "zh-CN" } };
export const English: Story = { globals: { locale: "en" } };
export const French: Story = { globals: { locale: "fr" } };
export const German: Story = { globals: { locale: "de" } };
export const Hindi: Story = { globals: { locale: "hi" } };
export const Italian: Story = { globals: { locale: "it" } };
export const Japanese: Story = { globals: { locale: "ja" } };
export const Korean: Story = { globals: { locale: "ko" } };
export const Portuguese: Story = { globals: { locale: "pt-BR" } };
export const Russian: Story = { globals: { locale: "ru" } };
export const Spanish: Story = { globals: { locale: "es" } };

/**
 * Another language in the middle of an answer: the words change, errors among them, and what was
 * entered, the caret and the focus stay.
 */
export const Switched: Story = {
  render: (args) => (
    <LanguageMenu>
      {(strings, locale) => <ElicitationForm {...args} strings={strings} locale={locale} />}
    </LanguageMenu>
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const en = await loadStrings("en");
    const name = canvas.getByRole<HTMLInputElement>("textbox", { name: "Name for the table" });
    const guests = canvas.getByRole("textbox", { name: "Guests" });
    await userEvent.type(name, "Corner table");
    await userEvent.clear(guests);
    await userEvent.type(guests, "13");
    await userEvent.click(canvas.getByRole("radio", { name: "Inside" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Nuts" }));
    await press(context, en.submit);
    await canvas.findByText(en.tooLarge(12), { selector: "[data-elicit=error]" });
    await userEvent.click(name);
    name.setSelectionRange(3, 6);

    for (const locale of ["de", "ar", "ja", "en"] as const) {
      const strings = await switchTo(context, locale);
      await expect(
        canvas.getByText(strings.tooLarge(12), { selector: "[data-elicit=error]" }),
      ).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "Name for the table" })).toBe(name);
      await expect(name).toHaveFocus();
      await expect(name).toHaveValue("Corner table");
      await expect([name.selectionStart, name.selectionEnd]).toEqual([3, 6]);
      await expect(guests).toHaveValue("13");
      await expect(canvas.getByRole("radio", { name: "Inside" })).toBeChecked();
      await expect(canvas.getByRole("checkbox", { name: "Nuts" })).toBeChecked();
      await expect(canvas.getByText(strings.chosen(1))).toBeVisible();
    }

    await userEvent.clear(guests);
    await userEvent.type(guests, "12");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Corner table", guests: 12, where: "inside", allergies: ["nuts"] },
    });
  },
};

/** Presses a language in the menu, and waits until its words are there. */
async function switchTo(person: Person, locale: Locale): Promise<Strings> {
  const strings = await loadStrings(locale);
  await press(person, nameOf(locale));
  await person.canvas.findByRole("button", { name: strings.submit });
  return strings;
}
