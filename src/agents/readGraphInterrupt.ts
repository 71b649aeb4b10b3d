import { type ApprovalOption, approvalRequest } from "../core/ApprovalRequest.js";
import {
  asObject,
  isObject,
  type JsonObject,
  parseJson,
  sameJson,
  toText,
  indentedJson,
} from "../core/json.js";
import { InputRequestError } from "../transports/errors.js";
import { reviewed } from "../transports/requests.js";
import {
  ALLOW_ONCE,
  type ApprovalReview,
  DENY_ONCE,
  DENY_WITH_REASON,
  readAnswer,
  readCall,
} from "./approvals.js";
import { type GraphInterrupt, isNothing, type Question, readForm } from "./interrupts.js";

/** A tool call that a graph wants reviewed. Untrusted. */
export interface GraphCall {
  /** Name of the tool. */
  name: string;
  /** Arguments of the call. */
  args: unknown;
  /** Description, as the graph words it. */
  description?: unknown;
}

/** The requests of an interrupt, and how their answers become its result. */
export interface ReadInterrupt {
  questions: readonly Question<unknown>[];
  resumeOf: (answers: readonly unknown[]) => unknown;
}

/** Reads the value of an interrupt: of human in the loop, of Agent Inbox, or of a graph's own. */
export function readGraphInterrupt(
  { value, response_schema: schema }: GraphInterrupt,
  review: ApprovalReview<GraphCall>,
): ReadInterrupt {
  const inbox = Array.isArray(value) ? value : [value];
  if (inbox.length > 0 && inbox.every(isHumanInterrupt)) {
    const questions = inbox.map((asked) => readHumanInterrupt(asked, review));
    return { questions, resumeOf: (answers) => answers };
  }
  const given = asObject(value);
  const inPython = Array.isArray(given.action_requests);
  const actions: unknown = inPython ? given.action_requests : given.actionRequests;
  if (Array.isArray(actions) && actions.length > 0 && actions.every(isObject)) {
    const configs = configsOf(
      actions,
      inPython ? given.review_configs : given.reviewConfigs,
      inPython ? "action_name" : "actionName",
    );
    const isBatch = !inPython && actions.length > 1;
    return {
      questions: actions.map((action, index) =>
        inPython
          ? readReview(action, pythonDecisions(action, configs[index]), review)
          : readReview(action, decisions(action, configs[index], isBatch), review),
      ),
      resumeOf: (answers) => ({ decisions: answers }),
    };
  }
  return { questions: [readOther(value, schema)], resumeOf: ([answer]) => answer };
}

/** Returns the configuration of each action: by its place, or by its name if there are fewer. */
function configsOf(actions: readonly JsonObject[], configs: unknown, nameKey: string) {
  const given: JsonObject[] = (Array.isArray(configs) ? configs : []).filter(isObject);
  if (given.length === actions.length) return given;
  return actions.map(({ name }) => given.find((config) => config[nameKey] === name));
}

/** The decisions that a call allows, each as its framework writes it. */
interface Decisions {
  approve?: unknown;
  edit?: ((args: unknown) => unknown) | undefined;
  reject?: ((message: string | undefined) => unknown) | undefined;
  respond?: ((text: string) => unknown) | undefined;
  /** Whether a rejection carries a message. */
  takesReason?: boolean | undefined;
  schema?: unknown;
  note?: string | undefined;
}

/** JavaScript runs no call of a batch in which one is rejected. */
const BATCH_NOTE = "If you deny one, none of these runs. The agent is told why.";

/** The decisions of LangChain's human in the loop, in the letters of JavaScript. */
function decisions({ name }: JsonObject, config: JsonObject = {}, isBatch = false): Decisions {
  const { allowedDecisions, argsSchema } = config;
  const given = namedDecisions(allowedDecisions, (args) => ({
    type: "edit",
    editedAction: { name, args },
  }));
  return { ...given, schema: argsSchema, note: isBatch ? BATCH_NOTE : undefined };
}

/** The same in the letters of Python. */
function pythonDecisions({ name }: JsonObject, config: JsonObject = {}): Decisions {
  const { allowed_decisions: allowed, args_schema: schema } = config;
  const given = namedDecisions(allowed, (args) => ({
    type: "edit",
    edited_action: { name, args },
  }));
  return { ...given, schema };
}

function namedDecisions(allowed: unknown, edit: (args: unknown) => unknown): Decisions {
  const may = (name: string) => Array.isArray(allowed) && allowed.includes(name);
  return {
    approve: may("approve") ? { type: "approve" } : undefined,
    edit: may("edit") ? edit : undefined,
    reject: may("reject")
      ? (message) => ({ type: "reject", ...(message && { message }) })
      : undefined,
    respond: may("respond") ? (message) => ({ type: "respond", message }) : undefined,
    takesReason: true,
  };
}

interface HumanInterrupt {
  action_request: { action?: unknown; args?: unknown };
  config?: unknown;
  description?: unknown;
}

function isHumanInterrupt(value: unknown): value is HumanInterrupt {
  return isObject(value) && isObject(value.action_request);
}

/** Reads a request of Agent Inbox. */
function readHumanInterrupt(
  { action_request: { action, args }, config, description }: HumanInterrupt,
  review: ApprovalReview<GraphCall>,
): Question<unknown> {
  const may = (name: string) => isObject(config) && config[`allow_${name}`] === true;
  const given: Decisions = {
    approve: may("accept") ? { type: "accept", args: null } : undefined,
    edit: may("edit") ? (edited) => ({ type: "edit", args: { action, args: edited } }) : undefined,
    reject: may("ignore") ? () => ({ type: "ignore", args: null }) : undefined,
    respond: may("respond") ? (text) => ({ type: "response", args: text }) : undefined,
  };
  return readReview({ name: action, args, description }, given, review);
}

/** Makes an approval of a call. */
function readReview(
  action: JsonObject,
  { approve, edit, reject, respond, takesReason, schema, note }: Decisions,
  review: ApprovalReview<GraphCall>,
): Question<unknown> {
  const call: GraphCall = { ...action, name: toText(action.name), args: action.args };
  const { name, args } = call;
  const options: ApprovalOption[] = [
    ...(approve || edit ? [ALLOW_ONCE] : []),
    ...(reject ? [takesReason ? DENY_WITH_REASON : DENY_ONCE] : []),
    ...(respond ? [{ id: "respond", kind: "other" as const, text: "required" as const }] : []),
  ];
  if (options.length === 0) {
    throw new InputRequestError("unsupported", `No decision for ${name.slice(0, 40)}.`);
  }
  const editable = edit !== undefined && isObject(args);
  const part = readCall({ tool: name, value: args, schema, editable });
  const notes = note && reject ? [{ level: "warning" as const, text: note }] : undefined;
  const message = descriptionOf(call);
  const request = reviewed(
    approvalRequest(part, { message, options, ...(notes && { notes }) }),
    call,
    review,
  );
  return {
    request,
    answerOf: (result) => {
      const answer = readAnswer(request, result);
      if (!answer) return undefined;
      const { option, edited, text } = answer;
      if (option.kind === "allow") {
        return approve && edited === undefined ? approve : edit?.(edited ?? args);
      }
      if (option.kind !== "other") return reject?.(text);
      // `review` can add options that the graph doesn't accept.
      return option.id === "respond" ? respond?.(text ?? "") : undefined;
    },
  };
}

const DEFAULT_PREFIX = "Tool execution requires approval";

/** Returns what a description says besides the call, which the request shows by itself. */
function descriptionOf({ name, args, description }: GraphCall): string {
  if (typeof description !== "string") return "";
  const ending = `\n\nTool: ${name}\nArgs: `;
  const at = description.lastIndexOf(ending);
  if (at < 0) return description;
  const told = description.slice(at + ending.length);
  // Python writes the arguments in its own letters, on one line.
  const isTold = sameJson(parseJson(told), args) || /^\{.*\}$/.test(told);
  if (!isTold) return description;
  const prefix = description.slice(0, at);
  return prefix === DEFAULT_PREFIX ? "" : prefix;
}

/** Reads a value in the graph's own format. */
function readOther(value: unknown, described: unknown): Question<unknown> {
  const given = isObject(value) ? value : {};
  const own = described ?? given.responseSchema ?? given.response_schema;
  const schema = own ?? { type: "string" };
  const saidKey = ["message", "question"].find((key) => typeof given[key] === "string");
  const said = typeof value === "string" ? value : saidKey && given[saidKey];
  // Another text may read the same as the message, and mean something else by its name.
  const rest = Object.fromEntries(
    Object.entries(given).filter(
      ([key, each]) => key !== saidKey && !(isObject(each) && each === own),
    ),
  );
  // JSON is no sentence, so it is shown as what it is.
  const shown = said === undefined ? value : rest;
  const texts = typeof said === "string" ? [said] : [];
  const { request, payloadOf } = readForm(toText(said ?? indentedJson(value)), schema);
  const message = isNothing(shown) ? request.message : [...texts, indentedJson(shown)].join("\n\n");
  return {
    request: { ...request, message },
    answerOf: ({ action, ...result }) =>
      action === "accept" && "content" in result ? payloadOf(result.content ?? {}) : undefined,
  };
}
