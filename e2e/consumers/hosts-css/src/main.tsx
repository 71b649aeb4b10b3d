import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import {
  ElicitationForm,
  ElicitationReceipt,
  type ElicitationRequest,
  type FormRequest,
  UrlConsent,
} from "react-elicitation";
import { utilities } from "../worlds.mjs";

const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
const onRespond = () => {};
const never = () => new Promise<void>(() => {});

const booking: FormRequest = {
  message: "How shall I book?\nTell me when.",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", description: "For the table.", maxLength: 40 },
      notes: { type: "string", title: "Notes", maxLength: 2000 },
      day: { type: "string", title: "Day", format: "date" },
      start: { type: "string", title: "Start", format: "date-time" },
      at: { type: "string", title: "At", format: "time" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12 },
      tip: { type: "integer", title: "Tip", minimum: 0, maximum: 100 },
      quiet: { type: "boolean", title: "Quiet", default: true },
      chair: { type: "boolean", title: "High chair" },
      where: { type: "string", title: "Where", enum: ["Inside", "Terrace", "Garden"] },
      extras: { type: "array", title: "Extras", items: { type: "string", enum: ["Bike", "Dog"] } },
      town: {
        type: "string",
        title: "Town",
        enum: Array.from({ length: 30 }, (_, index) => `Town ${index}`),
      },
    },
    required: ["name", "day"],
  },
};

/** Another request, because forms of one request have one session. */
const sentBooking = { ...booking };

const page = (url: string): ElicitationRequest & { mode: "url" } => ({
  mode: "url",
  message: "Sign in to see your calendar.",
  url,
});

const { Root, ...partsWith } = utilities;
const classOf = (name: keyof typeof partsWith) => ({ className: partsWith[name].className });

createRoot(document.querySelector("#root") as HTMLElement).render(
  <StrictMode>
    <main className="chat-message prose content markdown-body">
      <Prose />
      <Column>
        <div data-screen="form">
          <ElicitationForm {...{ requester, onRespond }} request={booking} />
        </div>
        <div data-screen="locked">
          <ElicitationForm {...{ requester, request: sentBooking }} onRespond={never} />
        </div>
        <div data-screen="refused">
          <UrlConsent
            {...{ requester, onRespond }}
            request={page("https://calendar.example/in")}
            openUrl={() => false}
          />
        </div>
        <UrlConsent {...{ requester, onRespond }} request={page("https://mcp.tables.example/")} />
        <UrlConsent {...{ requester, onRespond }} request={page("https://paypal-login.com/")} />
        <UrlConsent {...{ requester, onRespond }} request={page("https://google.com.evil.io/")} />
        {/* A Cyrillic letter, and four Latin ones. */}
        <UrlConsent {...{ requester, onRespond }} request={page("https://\u0430pple.com/")} />
        <ElicitationReceipt
          {...{ requester, request: booking }}
          result={{ action: "accept", content: { name: "Rose", extras: ["Bike", "Dog"] } }}
        />
        <div data-screen="utilities">
          <ElicitationForm
            {...{ requester, onRespond }}
            request={booking}
            className={Root.className}
          >
            <ElicitationForm.Requester {...classOf("Requester")} />
            <ElicitationForm.Message {...classOf("Message")} />
            <ElicitationForm.Fields {...classOf("Fields")}>
              {(field) => (
                <ElicitationForm.Field key={field.id} field={field} {...classOf("Field")}>
                  <ElicitationForm.Label field={field} {...classOf("Label")} />
                  <ElicitationForm.Meta field={field} {...classOf("Meta")} />
                  <ElicitationForm.Description field={field} {...classOf("Description")} />
                  <ElicitationForm.Control field={field} />
                </ElicitationForm.Field>
              )}
            </ElicitationForm.Fields>
            <ElicitationForm.Actions {...classOf("Actions")}>
              <ElicitationForm.Submit {...classOf("Submit")} />
              <ElicitationForm.Decline {...classOf("Decline")} />
              <ElicitationForm.Cancel {...classOf("Cancel")} />
            </ElicitationForm.Actions>
          </ElicitationForm>
        </div>
      </Column>
    </main>
  </StrictMode>,
);

/** As wide whatever the host does with its page. */
function Column({ children }: { children: ReactNode }) {
  return (
    <div
      style={{ position: "absolute", insetBlockStart: 600, insetInlineStart: 0, inlineSize: 420 }}
    >
      {children}
    </div>
  );
}

/** What a host shows of its own. */
function Prose() {
  return (
    <div data-host="">
      <h2>Your visit</h2>
      <p>
        I asked <a href="#tables">the tables</a>, <strong>both</strong>, with <code>book</code>.
      </p>
      <ul>
        <li>Inside</li>
      </ul>
      <label>
        More <input type="text" />
      </label>
      <button type="button">Send</button>
    </div>
  );
}
