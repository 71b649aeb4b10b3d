import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { en, UrlConsent, type UrlConsentProps } from "react-elicitation";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { type Person, press } from "../Person";
import { asking, buttonsOf, describe, inView, OWN_PAGE, partOf, partsOf } from "./support";
import { ManualClock } from "../ManualClock";

const meta = {
  title: "Examples/Consent/Before opening",
  component: UrlConsent,
  decorators: [freshRequest],
  args: asking(OWN_PAGE),
  parameters: {
    ...inView,
    ...describe(
      "Nothing is opened and nothing is sent before the user agrees. Open works only once the address has been visible for half a second (a danger: a second) in a window that has the focus, so that no held key and no second click of a double click opens a page. It looks like any other button until then, and explains itself when it is pressed too early.\n\n**What is checked:** that the waiting is not seen, its length on a clock of the story's own, that a press a script made does nothing, and that each way to say no sends its own answer, once.",
    ),
  },
} satisfies Meta<typeof UrlConsent>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<UrlConsentProps>;

const DANGEROUS = "https://rnicrosoft.com/login";
const CONNECTION_LOST = "The connection was lost.";

/** Open waits until a person can have read the address, and looks as it does afterwards. */
export const Arming: Story = {
  // The clock stands: there is all the time to look at it.
  args: { timers: new ManualClock() },
  play: async (context) => {
    const { canvas, args } = context;
    const open = await canvas.findByRole("button", { name: en.open("tables.example") });
    await expect(open).toHaveAttribute("data-waiting");
    await expect(getComputedStyle(open).opacity).toBe("1");
    await expect(canvas.getByRole("status").textContent).toBe("");
    // It is not a dead button: it can be reached.
    open.focus();
    await expect(open).toHaveFocus();
    open.blur();
    // To say no takes no waiting.
    await expect(canvas.getByRole("button", { name: en.decline })).not.toHaveAttribute(
      "aria-disabled",
    );
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The wait is over. */
export const Armed: Story = {
  play: async (context) => {
    window.focus();
    await ready(context, "tables.example");
  },
};

const usualClock = new ManualClock();

/** Half a second, to the millisecond; it starts again when the window gets the focus. */
export const HalfASecond: Story = {
  tags: ["!dev", "!autodocs"],
  args: { timers: usualClock },
  play: async (context) => {
    const { canvas } = context;
    await started(context, usualClock, "tables.example");
    const open = canvas.getByRole("button", { name: en.open("tables.example") });
    usualClock.pass(499);
    await expect(open).toHaveAttribute("data-waiting");
    window.dispatchEvent(new Event("focus"));
    usualClock.pass(499);
    await expect(open).toHaveAttribute("data-waiting");
    usualClock.pass(1);
    await ready(context, "tables.example");
    // It was looked away from.
    window.dispatchEvent(new Event("blur"));
    await waitFor(() => expect(open).toHaveAttribute("data-waiting"));
    usualClock.pass(500);
    await ready(context, "tables.example");
  },
};

const dangerClock = new ManualClock();

/** In danger a whole second. The second act enables Open at once. */
export const AWholeSecond: Story = {
  tags: ["!dev", "!autodocs"],
  args: { ...asking(DANGEROUS), timers: dangerClock },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await started(context, dangerClock, "rnicrosoft.com");
    const open = canvas.getByRole("button", { name: en.open("rnicrosoft.com") });
    dangerClock.pass(999);
    await expect(open).toHaveAttribute("data-waiting");
    dangerClock.pass(1);
    await waitFor(() => expect(open).not.toHaveAttribute("data-waiting"));
    // However long it is looked at, it takes the second act.
    await expect(open).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(open).not.toHaveAttribute("aria-disabled");
    await expect(open).not.toHaveAttribute("data-waiting");
    // Taken back, it is held back.
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(open).toHaveAttribute("aria-disabled", "true");
  },
};

/** The second act of a danger: only now can the page be opened, or the link be taken along. */
export const SecondAct: Story = {
  args: asking(DANGEROUS),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    window.focus();
    // It stands in the frame of the danger.
    await expect(partOf(canvasElement, "address")).toContainElement(canvas.getByRole("checkbox"));
    await expect(buttonsOf(canvasElement)).toEqual([
      en.decline,
      en.open("rnicrosoft.com"),
      en.cancel,
    ]);
    await userEvent.click(canvas.getByText(en.checked("rnicrosoft.com")));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await ready(context, "rnicrosoft.com");
    await expect(buttonsOf(canvasElement)).toEqual([
      en.copy,
      en.decline,
      en.open("rnicrosoft.com"),
      en.cancel,
    ]);
    // Decline stays the one that is proposed.
    await expect(partsOf(canvasElement, "action").map(({ dataset }) => dataset.variant)).toEqual([
      "strong",
      "secondary",
      "icon",
    ]);
  },
};

/** A press that a script made opens nothing and answers nothing. */
export const MadeUpPress: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const opening = spyOn(window, "open");
    window.focus();
    await ready(context, "tables.example");
    await press(context, en.open("tables.example"));
    canvas.getByRole("button", { name: en.open("tables.example") }).focus();
    await userEvent.keyboard("{Enter} ");
    await expect(opening).not.toHaveBeenCalled();
    await expect(args.onRespond).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status").textContent).toBe("");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** Nor does it reach what the host opens pages with. */
export const MadeUpPressAtHost: Story = {
  tags: ["!dev", "!autodocs"],
  args: { openUrl: fn() },
  play: async (context) => {
    const { args } = context;
    window.focus();
    await ready(context, "tables.example");
    await press(context, en.open("tables.example"));
    await expect(args.openUrl).not.toHaveBeenCalled();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The person said no. */
export const Declined: Story = {
  args: { escape: "cancel" },
  play: async (context) => {
    await press(context, en.decline);
    await expectAnswered(context, "decline", en.declined);
  },
};

/** The person went away from it. */
export const Cancelled: Story = {
  args: { escape: "cancel" },
  play: async (context) => {
    await press(context, en.cancel);
    await expectAnswered(context, "cancel", en.cancelled);
  },
};

/** With `escape="cancel"`; it is not a no. */
export const Escaped: Story = {
  args: { escape: "cancel" },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("region").focus();
    await userEvent.keyboard("{Escape}");
    await expectAnswered(context, "cancel", en.cancelled);
  },
};

/** The answer is on its way: the button that was pressed says so, and the card grows by nothing. */
export const Pending: Story = {
  args: { escape: "cancel", onRespond: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { height } = canvas.getByRole("region").getBoundingClientRect();
    await press(context, en.decline);
    await expect(await canvas.findByText(en.sending)).toHaveRole("status");
    await expect(canvas.getByRole("region")).toHaveAttribute("data-pending");
    await expect(canvas.getByRole("region").getBoundingClientRect().height).toBeCloseTo(height);
    for (const name of [en.open("tables.example"), en.sendingNow, en.cancel]) {
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
      await press(context, name);
    }
    await userEvent.keyboard("{Escape}");
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

/** It could not be sent: that is said, and the person can try again. */
export const FailedSend: Story = {
  args: { onRespond: fn(() => Promise.reject(new Error(CONNECTION_LOST))) },
  play: async (context) => {
    const { canvas, args } = context;
    for (const attempt of [1, 2]) {
      await press(context, en.decline);
      await waitFor(() => expect(args.onRespond).toHaveBeenCalledTimes(attempt));
      await expect(args.onRespond).toHaveBeenLastCalledWith({ action: "decline" });
      const failure = await canvas.findByRole("alert");
      await expect(failure.textContent).toBe(en.failed);
      await expect(canvas.getByRole("button", { name: en.decline })).not.toHaveAttribute(
        "aria-disabled",
      );
    }
  },
};

/** Too late: what was asked can be read, and nothing can be answered. */
export const Expired: Story = {
  args: { expired: true, escape: "cancel" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(en.expired)).toHaveRole("status");
    for (const name of [en.open("tables.example"), en.decline, en.cancel]) {
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    }
    canvas.getByRole("region").focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Waits until Open acts. */
async function ready({ canvas }: Pick<Person, "canvas">, domain: string) {
  const open = await canvas.findByRole("button", { name: en.open(domain) });
  await waitFor(() => expect(open).not.toHaveAttribute("data-waiting"));
  await expect(open).not.toHaveAttribute("aria-disabled");
}

/** Waits until the address has settled and the wait has begun. */
async function started({ canvas }: Pick<Person, "canvas">, clock: ManualClock, domain: string) {
  window.focus();
  await canvas.findByText(domain, { selector: "[data-elicit=domain]" });
  await waitFor(() => expect(clock.alarms).toBe(1));
}

/** One answer, said on the screen, after which there is nothing more to press. */
async function expectAnswered(
  { canvas, canvasElement, userEvent, args }: Context,
  action: "decline" | "cancel",
  words: string,
): Promise<void> {
  await expect(await canvas.findByText(words)).toHaveRole("status");
  await expect(partsOf(canvasElement, "action")).toEqual([]);
  canvas.getByRole("region").focus();
  await userEvent.keyboard("{Escape}");
  await expect(args.onRespond).toHaveBeenCalledTimes(1);
  await expect(args.onRespond).toHaveBeenCalledWith({ action });
}
