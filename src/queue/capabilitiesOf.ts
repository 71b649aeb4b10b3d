/** Modes of a request. */
export type ElicitationMode = "form" | "url";

/** The declared modes. A mode that is not supported is missing, never `null`. */
export type DeclaredModes = {
  /** Form mode. */
  form?: Record<string, never>;
  /** URL mode. */
  url?: Record<string, never>;
};

/** Client capabilities to declare when connecting, by protocol. */
export interface ElicitationCapabilities {
  /**
   * For `capabilities` of an MCP client.
   *
   * `applyDefaults` is never declared: SDKs would then restore defaults that the user has cleared.
   */
  mcp: {
    /** Modes of elicitation. Missing if there are none. */
    elicitation?: DeclaredModes;
  };
  /** For ACP's `initialize`: `clientCapabilities` in v1, `capabilities` in the draft of v2. */
  acp: {
    /** Modes of elicitation. Missing if there are none. */
    elicitation?: DeclaredModes;
  };
}

/**
 * Returns the capabilities for exactly these modes.
 *
 * Without a mode, `elicitation` is missing, because an empty one means forms in MCP.
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
