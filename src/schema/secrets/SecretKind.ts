/**
 * Kind of secret that a field seems to ask for.
 *
 * - `password`: a password, a passphrase, the answer to a security question
 * - `code`: a PIN, a one-time or recovery code
 * - `key`: an API key, a token, a private key, a seed phrase, a cookie, or a file or URL that holds
 *   one
 * - `card`: payment card details
 * - `bank`: bank account details
 * - `identity`: a number that proves identity, such as a social security number
 */
export type SecretKind = "password" | "code" | "key" | "card" | "bank" | "identity";
