/** What a server asks of the host rather than of the person. */
export const ownAnswers = {
  "roots/list": () => ({ roots: [{ uri: "file:///home/ada", name: "Home" }] }),
  "sampling/createMessage": () => ({
    role: "assistant" as const,
    model: "none",
    content: { type: "text" as const, text: "Hello." },
  }),
};

/** How these are declared. */
export const ownCapabilities = { roots: {}, sampling: {} };
