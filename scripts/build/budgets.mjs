// @ts-check
/** What is imported, and what it may weigh, in KB of 1,000 bytes. */
export const budgets = [
  { what: "`<ElicitationForm>`", names: ["ElicitationForm"], budget: 38 },
  { what: "`<UrlConsent>`", names: ["UrlConsent"], budget: 18 },
  {
    what: "both, the queue and the hook",
    names: ["ElicitationForm", "UrlConsent", "createElicitationQueue", "useElicitation"],
    budget: 53,
  },
  {
    what: "the queue and every transport, without React",
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
    budget: 6.9,
  },
];

/** Code that a page loads later, and what it may weigh, in KB of 1,000 bytes. */
export const lateBudgets = {
  form: { what: "with the first form, until it is answered", budget: 26 },
  consent: { what: "with the first URL request", budget: 45 },
};

/** The same of what a page or a backend imports from a way in of its own. */
export const otherBudgets = [
  {
    what: "a page of a relay: its transport, without the queue",
    from: "react-elicitation/transport",
    names: ["connectRelay"],
    budget: 2.2,
  },
  {
    what: "what asks for agents of every kind, without the queue",
    from: "react-elicitation/agents",
    names: ["withInterrupts", "answerGraphInterrupts", "createOnElicitation"],
    budget: 4.2,
  },
  {
    what: "the relay, with its queues, on a backend",
    from: "react-elicitation/relay",
    names: ["createElicitationRelay", "redisBus"],
    budget: 8.5,
  },
];
