"use client";

import type { FormSlots } from "../../field/FormSlots.js";
import { SecretAct } from "./SecretAct.js";
import { SecretNotice } from "./SecretNotice.js";

/** The elements of a form that seems to ask for a secret. */
export const secretSlots: FormSlots = {
  secrets: (props) => <SecretNotice {...props} />,
  beforeSubmit: () => <SecretAct />,
};
