import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockedRequesters, createElicitationQueue, en, formRequest } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { requester } from "../requester";

const meta = {
  title: "Examples/Elicitation/Blocked requesters",
  component: BlockedRequesters,
  args: { queue: createElicitationQueue(), className: "blocked" },
  parameters: {
    docs: {
      description: {
        component:
          "Lists the requesters that the user blocked, and lets them be unblocked. It renders nothing while none is blocked, so it can stand in a settings page or at the end of a chat.",
      },
    },
  },
} satisfies Meta<typeof BlockedRequesters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  loaders: [
    async () => {
      const queue = createElicitationQueue();
      queue.block(requester);
      for (let count = 0; count < 3; count += 1) {
        await queue.elicit(formRequest("Again?"), { requester });
      }
      return { queue };
    },
  ],
  render: (args, { loaded }) => <BlockedRequesters {...args} queue={loaded.queue} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem")).toHaveTextContent(
      `${en.stopped(requester.name)} ${en.stoppedRequests(3)}`,
    );
  },
};

export const Unblocked: Story = {
  ...Blocked,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole("button", { name: en.allow }));
    await expect(loaded.queue.getSnapshot().blocked).toEqual([]);
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
  },
};

export const Nobody: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
