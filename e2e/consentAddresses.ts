/** An address for each level, where the server at `mcp.example.com` asks. */
export const atLevel = {
  ok: "https://login.example.com/start",
  info: "https://github.com/login/oauth/authorize?client_id=1",
  caution: "https://bit.ly/3xYz",
  danger: "https://rnicrosoft.com/login",
  blocked: "https://github.com@evil.example/login",
} as const;

/** What can be opened by nobody. */
export const blocked = {
  "a script": "javascript:alert(document.domain)",
  "a script in disguise": "  java\nscript:alert(1)",
  "a page of its own": "data:text/html,<script>alert(1)</script>",
  "a file": "file:///etc/passwd",
  "a blob": "blob:https://mcp.example.com/1b9d",
  "another program": "vscode://file/etc/passwd",
  "another program by mail": "mailto:rose@example.com",
  "the source of a page": "view-source:https://example.com/",
  "a user name": "https://github.com@evil.example/login",
  "a user name and a password": "https://rose:secret@example.com/",
  "no address": "mcp.example.com/deposit",
  "no scheme": "//evil.example/",
  "no site": "https://",
  "no port": "https://evil.example:99999/",
  nothing: "",
};

const label = "a-label-of-this-length-is-the-longest-that-may-be-registered-01";

/** Hosts and addresses as long and as misleading as they can be, with the domain that counts. */
export const hostile: { url: string; domain: string }[] = [
  {
    url: `https://accounts.google.com.${`${label}.`.repeat(3)}evil.example/`,
    domain: "evil.example",
  },
  { url: `https://${label}.${label}.com/`, domain: `${label}.com` },
  { url: `https://login.${"w".repeat(63)}.co.uk/`, domain: `${"w".repeat(63)}.co.uk` },
  { url: `https://${"a.".repeat(110)}evil.example/`, domain: "evil.example" },
  { url: `https://evil.example/${"github.com/login/".repeat(600)}`, domain: "evil.example" },
  { url: `https://evil.example/?${"%20".repeat(3_000)}#github.com`, domain: "evil.example" },
  { url: "https://github.com%2elogin.evil.example/", domain: "evil.example" },
  { url: "https:\\\\evil.example\\github.com", domain: "evil.example" },
  { url: "https://\u{430}pple.com/", domain: "xn--pple-43d.com" },
  { url: "https://github.com\u{2044}login.evil.example/", domain: "evil.example" },
  { url: "https://b\u{fc}cher.example/", domain: "b\u{fc}cher.example" },
  { url: `https://${label}.vercel.app/pay`, domain: `${label}.vercel.app` },
  {
    url: "http://[2001:db8:85a3:8d3:1319:8a2e:370:7348]:8443/",
    domain: "[2001:db8:85a3:8d3:1319:8a2e:370:7348]",
  },
  { url: "http://0x7f.1/", domain: "127.0.0.1" },
];
