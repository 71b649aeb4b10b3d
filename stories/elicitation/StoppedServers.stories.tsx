import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, StoppedServers } from "react-elicitation";
import { expect, fn } from "storybook/test";
import { requester } from "../requester";

const meta = {
  title: "Examples/Elicitation/Stopped servers",
  component: StoppedServers,
  args: { stopped: [{ requester, cancelled: 3 }], allow: fn(), className: "stopped" },
  parameters: {
    docs: {
      description: {
        component:
          "Whom the person stopped, and how much each has asked since. Nothing of it is shown while nobody is stopped, so it can stand wherever a settings page or the end of a chat is.",
      },
    },
  },
} satisfies Meta<typeof StoppedServers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      `${en.stopped(requester.name)} ${en.stoppedRequests(3)}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: en.allow }));
    await expect(args.allow).toHaveBeenCalledWith(requester);
  },
};

export const Nobody: Story = {
  tags: ["!dev", "!autodocs"],
  args: { stopped: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
