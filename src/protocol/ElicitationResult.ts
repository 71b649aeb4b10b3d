/** One answered value. `null` is no answer in any protocol, so it is not here. */
export type ContentValue = string | number | boolean | string[];

/** The answers of an accepted form, by the server's own property keys. */
export type ElicitationContent = Record<string, ContentValue>;

/**
 * What the person did, in the words of the protocol. Assignable to the result types of the SDKs.
 *
 * - `accept`: the form was submitted (`content` holds the answers), or the person agreed to open
 *   the page.
 * - `decline`: the person said no.
 * - `cancel`: the request was dismissed without a choice.
 */
export type ElicitationResult =
  | {
      action: "accept";
      content?: ElicitationContent;
      /**
       * What the person chose besides, where who asks offers it: of Codex, how long an approval holds
       * (`{ persist: "session" }`). A host's own screens may give it; those of the library never do.
       */
      _meta?: { [key: string]: unknown };
    }
  | { action: "decline" }
  | { action: "cancel" };
