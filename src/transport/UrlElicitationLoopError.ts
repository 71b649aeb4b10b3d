/**
 * A server asks for a page again that the person has just been to.
 *
 * @example
 * withUrlElicitations(call, queue, { requester }).catch((error) => {
 *   if (error instanceof UrlElicitationLoopError) log(`asked again for ${error.url}`);
 *   throw error;
 * });
 */
export class UrlElicitationLoopError extends Error {
  override name = "UrlElicitationLoopError";
  /** The page it asks for again. Untrusted. */
  readonly url: string;

  /** @param options `cause`: the error of the retried call. */
  constructor(url: string, options?: ErrorOptions) {
    super("The server asks for the same page again.", options);
    this.url = url;
  }
}
