import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { type Person, press } from "../Person";
import { DraftHost } from "./DraftHost";

const meta = {
  title: "Examples/Form/Drafts",
  component: DraftHost,
  args: { onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "What was entered belongs to one request. It stays while the host renders an equal one, and while the form is away; another request and a new `key` start anew, and no draft ever lands in the form of another request.",
      },
    },
  },
} satisfies Meta<typeof DraftHost>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enter({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Corner");
  await userEvent.click(canvas.getByRole("radio", { name: "Terrace" }));
}

async function expectDraft({ canvas }: Person, kept: boolean): Promise<void> {
  await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue(kept ? "Corner" : "");
  const terrace = canvas.getByRole("radio", { name: "Terrace" });
  await expect(terrace).toHaveAttribute("aria-checked", String(kept));
}

/** An equal request keeps the draft, and the focus with it. */
export const EqualRequest: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await enter(context);
    await press(context, "Equal request");
    await expectDraft(context, true);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " table");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Corner table", where: "Terrace" },
    });
  },
};

export const AnotherRequest: Story = {
  play: async (context) => {
    await enter(context);
    await press(context, "Another request");
    await expect(context.canvas.getByText("And where shall you sit?")).toBeVisible();
    await expectDraft(context, false);
  },
};

/**
 * The very same request object of another requester is another question: nothing that was entered for
 * one goes to the other, and the first finds its own again.
 */
export const AnotherRequester: Story = {
  play: async (context) => {
    await enter(context);
    await press(context, "Another requester");
    await expectDraft(context, false);
    await press(context, en.submit);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenLastCalledWith({
      action: "accept",
      content: {},
    });
    await press(context, "Another requester");
    await expectDraft(context, true);
    await press(context, en.submit);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenLastCalledWith({
      action: "accept",
      content: { name: "Corner", where: "Terrace" },
    });
  },
};

export const NewKey: Story = {
  play: async (context) => {
    await enter(context);
    await press(context, "New key");
    await expectDraft(context, false);
  },
};

/** The same request object, taken away and brought back, goes on where it was. */
export const Remounted: Story = {
  play: async (context) => {
    await enter(context);
    await press(context, "Take away");
    await expect(context.canvas.queryByRole("form")).toBeNull();
    await press(context, "Bring back");
    await expectDraft(context, true);
    await press(context, en.submit);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Corner", where: "Terrace" },
    });
  },
};

/** An equal request after the answer is another question: it starts anew. */
export const AskedAgain: Story = {
  play: async (context) => {
    await enter(context);
    await press(context, en.submit);
    await context.canvas.findByText(en.sent);
    await press(context, "Equal request");
    await expectDraft(context, false);
    await press(context, en.decline);
    await context.canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(context.args.onRespond).toHaveBeenCalledTimes(2);
  },
};

/** A form that a page resets shows what it started with, and that is what goes. */
export const Reset: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    await enter(context);
    canvasElement.querySelector("form")?.reset();
    await expectDraft(context, false);
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

/** A reset also clears what only a control holds: an unfinished search, and "Other…" without a text. */
export const ResetUnfinished: Story = {
  args: {
    asked: {
      message: "Where do you live?",
      requestedSchema: {
        type: "object",
        properties: {
          town: {
            type: "string",
            title: "Town",
            enum: Array.from({ length: 30 }, (_, index) => `Town ${index}`),
          },
          way: { type: "string", title: "Way", enum: ["Bus", "Train"] },
          way__other: { type: "string" },
        },
      },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Town" }), "nowhere");
    await userEvent.click(canvas.getByRole("radio", { name: en.other }));
    canvasElement.querySelector("form")?.reset();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Town" })).toHaveValue(""));
    await expect(canvas.getByRole("radio", { name: en.other })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: en.submit }));
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

/** A secret that was sent or declined is not there anymore when the same request is shown again. */
export const AnsweredSecret: Story = {
  args: {
    asked: {
      message: "Connect your calendar?",
      requestedSchema: {
        type: "object",
        properties: {
          calendar: { type: "string", title: "Calendar" },
          apiKey: { type: "string", title: "API key" },
          notes: { type: "string", title: "Private key", maxLength: 5_000 },
        },
      },
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByText(en.secretsTitle);
    await userEvent.type(canvas.getByRole("textbox", { name: "Calendar" }), "Work");
    await userEvent.type(canvas.getByLabelText("API key"), "k-7f3a");
    await userEvent.type(canvas.getByLabelText("Private key"), "k-7f3a");
    await press(context, "Take away");
    await press(context, "Bring back");
    await expect(canvas.getByLabelText("API key")).toHaveValue("k-7f3a");
    await press(context, en.decline);
    await canvas.findByText(en.declined, { selector: "[role=status]" });
    // Its receipt holds no more than what was sent.
    for (const act of ["Take away", "Bring back"]) {
      await press(context, act);
      const boxes = canvasElement.querySelectorAll<HTMLInputElement>("input, textarea");
      const values = Array.from(boxes, (each) => each.value);
      await expect(values.join() + canvasElement.innerHTML).not.toContain("k-7f3a");
    }
    await expect(canvas.getByRole("article")).toBeVisible();
  },
};
