/**
 * The words by which a form guards against what nobody means to answer, in English. They load with
 * what checks a form, and a host may give its own.
 */
export const enGuard = {
  /** To a press that came before anybody can have looked. */
  tooSoon: "This form has only just appeared. Look at it first, then press again.",

  // What looks like a secret: below its question, by kind …
  /** Beneath a question that looks like a request for a secret, by its kind. */
  secretAsked: {
    password: "This looks like a request for a password.",
    code: "This looks like a request for a PIN or a one-time code.",
    key: "This looks like a request for an access key or a token.",
    card: "This looks like a request for the details of a payment card.",
    bank: "This looks like a request for the details of a bank account.",
    identity: "This looks like a request for a number that proves who somebody is.",
  },
  // … at the top …
  /** At the top of a form that asks for such things. */
  secretsTitle: "You seem to be asked for a password, a key or the like.",
  /** Beneath `secretsTitle`: what is advised. */
  secretsHint:
    "Servers must not ask for such things in a form. If you do not know what it is needed for, decline.",
  /** After `secretsHint`: who would get it. */
  secretsOnlyFor: (name: string) => `Give it only if you want ${name} to have it.`,
  /** In place of the advice, where the host refuses such forms. */
  secretsRefused:
    "This app does not allow such questions, so this form cannot be submitted. You can decline or cancel.",
  // … and beside Submit
  /** Beside the box to tick before a secret is sent. */
  secretsAgree: (name: string) => `I want ${name} to have it`,
  /** Beneath that box, after Submit without it. */
  secretsHeldBack: "Nothing was sent yet. Tick this box first if that is what you want.",
};

export type GuardStrings = typeof enGuard;
