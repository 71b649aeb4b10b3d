import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationReceipt, en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { manyFields } from "../requests/forms";
import { otherAnswer } from "../requests/agents";
import { requester } from "../requester";
import { answersOf, booking, unfold } from "./support";

const meta = {
  title: "Examples/Receipt/Receipt",
  component: ElicitationReceipt,
  args: {
    request: booking,
    result: {
      action: "accept",
      content: {
        name: "Corner table",
        guests: 4,
        where: "terrace",
        allergies: ["nuts", "shellfish"],
        highChair: false,
        budget: 1234.5,
        day: "2027-01-29",
        begin: "2027-01-29T18:30:00Z",
        extra: ["one", "two"],
      },
    },
    requester,
    locale: "en-GB",
    timeZone: "Europe/Berlin",
  },
  parameters: {
    docs: {
      description: {
        component:
          "What was asked and what became of it, for the history of a chat: show it where `<Elicitation>` stood, from the `request` and the `result` that you keep. It is read-only and of plain elements, so hundreds of them cost little. To show a form again as it was filled in, with its options, use `<ElicitationForm readOnly>`.",
      },
    },
  },
} satisfies Meta<typeof ElicitationReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options by their titles, several as a list, numbers and dates in the person's language. */
export const Form: Story = {
  play: async ({ canvas, canvasElement }) => {
    const receipt = canvas.getByRole("article", { name: /Table booking.*You answered 9 of 9/ });
    await expect(receipt.offsetHeight).toBeLessThan(80);
    await expect(canvas.getByText("Corner table")).not.toBeVisible();
    await unfold(canvasElement);
    await expect(canvas.getByText("Corner table")).toBeVisible();
    // What reads answers with parts comes later.
    await canvas.findByText("Extra 2");
    await expect(answersOf(canvasElement)).toEqual([
      ["Name for the table", "Corner table"],
      ["Guests", "4"],
      ["Where", "Terrace"],
      ["Allergies", "Nuts", "Shellfish"],
      ["High chair needed?", en.no],
      ["Budget", "1234.5"],
      ["Day", "29 January 2027"],
      ["Begin", "29 January 2027 at 19:30 CET"],
      ["Extra", 'Extra 1"one"', 'Extra 2"two"'],
      ["Extra 1", '"one"'],
      ["Extra 2", '"two"'],
    ]);
    // It is over: nothing in it can be changed or pressed.
    await expect(canvas.queryAllByRole("button")).toHaveLength(0);
    await expect(canvasElement.querySelectorAll("input, textarea, a")).toHaveLength(0);
  },
};

/** The same in German: its decimal sign, its dates, the words that the host gives. */
export const German: Story = {
  args: { locale: "de", strings: { answeredOf: () => "Beantwortet.", yes: "Ja", no: "Nein" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Beantwortet.")).toBeVisible();
    const answers = new Map(answersOf(canvasElement).map(([label, answer]) => [label, answer]));
    await expect(answers.get("Budget")).toBe("1234,5");
    await expect(answers.get("Day")).toBe("29. Januar 2027");
    await expect(answers.get("High chair needed?")).toBe("Nein");
  },
};

/** What was left out is a line that can be unfolded. */
export const LeftOut: Story = {
  args: { result: { action: "accept", content: { name: "Corner table" } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await unfold(canvasElement);
    const line = canvas.getByText(en.leftOut(8));
    await expect(canvas.getByText("Allergies")).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText("Allergies")).toBeVisible();
  },
};

/** An answer of the person's own stands with its choice. */
export const OwnAnswer: Story = {
  args: {
    request: otherAnswer,
    result: {
      action: "accept",
      content: { library__other: "node:test", targets: ["Node"], custom: "A watch" },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(answersOf(canvasElement)).toEqual([
      ["Test library", "node:test"],
      ["Targets", "Node", "A watch"],
    ]);
  },
};

/** An answer with parts is read as it was asked, and what is a secret in it is hidden. */
export const Parts: Story = {
  args: {
    request: {
      message: "Who comes to dinner?",
      requestedSchema: {
        type: "object",
        properties: {
          address: {
            type: "object",
            title: "Address",
            properties: {
              street: { type: "string", title: "Street" },
              country: { oneOf: [{ const: "de", title: "Germany" }], title: "Country" },
              floor: { type: "integer", title: "Floor" },
              code: { type: "string", title: "Door code", format: "password" },
            },
          },
          guests: {
            type: "array",
            title: "Guests",
            items: {
              type: "object",
              title: "Guest",
              properties: { name: { type: "string", title: "Name" } },
            },
          },
          payment: {
            title: "Payment",
            oneOf: [
              { title: "Card", type: "object", properties: { digits: { type: "string" } } },
              { title: "At the table", type: "null" },
            ],
          },
          labels: { type: "object", title: "Labels", additionalProperties: { type: "string" } },
        },
        required: ["address", "guests", "payment"],
      },
    } as never,
    result: {
      action: "accept",
      content: {
        address: { street: "Main Street 1", country: "de", code: "4711#" },
        guests: [{ name: "Ada" }, { name: "Grace" }],
        payment: null,
        labels: { colour: "green", API_KEY: "s3cr3t" },
      },
    } as never,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Guest 2");
    const terms = [...canvasElement.querySelectorAll("[role=term]")].map((term) => {
      const answer = term.nextElementSibling as HTMLElement;
      const inner = answer.querySelector("[role=list]");
      return [term.textContent, inner ? "" : answer.textContent];
    });
    await expect(terms).toEqual([
      ["Address", ""],
      ["Street", "Main Street 1"],
      ["Country", "Germany"],
      ["Floor", en.unanswered],
      ["Door code", en.hidden],
      ["Guests", ""],
      ["Guest 1", ""],
      ["Name", "Ada"],
      ["Guest 2", ""],
      ["Name", "Grace"],
      ["Payment", "At the table"],
      ["Labels", ""],
      ["colour", "green"],
      ["API_KEY", en.hidden],
    ]);
    for (const secret of ["4711#", "s3cr3t"])
      await expect(canvasElement).not.toHaveTextContent(secret);
  },
};

/** Nothing was asked but a yes. */
export const Confirmed: Story = {
  args: {
    request: { message: "Delete the folder “drafts”?", requestedSchema: { type: "object" } },
    result: { action: "accept", content: {} },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(en.confirmed)).toBeVisible();
    await expect(canvasElement.querySelector("[role=term]")).toBeNull();
  },
};

export const Declined: Story = {
  args: { result: { action: "decline" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(en.declined)).toBeVisible();
    await expect(canvas.getAllByText(booking.message)[0]).toBeVisible();
    await expect(canvasElement.querySelector("[role=term]")).toBeNull();
  },
};

export const Cancelled: Story = {
  args: { result: { action: "cancel" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.cancelled)).toBeVisible();
  },
};

/** Nothing of a server's message or address is a link. */
export const Page: Story = {
  args: {
    request: {
      mode: "url",
      message: "Sign in to see your calendar.",
      url: "https://accounts.calendar.example/login?state=0f9a8c7b6d#start",
    },
    result: { action: "accept" },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole("article", { name: /You opened accounts.calendar.example/ }),
    ).toBeVisible();
    await expect(canvas.getAllByText("accounts.calendar.example")[0]).toBeVisible();
    await expect(canvasElement.querySelector("a")).toBeNull();
    await expect(canvasElement).not.toHaveTextContent("0f9a8c7b6d");
  },
};

export const PageDeclined: Story = {
  args: { ...Page.args, result: { action: "decline" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(en.declined)).toBeVisible();
    await unfold(canvasElement);
    await expect(canvas.getByText("accounts.calendar.example")).toBeVisible();
  },
};

/** What a field asked for that looks like a secret is never shown, wherever it stands. */
export const Secrets: Story = {
  args: {
    request: {
      message: "Connect your calendar.",
      requestedSchema: {
        type: "object",
        properties: {
          account: { type: "string", title: "Account" },
          apiKey: { type: "string", title: "API key" },
          contrasena: { type: "string", title: "Contraseña" },
          code: { type: "string", title: "Code", description: "The code that we sent by SMS" },
          policy: { type: "string", title: "Password policy" },
        },
      },
    },
    result: {
      action: "accept",
      content: {
        account: "corner@tables.example",
        apiKey: "k-19-winter-rye",
        contrasena: "hunter2",
        code: "424242",
        policy: "At least twelve characters",
        notes: "k-19-winter-rye",
        flavour: "Vanilla",
      },
    },
  },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement);
    await expect(answersOf(canvasElement)).toEqual([
      ["Account", "corner@tables.example"],
      ["API key", en.hidden],
      ["Contraseña", en.hidden],
      ["Code", en.hidden],
      ["Password policy", "At least twelve characters"],
      ["notes", en.hidden],
      ["flavour", "Vanilla"],
    ]);
    for (const secret of ["k-19-winter-rye", "hunter2", "424242"])
      await expect(canvasElement.innerHTML).not.toContain(secret);
  },
};

/** Of many answers the first are seen, and the others can be unfolded. */
export const Long: Story = {
  args: {
    request: { ...manyFields, message: `${"How shall it be? ".repeat(60)}\nTell everything.` },
    result: {
      action: "accept",
      content: Object.fromEntries(
        Object.keys(manyFields.requestedSchema.properties ?? {}).map((key) => [
          key,
          "A long answer. ".repeat(40),
        ]),
      ),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await unfold(canvasElement);
    const labels = canvasElement.querySelectorAll("[role=term]");
    await expect(labels.length).toBeGreaterThan(12);
    await expect(labels[12]).not.toBeVisible();
    await userEvent.click(canvas.getByText(en.moreAnswers(labels.length - 12)));
    await expect(labels[12]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const days = Array.from({ length: 60 }, (_, at) => `Day  ${at + 1}`);

/** Of many values the first are shown, with all their spaces; one press shows the rest. */
export const ManyValues: Story = {
  args: {
    request: {
      message: "On which days?",
      requestedSchema: {
        type: "object",
        properties: {
          days: { type: "array", title: "Days", items: { type: "string", enum: days } },
        },
      },
    },
    result: { action: "accept", content: { days } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await unfold(canvasElement);
    const list = canvasElement.querySelector<HTMLElement>("[data-elicit=answer-values]")!;
    await expect(list.children).toHaveLength(20);
    // WebKit lays out what was just unfolded a moment later.
    await waitFor(() => expect((list.children[0] as HTMLElement).innerText).toBe(days[0]));
    await userEvent.click(canvas.getByRole("button", { name: en.andMore(40) }));
    await expect(list.children).toHaveLength(60);
    await expect(list).toHaveFocus();
  },
};
