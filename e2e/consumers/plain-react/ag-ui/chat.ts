import { replyWith } from "../chat/converse";
import { run } from "./elicitation";

export { Asked } from "./elicitation";
export const reply = replyWith(run);
