import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationReceipt, type ElicitationResult } from "react-elicitation";
import { expect } from "storybook/test";
import { arabicBooking } from "../requests/forms";
import { requester } from "../requester";
import { booking, unfold } from "./support";

const meta = {
  title: "Examples/Receipt/In a history",
  component: ElicitationReceipt,
  args: { request: booking, result: { action: "decline" }, requester },
  parameters: {
    docs: {
      description: {
        component:
          "Receipts among the other messages of a chat. Each takes the direction of what surrounds it, and its texts keep their own.",
      },
    },
  },
} satisfies Meta<typeof ElicitationReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From right to left: Arabic texts in an Arabic page. */
export const RightToLeft: Story = {
  args: {
    request: arabicBooking,
    requester: { name: "حجز الطاولات" },
    result: {
      action: "accept",
      content: { name: "ليلى", guests: 4, where: "terrace", allergies: ["nuts", "gluten"] },
    },
    locale: "ar-EG",
    strings: {
      answeredOf: () => "لقد أجبت.",
      leftOut: (fields) => `تم تخطي ${fields.toLocaleString("ar-EG")}`,
    },
  },
  globals: { direction: "rtl" },
  play: async ({ canvas, canvasElement }) => {
    await unfold(canvasElement);
    const label = canvas.getByText("عدد الضيوف");
    const answer = canvas.getByText("٤");
    await expect(label.getBoundingClientRect().left).toBeGreaterThan(
      answer.getBoundingClientRect().right,
    );
  },
};

const results: readonly ElicitationResult[] = [
  { action: "accept", content: { name: "Corner table", guests: 4, highChair: true } },
  { action: "decline" },
  { action: "cancel" },
];

/** One below the other, with room of the host's between them. */
export const Short: Story = {
  args: { locale: "en" },
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      {results.map((result) => (
        <ElicitationReceipt {...args} key={result.action} result={result} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

/** Two hundred of them. */
export const Hundreds: Story = {
  // Each is as another story shows it: there is nothing more to measure in their looks.
  tags: ["many"],
  args: { locale: "en" },
  render: (args) => (
    <ol style={{ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" }}>
      {Array.from({ length: 200 }, (_, at) => at).map((at) => (
        <li key={at}>
          <ElicitationReceipt {...args} result={results[at % results.length] ?? null} />
        </li>
      ))}
    </ol>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(200);
  },
};
