import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, type ElicitationFormProps, en } from "react-elicitation";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { pressWhenReady } from "../flows/support";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";

const meta = {
  title: "Examples/Form/Language and time zone",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: {
    request: {
      message: "Wann und wie viel?",
      requestedSchema: {
        type: "object",
        properties: {
          weight: { type: "number", title: "Gewicht in kg", default: 3.14 },
          wine: { type: "number", title: "Wein in Litern" },
          opening: {
            type: "string",
            format: "date-time",
            title: "Beginn",
            default: "2027-01-31T18:30:00Z",
          },
          end: { type: "string", format: "date-time", title: "Ende" },
        },
      },
    },
    requester,
    onRespond: fn(),
    locale: "de",
    timeZone: "Europe/Berlin",
  },
  parameters: {
    docs: {
      description: {
        component:
          "`locale` decides the decimal sign that is read and written, `timeZone` the clock of date and time. What is sent is the same everywhere: JSON numbers, and RFC 3339 with the offset of that day.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Defaults as a German reader in Berlin writes them. */
export const German: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Gewicht in kg")).toHaveValue("3,14");
    await expect(canvas.getByLabelText("Beginn")).toHaveValue("2027-01-31T19:30");
    await expect(canvas.getByLabelText("Beginn")).toHaveAccessibleDescription(
      expect.stringContaining("Europe/Berlin"),
    );
  },
};

/** A comma is the decimal sign; untouched defaults go back exactly as they came. */
export const GermanAnswered: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("Wein in Litern"), "1,5");
    await userEvent.type(canvas.getByLabelText("Ende"), "2027-07-24T23:00");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: {
        weight: 3.14,
        wine: 1.5,
        opening: "2027-01-31T18:30:00Z",
        end: "2027-07-24T23:00:00+02:00",
      },
    });
  },
};

/** How a number is read is told beneath it: of a default from the start, also where one could misread it. */
export const Told: Story = {
  args: {
    request: {
      message: "Wie viel?",
      requestedSchema: {
        type: "object",
        properties: {
          price: { type: "number", title: "Preis", default: 1.234 },
          wine: { type: "number", title: "Wein in Litern" },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Preis")).toHaveValue("1,234");
    await expect(canvas.getByText(en.willBeSent("1.234"))).toHaveRole("status");

    const box = canvas.getByLabelText("Wein in Litern");
    await userEvent.type(box, "1.500");
    await expect(canvas.queryByText(en.willBeSent("1.5"))).toBeNull();
    await expect(canvas.queryByText(en.willBeSent("1500"))).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, "1,5");
    // Nobody reads this as another number.
    await expect(canvas.queryByText(en.willBeSent("1.5"))).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, "1,500");
    await expect(canvas.getByText(en.willBeSent("1.5"))).toBeVisible();
  },
};

/** A text that can be read as two numbers is no guess. */
export const Ambiguous: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Wein in Litern"), "1.500{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      en.ambiguousNumber([1500, 1.5]),
    );
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** In the night of 28 March 2027 the clocks of Berlin go from 2:00 to 3:00. */
export const SkippedHour: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const box = canvas.getByLabelText("Ende");
    await userEvent.type(box, "2027-03-28T02:30");
    await press(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.skippedTime);
    await expect(box).toHaveFocus();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The minus of each number on show that is not at its left, and each box whose text goes to the left. */
function mirroredNumbers(canvasElement: HTMLElement): string[] {
  const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
  const mirrored: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: number, index } of String(text.nodeValue).matchAll(/[-\u2212][\d.,]*\d/g)) {
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text!, at);
        range.setEnd(text!, at + 1);
        return range.getBoundingClientRect().left;
      };
      if (leftOf(index) > leftOf(index + number.length - 1)) mirrored.push(String(text.nodeValue));
    }
  }
  const boxes = canvasElement.querySelectorAll("input, textarea");
  for (const box of boxes)
    if (getComputedStyle(box).direction === "rtl") mirrored.push(`box ${box.id}`);
  return mirrored;
}

/** In a page from right to left, a number reads from left to right: in boxes, limits, the review and the receipt. */
export const RightToLeftNumbers: Story = {
  args: {
    locale: "en",
    review: true,
    request: {
      message: "How cold is it?",
      requestedSchema: {
        type: "object",
        properties: {
          any: { type: "number", title: "Anywhere", default: -12.5 },
          short: { type: "integer", title: "In town", minimum: -2000, maximum: 1000, default: -3 },
          few: { type: "integer", title: "Indoors", minimum: -3, maximum: 3, default: -2 },
          far: { type: "number", title: "Far away", exclusiveMinimum: -2000.5, default: -1234.5 },
          one: { type: "integer", title: "Felt", enum: [-10, -5, 0], default: -5 },
          many: {
            type: "array",
            title: "Days",
            items: { type: "string", enum: ["-1", "-2"] },
            default: ["-1"],
          },
          rows: {
            type: "array",
            title: "Hours",
            items: { type: "number", minimum: -9 },
            default: [-1, -2],
          },
          raw: { title: "Raw", default: { low: -7 } },
        } as never,
      },
    },
  },
  globals: { direction: "rtl" },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    // The rows load late.
    await waitFor(() => expect(canvas.getAllByDisplayValue("-2")).toHaveLength(2));
    const box = canvas.getByRole("textbox", { name: "Far away" });
    await userEvent.clear(box);
    await userEvent.type(box, "-3000");
    await userEvent.tab();
    await canvas.findByText(en.notAbove(-2000.5));
    await userEvent.clear(box);
    await userEvent.type(box, "-1,234.5");
    await expect(canvas.queryByText(en.willBeSent("-1234.5"))).toBeNull();
    await expect(mirroredNumbers(canvasElement)).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, "-20.5{Enter}");
    await canvas.findByRole("heading", { name: en.reviewTitle });
    await expect(mirroredNumbers(canvasElement)).toEqual([]);
    await pressWhenReady(context, en.send);
    await canvas.findByText(en.sent);
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(canvasElement).toHaveTextContent("-12.5");
    await expect(mirroredNumbers(canvasElement)).toEqual([]);
  },
};

/** A moment that no picker shows in another zone stands there as it came: what goes is on show. */
export const Moved: Story = {
  args: {
    request: {
      message: "Wie lange?",
      requestedSchema: {
        type: "object",
        properties: {
          end: {
            type: "string",
            format: "date-time",
            title: "Ende",
            default: "9999-12-31T23:30:00Z",
          },
        },
      },
    },
    timeZone: "UTC",
  },
  render: (args) => <Traveller {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Ende")).toHaveValue("9999-12-31T23:30");
    await userEvent.click(canvas.getByRole("button", { name: "To Tokyo" }));
    await expect(await canvas.findByDisplayValue("9999-12-31T23:30:00Z")).toHaveAccessibleName(
      "Ende",
    );
  },
};

/** So does what stands in a question with parts, and is sent by the zone that is told beneath it. */
export const MovedWithin: Story = {
  args: {
    request: {
      message: "Wann?",
      requestedSchema: {
        type: "object",
        properties: {
          visit: {
            type: "object",
            title: "Besuch",
            properties: {
              begin: {
                type: "string",
                format: "date-time",
                title: "Beginn",
                default: "2027-07-01T10:00:00Z",
              },
              end: { type: "string", format: "date-time", title: "Ende" },
            },
          },
        },
        required: ["visit"],
      },
    },
  },
  render: (args) => <Traveller {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText("Ende"), "2027-07-24T23:00");
    await expect(canvas.getByLabelText("Beginn")).toHaveValue("2027-07-01T12:00");
    await userEvent.click(canvas.getByRole("button", { name: "To Tokyo" }));
    await expect(await canvas.findAllByText(/Asia\/Tokyo, UTC\+09:00/)).toHaveLength(2);
    await expect(canvas.getByLabelText("Beginn")).toHaveValue("2027-07-01T19:00");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { visit: { begin: "2027-07-01T10:00:00Z", end: "2027-07-24T23:00:00+09:00" } },
    });
  },
};

function Traveller(props: ElicitationFormProps) {
  const [timeZone, setTimeZone] = useState(props.timeZone);
  return (
    <>
      <button type="button" onClick={() => setTimeZone("Asia/Tokyo")}>
        To Tokyo
      </button>
      <ElicitationForm {...props} timeZone={timeZone} />
    </>
  );
}
