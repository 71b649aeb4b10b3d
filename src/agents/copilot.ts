import {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  approvalRequest,
  isApprovalRequest,
} from "../core/ApprovalRequest.js";
import { hasText, isObject, type JsonObject } from "../core/json.js";
import type { ElicitationSource } from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationLimitError } from "../queue/errors.js";
import { askUser, reviewed } from "../transports/requests.js";
import {
  ALLOW_ONCE,
  type ApprovalReview,
  DENY_WITH_REASON,
  lines,
  readDecision,
  readCall,
} from "./approvals.js";
import { isNothing } from "./interrupts.js";

/** A permission request of the GitHub Copilot SDK, for `review`. Untrusted. */
export interface CopilotPermissionRequest {
  /** Kind of the request: `shell`, `write`, `url`, `mcp` and others. */
  readonly kind: string;
  /** ID of the tool call. */
  readonly toolCallId?: string | undefined;
}

/** Options of `createCopilotPermissionHandler`. */
export interface CopilotPermissionHandlerOptions
  extends ElicitationSource, ApprovalReview<CopilotPermissionRequest> {}

/** The response to a permission request of the GitHub Copilot SDK. */
export type CopilotPermissionDecision =
  | {
      /** Runs this time. */
      kind: "approve-once";
      /** Set if the request was shown to the user. Missing for an answer of `intercept`. */
      approvedInteractively?: boolean;
    }
  | {
      /** Runs, and for the rest of the session whatever `approval` covers. */
      kind: "approve-for-session";
      /** What the answer covers. */
      approval: { kind: "commands"; commandIdentifiers: string[] } | { kind: "write" };
    }
  | {
      /** Runs, and from now on every address of the domain. */
      kind: "approve-permanently";
      /** Host name of the address. */
      domain: string;
    }
  | {
      /** Does not run. */
      kind: "reject";
      /** The reason, for the model. */
      feedback?: string;
    }
  | {
      /** Does not run, because nobody answered. */
      kind: "user-not-available";
    };

/** The `onPermissionRequest` option of the GitHub Copilot SDK. */
export type CopilotPermissionHandler = (
  request: CopilotPermissionRequest,
  invocation: { sessionId: string },
) => Promise<CopilotPermissionDecision>;

/**
 * Creates the `onPermissionRequest` option of the GitHub Copilot SDK.
 *
 * Each request is an approval, with the command, the change, the address or the whole arguments. A
 * refusal may have a reason for the model. A closed, withdrawn or expired request is denied as
 * `user-not-available`. A request over a limit of the queue is rejected with that reason.
 *
 * The SDK passes neither an ID nor a signal. End the open requests of a session with
 * `queue.disconnect(requester, { sessionId })`.
 *
 * @example
 * const requester = { name: "Copilot" };
 * const onPermissionRequest = createCopilotPermissionHandler(queue, { requester });
 * const session = await client.createSession({ onPermissionRequest });
 */
export function createCopilotPermissionHandler(
  queue: ElicitationQueue,
  { review, scopes, ...source }: CopilotPermissionHandlerOptions,
): CopilotPermissionHandler {
  return async (request, { sessionId }) => {
    const read = readCopilotPermission(request);
    const approval = reviewed(read.request, request, { review, scopes });
    const { toolCallId } = isObject(request) ? request : {};
    const shown = { ...approval, sessionId, toolCallId };
    // The host's `intercept` may answer without the user.
    const seen = { isShown: false };
    const look = () => {
      // A relay copies the request, but not its parts.
      seen.isShown ||= queue.items.some(
        ({ request: each }) => isApprovalRequest(each) && each.parts === shown.parts,
      );
    };
    const stop = queue.subscribe(look);
    try {
      const asked = askUser(queue, source, shown, {}, { sessionId });
      look();
      const answer = readDecision(approval, await asked);
      if (!answer) return { kind: "user-not-available" };
      const { option, text } = answer;
      if (option.kind !== "allow") return { kind: "reject", ...(text && { feedback: text }) };
      const lasting = read.lasting.find((each) => each.option.id === option.id);
      if (lasting) return lasting.decision;
      return { kind: "approve-once", ...(seen.isShown && { approvedInteractively: true }) };
    } catch (error) {
      if (!(error instanceof ElicitationLimitError)) throw error;
      return { kind: "reject", feedback: error.message };
    } finally {
      stop();
    }
  };
}

/** A lasting answer, and its response. */
interface LastingAnswer {
  option: ApprovalOption;
  decision: CopilotPermissionDecision;
}

const PERMISSIVE_NOTE =
  "It runs in the sandbox, but the sandbox blocks no file and no process (requestSandboxPermissive).";

/** Reads a permission request: its approval, and its lasting answers. */
function readCopilotPermission(given: unknown): {
  request: ApprovalRequest;
  lasting: readonly LastingAnswer[];
} {
  const request = isObject(given) ? given : {};
  const { intention, toolTitle, hookMessage, toolDescription } = request;
  const { warning, requestSandboxBypassReason } = request;
  const lasting = lastingAnswers(request);
  const reason = lines(hookMessage, toolDescription, warning, requestSandboxBypassReason);
  const isPermissive = request.requestSandboxPermissive === true;
  // The note of a bypass comes from the screen, in the user's language.
  const notes = isPermissive ? [{ level: "danger" as const, text: PERMISSIVE_NOTE }] : undefined;
  return {
    request: approvalRequest(readParts(given), {
      message: [intention, toolTitle].find(hasText) ?? "",
      ...(reason && { reason }),
      options: [ALLOW_ONCE, ...lasting.map(({ option }) => option), DENY_WITH_REASON],
      ...(notes && { notes }),
    }),
    lasting,
  };
}

/** The known kinds, each with the members that are shown by other parts, or repeat them. */
const KINDS = new Map<unknown, readonly string[]>(
  [
    // The SDK asks hosts not to show resolved paths.
    [
      "shell",
      "fullCommandText commands commandSegments hasWriteFileRedirection resolvedPaths resolvedWorkingDirectory",
    ],
    ["write", "fileName diff newFileContents"],
    ["url", "url"],
    ["mcp", "serverName toolName toolTitle args readOnly"],
    ["custom-tool", "toolName toolDescription args"],
    ["hook", "toolName hookMessage toolArgs"],
    ["read", ""],
    ["memory", ""],
    ["extension-management", ""],
    ["extension-permission-access", ""],
    ["extension-env-access", ""],
    ["factory", ""],
  ].map(([kind = "", shown = ""]) => [kind, shown.split(" ")]),
);

/** Members of every kind that are shown elsewhere, or don't change what runs. */
const ASIDE = [
  "kind",
  "toolCallId",
  "intention",
  "warning",
  "requestSandboxBypassReason",
  "canOfferSessionApproval",
  "managedApprovalRequired",
  "permissionRecommendation",
  "assistedApproval",
  "skipPermission",
];

function readParts(request: unknown): ApprovalPart[] {
  if (!isObject(request)) {
    return isNothing(request)
      ? [{ type: "missing", what: "call" }]
      : [readCall({ value: request })];
  }
  const tool = hasText(request.kind) ? request.kind : undefined;
  const shown = KINDS.get(request.kind);
  const own = shown && ownParts(request);
  const rest = own && restOf(request, [...ASIDE, ...shown]);
  if (!own || (own.length === 0 && isNothing(rest))) return [readCall({ tool, value: request })];
  return [...own, ...(isNothing(rest) ? [] : [readCall({ tool, value: rest })])];
}

/** Returns the parts of a known kind, or `undefined` if the request is malformed. */
function ownParts(request: JsonObject): ApprovalPart[] | undefined {
  const { kind, fullCommandText: command, fileName: path, diff, newFileContents, url } = request;
  const { serverName: server, toolName: tool, args, toolArgs } = request;
  switch (kind) {
    case "shell":
      return hasText(command) ? [{ type: "command", command }] : undefined;
    case "write":
      return hasText(path) && typeof diff === "string" && isTextOrMissing(newFileContents)
        ? changeParts(path, diff, newFileContents)
        : undefined;
    case "url":
      return hasText(url) ? [{ type: "url", url }] : undefined;
    case "mcp":
      return hasText(server) && hasText(tool)
        ? [readCall({ server, tool, value: args })]
        : undefined;
    case "custom-tool":
    case "hook":
      return hasText(tool)
        ? [readCall({ tool, value: kind === "hook" ? toolArgs : args })]
        : undefined;
    default:
      return [];
  }
}

function isTextOrMissing(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}

/** Returns a change with its patch, and with the new text if the patch has other lines. */
function changeParts(path: string, diff: string, newText: string | undefined): ApprovalPart[] {
  const shown = diff.split("\n");
  const added = shown.filter((line) => /^\+(?!\+\+ )/.test(line));
  const text = added.map((line) => line.slice(1)).join("\n");
  // An unchanged line is not in a new text that has only the added lines.
  const isAllNew = !shown.some((line) => line.startsWith(" "));
  const isTold = isAllNew && (newText === text || newText === `${text}\n`);
  const change: ApprovalPart = {
    type: "change",
    path,
    ...(newText !== undefined && !isTold && { newText }),
    ...(diff && { patch: diff }),
  };
  // An empty diff shows no line that is written.
  return diff || newText ? [change] : [change, { type: "missing", what: "change", label: path }];
}

/** Returns the members of a request that are not shown yet and are not empty. */
function restOf(request: JsonObject, told: readonly string[]): JsonObject {
  const { path, fileName, resolvedPath, requestSandboxPermissive } = request;
  const isIdle = (key: string, value: unknown) => {
    if (value === undefined) return true;
    if (key === "possiblePaths" || key === "possibleUrls") return isNothing(value);
    if (key === "resolvedPath") return resolvedPath === (path ?? fileName);
    // A permissive run stays in the sandbox, so it must not get the note of a bypass.
    if (key === "requestSandboxBypass") return value === false || requestSandboxPermissive === true;
    return key === "requestSandboxPermissive" && value === false;
  };
  return Object.fromEntries(
    Object.entries(request).filter(([key, value]) => !told.includes(key) && !isIdle(key, value)),
  );
}

/** Returns the lasting answers that the request offers. */
function lastingAnswers(request: JsonObject): LastingAnswer[] {
  const { kind, canOfferSessionApproval, commands, url, requestSandboxBypass } = request;
  // The SDK does not say whether a lasting answer would include the bypass.
  if (requestSandboxBypass) return [];
  const lasting = (
    id: string,
    scope: ApprovalOption["scope"],
    covers: string[],
    decision: CopilotPermissionDecision,
  ) => [{ option: { id, kind: "allow" as const, scope, covers }, decision }];
  if (kind === "url") {
    const domain = hasText(url) ? hostOf(url) : "";
    if (!domain) return [];
    return lasting("allow-always", "always", [domain], { kind: "approve-permanently", domain });
  }
  if (canOfferSessionApproval !== true) return [];
  if (kind === "write") {
    return lasting("allow-session", "session", ["every file"], {
      kind: "approve-for-session",
      approval: { kind: "write" },
    });
  }
  const given: unknown[] = kind === "shell" && Array.isArray(commands) ? commands : [];
  const identifiers = given.map((each) => (isObject(each) ? each.identifier : undefined));
  if (identifiers.length === 0 || !identifiers.every(hasText)) return [];
  const commandIdentifiers = [...new Set(identifiers)];
  return lasting("allow-session", "session", commandIdentifiers, {
    kind: "approve-for-session",
    approval: { kind: "commands", commandIdentifiers },
  });
}

/** Returns the host name of a page's address, or "". */
function hostOf(url: string): string {
  try {
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname : "";
  } catch {
    return "";
  }
}
