import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ElicitationForm,
  en,
  type FormRequest,
  UrlConsent,
  type UrlRequest,
} from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { requester } from "../requester";

const form: FormRequest = {
  message: "Which table shall I book for Friday?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name for the table", default: "Ada Lovelace" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12, default: 4 },
      where: {
        type: "string",
        title: "Where",
        oneOf: [
          { const: "terrace", title: "Terrace" },
          { const: "window", title: "By the window" },
        ],
        default: "terrace",
      },
    },
    required: ["name", "guests"],
  },
};

const page: UrlRequest = {
  mode: "url",
  message: "Please pay the deposit to keep the table.",
  url: "https://paypal.com.tables-deposit.example/pay?booking=4711",
};

/** A form and a page to open, as they stand in README. */
function Both() {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 20, padding: 20 }}>
      <ElicitationForm request={form} requester={requester} onRespond={fn()} />
      <UrlConsent request={page} requester={requester} onRespond={fn()} />
    </div>
  );
}

const meta = {
  title: "Pictures/README",
  component: Both,
  tags: ["!dev", "!autodocs"],
  globals: { width: "840px" },
} satisfies Meta<typeof Both>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InReadme: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("slider", { hidden: true })).toBeVisible();
    const submit = canvas.getByRole("button", { name: en.submit });
    await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled"));
    await expect((await canvas.findAllByText(/tables-deposit/))[0]).toBeVisible();
  },
};
