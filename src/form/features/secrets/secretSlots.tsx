"use client";

import type { FormSlots } from "../../field/FormSlots.js";
import { SecretAct } from "./SecretAct.js";
import { SecretNotice } from "./SecretNotice.js";

/** What a form draws where it asks for what looks like a secret. */
export const secretSlots: FormSlots = {
  secrets: (props) => <SecretNotice {...props} />,
  beforeSubmit: () => <SecretAct />,
};
