/**
 * The words by which a form guards against what nobody means to answer, in English. They load with
 * what checks a form, and a host may give its own.
 */
export const enGuard = {
  /** To a press that came before anybody can have looked. */
  tooSoon: "This form just appeared. Check it, then press again.",

  // What looks like a secret: below its question, by kind …
  /** Beneath a question that looks like a request for a secret, by its kind. */
  secretAsked: {
    password: "This looks like a request for a password.",
    code: "This looks like a request for a PIN or a one-time code.",
    key: "This looks like a request for an access key or a token.",
    card: "This looks like a request for payment card details.",
    bank: "This looks like a request for bank account details.",
    identity: "This looks like a request for an ID number.",
  },
  // … at the top …
  /** At the top of a form that asks for such things. */
  secretsTitle: "This form seems to ask for a password or key.",
  /** Beneath `secretsTitle`: what is advised. */
  secretsHint:
    "Servers shouldn’t ask for secrets in a form. If you’re not sure why it’s needed, decline.",
  /** After `secretsHint`: who would get it. */
  secretsOnlyFor: (name: string) => `Only share it if you trust ${name} with it.`,
  /** In place of the advice, where the host refuses such forms. */
  secretsRefused:
    "This app doesn’t allow such questions, so this form can’t be submitted. You can decline or cancel.",
  // … and beside Submit
  /** Beside the box to tick before a secret is sent. */
  secretsAgree: (name: string) => `Share it with ${name}`,
  /** Beneath that box, after Submit without it. */
  secretsHeldBack: "Nothing was sent. To share it, tick this box.",
};

export type GuardStrings = typeof enGuard;
