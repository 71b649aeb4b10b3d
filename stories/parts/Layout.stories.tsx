import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, type FormRequest, en } from "react-elicitation";
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
  Meta,
  Description,
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
    await expect(name).toHaveAccessibleDescription(
      expect.stringContaining(en.requiredOrEmpty("Name for the table")),
    );
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

/** A kind of field each: with buttons, with a checkbox, with a description. */
const kinds: FormRequest = {
  message: "How shall I book your dinner?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", description: "As it stands on the card" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12, default: 4 },
      window: { type: "boolean", title: "At the window", default: true },
      dog: { type: "boolean", title: "With a dog" },
      meal: { type: "string", title: "Meal", enum: ["Fish", "Beans"], default: "Fish" },
    },
    required: ["name"],
  },
};

/** The parts of a field in an order of your own stand below each other, whatever the kind of field. */
export const OrderOfYourOwn: Story = {
  args: {
    request: kinds,
    children: (
      <>
        <Requester />
        <Message />
        <Fields>
          {(field) => (
            <Field key={field.id} field={field}>
              <Label field={field} />
              <Meta field={field} />
              <Description field={field} />
              <Control field={field} />
              <FieldError field={field} />
            </Field>
          )}
        </Fields>
        <Actions />
      </>
    ),
  },
  play: async (context) => {
    const { canvasElement } = context;
    await context.userEvent.click(context.canvas.getByRole("radio", { name: en.yes }));
    await press(context, en.submit);
    await context.canvas.findByText(en.requiredOrEmpty("Name"));
    await expect(context.canvas.getAllByRole("button", { name: en.clearAnswer })).toHaveLength(3);
    for (const field of canvasElement.querySelectorAll('[data-elicit="field"]')) {
      const { left } = field.getBoundingClientRect();
      let bottom = -Infinity;
      for (const child of field.children) {
        const kind = `${field.getAttribute("data-kind")}: ${child.getAttribute("data-elicit")}`;
        // The text of a button without a border stands in line, and its target reaches around it.
        const drawn = document.createRange();
        if (child.matches('[data-elicit="skip"]')) drawn.selectNodeContents(child);
        else drawn.selectNode(child);
        const box = drawn.getBoundingClientRect();
        await expect(Math.abs(box.left - left), `${kind}, its left edge`).toBeLessThan(5);
        await expect(box.top, `${kind}, its top edge`).toBeGreaterThan(bottom - 6);
        bottom = box.bottom;
      }
    }
  },
};

/** In a grid of the host's, parts stand where they come in the markup. */
export const GridOfYourOwn: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: kinds,
    children: (
      <Fields>
        {(field) => (
          <Field
            key={field.id}
            field={field}
            style={{ display: "grid", gridTemplateColumns: "100px 1fr" }}
          >
            <Label field={field} />
            <Control field={field} />
          </Field>
        )}
      </Fields>
    ),
  },
  play: async ({ canvas }) => {
    for (const [name, control] of [
      ["Name", canvas.getByRole("textbox", { name: "Name" })],
      ["At the window", canvas.getByRole("checkbox")],
    ] as const) {
      const label = canvas.getByText(name).getBoundingClientRect();
      const { left } = control.getBoundingClientRect();
      await expect(left, name).toBeGreaterThan(label.left + 90);
    }
  },
};

/** Fields side by side: the error of one leaves the other as it is. */
export const TwoColumns: Story = {
  args: {
    request: kinds,
    children: (
      <>
        <Message />
        <Fields
          style={{
            display: "grid",
            // One column where two are too narrow for a label and its control.
            gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13em), 1fr))",
          }}
        />
        <Actions />
      </>
    ),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    // The entrance moves the form.
    await Promise.all(
      canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
    const boxOf = (name: string) => {
      const { top, height } = canvas.getByRole("textbox", { name }).getBoundingClientRect();
      return { top, height };
    };
    const before = boxOf("Guests");
    await press(context, en.submit);
    await canvas.findByText(en.requiredOrEmpty("Name"));
    await expect(boxOf("Guests")).toEqual(before);
  },
};

/** A control is described by what the layout has of its field, and by nothing that is not there. */
export const PartsLeftOut: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: kinds,
    children: (
      <>
        <Summary />
        <Fields>
          {(field) => (
            <div key={field.id}>
              <Label field={field} />
              <Control field={field} />
              {field.key === "guests" && <Meta field={field} />}
            </div>
          )}
        </Fields>
        <Actions />
      </>
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await press(context, en.submit);
    const name = canvas.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveAttribute("aria-invalid", "true"));
    await waitFor(() => expect(name).not.toHaveAttribute("aria-describedby"));
    await expect(canvas.getByRole("textbox", { name: "Guests" })).toHaveAccessibleDescription(
      expect.stringContaining("1 to 12"),
    );
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
    await context.canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(context.args.onRespond).toHaveBeenCalledTimes(1);
  },
};
