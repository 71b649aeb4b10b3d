import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * Returns the SHA-256 of a text in UTF-8, in hexadecimal digits.
 *
 * A page without HTTPS has no `crypto.subtle`, and with a weaker hash a server could make two of
 * its fields look the same.
 */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
