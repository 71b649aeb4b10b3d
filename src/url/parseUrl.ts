import { mostRead } from "./hiddenCharacters.js";
import { isWeb } from "./isWeb.js";

/**
 * Reads a URL with no base; undefined where it is none. Parsers take seconds for megabytes of a host, and of what is no
 * web address: of those only the beginning is read, which tells as much.
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
