import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadStrings, UrlConsent } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { LanguageMenu, nameOf } from "../LanguageMenu";
import { press } from "../Person";
import { asking, describe, inView, partOf } from "./support";

const HOST = "evil.example";

const meta = {
  title: "Examples/Consent/Languages",
  component: UrlConsent,
  decorators: [freshRequest],
  args: asking(`https://github.com.${HOST}/login`),
  parameters: describe(
    "One address in every language of the library. Where an address stands in a sentence that runs from right to left, it is set apart, so that neither turns the other around.",
  ),
  play: async ({ canvas, globals }) => {
    const { levelled, levels, sentence, findings, ...strings } = await loadStrings(
      String(globals.locale),
    );
    await canvas.findByText(HOST, { selector: "[data-elicit=domain]" });
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      levelled(levels.danger, "") + sentence(findings["embedded-domain"](HOST, "github.com")),
      levelled(levels.info, "") + sentence(findings["third-party"](HOST, "Table booking")),
    ]);
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      strings.decline,
      strings.open(HOST),
      strings.cancel,
    ]);
    await expect(canvas.getByRole("checkbox", { name: strings.checked(HOST) })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(strings.checkFirst);
  },
} satisfies Meta<typeof UrlConsent>;

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

/** Another language after the second act: it stays done, the wait stays over, the focus stays. */
export const Switched: Story = {
  parameters: inView,
  render: (args) => (
    <LanguageMenu>{(strings) => <UrlConsent {...args} strings={strings} />}</LanguageMenu>
  ),
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    window.focus();
    await canvas.findByText(HOST, { selector: "[data-elicit=domain]" });
    await userEvent.click(canvas.getByRole("checkbox"));
    const open = partOf(canvasElement, "actions").querySelector<HTMLElement>("[data-name=open]");
    await waitFor(() => expect(open).not.toHaveAttribute("data-waiting"));
    open?.focus();

    for (const locale of ["de", "ar", "ja", "en"] as const) {
      const strings = await loadStrings(locale);
      await press(context, nameOf(locale));
      await expect(await canvas.findByRole("button", { name: strings.open(HOST) })).toBe(open);
      await expect(open).toHaveFocus();
      await expect(open).not.toHaveAttribute("aria-disabled");
      await expect(canvas.getByRole("checkbox")).toBeChecked();
    }
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};
