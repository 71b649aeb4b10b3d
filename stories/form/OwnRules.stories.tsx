import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Elicitation,
  ElicitationForm,
  ElicitationProvider,
  en,
  type FormRequest,
  type ElicitationFormProps,
} from "react-elicitation";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";

const refused = "Use your work address, such as <b>ada@acme.example</b>.";

const validate: ElicitationFormProps["validate"] = ({ key }, value) =>
  key === "email" && !String(value).endsWith("@acme.example") ? refused : undefined;

const meta = {
  title: "Examples/Form/Own rules",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: {
    request: {
      message: "Where do we send the tickets?",
      requestedSchema: {
        type: "object",
        properties: {
          email: { type: "string", format: "email", title: "Email" },
          day: { type: "string", format: "date", title: "Day", default: "2027-01-04" },
        },
        required: ["email"],
      },
    },
    requester,
    validate,
    onRespond: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "`validate` checks an answer by a rule of the host, after the validation of the schema. Its text is the error of the field.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is the error of the field, as plain text, and nothing is sent. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "ada@example.org");
    await userEvent.tab();
    await expect(await canvas.findByText(refused)).toBeVisible();
    await press(context, en.submit);
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(refused));
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** A valid answer is sent. */
export const Met: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ada@acme.example");
    await press(context, en.submit);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { email: "ada@acme.example", day: "2027-01-04" },
    });
  },
};

/** One press is refused like a Submit, and another answer can be given. */
export const OnePress: Story = {
  args: {
    request: {
      message: "Which table?",
      requestedSchema: {
        type: "object",
        properties: { table: { type: "string", title: "Table", enum: ["Window", "Bar"] } },
        required: ["table"],
      },
    },
    validate: (_field, value) => (value === "Bar" ? "The bar is full." : undefined),
  },
  play: async (context) => {
    const { canvas, args } = context;
    await press(context, "Bar");
    await expect(await canvas.findByText("The bar is full.")).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
    // Another key must not press another answer.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Bar" })).toHaveFocus());
    await press(context, "Window");
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { table: "Window" },
    });
  },
};

/** A provider sets the rule for all requests below it. */
export const Provided: Story = {
  render: ({ validate: rule, request, ...args }) => (
    <ElicitationProvider validate={rule}>
      <Elicitation
        request={request as FormRequest}
        requester={args.requester}
        onRespond={args.onRespond}
      />
    </ElicitationProvider>
  ),
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ada@example.org");
    await press(context, en.submit);
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};
