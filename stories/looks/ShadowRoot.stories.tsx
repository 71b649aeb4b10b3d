import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, fn, waitFor, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";
import { InShadowRoot } from "./InShadowRoot";
import { RequestElicitation, RequestDialog } from "../requestProps";

const meta = {
  title: "Examples/Styling/Shadow root",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Put into a shadow root, as an extension does on somebody else's page. The style sheet goes there too, by a `<link>` or by `adoptedStyleSheets`; tokens may stand on `:root` of the page as everywhere. Lists open in the form, and the dialog in the shadow root that it stands in, unless `container` says otherwise.",
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in the shadow root of a story, to be found as on any page. */
async function shadowOf(canvasElement: HTMLElement) {
  const host = await waitFor(() => {
    const found = [...canvasElement.querySelectorAll("*")].find(({ shadowRoot }) => shadowRoot);
    if (!found?.shadowRoot?.firstElementChild) throw new Error("Nothing is there yet.");
    return found;
  });
  return within(host.shadowRoot as unknown as HTMLElement);
}

export const Form: Story = {
  render: (args) => (
    <InShadowRoot>
      <RequestElicitation {...args} />
    </InShadowRoot>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = await shadowOf(canvasElement);
    await press({ canvas, userEvent } as Parameters<typeof press>[0], en.submit);
    await canvas.findByText(en.requiredOrEmpty("Name for the table"));
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

export const Dialog: Story = {
  // It would cover the page with all others.
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  render: (args) => (
    <InShadowRoot>
      <RequestDialog {...args} />
    </InShadowRoot>
  ),
  play: async ({ canvasElement }) => {
    const canvas = await shadowOf(canvasElement);
    const { message } = tableBooking;
    const name = en.question(requester.name, message);
    const dialog = await canvas.findByRole("dialog", { name });
    await expect(within(dialog).getByRole("heading", { name: message, level: 2 })).toBeVisible();
    const { activeElement } = dialog.getRootNode() as ShadowRoot;
    await expect(activeElement).toBe(dialog);
  },
};
