import { converse } from "../chat/converse";
import { callTool } from "./elicitation";

export { Asked } from "./elicitation";
export const reply = converse(callTool);
