import type { Meta, StoryObj } from "@storybook/react-vite";
import { Approval, en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { asking, freshApproval, issue, partsOf } from "./support";

const meta = {
  title: "Examples/Approval/Edit",
  component: Approval,
  decorators: [freshApproval],
  args: {
    ...asking(
      { type: "arguments", tool: "create_issue", server: "tracker", value: issue, editable: true },
      { message: "Files the bug I found while testing." },
    ),
    inputGuard: false,
  },
  parameters: {
    docs: {
      description: {
        component:
          "Where the agent takes edited arguments, they can be changed in a form of their schema. What the form can’t show stays as it is, and is listed.",
      },
    },
  },
} satisfies Meta<typeof Approval>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the arguments are edited, nothing can be allowed. */
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: en.edit }));
    await expect(await canvas.findByRole("textbox", { name: "title" })).toHaveValue(issue.title);
    await expect(canvas.getByText("checkout")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await expect(canvas.getByText(en.saveFirst)).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Old and new stand beside each other before anything is sent. */
export const Edited: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: en.edit }));
    const title = await canvas.findByRole("textbox", { name: "title" });
    await userEvent.clear(title);
    await userEvent.type(title, "Gift cards are subtracted twice");
    await userEvent.click(canvas.getByRole("button", { name: en.saveChanges }));
    const changes = () => partsOf(canvasElement, "argument-change");
    await waitFor(() => expect(changes()).toHaveLength(2));
    await expect(changes().map(({ textContent }) => textContent)).toEqual([
      issue.title,
      "Gift cards are subtracted twice",
    ]);
  },
};

/** What was edited is sent as it is then shown. */
export const AllowedWithChanges: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await Edited.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Allow once with changes" }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(
        expect.objectContaining({
          allowed: true,
          edited: { ...issue, title: "Gift cards are subtracted twice" },
        }),
      ),
    );
  },
};

/** Saved as they were, the arguments count as not edited. */
export const Unchanged: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: en.edit }));
    await userEvent.click(await canvas.findByRole("button", { name: en.saveChanges }));
    await userEvent.click(await canvas.findByRole("button", { name: "Allow once" }));
    await waitFor(() => expect(args.onRespond).toHaveBeenCalled());
    await expect(args.onRespond).not.toHaveBeenCalledWith(
      expect.objectContaining({ edited: expect.anything() }),
    );
  },
};
