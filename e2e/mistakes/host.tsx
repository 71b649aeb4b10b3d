import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Component, type ComponentType, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  createElicitationHandlers,
  createElicitationQueue,
  Elicitation,
  ElicitationDialog,
  ElicitationForm,
  UrlConsent,
  useElicitation,
  useElicitationForm,
} from "react-elicitation";

// Each mistake as JavaScript lets a host make it.
const Form = ElicitationForm as unknown as ComponentType<Record<string, unknown>>;
const Consent = UrlConsent as unknown as ComponentType<Record<string, unknown>>;
const Any = Elicitation as unknown as ComponentType<Record<string, unknown>>;
const Dialog = ElicitationDialog as unknown as ComponentType<Record<string, unknown>>;
const use = useElicitation as unknown as (queue: unknown) => unknown;
const useForm = useElicitationForm as unknown as (...given: unknown[]) => unknown;

const requester = { name: "Table booking" };
const onRespond = () => {};
const nameSchema = { type: "object", properties: { name: { type: "string", title: "Name" } } };
const request = { message: "Who is it for?", requestedSchema: nameSchema };
const page = { mode: "url", message: "Sign in", url: "https://github.com/login" };
const right = { request, requester, onRespond };
const asking = (requestedSchema: unknown) => ({
  ...right,
  request: { message: "Who is it for?", requestedSchema },
});

function NoQueue() {
  use(undefined);
  return null;
}

function NoRequestOfHook() {
  useForm(undefined, { onRespond });
  return null;
}

function Inline() {
  const [renders, setRenders] = useState(1);
  return (
    <>
      <Form {...right} request={{ ...request }} inputGuard={false} />
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render again
      </button>
    </>
  );
}

function QueuePerRender() {
  const { items } = useElicitation(createElicitationQueue());
  return items.length;
}

/** A control as a host writes it that has read half of its page. */
const Box = ({ id, value }: { id: string; value: string }) => (
  <input id={id} defaultValue={value} />
);

function Broken(): ReactNode {
  throw new Error("Broken control");
}

const queue = createElicitationQueue();
const elicit = queue.elicit as unknown as (...given: unknown[]) => Promise<unknown>;

function Queued() {
  const { items } = useElicitation(queue);
  return items.map((item) => <Elicitation key={item.id} item={item} />);
}

/** The mistakes: each renders something, or calls a function and shows its result. */
const mistakes: Record<string, ReactNode | (() => Promise<unknown>)> = {
  none: <Form {...right} />,
  "no styles": <Form {...right} />,
  "form without requester": <Form {...right} requester={undefined} />,
  "consent without requester": <Consent {...right} request={page} requester={undefined} />,
  "elicitation without requester": <Any {...right} requester={undefined} />,
  "requester without name": <Form {...right} requester={{ name: "" }} />,
  "elicit without options": () => elicit(request),
  "elicit without request": () => elicit(undefined, { requester }),
  "form without request": <Form {...right} request={undefined} />,
  "consent without request": <Consent {...right} request={undefined} />,
  "elicitation without request": <Any {...right} request={undefined} />,
  "dialog without request": <Dialog {...right} request={undefined} />,
  "hook without request": <NoRequestOfHook />,
  "item undefined": <Elicitation item={undefined} />,
  "dialog of item undefined": <ElicitationDialog item={undefined} />,
  "hook without queue": <NoQueue />,
  "form without onRespond": <Form {...right} onRespond={undefined} />,
  "consent without onRespond": <Consent {...right} request={page} onRespond={undefined} />,
  "elicitation without onRespond": <Any {...right} onRespond={undefined} />,
  "request in render": <Inline />,
  "schema null": <Form {...asking(null)} />,
  "schema missing": <Form {...asking(undefined)} />,
  "schema array": <Form {...asking([])} />,
  "schema text": <Form {...asking("name")} />,
  "schema of type array": <Form {...asking({ type: "array", items: {} })} />,
  "properties as array": <Form {...asking({ type: "object", properties: [] })} />,
  "whole message": <Any {...right} request={{ jsonrpc: "2.0", id: 1, params: request }} />,
  "other name": <Form {...right} request={{ message: "Who is it for?", schema: nameSchema }} />,
  "mode unknown": <Any {...right} request={{ mode: "voice", message: "Say it" }} />,
  "fields as schema": <Form {...asking({ name: { type: "string" } })} />,
  "type unknown": (
    <Form
      {...asking({
        type: "object",
        properties: {
          seat: { type: "text", title: "Seat" },
          code: { type: "string", title: "Code", pattern: "(" },
        },
      })}
    />
  ),
  "handlers of two connections": async () => {
    const { create } = createElicitationHandlers(queue, { requester });
    const call = (sessionId: string) => ({
      requestId: 0,
      sessionId,
      signal: new AbortController().signal,
    });
    const [one, two] = ["one", "two"].map((name) =>
      create(
        { method: "elicitation/create", params: { ...request, message: `Who, ${name}?` } } as never,
        call(name) as never,
      ),
    );
    return Promise.all([one, two]);
  },
  "result misspelled": async () => {
    const result = elicit(request, { requester });
    await queue.items.at(-1)?.respond({ action: "accept", content: { nam: 1 } });
    return result;
  },
  "capabilities missing": async () => {
    const client = new Client({ name: "Chat", version: "1.0.0" });
    client.setRequestHandler("elicitation/create", async () => ({ action: "cancel" }));
  },
  "server without CORS": async () => {
    const client = new Client({ name: "Chat", version: "1.0.0" });
    const { other = "" } = Object.fromEntries(new URLSearchParams(location.search));
    await client.connect(new StreamableHTTPClientTransport(new URL(other)));
  },
  "queue in render": <QueuePerRender />,
  "form in form": (
    <form>
      <Form {...right} />
    </form>
  ),
  "locale unknown": <Form {...right} locale="de_DE" />,
  "time zone unknown": <Consent {...right} request={page} timeZone="Berlin" />,
  "drafts without storage": <Form {...right} saveDrafts />,
  "control without focusRef": <Form {...right} controls={{ string: Box }} />,
  "control that throws": <Form {...right} controls={{ string: Broken }} />,
};

/** Shows what was thrown while rendering. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { thrown: "" };
  static getDerivedStateFromError(error: Error) {
    return { thrown: error.message };
  }
  override render() {
    return this.state.thrown ? <p role="alert">{this.state.thrown}</p> : this.props.children;
  }
}

const name = decodeURIComponent(location.hash.slice(1));
const mistake = mistakes[name];
if (name !== "no styles") await import("react-elicitation/styles.css");
const root = createRoot(document.querySelector("#root")!);
const render = (content: ReactNode) => root.render(<Boundary key={name}>{content}</Boundary>);
if (typeof mistake !== "function") render(mistake);
else {
  render(<Queued />);
  const show = (text: string) => {
    const output = document.createElement("output");
    output.textContent = text;
    document.body.append(output);
  };
  mistake().then(
    (result) => show(JSON.stringify(result)),
    (error) => show(String(error)),
  );
}
