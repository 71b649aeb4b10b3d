import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { KEY_PAUSE_MILLISECONDS } from "../../src/core/gestures";
import { asking, inView, MESSAGE, OWN_PAGE, partOf } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import type { Person } from "../Person";
import { tableBooking } from "../requests/tableBooking";
import { requester } from "../requester";
import { RequestElicitation, RequestDialog } from "../requestProps";

const meta = {
  title: "Examples/Elicitation/Folding",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: {
    request: tableBooking,
    requester,
    onRespond: fn(),
    minimizable: true,
    progress: { position: 2, total: 3 },
  },
  parameters: {
    ...inView,
    docs: {
      description: {
        component:
          "With `minimizable` a question can be folded away to a bar, so that the chat can be read before it is answered. What was entered stays, nothing is answered, and the time to answer goes on and says so. Unfolding gives back the focus and where it was scrolled to.",
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (message: string) => ({
  name: `${en.folded(requester.name, message)} · ${en.progress(2, 3)}`,
});
const bar = barOf(tableBooking.message);
const foldOf = ({ canvas }: Person) => canvas.findByRole("button", { name: en.fold });
const nameOf = ({ canvas }: Person) => canvas.getByRole("textbox", { name: "Name for the table" });

/** The button stands in the line of who asks. */
export const Open: Story = {
  play: async (context) => {
    await expect(await foldOf(context)).toHaveAttribute("aria-expanded", "true");
  },
};

/** One press, and there is a bar; another, and the question is back, with the focus where it was. */
export const Folded: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    const fold = await foldOf(context);
    const name = nameOf(context);
    await userEvent.type(name, "Corner");
    await userEvent.click(fold);
    const open = canvas.getByRole("button", bar);
    await expect(open).toHaveFocus();
    await expect(open).toHaveAttribute("aria-expanded", "false");
    const lines = partOf(canvasElement, "fold-bar").getBoundingClientRect().height;
    await expect(lines).toBeLessThan(48);
    await expect(name).not.toBeVisible();
    await userEvent.click(open);
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("Corner");
    await userEvent.click(await foldOf(context));
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The same by keyboard alone. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const fold = await foldOf(context);
    const name = nameOf(context);
    await userEvent.type(name, "Corner");
    // A request that was removed before gives the focus back. Keys count again after a pause.
    const press = async () => {
      fold.focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", bar)).toHaveFocus();
    };
    await waitFor(press, { interval: KEY_PAUSE_MILLISECONDS * 2 });
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveFocus();
    await userEvent.keyboard(" table");
    await expect(name).toHaveValue("Corner table");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** A page to open waits anew once it is seen again. */
export const PageToOpen: Story = {
  args: { request: asking(OWN_PAGE).request },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await foldOf(context));
    await expect(canvas.queryByRole("button", { name: en.open("tables.example") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", barOf(MESSAGE)));
    await expect(
      await canvas.findByRole("button", { name: en.open("tables.example") }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region")).toHaveFocus());
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const today = new ManualClock();

/** The time goes on, and the bar says so. */
export const Deadline: Story = {
  args: { timers: today, expiresAt: 300_000, locale: "en-GB", timeZone: "UTC" },
  play: async (context) => {
    const { userEvent, args } = context;
    await userEvent.click(await foldOf(context));
    const folded = partOf(context.canvasElement, "fold-bar");
    await expect(within(folded).getByText(en.answerBy("00:05"), { exact: false })).toBeVisible();
    // What says so later is there before it has words, or it would not be read out.
    const [over, soon] = within(folded).getAllByRole("status");
    await expect([over?.textContent, soon?.textContent]).toEqual(["", ""]);
    today.pass(240_000);
    await expect(soon).toHaveTextContent(en.soonOver);
    await expect(over).toBeEmptyDOMElement();
    today.pass(60_000);
    await expect(over).toHaveTextContent(en.expired);
    await expect(over).toBeVisible();
    // It stands clear of the ring of the button above it.
    const button = partOf(folded, "fold-open").getBoundingClientRect();
    await expect(over!.getBoundingClientRect().top - button.bottom).toBeGreaterThanOrEqual(4);
    await expect(within(folded).queryByText(en.answerBy("00:05"), { exact: false })).toBeNull();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** A dialog is folded whole: the page is free, and the bar stands where the dialog is called. */
export const InADialog: Story = {
  parameters: { story: { inline: false } },
  render: (args) => <RequestDialog {...args} />,
  play: async (context) => {
    const { userEvent, args } = context;
    await screen.findByRole("dialog");
    const name = screen.getByRole("textbox", { name: "Name for the table" });
    await userEvent.type(name, "Corner");
    await userEvent.click(await screen.findByRole("button", { name: en.fold }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const open = screen.getByRole("button", bar);
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await screen.findByRole("dialog");
    const again = screen.getByRole("textbox", { name: "Name for the table" });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).toHaveValue("Corner");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};
