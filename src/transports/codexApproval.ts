import {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  optionsOf,
} from "../core/ApprovalRequest.js";
import {
  type ElicitationRequest,
  type ElicitationResult,
  isFormRequest,
} from "../core/protocol.js";
import { type Review, reviewed, type Translation } from "./requests.js";

/** How long an answer of Codex may last besides once. */
const PERSIST = ["session", "always"] as const;

/**
 * Reads Codex's question whether it may call a tool of an MCP server: an empty form, and the call in
 * `_meta`.
 *
 * `tool_params_display` is not read. It is for show, and may say something else than what runs.
 *
 * @returns `undefined` for any other request.
 */
export function readCodexApproval(
  request: ElicitationRequest,
  requester: string,
  review: Review<{ params: ElicitationRequest }> = {},
): Translation | undefined {
  const { message, _meta: meta } = request;
  if (!isFormRequest(request) || meta?.codex_approval_kind !== "mcp_tool_call") return undefined;
  if (Object.keys(request.requestedSchema.properties ?? {}).length > 0) return undefined;
  const server = textOf(meta.connector_name);
  const tool = textOf(meta.tool_title);
  const what = [server ?? requester, tool].filter((name) => name !== undefined).join(" · ");
  const value = meta.tool_params;
  const part: ApprovalPart =
    value === undefined || value === null
      ? { type: "missing", what: "arguments", label: tool }
      : { type: "arguments", server, tool, value };
  const persist = [meta.persist].flat();
  const lasting = PERSIST.filter((scope) => persist.includes(scope)).map(
    (scope): ApprovalOption => ({
      id: `accept ${scope}`,
      kind: "allow",
      scope,
      // Codex keeps the permission by server and tool.
      covers: [`${what}, with any arguments`],
    }),
  );
  const options: ApprovalOption[] = [
    { id: "accept", kind: "allow" },
    ...lasting,
    { id: "decline", kind: "deny" },
  ];
  const reason = textOf(meta.tool_description);
  // How long Codex waits.
  const kept = meta.codex === undefined ? {} : { _meta: { codex: meta.codex } };
  const approval: ApprovalRequest = {
    mode: "approval",
    message,
    reason,
    parts: [part],
    options,
    ...kept,
  };
  const shown = reviewed(approval, { params: request }, review);
  return {
    request: shown,
    toResult: (result) => {
      const { action, option, allowed } = result as {
        action: string;
        option?: string;
        allowed?: boolean;
      };
      if (action !== "accept") return { action: result.action } as ElicitationResult;
      // The host's own component or `intercept` may return an answer that was not offered.
      const isOffered = optionsOf(shown).some(({ id, kind }) => id === option && kind === "allow");
      if (!isOffered || allowed !== true) return { action: "cancel" };
      const scope = PERSIST.find((each) => option === `accept ${each}`);
      return { action, content: {}, ...(scope && { _meta: { persist: scope } }) };
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
