/** Strings of a form that seems to ask for a secret, in English. */
export const enSecrets = {
  /** Beneath a question that looks like a request for a secret, by its kind. */
  secretAsked: {
    password: "This looks like a request for a password.",
    code: "This looks like a request for a PIN or a one-time code.",
    key: "This looks like a request for an access key or a token.",
    card: "This looks like a request for payment card details.",
    bank: "This looks like a request for bank account details.",
    identity: "This looks like a request for an ID number.",
  },
  /** The button beneath a masked box. Its name is this word and the label of the field. */
  showSecret: "Show",
  /** The same button while what is typed can be read. */
  hideSecret: "Hide",
  /** At the top of a form that asks for such things. */
  secretsTitle: "This form seems to ask for sensitive information.",
  /** Beneath `secretsTitle`: what is advised. */
  secretsHint:
    "Servers shouldn’t ask for this in a form. If you’re not sure why it’s needed, decline.",
  /** After `secretsHint`: who would get it. */
  secretsOnlyFor: (name: string) => `Only share it if you trust ${name}.`,
  /** In place of the advice, where the host refuses such forms. */
  secretsRefused:
    "This app doesn’t allow requests for sensitive information, so this form can’t be submitted. You can decline or cancel.",
  /** Beside the box to tick before a secret is sent. */
  secretsAgree: (name: string) => `Share this with ${name} anyway`,
  /** Beneath that box, after Submit without it. */
  secretsHeldBack: "Nothing was sent. To share this, select the checkbox.",
};

export type SecretStrings = typeof enSecrets;
