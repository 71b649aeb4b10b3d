import { createApproval } from "../core/approval.js";
import { asList, asObject, isObject } from "../core/json.js";
import {
  argumentDetails,
  type GraphInterrupt,
  type GraphQuestion,
  isNothing,
  readQuestion,
  writtenJson,
} from "./interrupts.js";
import { type Decisions, describeAction, readAction } from "./readAction.js";

/** The forms of an interrupt, and how their answers become its result. */
interface ReadInterrupt {
  questions: readonly GraphQuestion[];
  resumeOf: (answers: readonly unknown[]) => unknown;
}

/** Reads the value of an interrupt: of human in the loop, of Agent Inbox, or of a graph's own. */
export function readGraphInterrupt({ value, ...interrupt }: GraphInterrupt): ReadInterrupt {
  const inbox = Array.isArray(value) ? value : [value];
  if (inbox.length > 0 && inbox.every(isHumanInterrupt)) {
    return { questions: inbox.map(readHumanInterrupt), resumeOf: (answers) => answers };
  }
  const given = asObject(value);
  const inPython = Array.isArray(given.action_requests);
  const actions = inPython ? given.action_requests : given.actionRequests;
  if (Array.isArray(actions) && actions.length > 0 && actions.every(isObject)) {
    const configs = configsByName(inPython ? given.review_configs : given.reviewConfigs, inPython);
    return {
      questions: actions.map((action) => readReview(action, configs, inPython)),
      resumeOf: (decisions) => ({ decisions }),
    };
  }
  return {
    questions: [readOther(value, interrupt.response_schema)],
    resumeOf: ([answer]) => answer,
  };
}

/** Returns the allowed decisions by action name. The first configuration of a name counts. */
function configsByName(configs: unknown, inPython: boolean) {
  const read = asList(configs).filter(isObject).toReversed();
  return new Map(read.map((each) => [inPython ? each.action_name : each.actionName, each]));
}

/** An action of LangChain's human in the loop, in the letters of JavaScript or of Python. */
function readReview(
  action: Record<string, unknown>,
  configs: ReturnType<typeof configsByName>,
  inPython: boolean,
): GraphQuestion {
  const config = configs.get(action.name);
  const allowed = inPython ? config?.allowed_decisions : config?.allowedDecisions;
  const may = (name: string) => Array.isArray(allowed) && allowed.includes(name);
  const decisions: Decisions = {
    approve: may("approve") && { type: "approve" },
    edit:
      may("edit") &&
      ((name, args) => ({
        type: "edit",
        [inPython ? "edited_action" : "editedAction"]: { name, args },
      })),
    reject: may("reject") && { type: "reject" },
    respond: may("respond") && ((message) => ({ type: "respond", message })),
    named: true,
  };
  return readAction(
    {
      name: String(action.name),
      args: action.args,
      description: action.description,
      schema: inPython ? config?.args_schema : config?.argsSchema,
    },
    decisions,
  );
}

interface HumanInterrupt {
  action_request: { action?: unknown; args?: unknown };
  config?: unknown;
  description?: unknown;
}

function isHumanInterrupt(value: unknown): value is HumanInterrupt {
  return isObject(value) && isObject(value.action_request);
}

/** A request of Agent Inbox. */
function readHumanInterrupt(asked: HumanInterrupt): GraphQuestion {
  const { action, args } = asked.action_request;
  const config = asObject(asked.config);
  const ignore = config.allow_ignore === true && { type: "ignore", args: null };
  if (config.allow_accept !== true && config.allow_edit !== true && config.allow_respond === true) {
    const { description } = asked;
    const said = typeof description === "string" ? description : String(action);
    const { request, payloadOf } = readQuestion(said, { type: "string" });
    // The message may be among the arguments only.
    const { message, approval } = describeAction({ name: String(action), args, description });
    return {
      request: { ...request, message },
      approval,
      answerOf: (result) => {
        if (result.action === "decline" && ignore) return ignore;
        if (result.action !== "accept") return undefined;
        return { type: "response", args: payloadOf(result.content ?? {}) };
      },
    };
  }
  return readAction(
    {
      name: String(action),
      args,
      description: asked.description,
    },
    {
      approve: config.allow_accept === true && { type: "accept", args: null },
      edit:
        config.allow_edit === true &&
        ((name, edited) => ({ type: "edit", args: { action: name, args: edited } })),
      reject: ignore,
      respond: config.allow_respond === true && ((text) => ({ type: "response", args: text })),
    },
  );
}

/** Reads a value in the graph's own format. */
function readOther(value: unknown, described: unknown): GraphQuestion {
  const given = asObject(value);
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
  const { request, payloadOf } = readQuestion(String(said ?? writtenJson(value)), schema);
  const message = isNothing(shown) ? request.message : [...texts, writtenJson(shown)].join("\n\n");
  return {
    request: { ...request, message },
    approval: isNothing(shown) ? undefined : createApproval(texts, argumentDetails(shown)),
    answerOf: ({ action, ...result }) =>
      action === "accept" && "content" in result ? payloadOf(result.content ?? {}) : undefined,
  };
}
