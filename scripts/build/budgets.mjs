// @ts-check
/** What is imported, and what it may weigh, in KB of 1,000 bytes. */
export const budgets = [
  { what: "`<ElicitationForm>`", names: ["ElicitationForm"], budget: 71 },
  { what: "`<UrlConsent>`", names: ["UrlConsent"], budget: 24 },
  {
    what: "both, the queue and the hook",
    names: ["ElicitationForm", "UrlConsent", "createElicitationQueue", "useElicitation"],
    budget: 99,
  },
  {
    what: "the queue and one SDK's handlers, without React",
    names: ["createElicitationQueue", "createElicitationHandlers"],
    budget: 14.5,
  },
];

/** Limits of the code that a page loads later, in KB of 1,000 bytes. */
export const lateBudgets = {
  form: { what: "with the first form, until it is answered", budget: 22 },
  consent: { what: "with the first URL request", budget: 47 },
  approval: { what: "with the first approval in `<Elicitation>`", budget: 37 },
};

/** Limit of the style sheet, in KB of 1,000 bytes. */
export const styleBudget = { what: "`styles.css`", budget: 19 };

/**
 * The functions that ask the user for an agent, and the limit of each, in KB of 1,000 bytes. Those of
 * ACP and Codex read several kinds of requests.
 *
 * @type {Record<string, number>}
 */
const adapters = {
  createAcpPermissionHandlers: 5.5,
  answerToolApprovals: 4,
  answerLangGraphInterrupts: 4,
  withAgUiInterrupts: 4,
  createClaudePermissionHandler: 4,
  answerAgentInterruptions: 4,
  answerAdkConfirmations: 4,
  createCopilotPermissionHandler: 4,
  createCodexApprovalHandlers: 5.3,
};

/** Limits of the other entry points, in KB of 1,000 bytes. */
export const otherBudgets = [
  {
    what: "`<Approval>` by itself",
    from: "react-elicitation",
    names: ["Approval"],
    budget: 42,
  },
  ...Object.entries(adapters).map(([name, budget]) => ({
    what: `\`${name}\`, without the queue`,
    from: "react-elicitation/agents",
    names: [name],
    budget,
  })),
  {
    what: "the queue and every transport",
    from: "react-elicitation/core",
    names: [
      "createElicitationQueue",
      "createElicitationHandlers",
      "connectElicitation",
      "withInputRequests",
      "withUrlElicitations",
      "webSocketChannel",
      "windowChannel",
      "messagePortChannel",
      "broadcastChannel",
      "extensionPortChannel",
      "eventStreamChannel",
    ],
    budget: 16.5,
  },
  {
    what: "a page of a relay: its transport, without the queue",
    from: "react-elicitation/core",
    names: ["connectRelay"],
    budget: 3.4,
  },
  {
    what: "what asks for agents of every kind, without the queue",
    from: "react-elicitation/agents",
    names: Object.keys(adapters),
    budget: 18.5,
  },
  {
    what: "the relay, with its queues, on a backend",
    from: "react-elicitation/relay",
    names: ["createElicitationRelay", "redisBus"],
    budget: 24,
  },
];
