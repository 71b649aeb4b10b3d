import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, useEffect, useState } from "react";
import {
  createElicitationQueue,
  Elicitation,
  ElicitationDialog,
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitationResult,
  en,
  formRequest,
  urlRequest,
  useElicitation,
} from "react-elicitation";
import { expect, screen, waitFor, within } from "storybook/test";
import { inView, partOf } from "../consent/support";
import { ManualClock } from "../ManualClock";
import { type Person, press } from "../Person";
import { type Answers, ask, booking, QueueHost, travel } from "./QueueHost";

const meta = {
  title: "Examples/Queue",
  component: QueueHost,
  args: { queue: createElicitationQueue() },
  // A queue of its own for every showing.
  loaders: [() => ({ queue: createElicitationQueue() })],
  render: (_, { loaded }) => <QueueHost queue={loaded.queue} />,
  parameters: {
    ...inView,
    docs: {
      description: {
        component:
          "One queue takes the requests of every server, in order, and answers each exactly once. `useElicitation` gives the one to show and how many wait; `<Elicitation item={item} />` shows it.",
      },
    },
  },
} satisfies Meta<typeof QueueHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const clock = new ManualClock();

/** A host whose clock the story moves. */
function timed(): Pick<Story, "loaders" | "render"> {
  return {
    loaders: [() => ({ queue: createElicitationQueue({ timers: clock }) })],
    render: (_, { loaded }) => <QueueHost queue={loaded.queue} timers={clock} />,
  };
}

const box = ({ canvas }: Person, name: string) => canvas.findByRole("textbox", { name });

/** Two servers ask at once. Each is answered in its turn, and none gets what was meant for another. */
export const TwoServers: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    void ask(loaded.queue, "Name", { requester: booking }, answers);
    void ask(loaded.queue, "Seat", { requester: travel }, answers);
    await userEvent.type(await box(context, "Name"), "Corner");
    await expect(canvas.getByText("1 more")).toBeVisible();
    await expect(canvas.getByRole("form", { name: "Table booking: Name?" })).toBeVisible();
    await press(context, en.submit);
    await expect(await box(context, "Seat")).toHaveValue("");
    // Where the focus was in the first, it is read on in the second.
    await expect(canvas.getByRole("form", { name: "Travel: Seat?" })).toHaveFocus();
    await expect(canvas.queryByText("1 more")).toBeNull();
    await press(context, en.decline);
    await canvas.findByText("Nobody asks.");
    await expect(answers).toEqual([
      { to: booking.name, action: "accept", content: { answer: "Corner" } },
      { to: travel.name, action: "decline" },
    ]);
  },
};

/** The outcome of a request is announced and stands above the next one, which does not move later. */
export const Next: Story = {
  play: async (context) => {
    const { canvasElement, userEvent, loaded } = context;
    void ask(loaded.queue, "Name", { requester: booking });
    void ask(loaded.queue, "Seat", { requester: booking });
    await userEvent.type(await box(context, "Name"), "Corner");
    const status = document.querySelector("[data-elicit-arrivals]")!;
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(textOf)));
    });
    observer.observe(status, { childList: true });
    await press(context, en.submit);
    const seat = await box(context, "Seat");
    const outcome = partOf(canvasElement, "outcome-before");
    await expect(outcome).toHaveTextContent(en.sent);
    // The card has come to rest.
    await Promise.all(canvasElement.getAnimations({ subtree: true }).map((each) => each.finished));
    const { top } = seat.getBoundingClientRect();
    const announced = `${en.sent} ${en.nextRequest("Table booking: Seat?")}`;
    await waitFor(() => expect(said).toEqual([announced]));
    await userEvent.type(seat, "Window");
    await expect(outcome).toBeVisible();
    await expect(seat.getBoundingClientRect().top).toBe(top);
    await expect(status).toHaveTextContent(announced);
    observer.disconnect();
  },
};

/** A response that nothing follows is announced, in place of what was said before. */
export const Last: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas } = context;
    await Next.play?.(context);
    await press(context, en.decline);
    await canvas.findByText("Nobody asks.");
    const status = document.querySelector("[data-elicit-arrivals]")!;
    await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${en.declined}\\.$`)));
    await expect(canvas.queryByText(en.sent)).toBeNull();
  },
};

/** In a dialog, the outcome stands above the next request on its own background. */
export const NextInADialog: Story = {
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  render: (_, { loaded }) => <DialogHost queue={loaded.queue} />,
  play: async ({ userEvent, loaded }) => {
    void ask(loaded.queue, "Name", { requester: booking });
    void ask(loaded.queue, "Seat", { requester: travel });
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Corner");
    await press({ canvas: within(document.body), userEvent }, en.submit);
    await screen.findByRole("dialog", { name: "Travel: Seat?" });
    await waitFor(() => expect(screen.getByRole("form", { name: "Travel: Seat?" })).toHaveFocus());
    await expect(partOf(screen.getByRole("dialog"), "outcome-before")).toHaveTextContent(en.sent);
    await expect(document.querySelector("[data-elicit-arrivals]")).toHaveTextContent(
      `${en.sent} ${en.nextRequest("Travel: Seat?")}`,
    );
  },
};

function DialogHost({ queue }: { queue: ElicitationQueue }) {
  const { item } = useElicitation(queue);
  return item ? <ElicitationDialog item={item} /> : null;
}

function textOf({ textContent }: Node): string {
  return textContent ?? "";
}

/**
 * The requester withdraws a request while the user types. It says so and stays, read-only, until the
 * user closes it; then the next request takes its place.
 */
export const Withdrawn: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    const call = new AbortController();
    void ask(loaded.queue, "Name", { requester: booking, signal: call.signal }, answers);
    void ask(loaded.queue, "Seat", { requester: travel }, answers);
    await userEvent.type(await box(context, "Name"), "Cor");
    call.abort();
    const notice = await canvas.findByText(en.withdrawn(booking.name));
    await expect(notice).toBeVisible();
    await expect(notice).toHaveRole("alert");
    await expect(answers).toEqual([{ to: booking.name, action: "cancel" }]);
    const name = await box(context, "Name");
    await expect(name).toHaveValue("Cor");
    await expect(name).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
    await expect(canvas.getByText("1 more")).toBeVisible();
  },
};

export const WithdrawnAndClosed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await Withdrawn.play?.(context);
    await press(context, en.close);
    await expect(await box(context, "Seat")).toHaveValue("");
    await expect(context.canvas.queryByText(en.withdrawn(booking.name))).toBeNull();
  },
};

/** A connection is lost, and the same server asks the same again: the input is there. */
export const AskedAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    void ask(loaded.queue, "Name", { requester: booking, id: 1 }, answers);
    await userEvent.type(await box(context, "Name"), "Corner");
    loaded.queue.disconnect(booking);
    await expect(await canvas.findByText(en.withdrawn(booking.name))).toBeVisible();
    void ask(loaded.queue, "Name", { requester: booking, id: 1 }, answers);
    void ask(loaded.queue, "Name", { requester: travel }, answers);
    await press(context, en.close);
    await waitFor(async () => expect(await box(context, "Name")).toHaveValue("Corner"));
    await press(context, en.submit);
    // Another server gets nothing of it, whatever it asks.
    await canvas.findByRole("form", { name: "Travel: Name?" });
    await expect(await box(context, "Name")).toHaveValue("");
    await expect(answers).toEqual([
      { to: booking.name, action: "cancel" },
      { to: booking.name, action: "accept", content: { answer: "Corner" } },
    ]);
  },
};

/** A server rejects an answer: within its call, the form comes again with it, and says so. */
export const SameFieldsAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const results: ElicitationResult[] = [];
    const asks = (message: string, requester = booking) => {
      const request = formRequest(message, { name: { type: "string", title: "Name" } });
      const options = { requester, callId: "call-1" };
      const queue: ElicitationQueue = loaded.queue;
      void queue.elicit(request, options).then((result) => results.push(result));
    };
    asks("Who is it for?");
    await userEvent.type(await box(context, "Name"), "Corner");
    await press(context, en.submit);
    asks("A name has two words.");
    await canvas.findByRole("form", { name: "Table booking: A name has two words." });
    await expect(await box(context, "Name")).toHaveValue("Corner");
    await expect(canvas.getByText(en.answersKept)).toBeVisible();
    await expect(results).toHaveLength(1);
    await userEvent.type(await box(context, "Name"), " House");
    await press(context, en.submit);
    asks("Who flies?", travel);
    await canvas.findByRole("form", { name: "Travel: Who flies?" });
    await expect(await box(context, "Name")).toHaveValue("");
    await expect(canvas.queryByText(en.answersKept)).toBeNull();
    await expect(results).toEqual(
      ["Corner", "Corner House"].map((name) => ({ action: "accept", content: { name } })),
    );
  },
};

/** Where nothing was typed, the notice alone stays for a moment. */
export const WithdrawnUntouched: Story = {
  ...timed(),
  play: async (context) => {
    const { canvas, loaded } = context;
    const call = new AbortController();
    void ask(loaded.queue, "Name", { requester: booking, signal: call.signal });
    void ask(loaded.queue, "Seat", { requester: travel });
    await box(context, "Name");
    clock.pass(0);
    call.abort();
    await expect(await canvas.findByText(en.withdrawn(booking.name))).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    clock.pass(4_000);
    await expect(await box(context, "Seat")).toBeVisible();
    await expect(canvas.queryByText(en.withdrawn(booking.name))).toBeNull();
  },
};

/** A page to open that is no longer needed says so, and cannot be opened. */
export const WithdrawnPage: Story = {
  ...timed(),
  play: async (context) => {
    const { canvas, loaded } = context;
    const page = urlRequest("Sign in", "https://travel.example/login");
    void loaded.queue.elicit(page, { requester: travel });
    await canvas.findByRole("button", { name: en.open("travel.example") });
    clock.pass(0);
    loaded.queue.disconnect(travel);
    await expect(await canvas.findByText(en.withdrawn(travel.name))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: en.open("travel.example") })).toBeNull();
    await expect(await canvas.findByRole("button", { name: en.close })).toBeVisible();
    clock.pass(4_000);
    await canvas.findByText("Nobody asks.");
  },
};

/** The time is over while somebody writes. The server has its answer; the draft can be read until it is closed. */
export const TimeIsOver: Story = {
  ...timed(),
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    const expiresAt = clock.now() + 600_000;
    void ask(loaded.queue, "Name", { requester: booking, expiresAt }, answers);
    const name = await box(context, "Name");
    await userEvent.type(name, "Corner");
    clock.pass(600_000);
    await expect(await canvas.findByText(en.expired)).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveTextContent("Corner");
    await waitFor(() => expect(answers).toEqual([{ to: booking.name, action: "cancel" }]));
    // The form with input keeps its place until it is closed. Then the next request comes.
    void ask(loaded.queue, "Seat", { requester: travel }, answers);
    await expect(canvas.getByText(en.expired)).toBeVisible();
    await press(context, en.close);
    await expect(await box(context, "Seat")).toBeVisible();
    await expect(canvas.queryByText(en.expired)).toBeNull();
  },
};

/** A server that asks again and again: it can be stopped, and what it asks then is seen to be refused. */
export const StopThisServer: Story = {
  loaders: [() => ({ queue: createElicitationQueue({ limits: { perMinute: 3, waiting: 5 } }) })],
  play: async (context) => {
    const { canvas, loaded } = context;
    const answers: Answers = [];
    const again = () => ask(loaded.queue, "Name", { requester: booking }, answers);
    for (let count = 0; count < 3; count++) void again();
    await again();
    // What is over the limit is refused by an error, and the person is offered an end to it.
    await expect(answers).toHaveLength(1);
    await expect(await canvas.findByText(en.tooOften)).toBeVisible();
    await press(context, en.stopServer);
    await canvas.findByText("Nobody asks.");
    await expect(answers.slice(1)).toEqual(
      Array.from({ length: 3 }, () => ({ to: booking.name, action: "cancel" })),
    );
    await again();
    await expect(await canvas.findByText(en.stopped(booking.name), { exact: false })).toBeVisible();
    await expect(canvas.getByText(en.stoppedRequests(1), { exact: false })).toBeVisible();
    await press(context, en.allow);
    void again();
    await expect(await box(context, "Name")).toBeVisible();
  },
};

/**
 * Several places that read one queue: the first shows its requests, once. When it goes, the next goes
 * on with the same one, draft included.
 */
export const SeveralHosts: Story = {
  render: (_, { loaded }) => <TwoPlaces queue={loaded.queue} />,
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    void ask(loaded.queue, "Name", { requester: booking }, answers);
    await userEvent.type(await box(context, "Name"), "Corner");
    await expect(canvas.getAllByRole("form")).toHaveLength(1);
    const panel = within(canvas.getByRole("group", { name: "Panel" }));
    await expect(panel.getByText("Nobody asks.")).toBeVisible();
    await press(context, "Close the chat");
    await expect(await panel.findByRole("textbox", { name: "Name" })).toHaveValue("Corner");
    await expect(answers).toEqual([]);
    await press(context, en.submit);
    await waitFor(() =>
      expect(answers).toEqual([
        { to: booking.name, action: "accept", content: { answer: "Corner" } },
      ]),
    );
  },
};

function TwoPlaces({ queue }: { queue: ReturnType<typeof createElicitationQueue> }) {
  const [chat, setChat] = useState(true);
  return (
    <>
      {chat && (
        <fieldset>
          <legend>Chat</legend>
          <QueueHost queue={queue} />
        </fieldset>
      )}
      <fieldset>
        <legend>Panel</legend>
        <QueueHost queue={queue} />
      </fieldset>
      <button type="button" onClick={() => setChat(false)}>
        Close the chat
      </button>
    </>
  );
}

/**
 * Panes that React keeps while they are hidden (`<Activity>`): the one that is on show has the question,
 * and a pane that comes back has it again, draft included.
 */
export const KeptWhileHidden: Story = {
  render: (_, { loaded }) => <Panes queue={loaded.queue} />,
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    void ask(loaded.queue, "Name", { requester: booking }, answers);
    await userEvent.type(await box(context, "Name"), "Cor");
    await press(context, "Neither");
    // React draws what is hidden, too, when it has time.
    await waitFor(() => expect(canvas.getAllByText("Nobody asks.")).toHaveLength(2));
    await press(context, "Chat");
    await expect(await box(context, "Name")).toHaveValue("Cor");
    await press(context, "Panel");
    const panel = within(canvas.getByRole("group", { name: "Panel" }));
    const inPanel = await panel.findByRole("textbox", { name: "Name" });
    await expect(inPanel).toHaveValue("Cor");
    await userEvent.type(inPanel, "ner");
    await press(context, "Chat");
    const chat = within(canvas.getByRole("group", { name: "Chat" }));
    await expect(await chat.findByRole("textbox", { name: "Name" })).toHaveValue("Corner");
    await expect(canvas.getAllByRole("form")).toHaveLength(1);
    await press(context, en.submit);
    await waitFor(() =>
      expect(answers).toEqual([
        { to: booking.name, action: "accept", content: { answer: "Corner" } },
      ]),
    );
  },
};

function Panes({ queue }: { queue: ElicitationQueue }) {
  const panes = ["Chat", "Panel"];
  const [open, setOpen] = useState("Chat");
  return (
    <>
      {panes.map((name) => (
        <Activity key={name} mode={name === open ? "visible" : "hidden"}>
          <fieldset>
            <legend>{name}</legend>
            <QueueHost queue={queue} />
          </fieldset>
        </Activity>
      ))}
      {[...panes, "Neither"].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

/** A queue that lives as long as a component is one that the component makes, and ends. */
export const QueueOfAComponent: Story = {
  render: () => <OwnHost />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, "Ask me");
    await userEvent.type(await box(context, "Name"), "Corner");
    await press(context, en.submit);
    await expect(await canvas.findByText('{"answer":"Corner"}')).toBeVisible();
    // Gone with its component, it is cancelled.
    await press(context, "Ask me");
    await box(context, "Name");
    await press(context, "Leave");
    await expect(await canvas.findByText("cancel")).toBeVisible();
  },
};

/** Each question stands at the call that asks, beside the others, and each is answered there. */
export const EachAtItsCall: Story = {
  render: (_, { loaded }) => <Chat queue={loaded.queue} />,
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    void ask(loaded.queue, "Name", { requester: booking, context: "book" }, answers);
    void ask(loaded.queue, "Seat", { requester: travel, context: "travel" }, answers);
    const [book, fly] = places(canvas);
    await userEvent.type(await fly.findByRole("textbox", { name: "Seat" }), "Window");
    await userEvent.type(await book.findByRole("textbox", { name: "Name" }), "Ada");
    await expect(book.queryByText("Seat?")).toBeNull();
    await press({ ...context, canvas: fly }, en.submit);
    await waitFor(() => expect(fly.queryByRole("textbox")).toBeNull());
    await expect(book.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    await press({ ...context, canvas: book }, en.submit);
    await waitFor(() => expect(book.queryByRole("textbox")).toBeNull());
    await expect(answers).toEqual([
      { to: travel.name, action: "accept", content: { answer: "Window" } },
      { to: booking.name, action: "accept", content: { answer: "Ada" } },
    ]);
  },
};

/** What has expired, and a page that was completed, can be seen at its call, whatever others ask. */
export const OverAtItsCall: Story = {
  loaders: [() => ({ queue: createElicitationQueue({ timers: clock, retainCompleted: 4_000 }) })],
  render: (_, { loaded }) => <Chat queue={loaded.queue} timers={clock} />,
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const answers: Answers = [];
    const expiresAt = clock.now() + 1_000;
    void ask(loaded.queue, "Name", { requester: booking, context: "book" }, answers);
    void ask(loaded.queue, "Seat", { requester: travel, context: "travel", expiresAt }, answers);
    const [book, fly] = places(canvas);
    await userEvent.type(await fly.findByRole("textbox", { name: "Seat" }), "Window");
    clock.pass(1_000);
    await expect(await fly.findByRole("alert")).toHaveTextContent(en.expired);
    await expect(fly.getByRole("article")).toHaveTextContent("Window");
    await press({ ...context, canvas: fly }, en.close);
    await waitFor(() => expect(fly.queryByRole("article")).toBeNull());

    const page = urlRequest("Sign in", "https://travel.example/sign-in", "sign-in");
    void loaded.queue.elicit(page, { requester: travel, context: "travel" });
    await fly.findByText("Sign in");
    await loaded.queue.items.at(-1)?.respond({ action: "accept" });
    loaded.queue.complete("sign-in", travel);
    await expect(loaded.queue.items.at(-1)).toMatchObject({ completed: true });
    await expect(fly.getByText("Sign in")).toBeVisible();
    clock.pass(4_000);
    await waitFor(() => expect(fly.queryByText("Sign in")).toBeNull());
    await expect(book.getByRole("textbox", { name: "Name" })).toBeVisible();
  },
};

/** `onRequest` and `onSettled` are the base of a history and of analytics. */
export const History: Story = {
  loaders: [
    () => {
      const events: [string, string, string?][] = [];
      const queue = createElicitationQueue({
        onRequest: ({ requester }) => events.push(["request", requester.name]),
        onSettled: ({ requester }, { action }) => events.push(["settled", requester.name, action]),
      });
      return { events, queue };
    },
  ],
  play: async (context) => {
    const { userEvent, loaded } = context;
    void ask(loaded.queue, "Name", { requester: booking });
    void ask(loaded.queue, "Seat", { requester: travel });
    await userEvent.type(await box(context, "Name"), "Corner");
    await press(context, en.submit);
    await box(context, "Seat");
    await expect(loaded.events).toEqual([
      ["request", booking.name],
      ["request", travel.name],
      ["settled", booking.name, "accept"],
    ]);
  },
};

const CALLS = ["book", "travel"];

function places(canvas: Person["canvas"]) {
  const [book, fly] = CALLS.map((name) => within(canvas.getByRole("region", { name })));
  return [book!, fly!] as const;
}

interface ChatProps {
  queue: ElicitationQueue;
  timers?: ManualClock | undefined;
}

/** A chat of two tool calls. */
function Chat({ queue, timers }: ChatProps) {
  return (
    <main style={{ display: "grid", gap: 12 }}>
      {CALLS.map((call) => (
        <section key={call} aria-label={call}>
          <AtCall queue={queue} call={call} timers={timers} />
        </section>
      ))}
    </main>
  );
}

function AtCall({ queue, call, timers }: ChatProps & { call: string }) {
  const [filter] = useState(
    () =>
      ({ context }: ElicitationItem) =>
        context === call,
  );
  const { item } = useElicitation(queue, { filter });
  return item ? <Elicitation key={item.id} item={item} timers={timers} /> : null;
}

function OwnHost() {
  const [answer, setAnswer] = useState("");
  const [here, setHere] = useState(true);
  return (
    <main style={{ display: "grid", gap: 12 }}>
      {here && <Asker onAnswer={setAnswer} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <output>{answer}</output>
    </main>
  );
}

function Asker({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const [queue] = useState(() => createElicitationQueue());
  useEffect(() => () => queue.disconnectAll(), [queue]);
  const answers: Answers = [];
  return (
    <>
      <button
        type="button"
        onClick={async () => {
          await ask(queue, "Name", { requester: booking }, answers);
          const last = answers.at(-1)!;
          onAnswer("content" in last ? JSON.stringify(last.content) : last.action);
        }}
      >
        Ask me
      </button>
      <QueueHost queue={queue} />
    </>
  );
}
