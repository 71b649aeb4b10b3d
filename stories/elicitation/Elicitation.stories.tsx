import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import {
  createElicitationQueue,
  Elicitation,
  type ElicitationRequest,
  en,
  useElicitation,
} from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { askingAny, inView, OWN_PAGE } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { press } from "../Person";
import { tableBooking } from "../requests/tableBooking";
import { requester } from "../requester";
import { RequestElicitation } from "../requestProps";

const meta = {
  title: "Examples/Elicitation/Elicitation",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn(), onClose: fn(), onBlock: fn() },
  parameters: {
    ...inView,
    docs: {
      description: {
        component:
          "One component for requests of every mode: a form, or the consent to open a page. It takes an item of a queue as it is, and says how the request stands: which of several it is, until when it can be answered, and whether its server asks too often.",
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas }) => {
    const name = en.question(requester.name, tableBooking.message);
    await expect(canvas.getByRole("form", { name })).toBeVisible();
    await expect(canvas.getByRole("button", { name: en.submit })).toBeVisible();
  },
};

export const Page: Story = {
  args: askingAny(OWN_PAGE),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: en.open("tables.example") }),
    ).toBeVisible();
  },
};

/** A mode of a later protocol is no form, not even with a schema: the card says so, and it can be declined. */
export const UnknownMode: Story = {
  args: {
    request: {
      mode: "voice",
      message: "Say it",
      requestedSchema: { type: "object", properties: { word: { type: "string", title: "Word" } } },
    } as unknown as ElicitationRequest,
  },
  play: async (context) => {
    await expect(context.canvas.getByText(en.unreadable)).toBeVisible();
    await expect(context.canvas.queryByRole("textbox")).toBeNull();
    await expect(context.canvas.queryByRole("button", { name: en.submit })).toBeNull();
    await press(context, en.decline);
    await context.canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** A request of a queue keeps its input when it moves to another parent in one render. */
export const Moved: Story = {
  render: function Moving() {
    const [queue] = useState(() => {
      const own = createElicitationQueue();
      void own.elicit(tableBooking, { requester });
      return own;
    });
    const { item } = useElicitation(queue);
    const [wide, setWide] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWide(!wide)}>
          Wide
        </button>
        {wide ? (
          <aside>
            <Elicitation item={item} />
          </aside>
        ) : (
          <main>
            <Elicitation item={item} />
          </main>
        )}
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const nameOf = () => canvas.findByRole("textbox", { name: "Name for the table" });
    await userEvent.type(await nameOf(), "Corner");
    await press(context, "Wide");
    await waitFor(async () => expect(await nameOf()).toHaveValue("Corner"));
    await press(context, "Wide");
    await waitFor(async () => expect(await nameOf()).toHaveValue("Corner"));
  },
};

/** Two places of one request move at once. Each sends the input that it shows. */
export const TwoMoved: Story = {
  render: function Moving({ onRespond }) {
    const [queue] = useState(() => {
      const own = createElicitationQueue();
      void own.elicit(tableBooking, { requester }).then(onRespond);
      return own;
    });
    const { item } = useElicitation(queue);
    const [wide, setWide] = useState(false);
    const both = (
      <>
        <Elicitation item={item} inputGuard={false} />
        <Elicitation item={item} inputGuard={false} />
      </>
    );
    return (
      <>
        <button type="button" onClick={() => setWide(!wide)}>
          Wide
        </button>
        {wide ? <aside>{both}</aside> : <main>{both}</main>}
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const namesOf = () => canvas.getAllByRole("textbox", { name: "Name for the table" });
    await canvas.findAllByRole("textbox", { name: "Name for the table" });
    await press(context, "Wide");
    await userEvent.type(namesOf()[0]!, "Bob");
    await userEvent.type(namesOf()[1]!, "Eve");
    await expect(namesOf()[0]).toHaveValue("Bob");
    await userEvent.click(canvas.getAllByRole("button", { name: en.submit })[0]!);
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(
        expect.objectContaining({ content: expect.objectContaining({ name: "Bob" }) }),
      ),
    );
  },
};

/** Other requests of the queue wait until this one is answered. */
export const MoreWaiting: Story = {
  args: { waiting: 2, progress: { position: 1, total: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${en.progress(1, 3)} · ${en.moreWaiting(2)}`)).toBeVisible();
  },
};

/** A call that asks several things says how many there are. */
export const OneOfThree: Story = {
  args: { progress: { position: 1, total: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.progress(1, 3))).toBeVisible();
  },
};

const today = new ManualClock();

/** Until when it can be answered is said from the start, and announced in the last minute. */
export const Deadline: Story = {
  args: {
    timers: today,
    expiresAt: 300_000,
    locale: "en-GB",
    timeZone: "UTC",
  },
  play: async ({ canvas, userEvent, args }) => {
    const note = await canvas.findByText(en.answerBy("00:05"), { exact: false });
    await expect(note).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name for the table" }), "Corner");
    today.pass(239_999);
    await expect(canvas.queryByText(en.soonOver)).toBeNull();
    today.pass(1);
    await expect(canvas.getByText(en.soonOver)).toHaveRole("status");
    // It is said once.
    await expect(canvas.queryByText(en.answerBy("00:05"), { exact: false })).toBeNull();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const over = new ManualClock();

/** Too late: the form becomes its receipt, which still holds what was typed. */
export const Expired: Story = {
  args: { timers: over, expiresAt: 60_000 },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const name = canvas.getByRole("textbox", { name: "Name for the table" });
    await userEvent.type(name, "Corner");
    over.pass(60_000);
    await expect(canvas.getByText(en.expired)).toHaveRole("alert");
    const receipt = canvas.getByRole("article", { name: /Table booking.*Expired/ });
    await waitFor(() => expect(receipt.offsetHeight).toBeLessThan(80));
    // The focus is not lost with what had it.
    const line = canvas.getByText("Table booking").closest("summary")!;
    await expect(line).toHaveFocus();
    await expect(canvas.getByText("Corner")).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText("Corner")).toBeVisible();
    for (const gone of [en.submit, en.decline, en.cancel]) {
      await expect(canvas.queryByRole("button", { name: gone })).toBeNull();
    }
    await press(context, en.close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Answered in another tab: what was entered here folds, and can still be read and copied. */
export const AnsweredElsewhere: Story = {
  // An equal request of the same requester would take the input over.
  args: { requester: { ...requester, url: "https://elsewhere.tables.example/mcp" } },
  render: function Elsewhere(args) {
    const [withdrawn, setWithdrawn] = useState<"elsewhere">();
    useEffect(() => {
      const answer = () => setWithdrawn("elsewhere");
      addEventListener("answer-elsewhere", answer);
      return () => removeEventListener("answer-elsewhere", answer);
    }, []);
    return <RequestElicitation {...args} withdrawn={withdrawn} />;
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const box = () => canvas.getByRole("textbox", { name: "Name for the table" });
    const form = canvas.getByRole("form");
    await userEvent.type(box(), "Corner");
    dispatchEvent(new Event("answer-elsewhere"));
    await expect(await canvas.findByText(en.goneElsewhere(requester.name))).toHaveRole("alert");
    await expect(box()).not.toBeVisible();
    await expect(form.offsetHeight).toBeLessThan(260);
    // The focus is not lost with the field that had it.
    await waitFor(() => expect(form).toHaveFocus());
    const summary = canvas.getByText(en.showEntered);
    await userEvent.click(summary);
    await expect(box()).toBeVisible();
    await expect(box()).toHaveValue("Corner");
    await expect(box()).toHaveAttribute("readonly");
    const close = canvas.getByRole("button", { name: en.close });
    const fields = box().closest("[data-elicit=fields]")!;
    const end = fields.getBoundingClientRect().bottom;
    await expect(close.getBoundingClientRect().top - end).toBeGreaterThan(8);
    await userEvent.click(summary);
    await expect(box()).not.toBeVisible();
    await press(context, en.close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const pageOver = new ManualClock();

export const ExpiredPage: Story = {
  args: {
    ...askingAny(OWN_PAGE),
    timers: pageOver,
    expiresAt: 90_000,
    locale: "en-GB",
    timeZone: "UTC",
  },
  play: async (context) => {
    const { canvas, args } = context;
    await canvas.findByText(en.answerBy("00:01"), { exact: false });
    pageOver.pass(30_000);
    await expect(canvas.getByText(en.soonOver)).toHaveRole("status");
    pageOver.pass(60_000);
    await expect(canvas.getByText(en.expired)).toHaveRole("status");
    await expect(canvas.queryByRole("button", { name: en.open("tables.example") })).toBeNull();
    await press(context, en.close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const onItsWay = new ManualClock();

/**
 * An answer that was given in time is still on its way when the time is over: nothing says that it is too
 * late, and it can be put away, since it may stay on its way for ever.
 */
export const OnItsWay: Story = {
  args: {
    timers: onItsWay,
    expiresAt: 60_000,
    onRespond: fn(() => new Promise<void>(() => {})),
    onClose: fn(),
  },
  play: sentInTime(onItsWay),
};

const pageOnItsWay = new ManualClock();

export const PageOnItsWay: Story = {
  args: { ...askingAny(OWN_PAGE), ...OnItsWay.args, timers: pageOnItsWay },
  play: sentInTime(pageOnItsWay),
};

function sentInTime(timers: ManualClock): NonNullable<Story["play"]> {
  return async (context) => {
    const { canvas } = context;
    await canvas.findByText(/Answer by/);
    await press(context, en.decline);
    await canvas.findByText(en.sending);
    timers.pass(60_000);
    await expect(canvas.getByText(en.sending)).toBeVisible();
    await expect(canvas.queryByText(en.expired)).toBeNull();
    await press(context, en.close);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(context.args.onRespond).toHaveBeenCalledTimes(1);
  };
}

/** A server that asks again and again can be stopped where it asks. */
export const AsksTooOften: Story = {
  args: { rateLimited: true },
  play: async (context) => {
    await expect(context.canvas.getByText(en.tooOften)).toBeVisible();
    await press(context, en.stopServer);
    await expect(context.args.onBlock).toHaveBeenCalledTimes(1);
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};
