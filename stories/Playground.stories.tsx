import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, fireEvent, fn, within } from "storybook/test";
import { choose, type Person, press } from "./Person";
import { diagnosticWords, Playground } from "./playground/Playground";

const meta = {
  title: "Start/Playground",
  component: Playground,
  args: { onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Paste the `params` of an `elicitation/create` request of any dialect, and see the form, what its author should know, and the result as it will be sent. An approval is pasted as the object that `approvalRequest` returns.",
      },
    },
  },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To try things out. */
export const Default: Story = {};

/** Pasting is one change, as from the clipboard. */
async function paste({ canvas }: Person, edit: (text: string) => string): Promise<void> {
  const box = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Params of the request" });
  await fireEvent.change(box, { target: { value: edit(box.value) } });
}

/** An example is picked, edited, answered and sent. */
export const Answered: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, "Example", "MCP 2025-06-18: enumNames");
    await paste(context, (text) => text.replace('"Seats"', '"Seats in the team"'));
    await userEvent.type(canvas.getByRole("textbox", { name: "Seats in the team" }), "12");
    await userEvent.click(canvas.getByRole("radio", { name: "Medium" }));
    await press(context, en.submit);
    const result = { action: "accept", content: { plan: "m", seats: 12, backup: true } };
    const shown = within(canvas.getByRole("region", { name: "Result" }));
    const sent = await shown.findByText(/"accept"/);
    await expect(sent.textContent).toBe(JSON.stringify(result, null, 2));
    await expect(args.onRespond).toHaveBeenCalledWith(result);
  },
};

/** Every remark for the author of a server. */
export const Mistakes: Story = {
  play: async (context) => {
    await choose(context, "Example", "Mistakes of a server");
    const remarks = context.canvas.getByRole("region", { name: "For the author of the server" });
    const { tooMany: _tooMany, ...others } = diagnosticWords;
    for (const words of Object.values(others)) await expect(remarks).toHaveTextContent(words);
    await expect(remarks).toHaveTextContent("/properties/plates/default");
  },
};

/** A text that is no JSON is said to be none, and what was typed stays. */
export const NotJson: Story = {
  play: async (context) => {
    const { canvas } = context;
    await paste(context, (text) => text.slice(0, -1));
    await expect(
      canvas.getByRole("textbox", { name: "Params of the request" }),
    ).toHaveAccessibleDescription(/^This is not JSON yet/);
    await expect(canvas.queryByRole("form")).toBeNull();
    await paste(context, (text) => `${text}}`);
    await expect(canvas.getByRole("form")).toBeVisible();
    await paste(context, () => '{ "message": ');
    await expect(canvas.getByText(/This is not JSON yet/)).toBeVisible();
  },
};

/** The same request can be asked again after its answer. */
export const AskedAgain: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await press(context, en.decline);
    await canvas.findByText(/"decline"/);
    await press(context, "Ask again");
    await expect(canvas.getByText("Nothing is sent yet.")).toBeVisible();
    await press(context, en.cancel);
    await canvas.findByText(/"cancel"/);
    await expect(args.onRespond).toHaveBeenCalledTimes(2);
  },
};

/** An approval, as an adapter makes it. */
export const Approved: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await choose(context, "Example", "Approval: a command");
    await paste(context, (text) => text.replace("~/shop", "~/docs"));
    await expect(canvas.getByRole("group", { name: "~/docs" })).toHaveTextContent("npm ci");
    await press(context, "Deny");
    await canvas.findByText(/"decline"/);
    await expect(args.onRespond).toHaveBeenCalledWith(
      expect.objectContaining({ action: "decline", option: "deny", stop: false }),
    );
  },
};

/** Hostile texts are as harmless here, too. */
export const Hostile: Story = {
  play: async (context) => {
    await choose(context, "Example", "Hostile texts");
    await expect(context.canvasElement.querySelector("form a, form img, script")).toBeNull();
  },
};
