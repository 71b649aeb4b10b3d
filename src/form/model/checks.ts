import { namesNoSecret } from "../../memory/keepable.js";
import { findSecrets } from "../../schema/findSecrets.js";
import { presetText } from "../../schema/presetOf.js";
import { readAnswer } from "../../schema/readAnswer.js";
import { enSecrets } from "../../strings/enSecrets.js";

/** The code that reads answers and finds secrets, and the words for these: every form needs it, but not to be drawn. */
export const checks = { findSecrets, namesNoSecret, presetText, readAnswer, enSecrets };
