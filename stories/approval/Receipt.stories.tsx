import type { Meta, StoryObj } from "@storybook/react-vite";
import { approvalRequest, ElicitationReceipt, en } from "react-elicitation";
import { expect } from "storybook/test";
import { agent, files, issue } from "./support";

const command = approvalRequest(
  { type: "command", command: "npm test -- --watch=false", cwd: "~/shop" },
  {
    options: [
      {
        id: "session",
        kind: "allow",
        scope: "session",
        label: "Yes, and don’t ask again for npm test",
        covers: ["npm test:*"],
      },
      { id: "deny", kind: "deny", text: "optional" },
    ],
  },
);
const digest = {
  action: `sha256:${"9f2c41d7".repeat(8)}`,
  screen: `sha256:${"51aa0c62".repeat(8)}`,
};

const meta = {
  title: "Examples/Receipt/Approval",
  component: ElicitationReceipt,
  args: {
    request: command,
    requester: agent,
    result: { action: "accept", option: "session", allowed: true, digest } as never,
  },
} satisfies Meta<typeof ElicitationReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was allowed, and for how long; unfolded, what it covers and its digests. */
export const Allowed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const head = canvasElement.querySelector("summary")!;
    await expect(head).toHaveTextContent(
      "Coding agent You allowed npm test -- --watch=false for this session",
    );
    await userEvent.click(head);
    await expect(canvas.getByText("npm test:*")).toBeVisible();
    await expect(await canvas.findByRole("group", { name: "~/shop" })).toBeVisible();
    await expect(canvas.getByText("9f2c41d7…2c41d7")).toBeVisible();
  },
};

export const Denied: Story = {
  args: {
    result: {
      action: "decline",
      option: "deny",
      stop: false,
      text: "Never force-push to main.",
    } as never,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(canvas.getByText("Never force-push to main.")).toBeVisible();
  },
};

/** A secret among the arguments is hidden. */
export const Secret: Story = {
  args: {
    request: approvalRequest({
      type: "arguments",
      tool: "create_issue",
      value: { ...issue, apiKey: "sk-12345" },
    }),
    result: { action: "accept", option: "allow", allowed: true } as never,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(await canvas.findByText("apiKey")).toBeVisible();
    await expect(canvas.getByText(en.hidden)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("sk-12345");
  },
};

export const Files: Story = {
  args: {
    request: approvalRequest(files),
    result: { action: "cancel" } as never,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(await canvas.findAllByRole("insertion")).toHaveLength(3);
  },
};

/** A secret in a list is hidden too, also where the agent sent the list as a text. */
export const SecretInList: Story = {
  args: {
    request: approvalRequest({
      type: "arguments",
      tool: "sign_in",
      value: '[{"account":"corner","password":"hunter22"}]',
    }),
    result: { action: "accept", option: "allow", allowed: true } as never,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(await canvas.findByText("corner")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("hunter22");
  },
};
