import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, waitFor, within } from "storybook/test";
import { freshRequest } from "./freshRequest";
import { press } from "./Person";
import { everything, manyFields } from "./requests/forms";
import { tableBooking } from "./requests/tableBooking";
import { requester } from "./requester";

const meta = {
  title: "Examples/Form/Requests",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Whole forms, from a plain confirmation to sixty fields. What is sent follows [MCP 2025-11-25, Elicitation](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation): `accept` with the answers and nothing else, `decline`, or `cancel`.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableBooking: Story = {
  args: { request: tableBooking },
  play: async ({ canvas }) => {
    const { message } = tableBooking;
    const form = canvas.getByRole("form", { name: en.question("Table booking", message) });
    // The message is the heading and in the name, and nothing says it again.
    await expect(form).toHaveAccessibleDescription("");
    const heading = canvas.getByRole("heading");
    await expect(heading).toHaveAccessibleName(message);
    await expect(heading).toHaveAttribute("aria-level", "2");
    await expect(canvas.getByText("mcp.tables.example")).toBeVisible();
  },
};

/** A whole form by keyboard alone: Tab, arrow keys, Space and Enter. */
export const ByKeyboard: Story = {
  args: { request: tableBooking },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("textbox", { name: "Name for the table" }).focus();
    await userEvent.keyboard("Corner table");
    await userEvent.tab();
    await userEvent.keyboard("5");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Terrace" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    for (const name of ["Gluten", "Shellfish"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("checkbox", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: en.yes })).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: en.clearAnswer })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: en.submit })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: {
        name: "Corner table",
        guests: 5,
        where: "terrace",
        allergies: ["nuts"],
        highChair: true,
      },
    });
  },
};

/** Thirteen fields of a real server, with only the first one typed: the defaults go with it. */
export const OnlyTheName: Story = {
  args: { request: everything, requester: { name: "Everything server" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "String" }), "Name{Enter}");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: {
        name: "Name",
        firstLine: "It was a dark and stormy night.",
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: "Monica",
        untitledMultipleSelectEnum: ["Guitar"],
        titledSingleSelectEnum: "hero-1",
        titledMultipleSelectEnum: ["fish-1"],
        legacyTitledEnum: "pet-1",
      },
    });
  },
};

const confirmation = {
  message: "Shall I cancel the booking of Friday?",
  requestedSchema: { type: "object" as const, properties: {} },
};

/** An empty schema is a plain confirmation. */
export const Confirmation: Story = {
  args: { request: confirmation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: confirmation.message })).toBeVisible();
    await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual([
      en.confirm,
      en.decline,
      en.cancel,
    ]);
  },
};

export const Confirmed: Story = {
  args: { request: confirmation },
  play: async (context) => {
    await press(context, en.confirm);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

/** What must be answered is said in words as well as by a sign. */
export const RequiredAndOptional: Story = {
  args: {
    request: {
      message: "Who shall get the invitation?",
      requestedSchema: {
        type: "object",
        properties: { name: { type: "string" }, company: { type: "string" } },
        required: ["name"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas } = context;
    const [name, company] = ["name", "company"].map((key) =>
      canvas.getByRole("textbox", { name: key }),
    );
    await expect(name).toBeRequired();
    // That it must be answered is heard as a state of the box.
    await expect(name).not.toHaveAccessibleDescription();
    await expect(company).not.toBeRequired();
    await expect(company).toHaveAccessibleDescription(en.optional);
    await press(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.requiredOrEmpty("name"));
    await expect(canvas.queryByText(en.problems(1))).toBeNull();
    await expect(name).toHaveFocus();
    await expect(company).not.toHaveAttribute("aria-invalid");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Who only reads is told of no error and asked for no secret, whatever was left open. */
export const ReadUnanswered: Story = {
  // The same beneath it, to be answered.
  render: (args) => (
    <>
      <ElicitationForm {...args} readOnly />
      <ElicitationForm {...args} requester={{ name: "Caterer" }} />
    </>
  ),
  args: {
    request: {
      message: "Who shall get the invitation?",
      requestedSchema: {
        type: "object",
        properties: {
          name: { type: "string" },
          meal: { type: "string", enum: ["Fish", "Stew"] },
          password: { type: "string", title: "Password" },
        },
        required: ["name", "meal", "password"],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [read, answered] = [requester.name, "Caterer"].map((name) =>
      within(canvas.getByRole("form", { name: new RegExp(`^${name}: `) })),
    );
    for (const name of ["name", "Password"]) {
      await userEvent.click(read!.getByLabelText(name));
      await userEvent.tab();
    }
    await press({ canvas: answered!, userEvent }, en.submit);
    // The three questions that were left.
    for (const name of ["name", "Password"])
      await waitFor(() => expect(answered!.getByLabelText(name)).toBeInvalid());
    await expect(answered!.getByRole("radiogroup", { name: "meal" })).toBeInvalid();
    // The summary of them, and the notice that finds a secret.
    await expect(answered!.getAllByRole("alert")).toHaveLength(2);
    await expect(read!.queryByRole("alert")).toBeNull();
    await expect(read!.getByRole("textbox", { name: "name" })).not.toBeInvalid();
  },
};

export const ManyFields: Story = {
  args: { request: manyFields },
  play: async ({ canvas }) => {
    // A long form is drawn a few questions at a time.
    await expect(await canvas.findByText("Field 60")).toBeInTheDocument();
  },
};

/** Submit shows every error at once; the summary names the first of them, and leads there. */
export const ManyErrors: Story = {
  args: { request: manyFields },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await press(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.problems(30));
    await expect(canvas.getByRole("textbox", { name: "Field 1" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Field 7" }));
    await expect(canvas.getByRole("textbox", { name: "Field 7" })).toHaveFocus();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const paragraphs = Array.from(
  { length: 40 },
  (_, index) => `${index + 1}. The table is kept for fifteen minutes after the time you chose.`,
);

/** A message longer than a page is folded, and can be read whole. */
export const LongMessage: Story = {
  args: {
    request: { ...confirmation, message: paragraphs.join("\n") },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("form")).not.toHaveTextContent(paragraphs[39] ?? "");
    await userEvent.click(canvas.getByRole("button", { name: /^Show more/ }));
    await expect(canvas.getByRole("form")).toHaveTextContent(paragraphs[39] ?? "");
  },
};

/** The first paragraph is the heading. The others are text, and are read with the form. */
export const Paragraphs: Story = {
  args: {
    request: {
      ...confirmation,
      message: `${confirmation.message}\n\nIt is for six.\n\nThe deposit is lost.`,
    },
  },
  play: async ({ canvas }) => {
    const rest = "It is for six. The deposit is lost.";
    const name = en.question(requester.name, confirmation.message);
    await expect(canvas.getByRole("form", { name })).toHaveAccessibleDescription(rest);
    await expect(canvas.getByRole("heading", { name: confirmation.message })).toBeVisible();
    await expect(
      canvas.getByText(/lost\.$/, { selector: "[data-elicit=message-rest]" }),
    ).toBeVisible();
  },
};

/** What is no schema at all is said to be unreadable; the person can still say no. */
export const Unreadable: Story = {
  args: {
    request: { ...confirmation, requestedSchema: { properties: "name, guests" as never } },
  },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.getByText(en.unreadable)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
    await press(context, en.decline);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};
