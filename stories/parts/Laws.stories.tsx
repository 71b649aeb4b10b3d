import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type ComponentType,
  createRef,
  type MouseEvent,
  type RefAttributes,
  useState,
} from "react";
import { ElicitationForm, en, type FormRequest, type Field } from "react-elicitation";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { requester } from "../requester";

const request: FormRequest = {
  message: "When?",
  requestedSchema: {
    type: "object",
    properties: {
      key: { type: "string", title: "API key" },
      days: {
        type: "array",
        title: "Days",
        description: "One or more",
        items: { type: "string", enum: ["Monday", "Tuesday"] },
        // Only the server can check this, and the form says so.
        contains: { const: "Monday" },
      },
      name: { type: "string", title: "Name" },
    },
    // Two, so that there is a summary of what is wrong.
    required: ["days", "name"],
  },
};

const clock = new ManualClock();

/** A storage with an earlier answer to the question for a name, as the form keeps it. */
const kept = {
  get: async (key: string) => {
    if (!key.startsWith("answers-")) return null;
    const question = new TextEncoder().encode(JSON.stringify(["name", "string", "Name"]));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", question));
    const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return JSON.stringify({ version: 1, questions: [[digits, ["Rose"]]] });
  },
  set: () => {},
  remove: () => {},
};

const meta = {
  title: "Examples/Form/Laws of the parts",
  component: ElicitationForm,
  decorators: [freshRequest],
  tags: ["!dev", "!autodocs"],
  args: {
    request,
    requester,
    onRespond: async () => {
      throw new Error("The connection was lost.");
    },
    onClose: fn(),
    onBlock: fn(),
    rateLimited: true,
    timers: clock,
    expiresAt: 3_600_000,
    storage: kept,
    rememberAnswers: true,
    saveDrafts: true,
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Given extends RefAttributes<Element> {
  className: string;
  title: string;
  onClick: (event: MouseEvent) => void;
  field?: Field;
}

/** Every part there is, so that a new one is held to the laws at once. A control is the host's own. */
const { Control, Fields, Field: FieldPart, ...others } = ElicitationForm;
const parts = Object.entries(others).filter(([name]) => /^[A-Z]/.test(name)) as unknown as [
  string,
  ComponentType<Given>,
][];
const OF_A_FIELD = new Set([
  "Label",
  "Meta",
  "Count",
  "Description",
  "Note",
  "Error",
  "EarlierAnswers",
]);

const names = ["Fields", "Field", ...parts.map(([name]) => name)];
const refs = new Map(names.map((name) => [name, createRef<Element>()]));
const pressed = fn();
/** Whether the host prevents what a press does. */
let prevented = false;

/** What the host gives a part. */
const given = (name: string): Given => ({
  className: "mine",
  title: name,
  onClick: (event) => {
    pressed(event.currentTarget);
    if (prevented) event.preventDefault();
  },
  ref: refs.get(name),
});

const layout = (
  <>
    {parts.map(([name, Part]) => !OF_A_FIELD.has(name) && <Part key={name} {...given(name)} />)}
    <Fields {...(given("Fields") as object)}>
      {(field) => (
        <FieldPart key={field.id} field={field} {...(given("Field") as object)}>
          {parts.map(
            ([name, Part]) =>
              OF_A_FIELD.has(name) && <Part key={name} {...given(name)} field={field} />,
          )}
          <Control field={field} />
        </FieldPart>
      )}
    </Fields>
  </>
);

/** The values that a class of the host sets, in properties that inner elements set as well. */
const OWN = { color: "rgb(1, 2, 3)", fontSize: "31px", fontWeight: "300" };
const ownRule = ".mine { color: rgb(1, 2, 3); font-size: 31px; font-weight: 300 }";

/** Parts of several elements that have looks of their own: buttons, a title, a note. */
const COMPOSED = new Set([
  "Requester",
  "Secrets",
  "Summary",
  "Field",
  "EarlierAnswers",
  "Actions",
  "Block",
]);

/** The values that the first visible text of a part is drawn with. */
function drawnWith(part: Element): object | undefined {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement!;
    const range = document.createRange();
    range.selectNode(text);
    if (text.nodeValue!.trim() === "" || range.getBoundingClientRect().width < 2) continue;
    if (around.closest(".mine") !== part || around.closest("[aria-hidden=true]")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(around);
    return { color, fontSize, fontWeight };
  }
  return undefined;
}

/**
 * Each part renders one element, named in `data-elicit`; the class, the attributes, the handlers and
 * the ref of the host reach it, in every state in which it is drawn. The class reaches its text, too.
 */
export const EveryPart: Story = {
  args: { children: layout },
  render: function Withdrawn(args) {
    const [withdrawn, setWithdrawn] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWithdrawn(true)}>
          Withdraw
        </button>
        <style>{ownRule}</style>
        <ElicitationForm {...args} withdrawn={withdrawn} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const seen = new Set<string>();
    const look = async () => {
      for (const [name, { current }] of refs) {
        if (!current) continue;
        seen.add(name);
        if (!COMPOSED.has(name)) await expect(drawnWith(current) ?? OWN, name).toEqual(OWN);
        await expect(current, name).toHaveClass("mine");
        await expect(current, name).toHaveAttribute("title", name);
        await expect(current, name).toHaveAttribute("data-elicit");
        // Of the first half of a double click its handlers hear first, and what they prevent does not act.
        prevented = true;
        fireEvent.click(current, { detail: 1 });
        prevented = false;
        await expect(pressed.mock.calls.flat(), name).toContain(current);
        pressed.mockClear();
        // The second half: handlers hear it, and nothing acts on it.
        fireEvent.click(current, { detail: 2 });
        await expect(pressed.mock.calls.flat(), name).toContain(current);
      }
    };
    await canvas.findByText("Answer by", { exact: false });
    await canvas.findByRole("button", { name: `${en.rememberAnswers} Name` });
    // Their code comes later.
    for (const name of ["Secrets"])
      await waitFor(() => expect(refs.get(name)?.current, name).toBeInTheDocument());
    await look();

    await userEvent.click(refs.get("Submit")!.current!);
    await canvas.findAllByText(en.requiredChoice("Days"));
    await look();

    await userEvent.click(canvas.getByRole("checkbox", { name: "Monday" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Ada");
    await userEvent.click(refs.get("Submit")!.current!);
    await canvas.findByText(en.failed);
    await look();

    await userEvent.click(canvas.getByRole("button", { name: "Withdraw" }));
    await canvas.findByText(/no longer needs this/);
    await look();
    await expect([...seen].sort()).toEqual([...names].sort());
  },
};
