import type { WrittenUrl } from "./types.js";

/** Splits a URL as written, as a user or a simple program reads it. Never fails. */
export function writtenUrl(raw: string): WrittenUrl {
  // The parser drops spaces and control characters around a URL, and tabs and line breaks anywhere.
  const trimmed = raw.replace(/^[\0-\x20]+/, "");
  const [, scheme = "", slashes = "", authority = ""] =
    /^([^:\\/?#]*):([\\/\t\n\r]*)([^\\/?#]*)/.exec(trimmed) ?? [];
  const start = `${scheme}:${slashes}${authority}`;
  return {
    scheme: scheme.replace(/[\t\n\r]/g, "").toLowerCase(),
    slashes: slashes.replace(/[\t\n\r]/g, ""),
    authority,
    host: authority.replace(/^.*@/s, "").trimEnd().replace(/:\d*$/, ""),
    rest: trimmed.slice(start.length),
    spaced:
      // oxlint-disable-next-line no-control-regex -- control characters are what this is about
      /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(raw.slice(0, raw.length - trimmed.length)) ||
      /[\t\n\r]/.test(start.trimEnd()),
  };
}
