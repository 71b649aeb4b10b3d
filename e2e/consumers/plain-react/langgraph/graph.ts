import { AIMessage } from "@langchain/core/messages";
import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import {
  END,
  interrupt,
  MemorySaver,
  MessagesAnnotation,
  START,
  StateGraph,
} from "@langchain/langgraph/web";

/** Replaces `AsyncLocalStorage` in browsers, for nodes that call `interrupt` synchronously. */
class Storage {
  #store: unknown;
  getStore = () => this.#store;
  enterWith = (store: unknown) => {
    this.#store = store;
  };
  run = <T>(store: unknown, callback: () => T): T => {
    const before = this.#store;
    this.#store = store;
    try {
      return callback();
    } finally {
      this.#store = before;
    }
  };
}
AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new Storage());

/** JSON Schema of the tool, by which the user edits its arguments. */
const argsSchema = {
  type: "object",
  properties: {
    to: { type: "string" },
    subject: { type: "string" },
    delivery: {
      type: "object",
      properties: {
        copies: { type: "integer" },
        folders: { type: "array", items: { type: "string" } },
      },
    },
  },
};

/** The value that LangChain's `humanInTheLoopMiddleware` passes to `interrupt` before a tool call. */
const review = {
  actionRequests: [
    {
      name: "send_mail",
      args: { to: "ada@example.com", subject: "Lunch", delivery: { copies: 1, folders: ["sent"] } },
      description: "A mail is to be sent.",
    },
  ],
  reviewConfigs: [
    { actionName: "send_mail", allowedDecisions: ["approve", "edit", "reject"], argsSchema },
  ],
};

/** A graph in the page, which needs no server. Your graph is behind `useStream` or a `Client`. */
export const graph = new StateGraph(MessagesAnnotation)
  .addNode("model", ({ messages }) => {
    const text = String(messages.at(-1)?.content);
    if (!/mail/i.test(text)) return { messages: [new AIMessage(`You said: ${text}`)] };
    const decided = interrupt(review);
    return { messages: [new AIMessage(`Raw result: ${JSON.stringify(decided)}`)] };
  })
  .addEdge(START, "model")
  .addEdge("model", END)
  .compile({ checkpointer: new MemorySaver() });
