import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import {
  createElicitationQueue,
  Elicitation,
  ElicitationReceipt,
  type ElicitationResult,
  type FormRequest,
  UrlConsent,
  type UrlRequest,
  useElicitation,
} from "react-elicitation";
import { expect, fn } from "storybook/test";
import { requester } from "../requester";

const form: FormRequest = {
  message: "Which table should I book for Friday?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12, default: 2 },
      seating: { type: "string", title: "Seating", enum: ["Terrace", "Window"] },
    },
    required: ["name", "guests", "seating"],
  },
};

const page: UrlRequest = {
  mode: "url",
  message: "Please pay the deposit to keep the table.",
  url: "https://paypal.com.tables-deposit.example/pay?booking=4711",
};

const box: CSSProperties = { padding: "8px 14px", borderRadius: 16, font: "15px/1.4 sans-serif" };
const bubble: CSSProperties = { ...box, background: "light-dark(#e9eef9, #26324d)" };
const plain: CSSProperties = { ...box, paddingInline: 2 };
const border = "1px solid light-dark(#d5d5d5, #444)";

const sleep = (milliseconds: number) => new Promise((end) => setTimeout(end, milliseconds));

/** A chat whose tool asks the user, as the moving picture of README shows it. */
function Chat() {
  const [queue] = useState(() => createElicitationQueue());
  const [text, setText] = useState("");
  const [sent, setSent] = useState("");
  const [result, setResult] = useState<ElicitationResult>();
  const [done, setDone] = useState(false);
  const { item } = useElicitation(queue);
  const send = async () => {
    setSent(text);
    setText("");
    await sleep(600); // The tool runs before it needs input, and after.
    setResult(await queue.elicit(form, { requester }));
    await sleep(600);
    setDone(true);
  };
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: 8, height: "100%" }}>
      {sent && <div style={{ ...bubble, alignSelf: "end" }}>{sent}</div>}
      {sent && (
        <div style={{ ...plain, fontSize: 13, color: "light-dark(#555, #aaa)" }}>
          {done ? "✓ " : "● "}
          <code>book_table</code> {done ? "finished" : item ? "needs your input" : "is running"}
        </div>
      )}
      <Elicitation item={item} />
      {result && <ElicitationReceipt request={form} requester={requester} result={result} />}
      {done && <div style={plain}>Done. Your table is booked for Friday, 7:30 PM.</div>}
      <form
        style={{ display: "flex", gap: 8, marginTop: "auto" }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          aria-label="Message"
          style={{ ...box, flex: 1, border, background: "Canvas", color: "CanvasText" }}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button
          style={{ ...box, border, background: "light-dark(#222, #eee)", color: "Canvas" }}
          type="submit"
        >
          Send
        </button>
      </form>
    </div>
  );
}

/** A form in a chat, and a URL request that the library warns about. */
function Both() {
  return (
    <div
      style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 24, padding: 16, height: 516 }}
    >
      <Chat />
      <UrlConsent request={page} requester={requester} onRespond={fn()} />
    </div>
  );
}

const meta = {
  title: "Pictures/README",
  component: Both,
  tags: ["!dev", "!autodocs"],
  globals: { width: "840px" },
} satisfies Meta<typeof Both>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `scripts/pictures.mjs` types, clicks and takes the pictures. */
export const InReadme: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Message" })).toBeVisible();
    await expect((await canvas.findAllByText(/tables-deposit/))[0]).toBeVisible();
  },
};
