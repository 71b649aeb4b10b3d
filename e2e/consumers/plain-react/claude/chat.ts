import { replyWith } from "../chat/converse";

// The SDK for pages asks for the variables of a process all the same.
Object.assign(globalThis, { process: { env: {}, platform: "browser", cwd: () => "/" } });
const { Asked, run } = await import("./elicitation");

export { Asked };
export const reply = replyWith(run);
