import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, waitFor, within } from "storybook/test";
import { type Person, press } from "../Person";
import { FramedAgent } from "./hosts";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/Iframe",
  component: FramedAgent,
  decorators: [withSteps],
  parameters: {
    steps:
      "The agent in the frame asks this page. Press its button, answer the form below it, and the frame shows what it got.",
    docs: {
      description: {
        component:
          "An agent in a frame asks the page around it: `connectElicitation(queue, windowChannel({ target, origin }), { requester })`. Only that window, and only as long as it is of that origin, is heard and answered; the effect that connects it also ends it. For a sandboxed frame, which has no origin, hand it a port: `messagePortChannel(port)`.",
      },
    },
  },
} satisfies Meta<typeof FramedAgent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is in the frame, once it is there. */
async function inFrame({ canvas }: Person) {
  const frame = canvas.getByTitle<HTMLIFrameElement>("Agent");
  return waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body?.querySelector("pre")) throw new Error("The frame is still loading.");
    return within(body);
  });
}

export const Answered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const agent = await inFrame(context);
    await userEvent.click(agent.getByRole("button", { name: "Ask my host" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Aisle" }));
    await press(context, en.submit);
    await waitFor(() =>
      expect(agent.getByLabelText("What the agent got")).toHaveTextContent(
        '{"action":"accept","content":{"seat":"Aisle"}}',
      ),
    );
    await expect(canvas.queryByRole("form")).toBeNull();
  },
};
