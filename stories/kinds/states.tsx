import type { StoryObj } from "@storybook/react-vite";
import { type ElicitationForm, en } from "react-elicitation";
import type { ElicitationContent } from "react-elicitation/core";
import { expect, fn, waitFor, within } from "storybook/test";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import type { Asked, Kind } from "./controls";

type Story = StoryObj<typeof ElicitationForm>;

const KEY = "answer";
const CONNECTION_LOST = "The connection was lost.";

/** The stories that every kind of field has, one for each state. */
export function statesOf(kind: Kind) {
  const asked = (person: Person): Asked => ({ ...person, name: kind.title });
  const { onlyWithDefault = false, neverRequired = false } = kind;
  const requirable = !neverRequired && !onlyWithDefault;
  const plain = onlyWithDefault ? { default: kind.default } : {};
  const filled = () => contentOf(kind, KEY);

  return {
    /** Nothing is answered, and nothing is said to be wrong with that. */
    Empty: {
      args: argsOf(kind, {}, { required: requirable }),
      play: async (context) => {
        await kind.shows(asked(context), undefined);
        const { textContent } = context.canvasElement;
        await expect(textContent?.includes(en.optional)).toBe(!requirable);
        await expectNoError(context);
      },
    },
    /** The default of the schema is filled in, to be changed or taken back. */
    Default: {
      args: argsOf(kind, { default: kind.default }),
      play: async (context) => {
        await kind.shows(asked(context), kind.default);
        await expectNoError(context);
      },
    },
    /** As a person answered it, by keyboard where one can. */
    Filled: {
      args: argsOf(kind, plain),
      play: async (context) => {
        await kind.answer(asked(context));
        await kind.shows(asked(context), shownOf(kind));
        await expectNoError(context);
      },
    },
    /** Refused on Submit: the field says why, which is announced, and has the focus. */
    Invalid: {
      args: argsOf(kind, plain, { required: requirable && !kind.invalid?.enter }),
      play: async (context) => {
        const { enter, error = "", refused = kind.control } = kind.invalid ?? {};
        await enter?.(asked(context));
        await press(context, en.submit);
        await expect(await context.canvas.findByRole("alert")).toHaveTextContent(error);
        await expect(context.canvas.queryByText(en.problems(1))).toBeNull();
        await expectRefused(refused(asked(context)), error);
        await expect(refused(asked(context))).toContainElement(active());
        await expect(context.args.onRespond).not.toHaveBeenCalled();
      },
    },
    /** The answer is on its way: everything is locked, and says so. */
    Pending: {
      args: {
        ...argsOf(kind, plain),
        escape: "cancel" as const,
        onRespond: fn(() => new Promise<void>(() => {})),
      },
      play: async (context) => {
        const { canvas, userEvent, args } = context;
        await kind.answer(asked(context));
        const height = canvas.getByRole("form").offsetHeight;
        await press(context, en.submit);
        await expect(await canvas.findByText(en.sending)).toHaveRole("status");
        await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: filled() });
        await expect(canvas.getByRole("form")).toHaveAttribute("data-pending");
        // The button says so, and nothing below the form moves.
        await expect(canvas.getByRole("form").offsetHeight).toBe(height);
        for (const name of [en.sendingNow, en.decline, en.cancel]) {
          await expect(canvas.getByRole("button", { name })).toHaveAttribute(
            "aria-disabled",
            "true",
          );
          await press(context, name);
        }
        await tryToChange(kind.control(asked(context)), context);
        await userEvent.keyboard("{Escape}");
        await kind.shows(asked(context), shownOf(kind));
        await expect(args.onRespond).toHaveBeenCalledTimes(1);
      },
    },
    /** It could not be sent: the form says so, has all that was entered, and takes another try. */
    Failed: {
      args: {
        ...argsOf(kind, plain, { required: requirable }),
        onRespond: fn(() => Promise.reject(new Error(CONNECTION_LOST))),
      },
      play: async (context) => {
        const { canvas, args } = context;
        if (requirable) {
          // An error goes as soon as it is mended.
          await press(context, en.submit);
          await canvas.findByRole("alert");
        }
        await kind.answer(asked(context));
        await waitFor(() => expectNoError(context));
        const height = canvas.getByRole("form").offsetHeight;
        for (const attempt of [1, 2]) {
          await press(context, attempt === 1 ? en.submit : en.resend);
          await waitFor(() => expect(args.onRespond).toHaveBeenCalledTimes(attempt));
          await expect(args.onRespond).toHaveBeenLastCalledWith({
            action: "accept",
            content: filled(),
          });
          const failure = await canvas.findByRole("alert");
          await expect(failure.textContent).toBe(en.failed);
          await expect(canvas.getByRole("form").offsetHeight - height).toBeLessThanOrEqual(40);
          await kind.shows(asked(context), shownOf(kind));
        }
      },
    },
    /** Shown without a way to change or to send it. */
    ReadOnly: {
      args: {
        ...argsOf(kind, { default: kind.default }),
        escape: "cancel" as const,
        readOnly: true,
      },
      play: async (context) => {
        const { canvas, userEvent, args } = context;
        await kind.shows(asked(context), kind.default);
        await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
        await tryToChange(kind.control(asked(context)), context);
        await kind.shows(asked(context), kind.default);
        await userEvent.keyboard("{Enter}{Escape}");
        await expect(args.onRespond).not.toHaveBeenCalled();
      },
    },
    /** What was left alone or taken back is not sent; a default that was kept is. */
    Answered: {
      args: { ...formArgs(answeredProperties(kind)), ...kind.props },
      play: async (context) => {
        const { canvas, args } = context;
        await kind.answer({ ...context, name: NAMES.filled });
        if (kind.clear) {
          if (kind.default === undefined) await kind.answer({ ...context, name: NAMES.cleared });
          await kind.clear({ ...context, name: NAMES.cleared });
          await kind.shows({ ...context, name: NAMES.cleared }, kind.cleared);
          // What was pressed may be gone; the focus must not be.
          await expect(document.body).not.toHaveFocus();
        }
        await press(context, en.submit);
        await canvas.findByText(en.sent);
        // The form is one line now, which has the focus.
        await waitFor(() => expect(canvas.getByRole("article").offsetHeight).toBeLessThan(80));
        await expect(active()).toBe(canvas.getByRole("article").querySelector("summary"));
        await expect(args.onRespond).toHaveBeenCalledTimes(1);
        await expect(args.onRespond).toHaveBeenCalledWith({
          action: "accept",
          content: {
            ...(kind.default !== undefined && { kept: kind.default }),
            ...contentOf(kind, "filled"),
          },
        });
      },
    },
  } satisfies Record<string, Story>;
}

/** The same question four times, for what each way to treat it sends. */
const NAMES = {
  untouched: "Left alone",
  kept: "Default kept",
  cleared: "Taken back",
  filled: "Answered",
};

function answeredProperties(kind: Kind): Record<string, unknown> {
  const preset = { default: kind.default };
  const entries = [
    ...(kind.onlyWithDefault ? [] : [["untouched", {}] as const]),
    ...(kind.default === undefined ? [] : [["kept", preset] as const]),
    ...(kind.clear ? [["cleared", preset] as const] : []),
    ["filled", kind.onlyWithDefault ? preset : {}] as const,
  ];
  return Object.assign(
    {},
    ...entries.map(([key, more]) => propertiesOf(kind, key, NAMES[key], more)),
  );
}

function propertiesOf(kind: Kind, key: string, title: string, more: object) {
  return { [key]: { ...kind.property, title, ...more }, ...kind.beside?.(key) };
}

function argsOf(kind: Kind, more: object, { required = false } = {}) {
  const properties = propertiesOf(kind, KEY, kind.title, more);
  return { ...formArgs(properties, required ? [KEY] : []), ...kind.props };
}

function formArgs(properties: Record<string, unknown>, required: string[] = []) {
  return {
    request: {
      message: "How shall I book your table?",
      requestedSchema: { type: "object" as const, properties, required },
    },
    requester,
    onRespond: fn(),
    // These stories show each control, also of a field that one press could answer.
    quickReplies: false,
  };
}

function contentOf({ filled }: Kind, key: string): Record<string, ElicitationContent[string]> {
  return typeof filled === "function" ? filled(key) : { [key]: filled };
}

/** The value that a filled control shows: what is sent, wherever that is under. */
function shownOf(kind: Kind): ElicitationContent[string] | undefined {
  return Object.values(contentOf(kind, KEY))[0];
}

function active(): HTMLElement {
  return document.activeElement as HTMLElement;
}

async function expectNoError({ canvas }: Person): Promise<void> {
  await expect(canvas.queryByRole("alert")).toBeNull();
  await expect(invalidWithin(canvas.getByRole("form"))).toEqual([]);
}

/** A group is marked on its parts, since `aria-invalid` is not for groups. */
function invalidWithin(element: HTMLElement): Element[] {
  const within_ = [...element.querySelectorAll("[aria-invalid=true]")];
  return element.getAttribute("aria-invalid") === "true" ? [element, ...within_] : within_;
}

async function expectRefused(control: HTMLElement, error: string): Promise<void> {
  await expect(invalidWithin(control)).not.toEqual([]);
  await expect(control).toHaveAccessibleDescription(expect.stringContaining(error));
  const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
  await expect(described.every((id) => document.getElementById(id))).toBe(true);
  // Seen as well as heard.
  const field = control.closest<HTMLElement>("[data-elicit=field]");
  await expect(within(field ?? control).getByText(error)).toBeVisible();
}

/** Everything a hand or a keyboard can do to a control. */
async function tryToChange(control: HTMLElement, { userEvent }: Person): Promise<void> {
  const parts = control.querySelectorAll<HTMLElement>("[role=radio], [role=checkbox]");
  for (const part of parts.length > 0 ? parts : [control]) {
    await userEvent.click(part);
    await userEvent.keyboard("x 1{ArrowDown}{Backspace}");
  }
}
