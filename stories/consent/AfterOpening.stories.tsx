import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { useState } from "react";
import { expect, fn, mocked, spyOn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { AfterOpen, type AfterOpenProps } from "./AfterOpen";
import { asking, buttonsOf, describe } from "./support";

const URL_ASKED = "https://accounts.github.com/login/oauth/authorize?client_id=Iv1.8a61";

const meta = {
  title: "Examples/Consent/After opening",
  component: AfterOpen,
  decorators: [freshRequest],
  args: {
    ...asking(URL_ASKED, "Open a page to sign in to your repositories?"),
    stage: "opened",
    onFinish: fn(),
    onClose: fn(),
  },
  argTypes: { stage: { table: { disable: true } } },
  parameters: describe(
    "`accept` says that the person agreed, not that they finished: it is sent when the window was asked for, and the screen stays until it is completed or put away. These stories begin after the press: the component's own state is put to what the press of a person leads to, and everything that follows is the component's doing.\n\n**What is checked:** that `accept` is sent once, whatever follows; that nothing is sent where nothing could be opened, and the link that is then offered gives away neither opener nor referrer; and that each way on is there and says what happens.",
  ),
} satisfies Meta<typeof AfterOpen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<AfterOpenProps>;

const CONNECTION_LOST = "The connection was lost.";

/** The host's own way to open pages is at work. */
export const Opening: Story = {
  args: { stage: "opening", openUrl: fn() },
  play: async (context) => {
    const { canvas, args } = context;
    await expect(await canvas.findByText(en.opening)).toHaveRole("status");
    await expectButtons(context, [en.copy, en.openingNow, en.decline, en.cancel]);
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The page is open elsewhere; here it is waited for. */
export const OpenedAndWaiting: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(en.opened)).toHaveRole("status");
    await expectButtons(context, [en.copy, en.finished, en.openAgain, en.close]);
    await expect(canvas.queryByRole("link")).toBeNull();
    await expectAcceptedOnce(context);
  },
};

/** Nothing showed that a window came: there is a link, which gives nothing away. */
export const NoPageSeemedToOpen: Story = {
  args: { stage: "unopened" },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(en.unopened)).toHaveRole("status");
    await expectHarmlessLink(context);
    await expectButtons(context, [en.copy, en.finished, en.openAgain, en.close]);
    follow(canvas.getByRole("link"));
    await expectAcceptedOnce(context);
  },
};

/** The host could not open it: nothing was sent, and what the person does next decides. */
export const RefusedByHost: Story = {
  args: { stage: "refused", openUrl: fn(() => false) },
  play: async (context) => {
    const { canvas, args } = context;
    await expect(await canvas.findByText(en.refused)).toHaveRole("status");
    await expectHarmlessLink(context);
    await expectButtons(context, [en.copy, en.decline, en.cancel]);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Who follows the link agrees. */
export const RefusedAndFollowed: Story = {
  args: RefusedByHost.args,
  play: async (context) => {
    const { canvas } = context;
    follow(await canvas.findByRole("link"));
    await canvas.findByText(en.opened);
    await expectButtons(context, [en.copy, en.finished, en.openAgain, en.close]);
    await expectAcceptedOnce(context);
  },
};

/** Who does not can still say no. */
export const RefusedAndDeclined: Story = {
  args: RefusedByHost.args,
  play: async (context) => {
    const { canvas, args } = context;
    await canvas.findByText(en.refused);
    await press(context, en.decline);
    await canvas.findByText(en.declined);
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** Or go away from it. */
export const RefusedAndCancelled: Story = {
  args: RefusedByHost.args,
  play: async (context) => {
    const { canvas, args } = context;
    await canvas.findByText(en.refused);
    await press(context, en.cancel);
    await canvas.findByText(en.cancelled);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** So does who takes the link along. */
export const RefusedAndCopied: Story = {
  args: RefusedByHost.args,
  play: async (context) => {
    const { canvas } = context;
    const copying = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await canvas.findByText(en.refused);
    await press(context, en.copy);
    await expect(await canvas.findByText(en.copied)).toHaveAttribute("aria-live", "polite");
    await expect(copying).toHaveBeenCalledWith(URL_ASKED);
    await expectAcceptedOnce(context);
    // It was sent, so nothing says anymore that it was not.
    await waitFor(() => expect(canvas.queryByText(en.refused)).toBeNull());
    await expectButtons(context, [en.copy, en.finished, en.openAgain, en.close]);
  },
};

/** Where copying is not allowed, nothing was taken along, and nothing is sent. */
export const RefusedAndNotCopied: Story = {
  args: RefusedByHost.args,
  play: async (context) => {
    const { canvas, args } = context;
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed."));
    await canvas.findByText(en.refused);
    await press(context, en.copy);
    await expect(await canvas.findByText(en.notCopied)).toHaveAttribute("aria-live", "polite");
    await expect(canvas.getByText(en.refused)).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The server says that the person is done. */
export const Completed: Story = {
  render: (args) => <CompletedByServer {...args} />,
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(en.opened);
    await expectAcceptedOnce(context);
    await press(context, "Complete, as the server");
    await expect(await canvas.findByText(en.completed)).toHaveRole("status");
    await expect(canvas.queryByRole("button", { name: en.finished })).toBeNull();
    await expect(canvas.queryByRole("button", { name: en.openAgain })).toBeNull();
    await expectAcceptedOnce(context);
  },
};

/** The server's word may come before the answer has arrived. */
export const CompletedWhileSending: Story = {
  tags: ["!dev", "!autodocs"],
  args: { completed: true },
  play: async (context) => {
    await expect(await context.canvas.findByText(en.completed)).toHaveRole("status");
    await expectAcceptedOnce(context);
  },
};

function CompletedByServer(props: AfterOpenProps) {
  const [completed, setCompleted] = useState(false);
  return (
    <>
      <AfterOpen {...props} completed={completed} />
      <button type="button" onClick={() => setCompleted(true)} style={{ marginBlock: 12 }}>
        Complete, as the server
      </button>
    </>
  );
}

const onFinish = fn<() => Promise<void>>();

/** “I have finished”: the host tries the call again, finds it not finished yet, then done. */
export const Retry: Story = {
  args: { onFinish },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(en.opened);
    await expectAcceptedOnce(context);

    let notDone = () => {};
    onFinish.mockImplementationOnce(
      () => new Promise((_resolve, reject) => (notDone = () => reject(new Error("Not yet.")))),
    );
    await press(context, en.finished);
    await expect(await canvas.findByText(en.checking)).toHaveRole("status");
    for (const name of [en.finished, en.openAgain, en.close]) {
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    }
    await press(context, en.finished);
    await expect(onFinish).toHaveBeenCalledTimes(1);

    notDone();
    await expect(await canvas.findByText(en.notDone)).toHaveRole("status");
    await press(context, en.finished);
    await expect(await canvas.findByText(en.done)).toHaveRole("status");
    await expect(onFinish).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole("button", { name: en.finished })).toBeNull();
    await expectAcceptedOnce(context);
  },
};

/** It is being looked whether the person has finished. */
export const Checking: Story = {
  args: { onFinish: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(en.opened);
    await expectAcceptedOnce(context);
    await press(context, en.finished);
    await expect(await canvas.findByText(en.checking)).toBeVisible();
  },
};

/** Not finished yet: the ways on stay. */
export const NotFinishedYet: Story = {
  args: { onFinish: fn(() => Promise.reject(new Error("The tool asks again."))) },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(en.opened);
    await press(context, en.finished);
    await expect(await canvas.findByText(en.notDone)).toBeVisible();
    await expectButtons(context, [en.copy, en.finished, en.openAgain, en.close]);
    await expectAcceptedOnce(context);
  },
};

/** The consent is on its way, and the page is already open. */
export const Pending: Story = {
  args: { escape: "cancel", onRespond: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(await canvas.findByText(en.opened)).toHaveRole("status");
    await expect(canvas.getByRole("region")).toHaveAttribute("data-pending");
    for (const name of [en.sendingNow, en.openAgain, en.close]) {
      // What follows the press on Open comes late.
      const button = await canvas.findByRole("button", { name });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await press(context, name);
    }
    canvas.getByRole("region").focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expectAcceptedOnce(context);
  },
};

/** The page is open, and the server does not know: the consent can be sent again. */
export const FailedSend: Story = {
  args: { onRespond: fn(() => Promise.reject(new Error(CONNECTION_LOST))) },
  play: async (context) => {
    const { canvas, args } = context;
    for (const attempt of [1, 2]) {
      const failure = await canvas.findByRole("alert");
      await expect(failure.textContent).toBe(en.failed);
      await expectButtons(context, [en.copy, en.resend, en.openAgain, en.cancel]);
      await expect(args.onRespond).toHaveBeenCalledTimes(attempt);
      if (attempt === 1) await press(context, en.resend);
      await waitFor(() => expect(args.onRespond).toHaveBeenCalledTimes(2));
      await expect(args.onRespond).toHaveBeenLastCalledWith({ action: "accept" });
    }
  },
};

/** Sent again, it arrived. */
export const SentAgain: Story = {
  args: FailedSend.args,
  play: async (context) => {
    const { canvas, args } = context;
    await canvas.findByRole("alert");
    mocked(args.onRespond).mockImplementationOnce(() => Promise.resolve());
    await press(context, en.resend);
    await expectButtons(context, [en.copy, en.finished, en.openAgain, en.close]);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.onRespond).toHaveBeenCalledTimes(2);
  },
};

/** Put away before the server said that it is done; the answer stays what it was. */
export const Closed: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await canvas.findByText(en.opened);
    await expectAcceptedOnce(context);
    await press(context, en.close);
    await expect(await canvas.findByText(en.closed)).toHaveRole("status");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expectAcceptedOnce(context);
  },
};

/** Follows a link as far as the component is concerned: no story leaves for another site. */
function follow(link: HTMLElement): void {
  link.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link.click();
}

async function expectHarmlessLink({ canvas }: Context): Promise<void> {
  const link = canvas.getByRole("link", { name: "accounts.github.com" });
  await expect(link).toHaveAttribute("href", URL_ASKED);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
}

async function expectButtons({ canvasElement }: Context, names: string[]): Promise<void> {
  await waitFor(() => expect(buttonsOf(canvasElement)).toEqual(names));
}

async function expectAcceptedOnce({ args }: Context): Promise<void> {
  await waitFor(() => expect(args.onRespond).toHaveBeenCalledTimes(1));
  await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept" });
}
