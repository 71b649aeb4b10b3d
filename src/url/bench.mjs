/**
 * Measures this room: how long a verdict takes, and what it weighs in a bundle without the public suffix list.
 *
 *   node src/url/bench.mjs
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const entry = fileURLToPath(new URL("./analyzeUrl.ts", import.meta.url));
const { output } = await build({
  configFile: false,
  logLevel: "silent",
  build: {
    write: false,
    minify: "oxc",
    target: "es2022",
    modulePreload: false,
    rollupOptions: { input: entry, preserveEntrySignatures: "strict" },
  },
});
const { code } = output[0];
const small = code.replace(/\/\*![\s\S]*?\*\//g, "");
console.log(
  `min+gzip: ${gzipSync(small, { level: 9 }).length} bytes (${gzipSync(code, { level: 9 }).length} with notices)`,
);

const { analyzeUrl } = await import(
  `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
);
const context = { requesterUrl: "https://mcp.example.com/mcp", appUrl: "https://chat.example.org" };
const urls = [
  "https://mcp.example.com/connect?state=x",
  "https://accounts.google.com/o/oauth2/v2/auth?client_id=1&redirect_uri=https%3A%2F%2Fevil.io%2Fcb&scope=openid%20email&state=abc",
  "https://bücher.de/konto",
  "https://раураl.com/",
  "https://xn--80ak6aa92e.com/",
  "https://rnicrosoft.com.evil.io/login#access_token=x",
  "http://0x7f.1/",
  "https://[2001:db8::1]:8443/a/../b",
  `https://example.com/${"a/".repeat(900)}?q=${"%20".repeat(100)}`,
  "javascript:alert(1)",
];

const first = performance.now();
analyzeUrl(urls[2], context);
console.log(`first verdict, tables unpacked: ${(performance.now() - first).toFixed(1)} ms`);

for (let round = 0; round < 500; round++) for (const url of urls) analyzeUrl(url, context);
const all = [];
for (const url of urls) {
  const times = [];
  for (let round = 0; round < 2000; round++) {
    const start = performance.now();
    analyzeUrl(url, context);
    times.push((performance.now() - start) * 1000);
  }
  all.push(...times);
  console.log(`${median(times).toFixed(1).padStart(7)} µs  ${url.slice(0, 80)}`);
}
console.log(`${median(all).toFixed(1).padStart(7)} µs  median of all`);

function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
