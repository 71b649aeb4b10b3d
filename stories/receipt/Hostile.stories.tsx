import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationReceipt, type ElicitationResult, en } from "react-elicitation";
import { expect } from "storybook/test";
import { hostile } from "../requests/forms";
import { answersOf, booking } from "./support";

const meta = {
  title: "Examples/Receipt/Hostile texts",
  component: ElicitationReceipt,
  args: {
    request: hostile,
    result: {
      action: "accept",
      content: Object.fromEntries([
        ["__proto__", '<img src="x" onerror="alert(1)">'],
        ["constructor", "\u202eeman ruoY"],
        ["a.b[0]", "a".repeat(10_000)],
        ["x/y~z", "\u2066three"],
        ["toString", true],
      ]),
    },
    requester: { name: "Unknown \u202eserver" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "Texts of a server, and a store that gives back something else than was put in. Texts are shown as texts; what is not known to be an answer is said to be unknown, or hidden; nothing throws.",
      },
    },
  },
} satisfies Meta<typeof ElicitationReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAsText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("a, img, script, h1, b, iframe")).toHaveLength(0);
    const receipt = canvas.getByRole("article");
    for (const text of ["⟨U+202E⟩server", "pay⟨U+200B⟩pal", "⟨U+202E⟩eman", "<img src=", en.yes])
      await expect(receipt).toHaveTextContent(text);
    await expect((receipt.textContent ?? "").length).toBeLessThan(4_000);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A page whose address is another thing than it says. */
export const Address: Story = {
  args: {
    request: {
      mode: "url",
      message: "Sign in at https://bank.example",
      url: `https://bank.example@${"login.".repeat(30)}b\u00e4nk.example/?https://bank.example`,
    },
    result: { action: "accept" },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/\.xn--bnk-qla\.example$/)[0]).toBeVisible();
    await expect(canvasElement.querySelector("a")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Values of other types than the form asks for. */
export const WrongTypes: Story = {
  args: {
    request: booking,
    result: {
      action: "accept",
      content: {
        name: { first: "Corner" },
        guests: "four",
        where: 7,
        allergies: "nuts",
        highChair: ["no"],
        day: "2027-02-31",
        begin: 1_800_000_000,
      },
    } as unknown as ElicitationResult,
    locale: "en",
  },
  play: async ({ canvasElement }) => {
    await expect(answersOf(canvasElement)).toEqual([
      ["Name for the table", '{"first":"Corner"}'],
      ["Guests", "four"],
      ["Where", "7"],
      ["Allergies", "Nuts"],
      ["High chair needed?", '["no"]'],
      ["Day", "2027-02-31"],
      ["Begin", "1800000000"],
    ]);
  },
};

/** A store that has lost the result. */
export const Unknown: Story = {
  args: { request: booking, result: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(en.unknownOutcome)).toBeVisible();
    await expect(canvasElement.querySelector("[role=term]")).toBeNull();
  },
};
