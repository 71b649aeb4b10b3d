import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Elicitation,
  type ElicitationFormProps,
  ElicitationProvider,
  type ElicitationProviderProps,
  ElicitationReceipt,
  en,
  createLocalStorage,
} from "react-elicitation";
import { de } from "react-elicitation/strings/de";
import type { ReactNode } from "react";
import { expect, fn } from "storybook/test";
import { askingAny, inView } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";

/** A host's Markdown, as small as can be: paragraphs and bold words, made of elements alone. */
function markdown(text: string): ReactNode {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph} style={{ margin: "0 0 8px" }}>
      {paragraph.split("**").map((words, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- words may come twice, and none move
        index % 2 === 1 ? <strong key={index}>{words}</strong> : words,
      )}
    </p>
  ));
}

const request: ElicitationFormProps["request"] = {
  ...tableBooking,
  message: "A table is free **tonight**.\n\nFor how many?",
};

type Args = ElicitationProviderProps &
  Pick<ElicitationFormProps, "request" | "requester" | "onRespond">;

function Chat({ request: asked, requester: who, onRespond, ...provided }: Args) {
  return (
    <ElicitationProvider {...provided}>
      <Elicitation request={asked} requester={who} onRespond={onRespond} />
      <ElicitationReceipt request={request} result={{ action: "decline" }} requester={who} />
    </ElicitationProvider>
  );
}

const meta = {
  title: "Examples/Elicitation/Provider",
  component: ElicitationProvider,
  decorators: [freshRequest],
  render: (args) => <Chat {...(args as Args)} />,
  args: {
    request,
    requester,
    onRespond: fn(),
    strings: { submit: "Book it" },
    locale: "en-GB",
    timeZone: "Europe/London",
    headingLevel: 3,
    renderMessage: markdown,
    storage: createLocalStorage("provider-story"),
    controls: {},
    escape: "cancel",
    form: { steps: true },
    consent: { appUrl: "https://chat.example/" },
  },
  parameters: {
    ...inView,
    docs: {
      description: {
        component:
          "What is the same for every form, consent, dialog and receipt: words, language, storage, controls, Markdown, the level of headings, how forms ask and how addresses are judged. A prop of a component wins over the provider's; words and controls are taken together, key by key.",
      },
    },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getByRole("heading", { name: /For how many/, level: 3 })).toBeVisible();
    const [asked, kept] = canvas.getAllByText("tonight");
    await expect(asked!.tagName).toBe("STRONG");
    await expect(kept!.tagName).toBe("STRONG");
    // The name holds the first paragraph, as it was written.
    await expect(canvas.getByRole("form")).toHaveAccessibleName(
      en.question(requester.name, "A table is free **tonight**."),
    );
    await expect(canvas.getByRole("button", { name: "Book it" })).toBeVisible();
    await press(context, en.decline);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** In a provider in a provider the nearer one wins, and of its words those that it has. */
export const Nested: Story = {
  render: (args) => (
    <ElicitationProvider strings={de} headingLevel={4}>
      <Chat {...(args as Args)} />
    </ElicitationProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Book it" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: de.decline })).toBeVisible();
  },
};

/** A consent stays plain, whatever draws the messages of forms: nothing in it is a link. */
export const Page: Story = {
  args: askingAny("https://tables.example/pay", "Pay **now**"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pay **now**")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Pay **now**", level: 3 })).toBeVisible();
  },
};

/** What the host draws may fail: the message is then shown as it came. */
export const FailingMarkdown: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    renderMessage: () => {
      throw new Error("No Markdown today.");
    },
  },
  play: async ({ canvas }) => {
    const [asked] = await canvas.findAllByText(/\*\*tonight\*\*/, { selector: "bdi" });
    await expect(asked).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Book it" })).toBeVisible();
  },
};
