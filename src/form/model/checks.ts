import { namesNoSecret } from "../../memory/keepable.js";
import { findSecrets } from "../../schema/secrets/findSecrets.js";
import { presetText } from "../../schema/presetOf.js";
import { readAnswer } from "../../schema/readAnswer.js";
import { enSecrets } from "../../strings/enSecrets.js";

/**
 * The code that reads answers and finds secrets, with its strings. Every form needs it, but not for
 * its first frame.
 */
export const checks = { findSecrets, namesNoSecret, presetText, readAnswer, enSecrets };
