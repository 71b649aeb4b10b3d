import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en, type FormRequest } from "react-elicitation";
import { useState } from "react";
import { expect, fn, mocked, waitFor, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { arabicBooking, hostile, manyFields } from "../requests/forms";
import { otherAnswer } from "../requests/agents";
import { tableBooking } from "../requests/tableBooking";
import { pressWhenReady, reviewed } from "./support";

const meta = {
  title: "Examples/Flows/Review",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn(), review: true },
  parameters: {
    docs: {
      description: {
        component: `With \`review\`, Submit checks the answers and shows them again, as they will be sent: options by their titles, numbers and days as the person's language has them, and, quieter, what is left out. Send sends, Back goes back to where one was, Change to one question. What the server filled in and nobody touched says so. What looks like a secret is hidden.

**Use it** where an answer costs something or cannot be taken back: a payment, a booking, a deployment. With many questions, together with \`steps\`.

**Leave it out** where an answer is cheap: every further screen makes people press without reading, and then this one protects nobody.

Enter never sends from here by itself: the focus is on the heading, Send is a button of its own, and for half a second it takes no press of a pointer that was on its way to Submit. The review is drawn in place of \`<ElicitationForm.Fields>\`; a layout without that part sends as if there were none.`,
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = ({ canvas }: Person) => canvas.getByRole("textbox", { name: "Name for the table" });

/** The lines of a text. WebKit's `innerText` has no line breaks that `pre-line` keeps. */
function linesOf(element: HTMLElement): string[] {
  element.style.whiteSpace = "pre-wrap";
  const text = element.innerText;
  element.style.whiteSpace = "";
  return text.trim().split(/\s*\n\s*/);
}

/** The answers on show, each as its question and what stands below it. */
function shown({ canvas }: Person): string[] {
  return canvas
    .getAllByRole("term")
    .filter((term) => !term.parentElement!.closest("[role=definition]"))
    .map((term) =>
      [term, ...term.parentElement!.querySelectorAll(":scope > [role=definition]")]
        .map((each) => linesOf(each as HTMLElement).join(" / "))
        .join(": "),
    );
}

/** What will be sent, in words; the questions are put away, and nothing is sent yet. */
export const LookedOver: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await expect(canvasElement.querySelector("[data-elicit=stage]")).not.toBeVisible();
    await expect(shown(context)).toEqual([
      "Name for the table: Rose",
      `Guests: 4 / ${en.suggested}`,
      `Where: Terrace / ${en.suggested}`,
    ]);
    const leftOut = canvas.getByRole("list", { name: en.leftOutTitle });
    await expect(linesOf(leftOut)).toEqual(["Allergies", "High chair needed?"]);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    for (const action of [en.send, en.back, en.decline, en.cancel])
      await expect(canvas.getByRole("button", { name: action })).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await pressWhenReady(context, en.send);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Rose", guests: 4, where: "terrace" },
    });
    // What was sent stays to be read.
    await expect(shown(context)).toHaveLength(3);
  },
};

/** What does not hold is mended first, as in any form. */
export const Refused: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await pressWhenReady(context, en.submit);
    await canvas.findAllByText(en.requiredOrEmpty("Name for the table"));
    await waitFor(() => expect(nameOf(context)).toHaveFocus());
    await expect(canvas.queryByText(en.reviewTitle)).toBeNull();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Back gives the focus to what had it, with nothing lost. */
export const Back: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose{Enter}");
    const heading = await canvas.findByRole("heading", { name: en.reviewTitle });
    await waitFor(() => expect(heading).toHaveFocus());
    await press(context, en.back);
    await waitFor(() => expect(nameOf(context)).toHaveFocus());
    await expect(nameOf(context)).toHaveValue("Rose");
    await userEvent.keyboard("mary");
    await reviewed(context);
    await expect(shown(context)[0]).toBe("Name for the table: Rosemary");
    await press(context, en.back);
    await waitFor(() => expect(canvas.getByRole("button", { name: en.submit })).toHaveFocus());
  },
};

/** Change goes to one question. */
export const Changed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await press(context, en.changeAnswer("Guests"));
    const guests = canvas.getByRole("textbox", { name: "Guests" });
    await waitFor(() => expect(guests).toHaveFocus());
    await userEvent.clear(guests);
    await userEvent.type(guests, "6");
    await reviewed(context);
    await expect(shown(context)[1]).toBe("Guests: 6");
    await pressWhenReady(context, en.send);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { name: "Rose", guests: 6, where: "terrace" },
    });
  },
};

/** A failed send stays here, with the reason, and can be tried again. */
export const FailedSend: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    mocked(args.onRespond).mockRejectedValueOnce(new Error("The connection was lost."));
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await pressWhenReady(context, en.send);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.failed);
    await expect(shown(context)).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: en.resend })).toHaveFocus();
    await press(context, en.resend);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(2);
  },
};

const clock = new ManualClock();

/** A press that was on its way to Submit does not send what it never saw. */
export const TooEarly: Story = {
  args: { timers: clock },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await press(context, en.submit);
    const send = await canvas.findByRole("button", { name: en.send });
    await userEvent.click(send);
    clock.pass(499);
    await userEvent.click(send);
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await expect(args.onRespond).not.toHaveBeenCalled();
    clock.pass(1);
    await userEvent.click(send);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

export const Declined: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await press(context, en.decline);
    await canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** Escape asks again, as it does while something would be lost. */
export const Escaped: Story = {
  args: { escape: "cancel" },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await userEvent.keyboard("{Escape}");
    await canvas.findByText(en.escapeAgain);
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await canvas.findByText(en.cancelled, { selector: "[role=status]" });
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** An answer of the person's own is told as that. */
export const OwnAnswers: Story = {
  args: { request: otherAnswer },
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const other of canvas.getAllByText(en.other)) await userEvent.click(other);
    const [library, target] = await canvas.findAllByRole("textbox");
    await userEvent.type(library!, "Mocha");
    await userEvent.type(target!, "Deno");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Node" }));
    await reviewed(context);
    await expect(shown(context)).toEqual([
      `Test library: Mocha / ${en.ownAnswer}`,
      `Targets: Node / Deno / ${en.ownAnswer}`,
    ]);
  },
};

const everything: FormRequest = {
  message: "Everything, filled in beforehand.",
  requestedSchema: {
    type: "object",
    properties: {
      notes: { type: "string", title: "Notes", maxLength: 2000, default: "One line\nand another" },
      price: { type: "number", title: "Price", default: 1234.5 },
      day: { type: "string", format: "date", title: "Day", default: "2026-12-04" },
      start: {
        type: "string",
        format: "date-time",
        title: "Start",
        default: "2026-07-14T08:30:00Z",
      },
      window: { type: "boolean", title: "Window", default: false },
      extras: {
        type: "array",
        title: "Extras",
        items: { type: "string", enum: ["Bike", "Dog", "Cat"] },
        default: ["Bike", "Cat"],
      },
      tags: { type: "array", title: "Tags", items: { type: "string" }, default: ["a", "b"] },
      pin: { type: "string", title: "PIN", default: "4711" },
    },
  },
};

/** Each kind as a person reads it; what looks like a secret is not read out. */
export const EveryKind: Story = {
  args: { request: everything, timeZone: "Europe/Berlin", locale: "en-US" },
  play: async (context) => {
    await reviewed(context);
    const said = () =>
      shown(context).map((row) => row.replace(` / ${en.suggested}`, "").replace(/\s/g, " "));
    // Once the code is here that tells answers with parts.
    await waitFor(() =>
      expect(said()).toEqual([
        "Notes: One line / and another",
        "Price: 1234.5",
        "Day: December 4, 2026",
        "Start: July 14, 2026 at 10:30 AM GMT+2",
        `Window: ${en.no}`,
        "Extras: Bike / Cat",
        "Tags: Tags 1 / a / Tags 2 / b",
        `PIN: ${en.hidden}`,
      ]),
    );
    await expect(context.canvas.queryByText("4711")).toBeNull();
    await pressWhenReady(context, en.send);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: {
        notes: "One line\nand another",
        price: 1234.5,
        day: "2026-12-04",
        start: "2026-07-14T08:30:00Z",
        window: false,
        extras: ["Bike", "Cat"],
        tags: ["a", "b"],
        pin: "4711",
      },
    });
  },
};

/** Nothing answered is an answer too, and says so. */
export const NothingAnswered: Story = {
  args: { request: otherAnswer },
  play: async (context) => {
    await reviewed(context);
    await expect(context.canvas.getByText(en.reviewEmpty)).toBeVisible();
    await pressWhenReady(context, en.send);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

/** The review of a form without answers, before it is sent. */
export const ReviewedEmpty: Story = {
  args: NothingAnswered.args,
  play: async (context) => {
    await reviewed(context);
    await expect(context.canvas.getByText(en.reviewEmpty)).toBeVisible();
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

/** A form without questions is a confirmation: there is nothing to look over. */
export const NoQuestions: Story = {
  args: { request: { message: "Go on?", requestedSchema: { type: "object", properties: {} } } },
  play: async (context) => {
    await press(context, en.confirm);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

/** Too late while it is looked over: what was entered can be read, and no longer sent. */
export const Expired: Story = {
  // Another message, because an equal request within a minute takes over this input.
  args: { request: { ...tableBooking, message: "Book your dinner in time?" }, onClose: fn() },
  render: function Late(args) {
    const [expired, setExpired] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setExpired(true)}>
          Let the time pass
        </button>
        <ElicitationForm {...args} expired={expired} />
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(nameOf(context), "Rose");
    await reviewed(context);
    await press(context, "Let the time pass");
    await expect(await canvas.findByText(en.expired)).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveTextContent("Name for the tableRose");
    await expect(canvas.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Let the time pass",
      en.close,
    ]);
  },
};

/** Texts of the server and of the person stay texts, and long ones are folded. */
export const Hostile: Story = {
  args: { request: hostile },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByText(en.secretsTitle);
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>("[type=password]")];
    // The last one has a pattern.
    for (const box of boxes.slice(0, -1)) {
      await userEvent.click(box);
      await userEvent.paste(`<b>bold</b>\u202egnp.exe ${"long ".repeat(500)}`);
    }
    const option = canvas.getByRole("radio", { name: "<b>one</b>" });
    await userEvent.click(option);
    await userEvent.click(canvas.getByRole("radio", { name: en.yes }));
    await reviewed(context);
    await expect(canvas.getAllByRole("term").length).toBeGreaterThanOrEqual(5);
    await expect(context.canvasElement.querySelector("b, img, script, a")).toBeNull();
    await userEvent.click(canvas.getAllByText(/^Show more/)[0]!);
  },
};

/** Of sixty questions thirty are left out: named as far as anybody reads. */
export const Many: Story = {
  args: { request: manyFields },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // A long form is drawn a few questions at a time.
    await canvas.findByText("Field 60");
    for (const box of canvas.getAllByRole("textbox")) await userEvent.type(box, "3");
    for (const choice of canvas.getAllByRole("radio", { name: "Two" }))
      await userEvent.click(choice);
    for (const choice of canvas.getAllByRole("radio", { name: en.yes }))
      await userEvent.click(choice);
    for (const choice of canvas.getAllByRole("checkbox", { name: "Red" }))
      await userEvent.click(choice);
    await reviewed(context);
    await expect(canvas.getAllByRole("term")).toHaveLength(50);
  },
};

export const Dark: Story = { ...EveryKind, globals: { theme: "dark" } };

export const Narrow: Story = { ...EveryKind, globals: { width: "280px" } };

export const RightToLeft: Story = {
  args: { request: arabicBooking },
  globals: { direction: "rtl" },
  play: async (context) => {
    await context.userEvent.type(context.canvas.getAllByRole("textbox")[0]!, "ليلى");
    await reviewed(context);
    await expect(shown(context)).toHaveLength(3);
  },
};

/** An answer with parts is read as it was asked: its parts, rows and cases by their names, secrets hidden. */
export const Parts: Story = {
  args: {
    request: {
      message: "Who comes to dinner?",
      requestedSchema: {
        type: "object" as const,
        properties: {
          address: {
            type: "object",
            title: "Address",
            properties: {
              street: { type: "string", title: "Street" },
              country: {
                type: "string",
                title: "Country",
                oneOf: [{ const: "de", title: "Germany" }],
                default: "de",
              },
              floor: { type: "integer", title: "Floor" },
              code: { type: "string", title: "Door code", format: "password" },
            },
            required: ["street", "code"],
            default: { street: "Main Street 1", country: "de", code: "4711#" },
          },
          guests: {
            type: "array",
            title: "Guests",
            items: {
              type: "object",
              title: "Guest",
              properties: { name: { type: "string", title: "Name" } },
              required: ["name"],
            },
            default: [{ name: "Ada" }, { name: "Grace" }],
          },
          payment: {
            title: "Payment",
            oneOf: [
              { title: "Card", type: "object", properties: { digits: { type: "string" } } },
              { title: "At the table", type: "null" },
            ],
            default: null,
          },
          labels: { type: "object", title: "Labels", additionalProperties: { type: "string" } },
        },
        required: ["address", "guests", "payment"],
      },
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByRole("radio", { name: "At the table" }));
    await press(context, en.addTo("Labels"));
    const labels = within(canvas.getByRole("group", { name: "Labels" }));
    await userEvent.type(labels.getByRole("textbox", { name: en.entryName }), "API key");
    await userEvent.type(labels.getByRole("textbox", { name: en.entryValue }), "s3cr3t");
    await pressWhenReady(context, en.submit);
    const box = canvas.queryByRole("checkbox", { name: en.secretsAgree(requester.name) });
    if (box) await userEvent.click(box);
    const heading = await canvas.findByRole("heading", { name: en.reviewTitle });
    const review = within(heading.parentElement!);
    await expect(shown({ ...context, canvas: review as Person["canvas"] })).toEqual([
      `Address: Street / Main Street 1 / Country / Germany / Floor / ${en.unanswered} / Door code / ${en.hidden} / ${en.suggested}`,
      `Guests: Guest 1 / Name / Ada / Guest 2 / Name / Grace / ${en.suggested}`,
      "Payment: At the table",
      `Labels: API key / ${en.hidden}`,
    ]);
    await expect(canvasElement).not.toHaveTextContent("s3cr3t");
  },
};
