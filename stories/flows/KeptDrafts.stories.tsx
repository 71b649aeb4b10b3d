import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, type FormRequest } from "react-elicitation";
import { expect, fn } from "storybook/test";
import { type Person, press } from "../Person";
import { otherAnswer } from "../requests/agents";
import { MemoryHost } from "./MemoryHost";

const booking: FormRequest = {
  message: "How shall I book your table?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      where: { type: "string", title: "Where", enum: ["Inside", "Terrace"] },
      note: { type: "string", title: "Note", default: "No allergies", maxLength: 500 },
      pin: { type: "string", title: "PIN" },
    },
    required: ["name"],
  },
};

const meta = {
  title: "Examples/Flows/Kept drafts",
  component: MemoryHost,
  args: { request: booking, saveDrafts: true, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          "With `saveDrafts` and a `storage` what was entered survives a reload: the next form of an equal request of the same requester has it again, says so, and offers to start over. Another request never has it.",
          "Use it where forms are long, or a page is easily reloaded. A form that only stays away for a while keeps its draft without it (see Form/Drafts). Leave it out on shared computers, or give each person a storage of their own.",
          "It is written a moment after each change, and when the page goes away; it goes with the answer, or a day after the last change. Never what looks like a secret. What the person types while a slow storage is read is never overwritten. Of two tabs with the same form, the one that was changed last is kept. Where your host answers in place of the person (it aborts, or a deadline passes), the draft stays until it is a day old: the server may ask again.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof MemoryHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = ({ canvas }: Person, label: string) => canvas.getByLabelText(label);

async function enterAndReload(person: Person): Promise<void> {
  const { canvas, userEvent } = person;
  await userEvent.type(box(person, "Name"), "Corner");
  await userEvent.click(canvas.getByRole("radio", { name: "Terrace" }));
  await userEvent.clear(box(person, "Note"));
  await userEvent.type(box(person, "PIN"), "1234");
  await press(person, "Reload, and ask again");
}

/** It says so above the questions; a default that was cleared stays cleared, a secret is gone. */
export const Restored: Story = {
  play: async (context) => {
    const { canvas } = context;
    await enterAndReload(context);
    await expect(await canvas.findByText(en.draftRestored)).toBeVisible();
    await expect(box(context, "Name")).toHaveValue("Corner");
    await expect(canvas.getByRole("radio", { name: "Terrace" })).toBeChecked();
    await expect(box(context, "Note")).toHaveValue("");
    await expect(box(context, "PIN")).toHaveValue("");
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

/** An answer of one's own beside a choice comes back in its box, where it is seen before it goes. */
export const OwnAnswer: Story = {
  args: { request: otherAnswer },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const own = { "Test library": "Ava", Targets: "Deno" };
    for (const role of ["radio", "checkbox"])
      await userEvent.click(canvas.getByRole(role, { name: en.other }));
    for (const [name, text] of Object.entries(own))
      await userEvent.type(box(context, en.otherAnswer(name)), text);
    await press(context, "Reload, and ask again");
    await canvas.findByText(en.draftRestored);
    await expect(canvas.getByRole("radio", { name: en.other })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: en.other })).toBeChecked();
    for (const [name, text] of Object.entries(own))
      await expect(box(context, en.otherAnswer(name))).toHaveValue(text);
    // Who clears it is still in its box.
    await userEvent.clear(box(context, en.otherAnswer("Test library")));
    await userEvent.type(box(context, en.otherAnswer("Test library")), "Tape");
    await userEvent.clear(box(context, en.otherAnswer("Targets")));
    await expect(box(context, en.otherAnswer("Targets"))).toHaveFocus();
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { library__other: "Tape" },
    });
  },
};

/** Started over by mistake: one press brings it back. The focus stays where it is. */
export const StartedOver: Story = {
  play: async (context) => {
    const { canvas } = context;
    await enterAndReload(context);
    await canvas.findByText(en.draftRestored);
    await press(context, en.startOver);
    await expect(canvas.getByText(en.startedOver)).toBeVisible();
    await expect(box(context, "Name")).toHaveValue("");
    await expect(box(context, "Note")).toHaveValue("No allergies");
    await expect(canvas.getByRole("radio", { name: "Terrace" })).not.toBeChecked();
    const undo = canvas.getByRole("button", { name: en.undoStartOver });
    await expect(undo).toHaveFocus();
    await context.userEvent.click(undo);
    await expect(box(context, "Name")).toHaveValue("Corner");
    await expect(canvas.getByRole("radio", { name: "Terrace" })).toBeChecked();
  },
};

/** The second half of a double click undoes nothing. */
export const DoubleClick: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterAndReload(context);
    await canvas.findByText(en.draftRestored);
    await userEvent.dblClick(canvas.getByRole("button", { name: en.startOver }));
    await expect(canvas.getByText(en.startedOver)).toBeVisible();
    await expect(box(context, "Name")).toHaveValue("");
  },
};

/** With the answer the draft is gone. */
export const Answered: Story = {
  play: async (context) => {
    const { canvas } = context;
    await enterAndReload(context);
    await canvas.findByText(en.draftRestored);
    await press(context, en.decline);
    await canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(canvas.queryByText(en.draftRestored)).toBeNull();
    await press(context, "Reload, and ask again");
    await expect(box(context, "Name")).toHaveValue("");
    await context.userEvent.type(box(context, "Name"), "Lily");
    await expect(canvas.queryByText(en.draftRestored)).toBeNull();
  },
};
