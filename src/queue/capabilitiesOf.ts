/** What a request can ask for. */
export type ElicitationMode = "form" | "url";

/** The modes that are declared; what is not there is left out, never `null`. */
export type DeclaredModes = { form?: Record<string, never>; url?: Record<string, never> };

/** What a client says of itself when it connects, in the words of each protocol. */
export interface ElicitationCapabilities {
  /**
   * For `capabilities` of an MCP client. `applyDefaults` is never declared: SDKs would then put
   * defaults back that the person has cleared.
   */
  mcp: { elicitation?: DeclaredModes };
  /** For ACP's `initialize`: `clientCapabilities` in v1, `capabilities` in the draft of v2. */
  acp: { elicitation?: DeclaredModes };
}

/**
 * The capabilities that say exactly which modes are mounted. Where none is, `elicitation` is left
 * out: for MCP an empty one means forms, and for ACP it says nothing more than its absence.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#capabilities
 * @example
 * capabilitiesOf(["form"]).mcp; // { elicitation: { form: {} } }
 */
export function capabilitiesOf(modes: readonly ElicitationMode[]): ElicitationCapabilities {
  const declared: { elicitation?: DeclaredModes } =
    modes.length > 0 ? { elicitation: Object.fromEntries(modes.map((mode) => [mode, {}])) } : {};
  return { mcp: declared, acp: declared };
}
