/** Characters that are not seen or that turn the text around: bidirectional, zero-width, fillers, tags. */
const hidden =
  // oxlint-disable-next-line no-misleading-character-class -- combining characters are what this is about
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

/**
 * Joiners that a script or an emoji needs: between letters of scripts that join (Persian, Hindi) and after signs.
 * There they change what is seen.
 */
const needed =
  /([\u0600-\u0dff\u1000-\u109f\u1780-\u17ff\u203c-\u3299]|[\u{1f000}-\u{1faff}])(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu;

/**
 * How many characters of a text are looked at one by one. An address of more is conspicuous by its length, and one of
 * megabytes must not hold the page.
 */
export const mostRead = 65_536;

/** The hidden characters of a text, in order; behind `mostRead` the first, and no joiner is needed there. */
export function hiddenCharacters(text: string): string[] {
  const start = text.slice(0, mostRead);
  const found = hidden.test(start)
    ? (start.replace(needed, "$1").match(new RegExp(hidden, "gu")) ?? [])
    : [];
  return [...found, ...(hidden.exec(text.slice(mostRead)) ?? [])];
}

/** The text with all that cannot be seen made visible: `\u{202E}`. It ends after `mostRead` characters. */
export function visible(text: string): string {
  if (text.length > mostRead) return `${visible(text.slice(0, mostRead))}\u2026`;
  return text.replace(
    new RegExp(
      `${hidden.source}|[\\0-\\x1f\\x7f-\\x9f\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]|\\p{Cs}`,
      "gu",
    ),
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}

/** Whether a URL is one of the web: a browser opens a page for it. */
export function isWeb({ protocol }: URL): boolean {
  return /^https?:$/.test(protocol);
}

/**
 * Parses a URL without a base, or returns `undefined`.
 *
 * Parsers take seconds for a host of megabytes, so of anything but web addresses only the beginning
 * is parsed.
 */
export function parseUrl(raw: string): URL | undefined {
  if (raw.length > mostRead) {
    const beginning = parse(raw.slice(0, mostRead));
    if (beginning && !isWeb(beginning)) return beginning;
    const host = /^[^:]*:[\\/\t\n\r]*([^\\/?#]*)/.exec(raw)?.[1] ?? "";
    if (host.length >= mostRead) return undefined;
  }
  return parse(raw);
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether a canonical host is an IPv4 address: the URL parser leaves no other name that ends in a number. */
export function isIpv4(host: string): boolean {
  return /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether a canonical IPv6 host is an IPv4 address in disguise. */
export function isMappedIpv4(host: string): boolean {
  return host.startsWith("[::ffff:");
}
