// @ts-check
/** What is imported, and what it may weigh, in KB of 1,000 bytes. */
export const budgets = [
  { what: "`<ElicitationForm>`", names: ["ElicitationForm"], budget: 38 },
  { what: "`<UrlConsent>`", names: ["UrlConsent"], budget: 18 },
  {
    what: "both, the queue and the hook",
    names: ["ElicitationForm", "UrlConsent", "createElicitationQueue", "useElicitation"],
    budget: 52,
  },
  {
    what: "the queue and every wire, without React",
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
    budget: 6.7,
  },
];
