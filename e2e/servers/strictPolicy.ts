/** A content security policy as strict as a careful host's, Trusted Types included. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The others are for the servers of these tests.
  "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
  "img-src 'self' data:",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  "base-uri 'none'",
].join("; ");
