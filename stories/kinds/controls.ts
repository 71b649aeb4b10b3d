import { type ElicitationFormProps, en } from "react-elicitation";
import type { ElicitationContent } from "react-elicitation/core";

type ContentValue = ElicitationContent[string];
import type { Person } from "../Person";
import { expect, within } from "storybook/test";

/** A person in front of one question. */
export interface Asked extends Person {
  /** The accessible name of the question. */
  name: string;
}

/** One kind of field, as its stories need it. */
export interface Kind {
  /** The schema of the property, without its title and its default. */
  property: Record<string, unknown>;
  title: string;
  /** The default of the schema. */
  default?: unknown;
  /** Whether this is the kind only because there is a default. */
  onlyWithDefault?: boolean;
  /** Properties that the server puts beside this one. */
  beside?: (key: string) => Record<string, unknown>;
  /** Whether a required question is of another kind. */
  neverRequired?: boolean;
  props?: Pick<ElicitationFormProps, "locale" | "timeZone">;

  /** The element that has the name of the question and the words about it. */
  control: (asked: Asked) => HTMLElement;
  /** Answers, as a person would. */
  answer: (asked: Asked) => Promise<void>;
  /** What is sent for it, or all of the content where it is not under the key of the question. */
  filled: ContentValue | ((key: string) => Record<string, ContentValue>);
  /** Takes an answer back; left out where that is not possible. */
  clear?: (asked: Asked) => Promise<void>;
  /** What the control shows then, for `shows`. */
  cleared?: string;
  /** Asserts that a value is what the control shows; `undefined` is no answer. */
  shows: (asked: Asked, value: unknown) => Promise<void>;
  /** An answer that is refused, and the words of the refusal. */
  invalid?: {
    /** Left out: the question is required and nothing is answered. */
    enter?: (asked: Asked) => Promise<void>;
    error: string;
    /** The element that is refused, where it is not the control. */
    refused?: (asked: Asked) => HTMLElement;
  };
}

/** What a question has that is answered with one checkbox. */
export const checkbox = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("checkbox", { name }),
  shows: async (asked: Asked, value: unknown) => {
    await expect(checkbox.control(asked)).toHaveAttribute("aria-checked", String(value ?? "mixed"));
  },
} satisfies Partial<Kind>;

/** Presses Space in the checkbox. */
export async function toggling(asked: Asked): Promise<void> {
  checkbox.control(asked).focus();
  await asked.userEvent.keyboard(" ");
}

/** Presses the button that takes the answer back. */
export async function clearing({ canvas, userEvent, name }: Asked): Promise<void> {
  const buttons = canvas.getAllByRole("button", { name: en.clearAnswer, description: name });
  for (const button of buttons) await userEvent.click(button);
}

/** What kinds have in common that are answered with any of a few checkboxes. */
export const checkboxes = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("group", { name }),
} satisfies Partial<Kind>;

/** Presses the checkboxes of some options. */
export const checking =
  (...options: string[]) =>
  async (asked: Asked) => {
    for (const name of options) {
      await asked.userEvent.click(
        within(checkboxes.control(asked)).getByRole("checkbox", { name }),
      );
    }
  };

/** Asserts which options are checked. */
export async function showsCheckboxes(asked: Asked, ...options: string[]): Promise<void> {
  const group = within(checkboxes.control(asked));
  const checked = group.queryAllByRole("checkbox", { checked: true });
  await expect(checked).toHaveLength(options.length);
  for (const name of options) await expect(group.getByRole("checkbox", { name })).toBeChecked();
}

/** What a picker in Berlin shows for the moments of these stories: what is sent is in UTC or local. */
export function localTime(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const berlin = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  return berlin.format(new Date(String(value))).replace(" ", "T");
}

const findPicker = ({ canvas, name }: Asked) => canvas.getByLabelText(name);

/** What kinds have in common that are answered in the browser's own picker, which has no role. */
export const picker = {
  control: findPicker,
  clear: (asked) => asked.userEvent.clear(findPicker(asked)),
  shows: async (asked, value) => {
    await expect(findPicker(asked)).toHaveValue(value === undefined ? "" : String(value));
  },
} satisfies Partial<Kind>;

/** Enters a date as the picker holds it: `YYYY-MM-DD`, and for a time `THH:mm` after it. */
export const entering = (text: string) => (asked: Asked) =>
  asked.userEvent.type(findPicker(asked), text);

/** What kinds have in common that are answered with one of a few radios. */
export const radios = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("radiogroup", { name }),
} satisfies Partial<Kind>;

/** Presses the radio of an option. */
export const choosing = (option: string) => (asked: Asked) =>
  asked.userEvent.click(within(radios.control(asked)).getByRole("radio", { name: option }));

/** Asserts which option is chosen, or that none is. */
export async function showsRadio(asked: Asked, option: string | undefined): Promise<void> {
  const chosen = within(radios.control(asked)).queryAllByRole("radio", { checked: true });
  await expect(chosen).toHaveLength(option === undefined ? 0 : 1);
  if (option !== undefined) await expect(chosen[0]).toHaveAccessibleName(option);
}

/** What kinds have in common that are answered by searching many options. */
export const searchBox = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("combobox", { name }),
} satisfies Partial<Kind>;

/** Searches an option by the end of its name, and takes it with Enter. */
export const searching = (option: string) => async (asked: Asked) => {
  const box = searchBox.control(asked);
  await asked.userEvent.click(box);
  await asked.userEvent.type(box, option.split(" ").at(-1) ?? option);
  await asked.canvas.findByRole("option", { name: option });
  await asked.userEvent.keyboard("{Enter}");
};

/** Ten thousand options, as no page should draw at once. */
export const stations = Array.from({ length: 10_000 }, (_, index) => ({
  const: `s${index + 1}`,
  title: `Station ${index + 1}`,
}));

const findTextBox = ({ canvas, name }: Asked) => canvas.getByRole("textbox", { name });

/** What kinds have in common that are answered in one text box. */
export const textBox = {
  control: findTextBox,
  clear: (asked) => asked.userEvent.clear(findTextBox(asked)),
  shows: async (asked, value) => {
    await expect(findTextBox(asked)).toHaveValue(value === undefined ? "" : String(value));
  },
} satisfies Partial<Kind>;

/** Types a text into the box, as a person would. */
export const typing = (text: string) => (asked: Asked) =>
  asked.userEvent.type(findTextBox(asked), text);
