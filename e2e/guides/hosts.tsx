import { graph } from "../consumers/plain-react/langgraph/graph";
import { scriptedServer } from "../consumers/plain-react/tasks/scriptedServer";
import { ShowItem, ask, booking, ownQueue, propsOf, bookingRequester, show } from "./show";
import { HumanMessage } from "@langchain/core/messages";
import { InMemoryTransport } from "@modelcontextprotocol/client";
import { McpServer } from "@modelcontextprotocol/server";
import { withTasks } from "@modelcontextprotocol/ext-tasks/client";
import type { Model } from "@openai/agents-core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { approvalRequest, Elicitation, isFormRequest, type FormRequest } from "react-elicitation";
import { connectRelay } from "react-elicitation/core";
import { z } from "zod";

/** Shows the requests of an example that runs in Node: the backend makes the call. */
async function showRelayed() {
  await import("react-elicitation/styles.css");
  const query = new URLSearchParams(location.search);
  connectRelay(ownQueue, query.get("relay") ?? "");
  show(<ShowItem>{(item) => <Elicitation item={item} />}</ShowItem>, async () => {
    const response = await fetch(query.get("call") ?? "", { method: "POST" });
    return response.json();
  });
}

/** The host around the first example of each page in `docs/guides` and `docs/start`, by its name. */
const hosts: Record<string, () => Promise<void>> = {
  acp: async () => {
    const { connect, OpenRequest } = await import("guide:acp");
    show(<OpenRequest />, async () => {
      const agent = await connect(new URLSearchParams(location.search).get("agent"));
      const session = await agent.buildSession("/").start();
      const [text] = await Promise.all([session.readText(), session.prompt("Ask me")]);
      return text;
    });
  },

  "ag-ui": async () => {
    const { OpenRequest, sendMessage } = await import("guide:ag-ui");
    show(<OpenRequest />, () => sendMessage("Book a table", new AbortController().signal));
  },

  "approval-recipes": async () => {
    const { queue } = await import("guide:approval-recipes");
    const value = { file_path: "/srv/shop/package.json" };
    show(<ShowItem queue={queue}>{(item) => <Elicitation item={item} />}</ShowItem>, () =>
      queue.elicit(approvalRequest({ type: "arguments", tool: "Read", value }), {
        requester: { name: "Claude" },
      }),
    );
  },

  approvals: async () => {
    const { default: App } = await import("guide:approvals");

    createRoot(document.querySelector("#root") ?? document.body).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  },

  "assistant-ui": async () => {
    const { callTool, ToolCallRequest } = await import("guide:assistant-ui");
    show(<ToolCallRequest toolCallId="call-1" />, () =>
      callTool("call-1", "trigger-elicitation-request", {}),
    );
  },

  "backend-relay": () => showRelayed(),

  "claude-agent-sdk": async () => {
    const { createHandler, OpenRequest } = await import("guide:claude-agent-sdk");
    // As the SDK calls it.
    show(<OpenRequest />, () =>
      createHandler()(
        { serverName: "booking", mode: "form", ...booking },
        { signal: new AbortController().signal, requestId: "1" },
      ),
    );
  },

  codex: async () => {
    const { connect, OpenRequest } = await import("guide:codex");
    show(<OpenRequest />, () => {
      const socket = connect("wss://codex.example/");
      return new Promise((resolve) => {
        socket.addEventListener("message", ({ data }: MessageEvent) => {
          const { result } = JSON.parse(data);
          if (result) resolve(result);
        });
      });
    });
  },

  concepts: async () => {
    const { Ask } = await import("guide:concepts");
    show(<ShowItem>{(item) => <Ask {...propsOf(item)} />}</ShowItem>, ask);
  },

  "connect-an-mcp-client": async () => {
    const { callTool, queue } = await import("guide:connect-an-mcp-client");
    await import("react-elicitation/styles.css");
    show(<ShowItem queue={queue}>{(item) => <Elicitation item={item} />}</ShowItem>, () =>
      callTool("trigger-elicitation-request"),
    );
  },

  copilotkit: async () => {
    const { callTool, listTools, ToolCallRequest } = await import("guide:copilotkit");
    show(<ToolCallRequest toolCallId="call-1" />, async () => {
      const tools: { name: string }[] = await listTools();
      const { name } = tools.find((each) => each.name === "trigger-elicitation-request") ?? {};
      return callTool("call-1", name, {});
    });
  },

  "custom-controls": async () => {
    const { Form } = await import("guide:custom-controls");
    const request: FormRequest = {
      message: "Where is the table?",
      requestedSchema: {
        type: "object",
        properties: { terrace: { type: "boolean", title: "Terrace" } },
      },
    };

    show(<ShowItem>{(item) => <Form {...propsOf(item)} />}</ShowItem>, () =>
      ask(ownQueue, request),
    );
  },

  "custom-layout": async () => {
    const { Card } = await import("guide:custom-layout");
    show(<ShowItem>{(item) => <Card {...propsOf(item)} />}</ShowItem>, ask);
  },

  dialog: async () => {
    const { queue, RequestDialog } = await import("guide:dialog");
    show(<RequestDialog />, () => ask(queue));
  },

  "drafts-and-remembered-answers": async () => {
    const { Storage } = await import("guide:drafts-and-remembered-answers");
    show(
      <Storage userId="ada">
        <ShowItem>{(item) => <Elicitation item={item} />}</ShowItem>
      </Storage>,
      ask,
    );
  },

  "follow-up-questions": async () => {
    const { Chat, queue } = await import("guide:follow-up-questions");
    const reply = async (message: string, about?: string) => `${message} ${about}`;

    show(<Chat ask={reply} />, () => ask(queue));
  },

  "frames-workers-extensions": async () => {
    const { OpenRequest } = await import("guide:frames-workers-extensions");
    // The host around the iframe makes the request.
    createRoot(document.querySelector("#root") ?? document.body).render(
      <StrictMode>
        <OpenRequest />
      </StrictMode>,
    );
    window.parent.postMessage("ready", "https://host.example");
  },

  "google-adk": async () => {
    const { answerCalls, OpenRequest } = await import("guide:google-adk");
    const args = {
      message: booking.message,
      response_schema: isFormRequest(booking) ? booking.requestedSchema : null,
    };

    show(<OpenRequest />, () =>
      answerCalls([{ id: "call-1", name: "adk_request_input", args }], bookingRequester),
    );
  },

  headless: async () => {
    const { MyForm } = await import("guide:headless");
    show(<ShowItem>{(item) => <MyForm {...propsOf(item)} />}</ShowItem>, ask);
  },

  history: async () => {
    const { History, queue } = await import("guide:history");
    show(
      <>
        <ShowItem queue={queue}>{(item) => <Elicitation item={item} />}</ShowItem>
        <History />
      </>,
      () => ask(queue),
    );
  },

  langgraph: async () => {
    const { OpenRequest, run } = await import("guide:langgraph");
    const thread = { configurable: { thread_id: "1" } };

    show(<OpenRequest />, async () => {
      const { messages } = await run(
        (input: Parameters<typeof graph.invoke>[0]) => graph.invoke(input, thread),
        { messages: [new HumanMessage("Send a mail")] },
      );
      return messages.at(-1).content;
    });
  },

  languages: async () => {
    const { Localized } = await import("guide:languages");
    show(
      <Localized locale="de">
        <ShowItem>{(item) => <Elicitation item={item} />}</ShowItem>
      </Localized>,
      ask,
    );
  },

  "mcp-sdk-v1": async () => {
    const { callTool, OpenRequest } = await import("guide:mcp-sdk-v1");
    show(<OpenRequest />, () => callTool("trigger-elicitation-request", {}));
  },

  "mcp-tasks": async () => {
    const { callTool, OpenRequest } = await import("guide:mcp-tasks");
    show(<OpenRequest />, () => callTool(withTasks(scriptedServer), "book"));
  },

  "minimize-and-notify": async () => {
    const { queue, Requests } = await import("guide:minimize-and-notify");
    show(<Requests />, () => ask(queue));
  },

  nextjs: async () => {
    const { Chat } = await import("guide:nextjs");
    // The example has a button of its own. It ignores the result of the call.
    createRoot(document.querySelector("#root") ?? document.body).render(
      <StrictMode>
        <Chat />
      </StrictMode>,
    );
  },

  "openai-agents": async () => {
    const { OpenRequest, runAgent } = await import("guide:openai-agents");
    const { Agent, tool, Usage } = await import("@openai/agents-core");
    const deleteFile = tool({
      name: "delete_file",
      description: "Deletes a file.",
      parameters: z.object({ path: z.string() }),
      needsApproval: true,
      execute: async ({ path }) => `Deleted ${path}.`,
    });
    const model: Model = {
      // It calls the tool, and then repeats what the tool said.
      getResponse: async ({ input }) => {
        const last = Array.isArray(input) ? input.at(-1) : undefined;
        const output = last?.type === "function_call_result" ? last.output : undefined;
        const text = typeof output === "object" && "text" in output ? output.text : undefined;
        return { usage: new Usage(), output: [text === undefined ? call : said(text)] };
      },
      async *getStreamedResponse() {},
    };
    const call = {
      type: "function_call" as const,
      callId: "call-1",
      name: "delete_file",
      arguments: JSON.stringify({ path: "a.txt" }),
    };
    const said = (text: string) => ({
      type: "message" as const,
      role: "assistant" as const,
      status: "completed" as const,
      content: [{ type: "output_text" as const, text }],
    });
    const agent = new Agent({ name: "Shop", model, tools: [deleteFile] });
    show(<OpenRequest />, () => runAgent(agent, "Delete a.txt."));
  },

  "quick-start": async () => {
    const { default: App } = await import("guide:quick-start");

    createRoot(document.querySelector("#root") ?? document.body).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  },

  "rate-limits": async () => {
    const { queue, Requests } = await import("guide:rate-limits");
    show(<Requests />, () => ask(queue));
  },

  "replace-your-form": async () => {
    const { PendingElicitation } = await import("guide:replace-your-form");
    show(
      <ShowItem>
        {({ requester: server, request: params, respond: resolve }) => (
          <PendingElicitation pending={{ server, params, resolve }} />
        )}
      </ShowItem>,
      ask,
    );
  },

  "review-and-steps": async () => {
    const { Request } = await import("guide:review-and-steps");
    show(<ShowItem>{(item) => <Request item={item} />}</ShowItem>, ask);
  },

  sampling: async () => {
    const { createClient, OpenRequest } = await import("guide:sampling");
    show(<OpenRequest />, async () => {
      const [own, other] = InMemoryTransport.createLinkedPair();
      const { server } = new McpServer({ name: "Shop", version: "1.0.0" });
      await server.connect(other);
      const content = { type: "text" as const, text: "Soup" };
      const callModel = async () => ({ model: "small", role: "assistant", content });
      await createClient({ name: "Shop" }, callModel).connect(own);
      return server.createMessage({
        messages: [{ role: "user", content: { type: "text", text: "Name a dish." } }],
        maxTokens: 100,
      });
    });
  },

  secrets: async () => {
    const { NoSecrets } = await import("guide:secrets");
    const request: FormRequest = {
      message: "Sign in",
      requestedSchema: {
        type: "object",
        properties: { password: { type: "string", title: "Password" } },
      },
    };

    show(
      <NoSecrets>
        <ShowItem>{(item) => <Elicitation item={item} />}</ShowItem>
      </NoSecrets>,
      () => ask(ownQueue, request),
    );
  },

  styling: async () => {
    const { Request } = await import("guide:styling");
    show(<ShowItem>{(item) => <Request item={item} />}</ShowItem>, ask);
  },

  "supported-schemas": async () => {
    const { Booking } = await import("guide:supported-schemas");
    // The example has a request of its own. The queue takes the response.
    show(<ShowItem>{({ respond }) => <Booking onRespond={respond} />}</ShowItem>, ask);
  },

  testing: async () => {
    const { bookTable } = await import("guide:testing");
    const request: FormRequest = {
      message: "Which table should I book?",
      requestedSchema: {
        type: "object",
        properties: {
          name: { type: "string", title: "Name" },
          guests: { type: "integer", title: "Guests" },
          chair: { type: "boolean", title: "High chair needed?" },
        },
      },
    };

    show(<ShowItem>{(item) => <Elicitation item={item} />}</ShowItem>, async () => {
      const response = ask(ownQueue, request);
      // The helper answers in place of a user, once the form is on the page.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await bookTable(document.body);
      return response;
    });
  },

  "tool-calls": async () => {
    const { callTool, OtherRequest, ToolCallRequest } = await import("guide:tool-calls");
    show(
      <>
        <section aria-label="Tool call">
          <ToolCallRequest toolCallId="call-1" />
        </section>
        <OtherRequest />
      </>,
      () => callTool("call-1", "trigger-elicitation-request"),
    );
  },

  "typed-requests": async () => {
    const { askForTable, queue } = await import("guide:typed-requests");
    show(<ShowItem queue={queue}>{(item) => <Elicitation item={item} />}</ShowItem>, askForTable);
  },

  "url-requests": async () => {
    const { SignIn } = await import("guide:url-requests");
    const request = {
      mode: "url" as const,
      message: "Sign in to GitHub",
      url: "https://github.com/login",
      elicitationId: "1",
    };

    show(
      <ShowItem>
        {(item) => (
          <SignIn request={item.request} completed={item.completed} onRespond={item.respond} />
        )}
      </ShowItem>,
      () => ask(ownQueue, request),
    );
  },

  "vercel-ai-sdk": () => showRelayed(),
};

await hosts[document.documentElement.dataset.guide ?? ""]?.();
