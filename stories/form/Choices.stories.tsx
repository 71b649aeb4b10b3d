import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";

const meta = {
  title: "Examples/Form/Decline and cancel",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Decline is a no; cancel is dismissing without a choice. They are never mixed, and neither needs a single answer. Follows [MCP 2025-11-25, Elicitation: Response Actions](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#response-actions).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  play: async (context) => {
    await press(context, en.decline);
    await expect(await context.canvas.findByRole("status")).toHaveTextContent(en.declined);
    // One request has one result: its receipt is all that is left.
    await expect(context.canvas.getByRole("article")).toHaveAccessibleName(/You declined/);
    await expect(context.canvas.queryByRole("button")).toBeNull();
    await expect(context.args.onRespond).toHaveBeenCalledTimes(1);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await press(context, en.cancel);
    await expect(await context.canvas.findByRole("status")).toHaveTextContent(en.cancelled);
    await expect(context.args.onRespond).toHaveBeenCalledTimes(1);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** Where the host does not ask for it, Escape is not the form's: a chat stops with it. */
export const EscapeByDefault: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Name for the table" });
    await userEvent.type(box, "Corner{Escape}{Escape}");
    await expect(box).toHaveValue("Corner");
    await expect(canvas.queryByText(en.escapeAgain)).toBeNull();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** With `escape="cancel"`, while nothing was entered, it cancels at once. */
export const EscapeUntouched: Story = {
  args: { escape: "cancel" },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("textbox", { name: "Name for the table" }).focus();
    await userEvent.keyboard("{Escape}");
    await canvas.findByText(en.cancelled, { selector: "[role=status]" });
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** Once something was typed, Escape says what a second one would do. */
export const EscapeOnce: Story = {
  args: { escape: "cancel" },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Name for the table" });
    await userEvent.type(box, "Corner{Escape}");
    await expect(canvas.getByText(en.escapeAgain)).toHaveRole("status");
    await expect(args.onRespond).not.toHaveBeenCalled();
    // Who types on did not mean it.
    await userEvent.type(box, " table");
    await expect(canvas.queryByText(en.escapeAgain)).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText(en.escapeAgain)).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

export const EscapeTwice: Story = {
  args: { escape: "cancel" },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Name for the table" });
    await userEvent.type(box, "Corner{Escape}{Escape}");
    await canvas.findByText(en.cancelled, { selector: "[role=status]" });
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** A decline that cannot be sent can be tried again, or answered otherwise. */
export const DeclineFailed: Story = {
  args: { onRespond: fn(() => Promise.reject(new Error("The connection was lost."))) },
  play: async (context) => {
    await press(context, en.decline);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(en.failed);
    // Try again would send another answer than the one that failed.
    await expect(context.canvas.getByRole("button", { name: en.submit })).toBeVisible();
    await press(context, en.cancel);
    await expect(context.args.onRespond).toHaveBeenLastCalledWith({ action: "cancel" });
    await context.canvas.findByRole("alert");
  },
};
