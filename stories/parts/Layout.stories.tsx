import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";

const meta = {
  title: "Examples/Form/Layout of your own",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "With children the form is laid out by you. Each part is one element: it takes `className`, every other attribute, handlers (yours run first, and `preventDefault` keeps ours from running) and a `ref`. What you leave out is not drawn, so keep a way to decline and to cancel, and what says why an answer was refused.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const {
  Requester,
  Message,
  Summary,
  Notice,
  Fields,
  Field,
  Label,
  Control,
  Error: FieldError,
  Status,
  Failure,
  Actions,
  Submit,
  Decline,
  Cancel,
} = ElicitationForm;

/** The same form as a card with its actions in a header, and labels beside the controls. */
export const LabelsBeside: Story = {
  args: {
    children: (
      <>
        <header style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
          <Requester style={{ flex: 1 }} />
          <Actions>
            <Submit>Book it</Submit>
            <Decline />
            {/* With words it stands in the row; without, it is the cross in the corner. */}
            <Cancel>{en.cancel}</Cancel>
          </Actions>
        </header>
        <Message />
        <Notice />
        <Summary />
        <Fields>
          {(field) => (
            <Field
              key={field.id}
              field={field}
              style={{ display: "grid", gridTemplateColumns: "minmax(6rem, 1fr) 2fr", gap: 12 }}
            >
              <Label field={field} />
              <div>
                <Control field={field} />
                <FieldError field={field} />
              </div>
            </Field>
          )}
        </Fields>
        <Status />
        <Failure />
      </>
    ),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await press(context, "Book it");
    const name = canvas.getByRole("textbox", { name: "Name for the table" });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(expect.stringContaining(en.requiredText));
    await userEvent.type(name, "Corner");
    await press(context, "Book it");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Corner", guests: 4, where: "terrace" },
    });
  },
};

/** What can no longer be answered can be put away, whatever stood in its row. */
export const Expired: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    expired: true,
    onClose: fn(),
    children: (
      <>
        <Requester />
        <Notice />
        <Actions>
          <Submit>Book it</Submit>
          <Decline />
        </Actions>
      </>
    ),
  },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.getByText(en.expired)).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await press(context, en.close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Handlers of the host run first, and can keep a part from acting. */
export const HandlersOfYourOwn: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    children: (
      <>
        <Requester />
        <Message />
        <Decline onClick={(event) => event.preventDefault()}>Not now</Decline>
        <Decline>No</Decline>
        <Status />
      </>
    ),
  },
  play: async (context) => {
    await press(context, "Not now");
    await expect(context.args.onRespond).not.toHaveBeenCalled();
    await press(context, "No");
    await context.canvas.findByText(en.declined);
    await expect(context.args.onRespond).toHaveBeenCalledTimes(1);
  },
};
