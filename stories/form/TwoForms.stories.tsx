import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";

const invitation = {
  message: "Whom shall I tell?",
  requestedSchema: {
    type: "object" as const,
    properties: { name: { type: "string", title: "Name for the table" } },
  },
};

const meta = {
  title: "Examples/Form/Two on a page",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn() },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <ElicitationForm {...args} />
      <SecondForm onRespond={args.onRespond} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Two servers ask at once. Names, errors and answers of one form never reach into the other.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

function SecondForm({ onRespond }: Pick<Parameters<typeof ElicitationForm>[0], "onRespond">) {
  // Each showing asks anew: an equal object would be the question that was answered.
  const [request] = useState(() => structuredClone(invitation));
  return (
    <ElicitationForm request={request} requester={{ name: "Invitations" }} onRespond={onRespond} />
  );
}

export const TwoForms: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = ["Table booking", "Invitations"].map((name) =>
      within(canvas.getByRole("form", { name: new RegExp(`^${name}: `) })),
    );
    if (!first || !second) throw new Error("Two forms are needed.");
    await userEvent.type(second.getByRole("textbox"), "Everybody");
    await press({ canvas: first, userEvent }, en.submit);
    await first.findByText(en.requiredOrEmpty("Name for the table"));
    await expect(second.queryByRole("alert")).toBeNull();
    await expect(first.getByRole("textbox", { name: "Name for the table" })).toHaveFocus();
    await press({ canvas: second, userEvent }, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Everybody" },
    });
    await expect(first.queryByText(en.sent)).toBeNull();
  },
};
