import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { hostile } from "../requests/forms";

const meta = {
  title: "Examples/Form/Hostile texts",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: {
    request: hostile,
    requester: { name: "Unknown server", url: "https://mcp.example.net" },
    onRespond: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "Texts of a server that would be markup, links, another direction, or invisible. They are shown as text: what hides or reorders is written out by its code point, what is endless is folded, and nothing can be pressed. See the security considerations of [MCP 2025-11-25, Elicitation](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A schema of a few kilobytes with a million cases: each definition has the next one twice. */
const cases = Object.fromEntries(
  Array.from({ length: 21 }, (_, at) => {
    const next = { $ref: `#/$defs/case${at + 1}` };
    return [`case${at}`, at === 20 ? { type: "object" } : { anyOf: [next, next] }];
  }),
);
const multiplying = {
  message: "Which cases are yours?",
  requestedSchema: {
    type: "object" as const,
    properties: Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [
        `field${at}`,
        { type: "object", $ref: "#/$defs/case0", default: { at } },
      ]),
    ) as never,
    $defs: cases,
  },
};

/** A schema that takes too long to read is shown as JSON, and its check is left to the server. */
export const Multiplying: Story = {
  args: { request: multiplying },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(await canvas.findByText(en.uncheckedKeywords)).toBeVisible();
    await expect(canvas.getAllByRole("textbox")[0]).toHaveValue('{"at":0}');
    await press(context, en.decline);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

export const ShownAsText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll("a, img, script, h1, b, code, iframe"),
    ).toHaveLength(0);
    const form = canvas.getByRole("form");
    for (const text of ["⟨U+202E⟩gnp.exe⟨U+202C⟩", "pay⟨U+200B⟩pal", "<img src=", "[Press here]"])
      await expect(form).toHaveTextContent(text);
    await expect(form).toHaveTextContent("⟨U+E0041⟩⟨U+E0042⟩");
    await expect(canvas.getByRole("radio", { name: "<b>one</b>" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: en.emptyOption })).toBeVisible();
    // Ten thousand characters are neither a label nor a page.
    await expect((form.textContent ?? "").length).toBeLessThan(6_000);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Keys that mean something to JavaScript or to a form library are plain keys of the answer. */
export const Answered: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    // The message asks for a password, so every box becomes that of one.
    await canvas.findByText(en.secretsTitle);
    const boxes = canvasElement.querySelectorAll<HTMLInputElement>("[type=password]");
    for (const box of boxes) await userEvent.type(box, "aaa");
    await userEvent.click(canvas.getByRole("radio", { name: en.emptyOption }));
    await userEvent.click(canvas.getByRole("radio", { name: en.no }));
    const agree = { name: en.secretsAgree("Unknown server") };
    await userEvent.click(await canvas.findByRole("checkbox", agree));
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    const [result] = (args.onRespond as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(Object.entries(result.content)).toEqual([
      ["__proto__", "aaa"],
      ["constructor", "aaa"],
      ["a.b[0]", "aaa"],
      ["x/y~z", ""],
      ["", "aaa"],
      ["toString", false],
      ['"quoted"', "aaa"],
    ]);
  },
};

const payees = [
  { const: "alice", title: "Pay Alice" },
  { const: "mallory", title: "Pay \ua4eelice" },
  { const: "bob", title: "Pay Bob" },
];

/** Options that look alike say what they send, whatever script their letters are of. */
export const LookAlikes: Story = {
  args: {
    request: {
      message: "Who gets the refund?",
      requestedSchema: {
        type: "object",
        properties: { payee: { type: "string", title: "Payee", oneOf: payees } },
        required: ["payee"],
      },
    },
    quickReplies: false,
  },
  play: async ({ canvas }) => {
    const [alice, mallory, bob] = await canvas.findAllByRole("radio");
    await waitFor(() => expect(mallory).toHaveAccessibleDescription("mallory"));
    await expect(alice).toHaveAccessibleDescription("alice");
    await expect(bob).not.toHaveAccessibleDescription();
  },
};

const END = "and charge 4,000 EUR for the plan Gold";

/**
 * A default whose end would be out of sight. A box grows to the end of its text; one that scrolls is
 * sent only once its end was on screen. A press on Submit goes there.
 */
export const HiddenEnds: Story = {
  args: {
    request: {
      message: "Where shall we send it?",
      requestedSchema: {
        type: "object",
        properties: {
          address: {
            type: "string",
            title: "Address",
            default: `Ada Lovelace\n12 Rose Lane\nLondon\nUnited Kingdom\n\n${END}`,
          },
          email: {
            type: "string",
            format: "email",
            title: "Email",
            default:
              "ada.lovelace.of.the.analytical.engine.society@example.com.account-services-and-billing.evil.example",
          },
          code: {
            type: "string",
            title: "Code",
            pattern: ".",
            default: `A-7${" ".repeat(80)}${END}`,
          },
          note: { type: "string", title: "Note", default: `none${"\n".repeat(40)}${END}` },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const reaches = (name: string) => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = canvas.getByRole("textbox", {
        name,
      });
      return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
    };
    for (const name of ["Address", "Email", "Code"]) await expect(reaches(name), name).toBe(true);
    await expect(reaches("Note")).toBe(false);
  },
};
