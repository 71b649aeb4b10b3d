/** What the address of a page tells: the same to the server and to the page. */
export interface Told {
  /** The host knows the person's language, time zone, and the domains of the world. */
  known: boolean;
  /** A part of the page is sent after the rest. */
  streamed: boolean;
  rightToLeft: boolean;
}

export function readTold(search: URLSearchParams): Told {
  return {
    known: search.has("known"),
    streamed: search.has("streamed"),
    rightToLeft: search.has("rightToLeft"),
  };
}
