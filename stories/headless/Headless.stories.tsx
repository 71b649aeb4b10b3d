import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import {
  createElicitationQueue,
  type ElicitationFormProps,
  type ElicitationItem,
  type ElicitationResult,
  en,
  formRequest,
  useElicitation,
  useElicitationField,
  useElicitationForm,
  type ElicitationFormState,
  type Field,
} from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { apiKey, otherAnswer } from "../requests/agents";
import { tableBooking } from "../requests/tableBooking";
import { ShadcnForm } from "./ShadcnForm";
// oxlint-disable-next-line import/default -- Vite makes the text a default
import source from "./ShadcnForm?raw";

const meta = {
  title: "Examples/Headless form",
  component: ShadcnForm,
  decorators: [freshRequest],
  args: { request: tableBooking, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "`useElicitationForm` and `useElicitationField` are the form without its looks: they read the schema, keep what is typed, check it and give one answer. Here a product draws it all with controls of its own, in the style of shadcn/ui, in under 80 lines.",
      },
      source: { code: source, language: "tsx" },
    },
  },
} satisfies Meta<typeof ShadcnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shadcn: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(source.trim().split("\n").length).toBeLessThan(80);
    await press(context, en.submit);
    const name = canvas.getByRole("textbox", { name: /Name for the table/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(
      expect.stringContaining(en.requiredOrEmpty("Name for the table")),
    );
    await userEvent.type(name, "Corner");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Nuts" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Inside" }));
    await userEvent.click(canvas.getByRole("radio", { name: en.yes }));
    await userEvent.click(canvas.getByRole("button", { name: en.clearAnswer }));
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Corner", guests: 4, where: "inside", allergies: ["nuts"] },
    });
  },
};

function Bare({ request, onRespond }: Pick<ElicitationFormProps, "request" | "onRespond">) {
  const form = useElicitationForm(request, { onRespond });
  return (
    <form {...form.formProps}>
      {form.fields.map((field) => (
        <BareField key={field.id} form={form} field={field} />
      ))}
      {/* oxlint-disable-next-line react/button-has-type -- the host's engineer leaves it out, and it submits */}
      <button>{form.strings.submit}</button>
    </form>
  );
}

function BareField({ form, field }: { form: ElicitationFormState; field: Field }) {
  const { id, label, description, inputProps, errors } = useElicitationField(form, field);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input {...inputProps} />
      {field.key === "described" && <small id={`${id}-d`}>{description}</small>}
      {errors.join(" ")}
    </p>
  );
}

/** A control is described by the elements that the host renders, and by nothing that is not there. */
export const ElementsLeftOut: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: formRequest("Who?", {
      plain: { type: "string", title: "Plain", description: "Not rendered", minLength: 2 },
      described: { type: "string", title: "Described", description: "Rendered", minLength: 2 },
    }),
  },
  render: (args) => <Bare {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const plain = canvas.getByRole("textbox", { name: "Plain" });
    await userEvent.type(plain, "a");
    await press(context, en.submit);
    await waitFor(() => expect(plain).toHaveAttribute("aria-invalid", "true"));
    await waitFor(() => expect(plain).not.toHaveAttribute("aria-describedby"));
    await expect(canvas.getByRole("textbox", { name: "Described" })).toHaveAccessibleDescription(
      "Rendered",
    );
  },
};

/** Ctrl+Enter submits by a button without a type, too. */
export const CtrlEnter: Story = {
  tags: ["!dev", "!autodocs"],
  args: { request: formRequest("Who?", { name: { type: "string", title: "Name" } }) },
  render: (args) => <Bare {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Ada{Control>}{Enter}");
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: { name: "Ada" } }),
    );
  },
};

function OfItem({
  item,
  request,
}: { item: ElicitationItem } & Pick<ElicitationFormProps, "request">) {
  const form = useElicitationForm(item);
  return (
    <form {...form.formProps} aria-label={String(request.message)}>
      {form.fields.map((field) => (
        <BareField key={field.id} form={form} field={field} />
      ))}
      <p role="status">{form.phase.name}</p>
      <button type="submit">{form.strings.submit}</button>
    </form>
  );
}

const queue = createElicitationQueue();

function OfQueue({ request, onRespond }: Pick<ElicitationFormProps, "request" | "onRespond">) {
  const { item } = useElicitation(queue);
  useEffect(() => {
    const stop = new AbortController();
    const deliver = (result: ElicitationResult) => {
      if (!stop.signal.aborted) return onRespond(result);
    };
    const options = { requester: { name: "Table booking" }, signal: stop.signal, deliver };
    queue.elicit(request, options).catch(() => {});
    return () => stop.abort();
  }, [request, onRespond]);
  return item ? <OfItem key={item.id} item={item} request={request} /> : <p>No request</p>;
}

/** With a queue, the item is all that the hook needs. */
export const WithQueue: Story = {
  tags: ["!dev", "!autodocs"],
  args: { request: formRequest("Who?", { name: { type: "string", title: "Name" } }) },
  render: (args) => <OfQueue {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Ada");
    await press(context, en.submit);
    await canvas.findByText("No request");
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Ada" },
    });
  },
};

/** A default that no picker can show is in a plain text box. */
export const LeapSecond: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: formRequest("When?", {
      at: { type: "string", title: "At", format: "date-time", default: "2016-12-31T23:59:60Z" },
    }),
  },
  render: (args) => <Bare {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "At" })).toHaveValue("2016-12-31T23:59:60Z");
  },
};

/** The `ref` of a group moves the focus to its first choice, and finds the elements that describe it. */
export const GroupRefused: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: formRequest(
      "Which?",
      {
        size: { type: "string", title: "Size", description: "Not rendered", enum: ["S", "M"] },
        sure: { type: "boolean", title: "Sure?", description: "Not rendered" },
        toppings: {
          type: "array",
          title: "Toppings",
          description: "Not rendered",
          items: { type: "string", enum: ["Basil", "Olives"] },
          minItems: 1,
        },
      },
      ["size", "sure", "toppings"],
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const [role, name, first] of [
      ["radiogroup", /^Size/, canvas.getByRole("radio", { name: "S" })],
      ["radiogroup", /^Sure/, canvas.getByRole("radio", { name: en.yes })],
      ["group", /^Toppings/, canvas.getByRole("checkbox", { name: "Basil" })],
    ] as const) {
      await press(context, en.submit);
      await waitFor(() => expect(first).toHaveFocus());
      const group = canvas.getByRole(role, { name });
      await waitFor(() => {
        const ids = group.getAttribute("aria-describedby")?.split(" ") ?? [];
        expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
      });
      await expect(group).toHaveAccessibleDescription(expect.stringMatching(/option/));
      await userEvent.click(first);
    }
  },
};

/** A group is left when the focus leaves all of its choices. */
export const GroupLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: formRequest("Which?", {
      toppings: {
        type: "array",
        title: "Toppings",
        items: { type: "string", enum: ["Basil", "Olives"] },
        maxItems: 1,
      },
      note: { type: "string", title: "Note" },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Basil" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Olives" }));
    await expect(canvas.queryByText(en.tooMany(1, "Toppings"))).toBeNull();
    await userEvent.click(canvas.getByRole("textbox", { name: /Note/ }));
    await canvas.findByText(en.tooMany(1, "Toppings"));
  },
};

export const Cancelled: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Name for the table/ }), "x{Escape}");
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** A form that a page resets shows what it started with, and that is what goes. */
export const Reset: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    const name = canvas.getByRole("textbox", { name: /Name for the table/ });
    await userEvent.type(name, "Corner");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Nuts" }));
    canvasElement.querySelector("form")?.reset();
    await waitFor(() => expect(name).toHaveValue(""));
    await expect(canvas.getByRole("checkbox", { name: "Nuts" })).not.toBeChecked();
    await userEvent.type(name, "Window");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Window", guests: 4, where: "terrace" },
    });
  },
};

/** The answer of the person's own beside a choice is a question of its own. */
export const Companion: Story = {
  args: { request: otherAnswer },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox").length).toBeGreaterThan(0);
  },
};

/** A control of the product asks again before a secret is sent. */
export const Secret: Story = {
  args: { request: apiKey },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await canvas.findByText(en.secretsTitle, { exact: false });
    await userEvent.type(canvas.getByLabelText(/API key/), "k-1");
    await press(context, en.submit);
    const agree = await canvas.findByRole("checkbox", { name: "I want this server to have it" });
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.click(agree);
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { apiKey: "k-1" },
    });
  },
};
