import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { entering, localTime, picker } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Date and time",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A moment: `format: "date-time"`. Renders the browser\'s own picker with the time zone its clock is read in, and sends RFC 3339 with the offset of that day. A default that nobody touched goes back exactly as it came. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: { type: "string", format: "date-time" },
  title: "Arrival",
  default: "2027-01-31T18:30:00Z",
  props: { timeZone: "Europe/Berlin" },
  ...picker,
  answer: entering("2027-07-24T19:30"),
  filled: "2027-07-24T19:30:00+02:00",
  shows: (asked, value) => picker.shows(asked, localTime(value)),
  // On that night the clocks go from 2:00 to 3:00.
  invalid: { enter: entering("2027-03-28T02:30"), error: en.skippedTime },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** On the night when the clocks go back there are two of this time, and the note says which is meant. */
export const Repeated: Story = {
  args: states.Empty.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Arrival"), "2027-10-31T02:30");
    await expect(canvas.getByText(en.repeatedTime, { exact: false })).toBeVisible();
    await press({ canvas, userEvent }, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "2027-10-31T02:30:00+02:00" },
    });
  },
};

/** A default says by its offset which of the two it means, and so does the note, since it goes as it came. */
export const RepeatedDefault: Story = {
  args: {
    ...states.Empty.args,
    request: {
      message: "When do you arrive?",
      requestedSchema: {
        type: "object",
        properties: {
          arrival: {
            type: "string",
            format: "date-time",
            title: "Arrival",
            default: "2027-10-31T02:30:00.5+0100",
          },
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText("Arrival");
    const enter = async (time: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, time);
    };
    await expect(box).toHaveValue("2027-10-31T02:30:00.5");
    await expect(await canvas.findByText("UTC+01:00", { exact: false })).toBeVisible();
    await expect(canvas.queryByText(en.repeatedTime, { exact: false })).toBeNull();
    // Another time of that night is the first again.
    await enter("2027-10-31T02:45");
    await expect(canvas.getByText("UTC+02:00", { exact: false })).toBeVisible();
    await enter("2027-10-31T02:30:00.5");
    await expect(canvas.getByText("UTC+01:00", { exact: false })).toBeVisible();
    await press({ canvas, userEvent }, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { arrival: "2027-10-31T02:30:00.5+0100" },
    });
  },
};
