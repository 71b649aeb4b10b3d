/**
 * What a field asks for that nobody but its owner should have:
 *
 * - `password`: a password, a passphrase, the answer to a security question
 * - `code`: a PIN, a one-time or recovery code
 * - `key`: an API key, a token, a private key, a seed phrase, a cookie, a file or a URL that holds one
 * - `card`: what a payment card pays with
 * - `bank`: what a bank account is reached by
 * - `identity`: a number that proves who somebody is, such as a social security number
 */
export type SecretKind = "password" | "code" | "key" | "card" | "bank" | "identity";
