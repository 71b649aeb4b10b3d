// @ts-check

/**
 * @typedef {object} Topic A page of the reference.
 * @property {string[]} names The names on it. Their own types follow by themselves.
 * @property {string} [title] If it is not the name of the page.
 * @property {string} [intro]
 * @property {string[]} [elements] Which groups of elements it renders.
 */

/** The pages of docs/reference, by topic. @type {Record<string, Record<string, Topic>>} */
export const topics = {
  Components: {
    Elicitation: { names: ["Elicitation"], elements: ["Shared", "Form", "Consent", "Receipt"] },
    ElicitationForm: {
      names: ["ElicitationForm", "ElicitationFormOptions", "ElicitationFormHandle"],
      elements: ["Shared", "Form", "Control", "Form flow"],
    },
    "form-layout": {
      title: "Form layout",
      names: [],
      intro:
        "Pass children to `<ElicitationForm>` to lay it out with these components. Each renders one HTML element and takes its attributes, handlers and ref.",
    },
    UrlConsent: { names: ["UrlConsent", "UrlConsentOptions"], elements: ["Shared", "Consent"] },
    ElicitationDialog: { names: ["ElicitationDialog"], elements: ["Shared"] },
    ElicitationReceipt: { names: ["ElicitationReceipt"], elements: ["Receipt"] },
    ElicitationProvider: { names: ["ElicitationProvider"] },
    BlockedRequesters: { names: ["BlockedRequesters"], elements: ["Shared"] },
    "custom-controls": {
      title: "Custom controls",
      names: ["Controls", "ControlProps", "Field", "FieldKind", "FieldOf", "FieldOption"],
      intro: "Pass `controls` to `<ElicitationForm>` to render fields with components of your own.",
    },
  },
  Hooks: {
    useElicitation: { names: ["useElicitation"] },
    useElicitationForm: { names: ["useElicitationForm", "ElicitationFormState"] },
    useElicitationField: { names: ["useElicitationField", "ElicitationField"] },
  },
  "Queue and requests": {
    createElicitationQueue: {
      names: [
        "createElicitationQueue",
        "ElicitationQueue",
        "ElicitationQueueOptions",
        "ElicitOptions",
        "ElicitationSnapshot",
        "BlockedRequester",
      ],
    },
    ElicitationItem: { names: ["ElicitationItem", "ElicitationStatus"] },
    requests: {
      title: "formRequest and urlRequest",
      intro: "Create requests with typed content, and tell form requests from URL requests.",
      names: ["formRequest", "urlRequest", "isFormRequest", "isUrlRequest"],
    },
    validateContent: { names: ["validateContent", "Issue"] },
    answerWithDefaults: { names: ["answerWithDefaults"] },
    notifyOnElicitation: { names: ["notifyOnElicitation"] },
    storage: {
      title: "Storage",
      intro: "Where drafts and remembered answers are kept, and how to clear them.",
      names: ["createLocalStorage", "ElicitationStorage", "clearAnswers", "clearDrafts"],
    },
  },
  "MCP and ACP clients": {
    createElicitationHandlers: { names: ["createElicitationHandlers", "ElicitationHandlers"] },
    withElicitation: { names: ["withElicitation"] },
    withDeliveryRetry: { names: ["withDeliveryRetry"] },
    withUrlElicitations: { names: ["withUrlElicitations"] },
    withInputRequests: { names: ["withInputRequests", "fulfilInputRequests"] },
    answerTask: { names: ["answerTask"] },
    "open-link": {
      intro: "Show a link as a URL request before it opens.",
      title: "openLink and createLinkHandler",
      names: ["openLink", "createLinkHandler"],
    },
  },
  Transports: {
    connect: {
      intro: "Connect a queue to a server or a relay over a channel.",
      title: "connectElicitation and connectRelay",
      names: ["connectElicitation", "connectRelay"],
    },
    channels: {
      title: "Channels",
      intro:
        "Connect a queue to a server over WebSocket, server-sent events, windows or message ports.",
      names: [
        "webSocketChannel",
        "eventStreamChannel",
        "windowChannel",
        "messagePortChannel",
        "broadcastChannel",
        "extensionPortChannel",
        "Channel",
      ],
    },
    relay: {
      title: "Relay",
      intro: "Relay requests from MCP connections on your backend to browsers.",
      names: ["createElicitationRelay", "memoryStore", "memoryBus", "redisBus", "ElicitationRelay"],
    },
  },
  Agents: {
    "ag-ui": {
      title: "AG-UI",
      names: ["withAgUiInterrupts", "answerInterrupts", "Interrupt"],
      intro: "Answer the interrupts of an AG-UI agent.",
    },
    answerLangGraphInterrupts: { names: ["answerLangGraphInterrupts"] },
    createClaudeElicitationHandler: { names: ["createClaudeElicitationHandler"] },
    createAcpPermissionHandler: { names: ["createAcpPermissionHandler", "Approval"] },
  },
  "URL analysis": {
    analyzeUrl: {
      names: [
        "analyzeUrl",
        "urlChecks",
        "loadPublicSuffixes",
        "UrlVerdict",
        "UrlContext",
        "UrlFinding",
        "UrlFindingCode",
        "UrlLevel",
        "UrlCheck",
        "UrlSubject",
      ],
    },
    "url-findings": {
      title: "URL findings",
      names: [],
      intro: "Codes that `analyzeUrl` and `<UrlConsent>` report, with their levels.",
    },
  },
  Strings: {
    strings: {
      title: "Strings",
      names: ["loadStrings", "matchLocale", "locales", "en", "Strings"],
      intro: "Every text that the components show. Replace single ones with the `strings` prop.",
    },
  },
  Styles: {
    tokens: {
      title: "Tokens",
      names: [],
      intro:
        "CSS custom properties that restyle the components. Set them on any element around them.",
    },
    elements: {
      title: "Elements",
      names: [],
      intro:
        'Elements that a style sheet can select by `data-elicit`, with their states: `[data-elicit="field"][data-invalid]`.',
    },
  },
  Testing: {
    testing: {
      title: "Testing utilities",
      intro: "Fill in and answer requests in tests with Testing Library or Playwright.",
      names: ["fill", "answer", "decline", "cancel", "openPage", "createTimers"],
    },
  },
  "Errors and types": {
    errors: {
      title: "Errors and codes",
      intro:
        "Error classes of `react-elicitation/core`. A number is the code of the JSON-RPC error.",
      names: [
        "ElicitationLimitError",
        "ElicitationModeError",
        "ElicitationRefusedError",
        "InputRequestError",
        "InvalidParamsError",
        "UrlElicitationLoopError",
      ],
    },
    types: {
      title: "Types",
      names: ["ElicitationRequest", "FormRequest", "UrlRequest", "ElicitationResult", "Requester"],
      intro: "Types that several pages refer to.",
    },
  },
};
