import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, type FormRequest } from "react-elicitation";
import { expect, fn, waitFor, within } from "storybook/test";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { MemoryHost } from "./MemoryHost";

const booking: FormRequest = {
  message: "Who is the table for?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", description: "As it stands on the reservation." },
      email: { type: "string", format: "email", title: "E-mail" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 40 },
      password: { type: "string", title: "Club password" },
    },
    required: ["name"],
  },
};

const meta = {
  title: "Examples/Flows/Earlier answers",
  component: MemoryHost,
  args: { request: booking, rememberAnswers: true, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          "With `rememberAnswers` and a `storage` the form offers what the person answered before: to the same question (its key, kind and name) of the same requester (your words for it), and to no other. They open a list, choose, and can still change what was put in; nothing is filled in or sent by itself. Each answer can be forgotten.",
          "Use it where the same people answer the same servers again and again: names, addresses, numbers. Leave it out on shared computers, or give each person a storage of their own (`createLocalStorage(`my-app:${user.id}`)`), and empty it when they sign out.",
          "An answer is remembered once your `onRespond` has taken it. Never what looks like a secret, texts of more than 200 characters or with hidden ones, choices, and defaults that nobody touched; five answers a question, fifty questions a requester, the oldest out first. A server learns nothing by it: it is only ever offered what it was told before, under the name it was told it by.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof MemoryHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggleOf = (label: string) => `${en.rememberAnswers} ${label}`;
const box = ({ canvas }: Person, label: string) =>
  canvas.getByLabelText(label, { selector: "input, textarea" });

/** Answers the form, and has the server ask again. */
async function answer(person: Person, entered: Record<string, string>): Promise<void> {
  const { canvas, userEvent } = person;
  for (const [label, text] of Object.entries(entered)) {
    await userEvent.type(box(person, label), text);
  }
  if ("Club password" in entered) {
    const agree = { name: en.secretsAgree(requester.name) };
    await userEvent.click(await canvas.findByRole("checkbox", agree));
  }
  await press(person, en.submit);
  await canvas.findByText(en.sent);
  await press(person, "Reload, and ask again");
}

async function openList(person: Person, label: string): Promise<HTMLElement> {
  const { canvas, userEvent } = person;
  await userEvent.click(await canvas.findByRole("button", { name: toggleOf(label) }));
  return canvas.getByRole("list", { name: toggleOf(label) });
}

const rose = { Name: "Rose Tremain", "E-mail": "rose@example.com", Guests: "4" };
const lily = { Name: "Lily" };

/** Nothing was answered yet: nothing is offered. */
export const TheFirstTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: toggleOf("Name") })).toBeNull();
  },
};

/** The list is closed until it is asked for, and nothing is filled in. */
export const Offered: Story = {
  play: async (context) => {
    await answer(context, { ...rose, "Club password": "hunter2" });
    await answer(context, lily);
    const { canvas } = context;
    const toggle = await canvas.findByRole("button", { name: toggleOf("Guests") });
    // It stands in the line of the label and the short box, and adds none.
    const line = box(context, "Guests").getBoundingClientRect();
    const { top, bottom } = toggle.getBoundingClientRect();
    await expect(Math.abs(top + bottom - line.top - line.bottom)).toBeLessThan(6);
    await expect(canvas.queryByRole("button", { name: toggleOf("Club password") })).toBeNull();
    for (const label of Object.keys(rose)) await expect(box(context, label)).toHaveValue("");
    await expect(canvas.queryByText("Rose Tremain")).toBeNull();
    const list = await openList(context, "Name");
    const names = within(list).getAllByRole("listitem");
    await expect(names.map((each) => each.textContent)).toEqual([
      `Lily${en.forget}`,
      `Rose Tremain${en.forget}`,
      en.forgetAll,
    ]);
  },
};

/** What is chosen can still be changed, and is sent on Submit alone. */
export const Chosen: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await answer(context, rose);
    await userEvent.click(within(await openList(context, "Name")).getByText("Rose Tremain"));
    await expect(box(context, "Name")).toHaveFocus();
    await expect(box(context, "Name")).toHaveValue("Rose Tremain");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" Jr");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenLastCalledWith({
      action: "accept",
      content: { name: "Rose Tremain Jr" },
    });
  },
};

/** What stood there before can be put back, and what was chosen after it. */
export const PutBack: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await answer(context, rose);
    await userEvent.type(box(context, "Name"), "Ros");
    await userEvent.click(within(await openList(context, "Name")).getByText("Rose Tremain"));
    await press(context, en.putBackTyped);
    await expect(box(context, "Name")).toHaveValue("Ros");
    await expect(box(context, "Name")).toHaveFocus();
  },
};

/** The next button takes the focus, at last the question itself. */
export const Forgotten: Story = {
  play: async (context) => {
    const { canvas } = context;
    await answer(context, rose);
    await answer(context, lily);
    await openList(context, "Name");
    await press(context, en.forgetAnswer("Lily"));
    await expect(
      canvas.getByRole("button", { name: en.forgetAnswer("Rose Tremain") }),
    ).toHaveFocus();
    await expect(canvas.getByText(en.forgotten)).toHaveAttribute("role", "status");
    const heard = canvas.getByText(en.forgotten).textContent;
    await press(context, en.forgetAnswer("Rose Tremain"));
    await expect(box(context, "Name")).toHaveFocus();
    // The same words are another text, so that they are heard again.
    await expect(canvas.getByText(en.forgotten).textContent).not.toBe(heard);
    await expect(canvas.queryByRole("button", { name: toggleOf("Name") })).toBeNull();

    await press(context, "Reload, and ask again");
    await canvas.findByRole("button", { name: toggleOf("E-mail") });
    await expect(canvas.queryByRole("button", { name: toggleOf("Name") })).toBeNull();
  },
};

export const AllForgotten: Story = {
  play: async (context) => {
    const { canvas } = context;
    await answer(context, rose);
    await answer(context, lily);
    await openList(context, "Name");
    await press(context, en.forgetAll);
    await expect(box(context, "Name")).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: toggleOf("Name") })).toBeNull();
  },
};

/** However long a text is, it stays in the list; one with hidden characters is not offered. */
export const Hostile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const long = `${"long ".repeat(36)}text`;
    for (const text of ["\u202eevil\u200b", long]) {
      await userEvent.click(box(context, "Name"));
      await userEvent.paste(text);
      await press(context, en.submit);
      await canvas.findByText(en.sent);
      await press(context, "Reload, and ask again");
    }
    const list = await openList(context, "Name");
    const [item] = within(list).getAllByRole("button");
    await expect(list.textContent).not.toContain("evil");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.click(item!);
    await expect(box(context, "Name")).toHaveValue(long);
  },
};

/** A storage that fails: the form is the plain one. */
export const StorageDenied: Story = {
  args: {
    storage: {
      get: () => {
        throw new Error("Denied");
      },
      set: () => Promise.reject(new Error("Full")),
      remove: () => {},
    },
  },
  play: async (context) => {
    await answer(context, lily);
    await waitFor(() => expect(box(context, "Name")).toHaveValue(""));
    await answer(context, lily);
    await expect(context.args.onRespond).toHaveBeenCalledTimes(2);
  },
};
