import { mostRead } from "./hiddenCharacters.js";
import { isWeb } from "./isWeb.js";

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
