import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, UrlConsent } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import type { Person } from "../Person";
import { asking, describe, OWN_PAGE } from "./support";

const meta = {
  title: "Examples/Consent/Keyboard",
  component: UrlConsent,
  decorators: [freshRequest],
  args: asking(OWN_PAGE),
  parameters: describe(
    "The way through a consent without a pointer. The consent as a whole takes the focus from the host (a dialog gives it to it), so that a key that is still held down lands on no action; it is not on the way of Tab.\n\n**What is checked:** that nothing takes the focus by itself, the order in which Tab finds things, and that the focus is not lost with the action that was pressed.",
  ),
} satisfies Meta<typeof UrlConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copy link, Open, Decline, Cancel. */
export const Order: Story = {
  play: async (context) => {
    await fromTheStart(context);
    await expectOnTheWay(context, [en.copy, en.open("tables.example"), en.decline, en.cancel]);
  },
};

/** In danger Decline comes before Open, and the second act before both. */
export const OrderInDanger: Story = {
  args: asking("https://rnicrosoft.com/login"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fromTheStart(context);
    const second = en.checked("rnicrosoft.com");
    await expectOnTheWay(context, [second, en.decline, en.open("rnicrosoft.com"), en.cancel]);

    const checkbox = canvas.getByRole("checkbox");
    checkbox.focus();
    await userEvent.keyboard(" ");
    await expect(checkbox).toBeChecked();
    await expect(checkbox).toHaveFocus();
  },
};

/** An address that is too long for its box is scrolled by keyboard, so the box is on the way. */
export const LongAddress: Story = {
  args: asking(`${OWN_PAGE}&${"session=0f8c21d4a7&".repeat(12)}`),
  play: async (context) => {
    await fromTheStart(context);
    await waitFor(() =>
      expect(context.canvas.getByRole("group", { name: en.fullAddress })).toHaveAttribute(
        "tabindex",
        "0",
      ),
    );
    await expectOnTheWay(context, [en.fullAddress, en.copy, en.open("tables.example")]);
  },
};

/** What is blocked has the way out alone. */
export const OrderWhenBlocked: Story = {
  args: asking("javascript:alert(document.cookie)"),
  play: async (context) => {
    await fromTheStart(context);
    await expectOnTheWay(context, [en.decline, en.cancel]);
  },
};

/** The action that was pressed is gone: the consent takes the focus, and Escape is still heard. */
export const AfterAnAction: Story = {
  args: { escape: "cancel", onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: en.decline }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(en.declined);
    await waitFor(() => expect(canvas.getByRole("region")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

/** The focus was nowhere, and goes to the consent, as a dialog sends it. */
async function fromTheStart({ canvas }: Person): Promise<void> {
  await expect(document.body).toHaveFocus();
  const consent = canvas.getByRole("region");
  consent.focus();
  await expect(consent).toHaveFocus();
  await expect(consent).toHaveStyle({ outlineStyle: "none" });
}

async function expectOnTheWay({ userEvent }: Person, names: string[]): Promise<void> {
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}
