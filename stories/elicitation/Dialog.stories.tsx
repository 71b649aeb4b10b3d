import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { Activity, Suspense, use, useEffect, useState } from "react";
import { en } from "react-elicitation";
import { expect, fn, screen, waitFor } from "storybook/test";
import { askingAny, inView, MESSAGE, OWN_PAGE } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";
import { RequestDialog, type DialogRequestProps } from "../requestProps";

const meta = {
  title: "Examples/Elicitation/Dialog",
  component: RequestDialog,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn(), onClose: fn() },
  parameters: {
    ...inView,
    docs: {
      // Each would cover the page with all others.
      story: { inline: false, height: "640px" },
      description: {
        component:
          "The same in a Radix Dialog, for what cannot wait in the transcript. Escape, a press outside and Close are `cancel`, never `decline`; where something was entered, Escape and a press outside ask again. The focus goes to the dialog, so that no key lands on an action, and comes back to where it was.",
      },
    },
  },
} satisfies Meta<typeof RequestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<DialogRequestProps>;

/** The dialog is drawn at the end of the page, and its code comes with the first one. */
async function opened(message: string = tableBooking.message): Promise<HTMLElement> {
  const name = en.question(requester.name, message);
  const dialog = await screen.findByRole("dialog", { name });
  // The name of what has the focus is the question, and no ring is drawn around it.
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  await expect(document.activeElement).toHaveStyle({ outlineStyle: "none" });
  await expect(screen.getByRole("heading", { name: message, level: 2 })).toBeVisible();
  return dialog;
}

async function expectGone({ args }: Context, action: "cancel" | "decline"): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(args.onRespond).toHaveBeenCalledTimes(1);
  await expect(args.onRespond).toHaveBeenCalledWith({ action });
}

async function typeName({ userEvent }: Context): Promise<HTMLElement> {
  const name = screen.getByRole("textbox", { name: "Name for the table" });
  await userEvent.type(name, "Corner");
  return name;
}

export const Form: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toBeVisible();
  },
};

/** Drawn where the host says: here in an element that is dark while the page is not. */
function InElement(props: DialogRequestProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} data-testid="place" style={{ colorScheme: "dark" }} />
      {place && <RequestDialog {...props} container={place} />}
    </>
  );
}

export const Contained: Story = {
  render: (args) => <InElement {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("place")).toContainElement(await opened());
  },
};

/** A host that hides the dialog by a key of its own, and brings it back. */
function Hidden(props: DialogRequestProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "F2") setOpen((was) => !was);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return <RequestDialog {...props} open={open} />;
}

/** The host closes it and opens it again: nothing is answered, nothing is lost. */
export const ClosedByTheHost: Story = {
  args: { onOpenChange: fn() },
  render: (args) => <Hidden {...args} />,
  play: async (context) => {
    const { userEvent, args } = context;
    await opened();
    await typeName(context);
    await userEvent.keyboard("{F2}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{F2}");
    await opened();
    await expect(screen.getByRole("textbox", { name: "Name for the table" })).toHaveValue("Corner");
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: en.decline }));
    await expectGone(context, "decline");
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** What the host waits for, without an end. */
const news = new Promise<never>(() => {});

/** A host that has React hide the dialog: for a while (F2), or until news come (F4). */
function HiddenByReact(props: DialogRequestProps) {
  const [away, setAway] = useState(false);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "F2") setAway((was) => !was);
      if (key === "F4") setWaiting((was) => !was);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Activity mode={away ? "hidden" : "visible"}>
      <Suspense fallback={<p>Waiting for news…</p>}>
        <RequestDialog {...props} />
        {waiting && <News />}
      </Suspense>
    </Activity>
  );
}

function News() {
  return use(news);
}

async function expectHeld(held: boolean): Promise<void> {
  await waitFor(() =>
    expect(getComputedStyle(document.documentElement).overflowY).toBe(held ? "hidden" : "visible"),
  );
}

/** While React hides it, the page scrolls, and Escape is not the dialog’s. */
export const KeptWhileHidden: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <HiddenByReact {...args} />,
  play: async (context) => {
    const { userEvent, args } = context;
    const dialog = await opened();
    for (const key of ["{F2}", "{F4}"]) {
      await expectHeld(true);
      await userEvent.keyboard(key);
      await waitFor(() => expect(dialog).not.toBeVisible());
      await expectHeld(false);
      await userEvent.keyboard("{Escape}");
      await expect(args.onRespond).not.toHaveBeenCalled();
      await userEvent.keyboard(key);
      await waitFor(() => expect(dialog).toBeVisible());
    }
    await expectHeld(true);
    await userEvent.keyboard("{Escape}");
    await expectGone(context, "cancel");
  },
};

/** In a shadow root the style sheet has no say about the page; it scrolls all the same. */
export const KeptWhileHiddenInAShadowRoot: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <HiddenByReact {...args} container={shadowRoot()} />,
  play: async ({ userEvent }) => {
    const held = (is: string) =>
      waitFor(() => expect(document.documentElement.style.overflow).toBe(is));
    await held("hidden");
    for (const key of ["{F2}", "{F4}"]) {
      await userEvent.keyboard(key);
      await held("");
      await userEvent.keyboard(key);
      await held("hidden");
    }
  },
};

/** A shadow root at the end of the page: the same each time. */
function shadowRoot(): ShadowRoot {
  const there = document.querySelector("#in-shadow")?.shadowRoot;
  if (there) return there;
  const host = document.createElement("div");
  host.id = "in-shadow";
  document.body.append(host);
  return host.attachShadow({ mode: "open" });
}

export const Page: Story = {
  args: askingAny(OWN_PAGE),
  play: async () => {
    await expect(await opened(MESSAGE)).toBeVisible();
    await expect(
      await screen.findByRole("button", { name: en.open("tables.example") }),
    ).toBeVisible();
  },
};

export const Submitted: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { userEvent, args } = context;
    await opened();
    await typeName(context);
    await userEvent.click(screen.getByRole("button", { name: en.submit }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Corner", guests: 4, where: "terrace" },
    });
  },
};

export const Declined: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await opened();
    await context.userEvent.click(screen.getByRole("button", { name: en.decline }));
    await expectGone(context, "decline");
  },
};

export const Escape: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await opened();
    await context.userEvent.keyboard("{Escape}");
    await expectGone(context, "cancel");
  },
};

/** What was typed is not lost by one slip of a key, nor of the pointer. */
export const SlipOfAKey: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    await opened();
    const name = await typeName(context);
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByText(en.escapeAgain)).toHaveRole("status");
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.type(name, "!");
    await expect(screen.queryByText(en.escapeAgain)).toBeNull();
    await userEvent.keyboard("{Escape}{Escape}");
    await expectGone(context, "cancel");
  },
};

export const SlipOfThePointer: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { userEvent, args } = context;
    await opened();
    await typeName(context);
    const overlay = document.querySelector('[data-elicit="overlay"]')!;
    await userEvent.click(overlay);
    await expect(screen.getByText(en.outsideAgain)).toHaveRole("status");
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.click(overlay);
    await expectGone(context, "cancel");
  },
};

export const PressOutside: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await opened();
    await context.userEvent.click(document.querySelector('[data-elicit="overlay"]')!);
    await expectGone(context, "cancel");
  },
};

/** The cross says what it does: it does not ask again. */
export const Cross: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await opened();
    await typeName(context);
    await context.userEvent.click(screen.getByRole("button", { name: en.cancel }));
    await expectGone(context, "cancel");
  },
};

/** A list that is open takes Escape for itself. */
export const EscapeInAList: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    request: {
      message: "Where to?",
      requestedSchema: {
        type: "object",
        properties: { to: { type: "string", title: "To", enum: [..."ABCDEFGHIJKL"] } },
      },
    },
  },
  play: async (context) => {
    const { userEvent, args } = context;
    await opened("Where to?");
    const box = screen.getByRole("combobox", { name: "To" });
    await userEvent.click(box);
    await screen.findByRole("listbox");
    await userEvent.keyboard("L{Escape}");
    // What was searched for goes first.
    await expect(box).toHaveValue("");
    await expect(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expectGone(context, "cancel");
  },
};

/** It was withdrawn while the user typed: the dialog stays and says so, until the user closes it. */
export const Withdrawn: Story = {
  // An equal request of the same requester would take the input over.
  args: { requester: { ...requester, url: "https://withdrawn.tables.example/mcp" } },
  render: function Withdrawing(args) {
    const [withdrawn, setWithdrawn] = useState(false);
    useEffect(() => {
      const withdraw = () => setWithdrawn(true);
      addEventListener("withdraw", withdraw);
      return () => removeEventListener("withdraw", withdraw);
    }, []);
    return <RequestDialog {...args} withdrawn={withdrawn} />;
  },
  play: async (context) => {
    await opened();
    const name = await typeName(context);
    dispatchEvent(new Event("withdraw"));
    await expect(await screen.findByText(en.withdrawn(requester.name))).toBeVisible();
    await expect(name).toHaveValue("Corner");
    await expect(name).toHaveFocus();
    await context.userEvent.click(screen.getByRole("button", { name: en.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

/** It could not be sent: the dialog stays, with all that was entered. */
export const Failed: Story = {
  args: {
    onRespond: fn(async () => {
      throw new Error("The connection was lost.");
    }),
  },
  play: async (context) => {
    await opened();
    const name = await typeName(context);
    await context.userEvent.click(screen.getByRole("button", { name: en.submit }));
    await expect((await screen.findByRole("alert")).textContent).toBe(en.failed);
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(name).toHaveValue("Corner");
  },
};
