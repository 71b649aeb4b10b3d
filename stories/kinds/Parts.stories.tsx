import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, waitFor, within } from "storybook/test";
import { pressWhenReady } from "../flows/support";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";

const guest = {
  type: "object",
  title: "Guest",
  properties: {
    name: { type: "string", title: "Name" },
    age: { type: "integer", title: "Age", minimum: 0 },
  },
  required: ["name"],
};

const properties = {
  address: {
    type: "object",
    title: "Address",
    description: "Where the invitation goes.",
    properties: {
      street: { type: "string", title: "Street" },
      country: { type: "string", title: "Country", enum: ["DE", "FR"], default: "DE" },
    },
    required: ["street"],
  },
  guests: { type: "array", title: "Guests", items: { $ref: "#/$defs/guest" }, minItems: 1 },
  payment: {
    title: "Payment",
    oneOf: [
      {
        title: "Card",
        type: "object",
        properties: { number: { type: "string", title: "Last four digits", maxLength: 4 } },
        required: ["number"],
      },
      { title: "At the table", type: "null" },
    ],
  },
  labels: {
    type: "object",
    title: "Labels",
    additionalProperties: { type: "string" },
  },
};

const meta = {
  title: "Examples/Fields/With parts",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: {
    requester,
    request: {
      message: "Who comes to dinner?",
      requestedSchema: {
        type: "object" as const,
        properties,
        required: ["address", "guests", "payment"],
        $defs: { guest },
      },
    },
    onRespond: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "A nested property, as other protocols than MCP send it: an object is a group, a list has rows to add, move and remove, one of several cases is chosen, and a map takes entries. All of them can be answered as JSON as well, which is also how what cannot be drawn is answered. What draws them loads when a request needs it.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is answered: what must be is open, and one button shows all of it as JSON. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const address = await canvas.findByRole("group", { name: "Address" });
    await expect(within(address).getByRole("textbox", { name: "Street" })).toHaveValue("");
    await expect(canvas.getByRole("button", { name: en.addRow("Guest") })).toBeVisible();
    // A list that must have a row can't be left empty.
    await expect(canvas.queryByRole("button", { name: `${en.leaveEmpty} Guests` })).toBeNull();
    await expect(canvas.getByRole("button", { name: en.addTo("Labels") })).toBeVisible();
    for (const name of ["Card", "At the table"])
      await expect(canvas.getByRole("radio", { name })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: en.asJson })).toBeVisible();
  },
};

/** Answered, by keyboard where one can, and sent with all its parts. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Street" }), "Main Street 1");
    for (const [at, name] of ["Ada", "Grace"].entries()) {
      await press(context, en.addRow("Guest"));
      const row = en.rowName("Guest", at + 1);
      await expect(await canvas.findByText(en.rowAdded(row))).toHaveRole("status");
      // The focus is where the new row begins.
      await userEvent.keyboard(name);
      await expect(canvas.getAllByText(row, { ignore: "[hidden]" })).toHaveLength(1);
    }
    await press(context, en.moveUp(en.rowName("Guest", 2)));
    await expect(await canvas.findByText(en.rowMoved(en.rowName("Guest", 1)))).toHaveRole("status");
    await press(context, en.moveDown(en.rowName("Guest", 1)));
    const third = en.rowName("Guest", 3);
    await press(context, en.addRow("Guest"));
    await press(context, en.addRow("Guest"));
    // A live region reads its changes alone, so the same words are another text.
    const heard = new Set<string | null>();
    for (let removed = 0; removed < 2; removed += 1) {
      await press(context, en.remove(third));
      const status = await canvas.findByText(en.removed(third));
      await expect(status).toHaveRole("status");
      heard.add(status.textContent);
    }
    await expect(heard.size).toBe(2);
    await userEvent.click(canvas.getByRole("radio", { name: "At the table" }));
    await press(context, en.addTo("Labels"));
    const labels = within(canvas.getByRole("group", { name: "Labels" }));
    await userEvent.type(labels.getByRole("textbox", { name: en.entryName }), "colour");
    await userEvent.type(labels.getByRole("textbox", { name: en.entryValue }), "green");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: {
        address: { street: "Main Street 1", country: "DE" },
        guests: [{ name: "Ada" }, { name: "Grace" }],
        payment: null,
        labels: { colour: "green" },
      },
    });
  },
};

/** Refused on Submit: each part says by itself what is wrong, and the first has the focus. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("textbox", { name: "Street" });
    await press(context, en.addRow("Guest"));
    await press(context, en.submit);
    await expect(await canvas.findByText(en.problems(3))).toBeVisible();
    await expect(canvas.queryByText(en.inside)).toBeNull();
    await expect(
      canvas.queryByRole("button", { name: `${en.clearAnswer} Labels` }),
    ).not.toBeInTheDocument();
    // Each missing answer is named once, at its field.
    for (const name of ["Street", "Name"])
      await expect(await canvas.findAllByText(en.requiredOrEmpty(name))).toHaveLength(1);
    const street = canvas.getByRole("textbox", { name: "Street" });
    await expect(street).toHaveAccessibleDescription(en.requiredOrEmpty("Street"));
    await expect(street).toHaveFocus();
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

const twoParts = (title: string, parts: object) => ({
  type: "object",
  title,
  properties: parts,
  required: Object.keys(parts),
});

/**
 * A missing answer is no error before Submit: not in a field that was left, and not in a row that
 * another one follows. After Submit, each is named at its own field and counted in the summary.
 */
export const OnTheWay: Story = {
  args: {
    request: {
      message: "How will you pay?",
      requestedSchema: {
        type: "object" as const,
        properties: {
          payment: {
            title: "Payment",
            oneOf: [
              twoParts("Cash", {
                currency: { type: "string", title: "Currency" },
                amount: { type: "string", title: "Amount" },
              }),
              twoParts("Invoice", { company: { type: "string", title: "Company" } }),
            ],
          },
          address: twoParts("Address", {
            street: { type: "string", title: "Street" },
            town: { type: "string", title: "Town" },
          }),
          guests: { type: "array", title: "Guests", items: guest, minItems: 1 },
          note: { type: "string", title: "Note" },
        },
        required: ["payment", "address", "guests", "note"],
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("radio", { name: "Cash" }));
    await userEvent.tab();
    const currency = canvas.getByRole("textbox", { name: "Currency" });
    await expect(currency).toHaveFocus();
    await userEvent.tab();
    const alerts = () => canvas.queryAllByRole("alert").map((each) => each.textContent);
    for (let guests = 0; guests < 2; guests += 1) await press(context, en.addRow("Guest"));
    // A malformed answer is reported once its field was left, and gives the code time to load.
    const [age] = canvas.getAllByRole("textbox", { name: "Age" });
    await userEvent.type(age!, "-1");
    await userEvent.click(canvas.getByRole("textbox", { name: "Note" }));
    await waitFor(() => expect(alerts()).toEqual([en.tooSmall(0)]));
    await expect(currency).not.toBeInvalid();
    await userEvent.clear(age!);

    await pressWhenReady(context, en.submit);
    await expect(await canvas.findByText(en.problems(4))).toBeVisible();
    await waitFor(() => expect(currency).toHaveFocus());
    await expect(alerts()).toEqual([en.problems(4)]);
    await expect(await canvas.findAllByText(en.requiredOrEmpty("Currency"))).toHaveLength(1);
    await expect(canvas.queryByText(en.inside)).toBeNull();
    await userEvent.click(canvas.getByRole("textbox", { name: "Note" }));
    await userEvent.click(canvas.getByRole("link", { name: "Payment" }));
    await waitFor(() => expect(currency).toHaveFocus());
    // The case that was chosen is right, and is not called wrong.
    await expect(canvas.getByRole("radiogroup", { name: "Payment" })).not.toBeInvalid();

    await userEvent.click(canvas.getByRole("link", { name: "Guests" }));
    const names = canvas.getAllByRole("textbox", { name: "Name" });
    await waitFor(() => expect(names[0]).toHaveFocus());
    await press(context, en.addRow("Guest"));
    await expect(canvas.getAllByRole("textbox", { name: "Name" })[2]).toHaveFocus();
    await expect(canvas.getAllByRole("textbox", { name: "Name" })[2]).not.toBeInvalid();
  },
};

/** The same answer as JSON, and back. */
export const AsJson: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Street" }), "Main Street 1");
    await press(context, en.asJson);
    for (const name of ["Guests", "Payment", "Labels"])
      await expect(canvas.getByRole("textbox", { name })).toHaveValue("");
    const box = canvas.getByRole("textbox", { name: "Address" });
    await expect(box).toHaveValue('{"street":"Main Street 1","country":"DE"}');
    await userEvent.clear(box);
    await userEvent.type(box, "{{");
    // An answer that fields can't show stays as JSON.
    await press(context, en.asForm);
    await expect(box).toHaveFocus();
    await expect(canvas.getByText(en.unsupported)).toBeVisible();
    await userEvent.type(box, '"street":"Side Street 2"}');
    await press(context, en.asForm);
    await expect(canvas.queryByText(en.unsupported)).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Street" })).toHaveValue("Side Street 2");
    await expect(canvas.getByRole("button", { name: en.asJson })).toHaveFocus();
  },
};

/** JSON can hold nothing half entered: what goes is what it shows, and the rest is there again after it. */
export const HalfAsJson: Story = {
  args: {
    request: {
      message: "Which table?",
      requestedSchema: {
        type: "object" as const,
        properties: {
          table: {
            type: "object",
            title: "Table",
            properties: {
              seats: { type: "integer", title: "Seats" },
              note: { type: "string", title: "Note" },
            },
          },
        },
        required: ["table"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Seats" }), "-");
    await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "Quiet");
    await press(context, en.asJson);
    await expect(canvas.getByRole("textbox", { name: "Table" })).toHaveValue('{"note":"Quiet"}');
    await press(context, en.asForm);
    await expect(await canvas.findByRole("textbox", { name: "Seats" })).toHaveValue("-");
    await press(context, en.asJson);
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { table: { note: "Quiet" } },
    });
  },
};

const source = (title: string, path: string) => ({
  title,
  type: "object" as const,
  properties: {
    path: { type: "string", title: "Path", default: path },
    tag: { type: "string", title: "Tag" },
  },
  required: ["path"],
});

/** Each case keeps its input while another is shown, and only the chosen one is sent. */
export const CaseAndBack: Story = {
  args: {
    request: {
      message: "Where are the photos?",
      requestedSchema: {
        type: "object" as const,
        properties: {
          source: {
            title: "Source",
            anyOf: [source("File", "/tmp"), source("Web", "https://example.com")],
          },
        },
        required: ["source"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const choose = async (name: string) =>
      userEvent.click(await canvas.findByRole("radio", { name }));
    const box = (name: string) => canvas.findByRole("textbox", { name });
    await choose("File");
    await userEvent.clear(await box("Path"));
    await userEvent.type(await box("Path"), "/data");
    await userEvent.type(await box("Tag"), "old");
    await choose("Web");
    await expect(await box("Path")).toHaveValue("https://example.com");
    await userEvent.type(await box("Tag"), "new");
    await choose("File");
    await expect(await box("Path")).toHaveValue("/data");
    await expect(await box("Tag")).toHaveValue("old");
    // The other cases are there again after JSON, too.
    await press(context, en.asJson);
    await expect(await box("Source")).toHaveValue('{"path":"/data","tag":"old"}');
    await press(context, en.asForm);
    await choose("Web");
    await expect(await box("Tag")).toHaveValue("new");
    await choose("File");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { source: { path: "/data", tag: "old" } },
    });
  },
};

const group = (at: number) => ({
  type: "object" as const,
  title: `Table ${at}`,
  properties: Object.fromEntries(
    Array.from({ length: 26 }, (_, seat) => [
      `seat${seat}`,
      { type: "string", title: `Seat ${seat}`, default: `Guest ${at}.${seat}` },
    ]),
  ),
});

/** More parts than a page can hold are closed, and what they hold is on show all the same. */
export const Closed: Story = {
  args: {
    request: {
      message: "Who sits where?",
      requestedSchema: {
        type: "object" as const,
        properties: {
          tables: {
            type: "object",
            title: "Tables",
            properties: Object.fromEntries(
              Array.from({ length: 40 }, (_, at) => [`table${at}`, group(at)]),
            ),
            required: Array.from({ length: 40 }, (_, at) => `table${at}`),
          },
        },
        required: ["tables"],
      },
    },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("group", { name: "Table 39" });
    await expect(table).toHaveTextContent('"seat0":"Guest 39.0"');
    await expect(within(table).getByRole("button", { name: /Table 39$/ })).toBeVisible();
  },
};

/** Cases that the server names by their types alone, and the unnamed. */
export const Cases: Story = {
  args: {
    request: {
      message: "What is it?",
      requestedSchema: {
        type: "object" as const,
        properties: {
          value: {
            title: "Value",
            anyOf: [
              { type: "string" },
              { type: "number" },
              { type: "integer", multipleOf: 5 },
              { type: "boolean" },
              { type: "array", items: { type: "string" } },
              { type: "object", properties: { a: { type: "string", title: "A" } } },
              { type: "null" },
              { enum: ["red", "green"] },
            ],
          },
        },
        required: ["value"],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      ...Object.values({ ...en.typeNames, null: en.leaveEmpty }),
      en.branchName(8),
    ]) {
      await expect(await canvas.findByRole("radio", { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole("radio", { name: en.typeNames.boolean }));
    await expect(canvas.getByRole("radio", { name: en.yes })).toBeVisible();
    // Its case names it, and is read once.
    await expect(canvas.getByRole("radiogroup", { name: en.typeNames.boolean })).toBeVisible();
    await expect(canvas.getAllByText(en.typeNames.boolean, { ignore: "[hidden]" })).toHaveLength(1);
    // A case with one answer has nothing to ask.
    await userEvent.click(canvas.getByRole("radio", { name: en.leaveEmpty }));
    await expect(canvas.queryByRole("group", { name: en.leaveEmpty })).toBeNull();
  },
};

/** A form whose schema asks for more at its root than its properties say: all of it is asked, and sent as one content. */
export const WholeForm: Story = {
  args: {
    request: {
      message: "How shall we reach you?",
      requestedSchema: {
        type: "object" as const,
        properties: { name: { type: "string", title: "Name" } },
        required: ["name"],
        allOf: [{ $ref: "#/$defs/language" }],
        oneOf: [
          {
            title: "By mail",
            properties: { mail: { type: "string", title: "Address", format: "email" } },
            required: ["mail"],
          },
          {
            title: "By phone",
            properties: { phone: { type: "string", title: "Number" } },
            required: ["phone"],
          },
        ],
        $defs: {
          language: {
            properties: { language: { enum: ["de", "en"], title: "Language", default: "en" } },
            required: ["language"],
          },
        },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { message } = args.request;
    await canvas.findByRole("group", { name: message });
    const said = canvas.getAllByText(message).filter((each) => each.checkVisibility());
    await expect(said).toHaveLength(1);
    await pressWhenReady(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.inside);
    await userEvent.click(canvas.getByRole("radio", { name: "By phone" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Ada");
    await userEvent.type(canvas.getByRole("textbox", { name: "Number" }), "12");
    await pressWhenReady(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { language: "en", name: "Ada", phone: "12" },
    });
  },
};

/** What the server alone sets (`readOnly`) is read and sent as it came, however deep it stands. */
export const SetByTheServer: Story = {
  tags: ["!autodocs"],
  args: {
    request: {
      message: "Is this your account?",
      requestedSchema: {
        type: "object",
        properties: {
          region: { type: "string", title: "Region", default: "eu-1", readOnly: true },
          account: {
            type: "object",
            title: "Account",
            properties: {
              id: { type: "string", title: "ID", default: "a-7", readOnly: true },
              active: { type: "boolean", title: "Active", default: true, readOnly: true },
              plan: { enum: ["Free", "Team"], title: "Plan", default: "Team", readOnly: true },
              name: { type: "string", title: "Name" },
              owner: {
                type: "object",
                title: "Owner",
                readOnly: true,
                properties: { mail: { type: "string", title: "Mail" } },
                default: { mail: "ada@example.com" },
              },
            },
            required: ["id", "name", "owner"],
          },
        },
        required: ["account"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const name = await canvas.findByRole("textbox", { name: "Name" });
    for (const label of ["Region", "ID", "Mail"]) {
      const box = canvas.getByRole("textbox", { name: label });
      await expect(box).toHaveAttribute("readonly");
      await userEvent.type(box, "x");
    }
    for (const control of [
      canvas.getByRole("checkbox", { name: "Active" }),
      canvas.getByRole("radio", { name: "Free" }),
    ]) {
      await expect(control).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(control);
    }
    await userEvent.type(name, "Ada");
    await pressWhenReady(context, en.submit);
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith({
        action: "accept",
        content: {
          region: "eu-1",
          account: {
            id: "a-7",
            active: true,
            plan: "Team",
            name: "Ada",
            owner: { mail: "ada@example.com" },
          },
        },
      }),
    );
  },
};

/** Rows in which the server sets something stay, and JSON cannot change it either. */
export const RowsSetByTheServer: Story = {
  tags: ["!autodocs"],
  args: {
    request: {
      message: "Who comes?",
      requestedSchema: {
        type: "object",
        properties: {
          guests: {
            type: "array",
            title: "Guests",
            minItems: 1,
            items: {
              type: "object",
              title: "Guest",
              properties: {
                id: { type: "string", title: "ID", readOnly: true },
                name: { type: "string", title: "Name" },
              },
              required: ["name"],
            },
            default: [{ id: "7", name: "Ada" }, { name: "Bob" }],
          },
          tags: {
            type: "array",
            title: "Tags",
            items: { type: "string", readOnly: true },
            default: ["vip"],
          },
          seats: {
            type: "array",
            title: "Seats",
            minItems: 2,
            items: { type: "integer" },
            default: [1, 2],
          },
        },
        required: ["guests", "seats"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const guests = await canvas.findByRole("group", { name: "Guests" });
    const [first, second] = within(guests).getAllByRole("listitem");
    // The first row stays where it is. The second can go, but not before it.
    for (const name of [en.remove("Guest 1"), en.moveDown("Guest 1")])
      await expect(within(first!).queryByRole("button", { name })).toBeNull();
    await expect(within(second!).queryByRole("button", { name: en.moveUp("Guest 2") })).toBeNull();
    await userEvent.click(within(second!).getByRole("button", { name: en.remove("Guest 2") }));
    // The list must keep its last row.
    await press(context, en.addRow("Guest"));
    await userEvent.type(within(guests).getAllByRole("textbox", { name: "Name" })[1]!, "Eve");
    const tags = within(canvas.getByRole("group", { name: "Tags" }));
    await expect(tags.queryByRole("button")).toBeNull();
    const seats = within(canvas.getByRole("group", { name: "Seats" }));
    await expect(seats.queryByRole("button", { name: en.remove("Seats 1") })).toBeNull();
    await press(context, en.addTo("Seats"));
    await expect(seats.getByRole("button", { name: en.remove("Seats 1") })).toBeVisible();
    await userEvent.click(seats.getByRole("button", { name: en.remove("Seats 3") }));

    await press(context, en.asJson);
    const json = canvas.getByRole("textbox", { name: "Guests" });
    await expect(json).toHaveValue('[{"id":"7","name":"Ada"},{"name":"Eve"}]');
    await userEvent.clear(json);
    await userEvent.type(json, '[[{{"id":"8","name":"Ada"}]');
    await pressWhenReady(context, en.submit);
    await expect(await canvas.findByText(en.readOnlyChanged)).toBeVisible();
    await userEvent.clear(json);
    await userEvent.type(json, '[[{{"id":"7","name":"Grace"}]');
    await press(context, en.submit);
    const content = { guests: [{ id: "7", name: "Grace" }], tags: ["vip"], seats: [1, 2] };
    await waitFor(() => expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content }));
  },
};

/** A form with one property. */
const asking = (key: string, schema: object) => ({
  message: "What shall I set?",
  requestedSchema: {
    type: "object" as const,
    properties: { [key]: schema },
    required: [key],
  },
});

/** A constant is visible before it is sent, whatever its property is called. */
export const Constant: Story = {
  tags: ["!autodocs"],
  args: { request: asking("value", { title: "Settings", const: { admin: true } }) },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(await canvas.findByText('{"admin":true}')).toBeVisible();
    await pressWhenReady(context, en.submit);
    const content = { value: { admin: true } };
    await waitFor(() => expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content }));
  },
};

/** The items of a tuple keep their place, because each has its own control. */
export const Tuple: Story = {
  tags: ["!autodocs"],
  args: {
    request: asking("guest", {
      type: "array",
      title: "Guest",
      prefixItems: [
        { type: "string", title: "Name" },
        { type: "integer", title: "Age" },
      ],
      items: { type: "string", title: "Wish" },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("button", { name: en.addRow("Name") });
    for (const title of ["Name", "Age", "Wish", "Wish"]) await press(context, en.addRow(title));
    const rows = canvas.getAllByRole("listitem").map((row) =>
      within(row)
        .queryAllByRole("button")
        .map(({ dataset }) => dataset.name),
    );
    await expect(rows).toEqual([[], [], ["down", "remove"], ["up", "remove"]]);
    await press(context, en.remove(en.rowName("Wish", 4)));
    await press(context, en.remove(en.rowName("Wish", 3)));
    // The last item can be removed, and no other.
    await expect(within(canvas.getAllByRole("listitem")[1]!).getByRole("button")).toHaveAttribute(
      "data-name",
      "remove",
    );
  },
};

/** A secret of a new row is hidden, also if its field has another note already. */
export const SecretInRow: Story = {
  tags: ["!autodocs"],
  args: {
    request: asking("accounts", {
      type: "array",
      title: "Accounts",
      items: {
        type: "object",
        title: "Account",
        properties: {
          apiKey: { type: "string", title: "API key", contentEncoding: "base64" },
          password: { type: "string", title: "Password" },
        },
      },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("button", { name: en.addRow("Account") });
    await press(context, en.addRow("Account"));
    for (const label of ["Password", "API key"]) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAttribute("type", "password"));
    }
  },
};

/** A nested field keeps its label if the message of the request says the same. */
export const LabelLikeMessage: Story = {
  tags: ["!autodocs"],
  args: {
    request: {
      ...asking("car", {
        type: "object",
        title: "Car",
        properties: {
          color: { type: "string", title: "Which color?", enum: ["Red", "Green", "Blue"] },
        },
        required: ["color"],
      }),
      message: "Which color?",
    },
  },
  play: async ({ canvas }) => {
    const car = within(await canvas.findByRole("group", { name: "Car" }));
    await expect(await car.findByText("Which color?")).toBeVisible();
  },
};

/** A field without nested fields stays JSON, and holds no other up. */
export const BackFromJson: Story = {
  tags: ["!autodocs"],
  args: {
    request: {
      message: "Where do you live?",
      requestedSchema: {
        type: "object",
        properties: {
          home: {
            type: "object",
            title: "Home",
            properties: { street: { type: "string", title: "Street" } },
            required: ["street"],
          },
          extra: { title: "Extra" },
        },
        required: ["home"],
      },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("textbox", { name: "Street" });
    await press(context, en.asJson);
    await expect(canvas.getByRole("textbox", { name: "Home" })).toBeVisible();
    await press(context, en.asForm);
    await expect(canvas.getByRole("textbox", { name: "Street" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Extra" })).toBeVisible();
  },
};

/** Two entries of one name: the second says what is wrong. */
export const SameNames: Story = {
  tags: ["!autodocs"],
  args: {
    request: asking("labels", {
      type: "object",
      title: "Labels",
      additionalProperties: { type: "string" },
    }),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    for (const at of [0, 1]) {
      await canvas.findByRole("button", { name: en.addTo("Labels") });
      await press(context, en.addTo("Labels"));
      const names = canvas.getAllByRole("textbox", { name: en.entryName });
      await userEvent.type(names[at]!, "colour");
      const values = canvas.getAllByRole("textbox", { name: en.entryValue });
      await userEvent.type(values[at]!, "green");
    }
    await expect(canvas.queryByText(en.duplicates)).toBeNull();
    await pressWhenReady(context, en.submit);
    const [first, second] = await canvas.findAllByRole("listitem");
    await waitFor(() => expect(within(second!).getByText(en.duplicates)).toBeVisible());
    await expect(within(first!).queryByText(en.duplicates)).toBeNull();
    await expect(second).toHaveAccessibleDescription(en.duplicates);
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    await expect(args.onRespond).not.toHaveBeenCalled();
    const [, name] = canvas.getAllByRole("textbox", { name: en.entryName });
    await userEvent.type(name!, "s");
    await expect(canvas.queryByText(en.duplicates)).toBeNull();
  },
};

/** A form that is only read has no part that can be changed. */
export const ReadOnly: Story = {
  tags: ["!autodocs"],
  args: {
    readOnly: true,
    request: {
      message: "Who came to dinner?",
      requestedSchema: {
        type: "object",
        properties: {
          ...properties,
          party: {
            type: "object",
            title: "Party",
            properties: {
              loud: { type: "boolean", title: "Loud", default: true },
              host: { ...guest, title: "Host" },
            },
            required: ["host"],
          },
        },
        required: ["address", "guests", "payment", "labels", "party"],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Street" });
    for (const box of canvas.getAllByRole("textbox")) await expect(box).toHaveAttribute("readonly");
    for (const role of ["radio", "checkbox"])
      for (const control of canvas.getAllByRole(role))
        await expect(control).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
