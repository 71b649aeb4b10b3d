import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { ElicitationProvider, en } from "react-elicitation";
import type { CSSProperties } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { askingAny, inView, OWN_PAGE, partOf } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { tableBooking } from "../requests/tableBooking";
import { requester } from "../requester";
import { RequestElicitation, RequestDialog } from "../requestProps";

const meta = {
  title: "Examples/Styling/Density",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn(), density: "comfortable" },
  globals: { width: "900px" },
  parameters: {
    ...inView,
    docs: {
      description: {
        component:
          'A question is as dense as the column of a chat asks for. `density="comfortable"`, of a screen or of the provider around it, gives it the room and the type of a page: larger words, targets of 44 px, a card of 640 px. Tokens that you set hold in both.',
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a page asks of a question. */
async function isComfortable({ canvas, canvasElement }: StoryContext) {
  const box = await canvas.findByRole("textbox", { name: "Name for the table" });
  await expect(getComputedStyle(box).height).toBe("44px");
  await expect(getComputedStyle(box).fontSize).toBe("16px");
  await expect(getComputedStyle(partOf(canvasElement, "message")).fontSize).toBe("20px");
  await expect(partOf(canvasElement, "root").getBoundingClientRect().width).toBe(640);
}

export const Form: Story = {
  play: async (context) => {
    await isComfortable(context);
    await expect(context.canvas.getByRole("button", { name: en.submit })).toBeVisible();
  },
};

/** A page to open, in the same room. */
export const Page: Story = {
  args: askingAny(OWN_PAGE),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: en.open("tables.example") });
    await expect(getComputedStyle(partOf(canvasElement, "message")).fontSize).toBe("20px");
  },
};

/** A provider says it once for all that is in it. */
export const ForAll: Story = {
  args: { density: undefined },
  render: (args) => (
    <ElicitationProvider density="comfortable">
      <RequestElicitation {...args} />
    </ElicitationProvider>
  ),
  play: isComfortable,
};

/** A dialog is as wide as what is in it. */
export const InADialog: Story = {
  parameters: { story: { inline: false } },
  render: (args) => <RequestDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const box = await screen.findByRole("textbox", { name: "Name for the table" });
    await expect(getComputedStyle(box).height).toBe("44px");
    await expect(getComputedStyle(dialog).maxInlineSize).toBe("640px");
  },
};

/** What a host has settled stays so. */
export const TokensHold: Story = {
  args: { style: { "--elicit-control-size": "38px" } as CSSProperties },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox", { name: "Name for the table" });
    // Without `field-sizing`, a script sets the height a moment later.
    await waitFor(() => expect(getComputedStyle(box).height).toBe("38px"));
  },
};
