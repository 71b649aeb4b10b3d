import type { ConnectedMcpSessionPort } from "@modelcontextprotocol/ext-tasks/client";

/** The responses that the task received, by the keys of its requests. */
type Answers = Record<string, unknown>;

const questions = {
  guests: ask("How many guests?", { guests: { type: "integer", title: "Guests" } }),
  name: ask("Under what name?", { name: { type: "string", title: "Name" } }),
};

function ask(message: string, properties: object) {
  const requestedSchema = { type: "object", properties, required: Object.keys(properties) };
  return { method: "elicitation/create", params: { mode: "form", message, requestedSchema } };
}

/** Replaces a server with tasks. Its task survives a reload, because it is in the session storage. */
export const scriptedServer: ConnectedMcpSessionPort = {
  endpointId: "booking",
  taskCapabilities: { generation: "v2", capabilities: {} },
  invalidated: false,
  onServerRequest: () => () => {},
  onNotification: () => () => {},
  onInvalidated: () => () => {},
  dispatch: async (request) => {
    const { method, params } = request as { method: string; params?: { inputResponses?: Answers } };
    if (method === "tools/list") return answer({ tools: [] });
    if (method === "tools/call") {
      save({});
      return answer({ ...base, resultType: "task", status: "working" });
    }
    if (method === "tasks/update") save({ ...load(), ...params?.inputResponses });
    return answer(method === "tasks/get" ? read() : {});
  },
};

const now = new Date(0).toISOString();
const base = {
  taskId: "booking-1",
  createdAt: now,
  lastUpdatedAt: now,
  ttlMs: null,
  pollIntervalMs: 200,
};

function read() {
  const answers = load();
  const open = Object.entries(questions).filter(([key]) => !Object.hasOwn(answers, key));
  if (open.length > 0) {
    return { ...base, status: "input_required", inputRequests: Object.fromEntries(open) };
  }
  const result = { resultType: "complete", content: [], structuredContent: answers };
  return { ...base, status: "completed", result };
}

function answer(result: object) {
  // As if it had been received as JSON.
  const json = JSON.parse(JSON.stringify({ resultType: "complete", ...result }));
  return { kind: "result" as const, result: json };
}

function load(): Answers {
  return JSON.parse(sessionStorage.getItem("server") ?? "{}");
}

function save(answers: Answers) {
  sessionStorage.setItem("server", JSON.stringify(answers));
}
