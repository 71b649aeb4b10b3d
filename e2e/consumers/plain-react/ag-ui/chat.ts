import { replyWith } from "../chat/replyWith";
import { run } from "./elicitation";

export { Asked } from "./elicitation";
export const reply = replyWith(run);
