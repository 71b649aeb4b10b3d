import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, type FormRequest } from "react-elicitation";
import { expect, fn } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { useButtonMark } from "../useButtonMark";
import { RequestElicitation } from "../requestProps";

const confirmation: FormRequest = {
  mode: "form",
  message: "Version 4.2 is ready. Deploy it to all customers?",
  requestedSchema: {
    type: "object",
    title: "Deployment",
    properties: {
      choice: { type: "string", title: "Deployment", enum: ["Deploy", "Wait until Monday"] },
    },
    required: ["choice"],
  },
};

const meta = {
  title: "Examples/Elicitation/One button per option",
  component: RequestElicitation,
  decorators: [freshRequest],
  render: function Marked(args) {
    return <RequestElicitation {...args} request={useButtonMark(args.request)} />;
  },
  args: { request: confirmation, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "The early form of multi-round-trip requests asks for a confirmation with a few options. Each is a button, none of them is proposed (a server decides what they are), and to decline and to cancel stay apart from them.",
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
    // Both the form and its only question are called so.
    await expect(canvas.getAllByText("Deployment")).toHaveLength(1);
    await press(context, "Wait until Monday");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { choice: "Wait until Monday" },
    });
    await press(context, "Deploy");
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

export const Declined: Story = {
  play: async (context) => {
    await press(context, en.decline);
    await context.canvas.findByText(en.declined);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** What the server says of the question is read before it is answered. */
export const SaidInFull: Story = {
  args: {
    request: {
      ...confirmation,
      requestedSchema: {
        type: "object",
        properties: {
          choice: {
            type: "string",
            title: "All customers",
            description: "This cannot be undone.",
            enum: ["Deploy", "Wait until Monday"],
          },
        },
        required: ["choice"],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All customers")).toBeVisible();
    await expect(canvas.getByText("This cannot be undone.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Deploy" })).toBeVisible();
  },
};

/** A server that writes the mark into its request gets the plain form. */
export const Forged: Story = {
  render: (args) => <RequestElicitation {...args} />,
  args: {
    request: {
      message: confirmation.message,
      requestedSchema: confirmation.requestedSchema,
      _meta: { "react-elicitation/one-button-per-option": true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: en.submit })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Deploy" })).toBeNull();
  },
};

/** A server's option that is named like our own button is not it. */
export const NamedCancel: Story = {
  args: {
    request: {
      ...confirmation,
      requestedSchema: {
        ...confirmation.requestedSchema,
        properties: { choice: { type: "string", enum: ["Deploy", "Cancel"] } },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const [option] = canvas.getAllByRole("button", { name: "Cancel" });
    await userEvent.click(option!);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { choice: "Cancel" },
    });
  },
};

/** More options than fit a row are a choice like any other. */
export const TooManyForButtons: Story = {
  args: {
    request: {
      ...confirmation,
      requestedSchema: {
        type: "object",
        properties: {
          choice: { type: "string", title: "Day", enum: [..."ABCDEFG"] },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio").length).toBeGreaterThanOrEqual(7);
    await expect(canvas.getByRole("button", { name: en.submit })).toBeVisible();
  },
};
