import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyzeUrl, urlChecks } from "./analyzeUrl.js";
import type { UrlContext, UrlFindingCode, UrlFindingData } from "./types.js";

const remote: UrlContext = {
  requesterUrl: "https://mcp.example.com/mcp",
  appUrl: "https://chat.example.org",
};
const local: UrlContext = {};
const github: UrlContext = { requesterUrl: "https://api.github.com/mcp" };
const servers: UrlContext = { ...remote, otherServers: ["https://tools.acme-corp.net/mcp"] };

type CheckedCode = Exclude<UrlFindingCode, "unchecked">;
type Case = readonly [url: string, context?: UrlContext, data?: UrlFindingData];

/** For each code, URLs that have the finding (with data, where they matter) and URLs that come close but have not. */
const cases: Record<
  CheckedCode,
  { readonly has: readonly Case[]; readonly hasNot: readonly Case[] }
> = {
  unparseable: {
    has: [
      ["//evil.com/x"],
      ["evil.com"],
      ["/path"],
      [""],
      ["https://google.com:evil.com/"],
      ["https://xn--zzzzzzzzzz99999.com/"],
      ["https://a b/"],
      ["https://256.1.1.1/"],
      // Longer than any name can be.
      [`https://${"abc.".repeat(64)}io/`],
    ],
    hasNot: [
      ["https://evil.com"],
      [`https://${"abc.".repeat(60)}io/`],
      ["javascript:1"],
      ["https://xn--bcher-kva.de/"],
      ["https://"],
    ],
  },
  "empty-host": {
    has: [
      ["https://"],
      ["http:///"],
      ["https://:80/"],
      ["https://./"],
      ["https://../x"],
      ["https://?q"],
    ],
    hasNot: [["https://x/"], ["foo://"], ["file:///etc/passwd"], ["https:///evil.io"]],
  },
  scheme: {
    has: [
      ["javascript:alert(1)", remote, { value: "javascript" }],
      ["\u0001JavaScript:alert(1)"],
      ["java\nscript:1"],
      ["data:text/html,x"],
      ["blob:https://google.com/1"],
      ["file:///etc/passwd"],
      ["ftp://example.com/"],
      ["ws://x/"],
      ["about:blank"],
      ["mailto:a@b.c"],
      ["view-source:https://x"],
    ],
    hasNot: [
      ["https://example.com/"],
      ["http://example.com/"],
      ["HTTPS://example.com/"],
      ["https://example.com/javascript:1"],
    ],
  },
  credentials: {
    has: [
      ["https://google.com@evil.com/", remote, { value: "google.com", target: "evil.com" }],
      ["https://:p@evil.com/"],
      ["https://a:b@evil.com/"],
      ["https://google.com%2Flogin@evil.com/"],
    ],
    hasNot: [
      ["https://@evil.com/"],
      ["https://:@evil.com/"],
      ["https://evil.com/@user"],
      ["https://evil.com/a#@evil.com"],
    ],
  },
  "idn-suspicious": {
    has: [
      ["https://аpple.com/", remote, { value: "scripts", target: "аpple.com" }],
      ["https://ѕсоре.com/", remote, { value: "latin" }],
      ["https://৪੨.com/", remote, { value: "characters" }],
      [
        "https://☃.net/",
        remote,
        { value: "characters", characters: [{ character: "☃", codePoint: "U+2603" }] },
      ],
      ["https://pi\u0307xel.com/", remote, { value: "marks" }],
      ["https://google一com.com/", remote, { value: "signs" }],
      ["https://aþb.com/", remote, { value: "country" }],
      ["https://xn--example-.com/", remote, { value: "invalid" }],
      ["https://৩2.com/", remote, { value: "numbers" }],
    ],
    hasNot: [
      ["https://bücher.de/"],
      ["https://ѕсоре.ru/"],
      ["https://aþb.is/"],
      ["https://музей.com/"],
      ["https://十堰.cn/"],
      ["https://apple.com/"],
    ],
  },
  lookalike: {
    has: [
      ["https://exarnple.com/", remote, { value: "skeleton", target: "example.com" }],
      ["https://githud.com/", github, { value: "edit", target: "github.com" }],
      ["https://github.co/", github, { value: "suffix" }],
      ["https://git-hub.com/", github, { value: "hyphen" }],
      ["https://mcp-example.com/", remote, { value: "hyphen" }],
      ["https://göogle.com/", remote, { target: "google.com" }],
      ["https://rnicrosoft.com/", remote, { target: "microsoft.com" }],
      ["https://paypai.com/"],
      ["https://gogole.com/"],
      ["https://chat.example.net/", remote],
      ["https://acme-c0rp.net/", servers, { target: "acme-corp.net" }],
      // At caution: what an honest name may be.
      ["https://pay-pal.com/", remote, { target: "paypal.com" }],
      ["https://qithub.com/", remote, { value: "edit", target: "github.com" }],
      ["https://pypj.org/", remote, { target: "pypi.org" }],
      ["https://vissa.com/", remote, { target: "visa.com" }],
    ],
    hasNot: [
      ["https://example.com/"],
      ["https://github.com/", github],
      ["https://github.co/", remote],
      ["https://google.de/"],
      ["https://apples.com/"],
      ["https://goggle.com/"],
      ["https://acme-c0rp.net/", remote],
      ["https://office36.com/"],
      ["https://fmail.com/"],
      ["https://connect.visma.com/connect/authorize?client_id=x"],
      ["https://etsyo.com/"],
    ],
  },
  "embedded-domain": {
    has: [
      ["https://githubagent.com/", remote, { target: "github.com" }],
      ["https://example-chat.net/", remote, { target: "example.com" }],
      ["https://google.com.evil.io/", remote, { value: "evil.io", target: "google.com" }],
      ["https://google-com.evil.io/"],
      ["https://mcp.example.com.evil.io/", remote, { target: "example.com" }],
      ["https://google.com-login.io/"],
      ["https://rnicrosoft.com.evil.io/"],
      ["https://tools.acme-corp.net.evil.io/", servers],
      // At caution: a name in the words of another.
      ["https://paypal-login.com/", remote, { value: "paypal-login.com", target: "paypal.com" }],
      ["https://securepaypal.com/"],
      ["https://example-login.com/", remote, { target: "example.com" }],
      ["https://npmjs.help/", remote, { target: "npmjs.com" }],
      ["https://google.cm/"],
      ["https://google.evil.io/"],
      ["https://login.microsoft.evil.io/", remote, { value: "evil.io", target: "microsoft.com" }],
      ["https://mygoogle.com.evil.io/"],
    ],
    hasNot: [
      ["https://accounts.google.com/"],
      ["https://google.com.br/"],
      ["https://evil.io/google.com"],
      ["https://ubereats.com/"],
      ["https://adobelogin.com/"],
      ["https://okta-emea.com/"],
      ["https://example.okta.com/", remote],
      ["https://notion.so/", { requesterUrl: "https://mcp.notion.com/mcp" }],
      ["https://gitlab.tables.example/"],
      ["https://chat.example.org/", remote],
    ],
  },
  disguised: {
    has: [
      ["https:evil.io", remote, { value: "slashes" }],
      ["https:\\\\evil.io\\x", remote, { value: "slashes" }],
      ["https:///evil.io"],
      ["https://google.com\\@evil.io/", remote, { value: "backslash", target: "google.com" }],
      ["https://@evil.io/", remote, { value: "user-info" }],
      ["https://%65xample.com/", remote, { value: "host", target: "%65xample.com" }],
      ["https://ev\til.io/", remote, { value: "space" }],
      ["https://ｅxample.com/"],
      ["https://boo\u212a.com/"],
      ["https://\u212bre.se/"],
      ["https://exam\u00adple.com/"],
      ["https://goo\u200bgle.com/"],
      ["https://例え。jp/"],
    ],
    hasNot: [
      ["https://EXAMPLE.com/"],
      ["https://BÜCHER.de/"],
      ["https://bu\u0308cher.de/"],
      ["https://ΟΔΟΣ.gr/"],
      ["https://example.com:443"],
      ["https://example.com."],
      [" https://example.com "],
      ["https://[2001:DB8:0::1]/"],
      ["http://0177.1/"],
      ["https://น้ำ.com/"],
      ["https://երևան.am/"],
    ],
  },
  "ip-obfuscated": {
    has: [
      ["http://2130706433/", remote, { value: "2130706433", target: "127.0.0.1" }],
      ["http://0177.0.0.1/"],
      ["http://0x7f.1/"],
      ["http://127.1/"],
      ["https://1572395042/"],
      ["https://[::ffff:93.184.216.34]/"],
    ],
    hasNot: [
      ["https://93.184.216.34/"],
      ["https://93.184.216.34:8443/"],
      ["https://[2606:2800::1]/"],
      ["https://2130706433.com/"],
    ],
  },
  "private-network": {
    has: [
      ["https://127.0.0.1/", remote, { value: "loopback" }],
      ["https://localhost/"],
      ["https://app.localhost/"],
      ["https://10.1.2.3/", remote, { value: "network" }],
      ["https://[5f00::1]/", remote, { value: "network" }],
      ["https://[2001:2::1]/"],
      ["https://[100::1]/"],
      ["https://[100:0:0:1::1]/"],
      ["https://wiki.intra/", remote, { value: "network" }],
      ["https://vm1.openstacklocal/"],
      ["https://login.bit/", remote, { value: "name" }],
      ["https://172.16.0.1/"],
      ["https://192.168.0.1/"],
      ["https://169.254.169.254/"],
      ["https://100.64.0.1/"],
      ["https://[::1]/"],
      ["https://[fd00::1]/"],
      ["https://[fe80::1]/"],
      ["https://[::ffff:10.0.0.1]/"],
      ["https://[64:ff9b::a00:1]/"],
      ["https://[2002:a00:1::]/"],
      ["https://192.0.0.170/"],
      ["https://[64:ff9b:1::808:808]/"],
      ["https://[64:ff9b:1:fffe::1]/"],
      // Teredo: the client 192.168.1.9, then the client 127.0.0.1, then a server in 10.0.0.0/8.
      ["https://[2001:0:4136:e378:8000:63bf:3f57:fef6]/"],
      ["https://[2001::80ff:fffe]/"],
      ["https://[2001:0:a00:1::f7f7:f7f7]/"],
      // ISATAP of 172.16.0.1.
      ["https://[2606:2800::5efe:ac10:1]/"],
      ["https://payments.prod.svc/"],
      ["https://grafana.monitoring.svc.cluster.local/"],
      ["https://vault.service.consul/"],
      ["https://fritz.box/"],
      ["https://www.routerlogin.net/"],
      ["https://app.traefik.me/"],
      ["https://duskgytldkxiuqc6.onion/", remote, { value: "name" }],
      ["http://shop.b32.i2p/", local],
      ["https://intranet/"],
      ["https://printer.local/"],
      ["https://db.internal/"],
      ["https://127.0.0.1.nip.io/", remote, { value: "name" }],
      ["https://localtest.me/"],
      ["https://app.lvh.me/"],
      ["https://app-192-168-1-5.sslip.io/"],
      ["https://7f000001.nip.io/"],
      ["https://fe80--1.sslip.io/"],
      ["https://10-0-0-7.0123456789abcdef.plex.direct/"],
      // By names of anybody's.
      ["https://127.0.0.1.evil.io/"],
      ["https://db.c0a80001.evil.io/"],
      // Private is what one of several is.
      ["https://8.8.8.8.127.0.0.1.nip.io/"],
      // An address in a notation that is not known here.
      ["https://bhc7jm7.xip.io/"],
      // Such a name is not of this computer, nor is who asks by one.
      ["https://127.0.0.1.nip.io/", local, { value: "name" }],
      ["https://localhost/", { requesterUrl: "https://127.0.0.1.nip.io/mcp" }],
      ["https://app.lvh.me/", { requesterUrl: "https://mcp.lvh.me/mcp" }],
      ["https://shop.test/"],
    ],
    hasNot: [
      ["https://172.32.0.1/"],
      ["https://100.128.0.1/"],
      ["https://192.169.0.1/"],
      ["https://[2606:2800::1]/"],
      ["https://[2002:5db8:d822::]/"],
      ["https://192.0.1.1/"],
      ["https://[64:ff9b::808:808]/"],
      ["https://[2001:4860:4860::8888]/"],
      ["https://[2001:0:4136:e378:8000:63bf:f7f7:f7f7]/"],
      ["https://svc.example.com/"],
      ["https://onion.example/"],
      ["https://fritz.example/"],
      ["https://local.example.com/"],
      ["https://localhost.com/"],
      ["https://127.0.0.1/", local],
      ["https://localhost/", { requesterUrl: "http://localhost:3000/mcp" }],
      ["https://login.shop.test/", { requesterUrl: "https://mcp.shop.test/mcp" }],
      ["https://8.8.8.8.nip.io/"],
      ["https://nip.io/"],
      ["https://2024-10-01-2.example.com/"],
      ["https://deadbeef.example.com/"],
    ],
  },
  insecure: {
    has: [
      ["http://example.com/pay"],
      ["http://example.com/", local],
      ["http://192.168.0.1/", remote],
      ["http://127.0.0.1.nip.io/", local],
      ["http://lvh.me/", { requesterUrl: "http://localhost:3000/mcp" }],
      ["http://localhost/", { requesterUrl: "http://lvh.me:3000/mcp" }],
    ],
    hasNot: [
      ["https://example.com/"],
      ["http://localhost:8787/", local],
      ["http://app.localhost/", local],
      ["http://shop.test/", local],
      ["http://192.168.0.1/", { requesterUrl: "http://192.168.0.2/" }],
    ],
  },
  "odd-host": {
    has: [
      [
        "https://google.com;evil.io/",
        remote,
        { characters: [{ character: ";", codePoint: "U+003B" }] },
      ],
      ["https://a..evil.io/"],
      ["https://-evil.io/"],
      ["https://evil-.io/"],
      ["https://ev_il.io/"],
      [`https://${"a".repeat(64)}.io/`],
      ["https://a$b.io/"],
    ],
    hasNot: [
      ["https://my_app.example.com/"],
      ["https://a-b--c.example.com/"],
      ["https://[::1]/"],
      ["https://example.com./"],
      [`https://${"a".repeat(63)}.io/`],
    ],
  },
  "hidden-characters": {
    has: [
      [
        "https://example.com/\u202egpj.exe",
        remote,
        { characters: [{ character: "\u202e", codePoint: "U+202E" }] },
      ],
      ["https://example.com/a\u200bb"],
      ["https://example.com/?q=\u2066x"],
      ["https://goo\u200bgle.com/"],
      ["https://example.com/\u{e0041}"],
    ],
    hasNot: [
      ["https://example.com/%E2%80%AEgpj.exe"],
      ["https://example.com/❤️"],
      ["https://example.com/👩‍💻"],
      ["https://example.com/نیم‌فاصله"],
      ["https://example.com/ü"],
    ],
  },
  "ip-host": {
    has: [
      ["https://93.184.216.34/", remote, { value: "IPv4" }],
      ["https://[2606:2800::1]/", remote, { value: "IPv6" }],
      ["https://93.184.216.34.nip.io/", remote, { value: "IPv4" }],
      ["https://93-184-216-34.sslip.io/", local],
      ["https://5db8d822.nip.io/"],
      ["https://2606-2800--1.sslip.io/", remote, { value: "IPv6" }],
      ["https://ec2-3-120-1-2.eu-central-1.compute.amazonaws.com/"],
    ],
    hasNot: [
      ["https://127.0.0.1/"],
      ["https://127.0.0.1.nip.io/"],
      ["https://5db8d822.example.com/"],
      ["https://300.184.216.34.example.com/"],
      ["https://[fd00::1]/"],
    ],
  },
  port: {
    has: [
      ["https://example.com:8443/", remote, { value: "8443" }],
      ["https://example.com:80/"],
      ["https://localhost:3000/", remote],
      ["https://127-0-0-1.nip.io:3000/", local],
      ["https://localtest.me:3000/", { requesterUrl: "https://localtest.me:8080/mcp" }],
    ],
    hasNot: [
      ["https://example.com:443/"],
      ["http://example.com:80/"],
      ["http://localhost:3000/", local],
      ["https://example.com/:8443"],
    ],
  },
  "trailing-dot": {
    has: [["https://example.com./"]],
    hasNot: [["https://example.com/."], ["https://example.com/"]],
  },
  "file-name": {
    has: [
      ["https://report.docx.zip/"],
      ["https://setup.exe.zip/"],
      ["https://invoice.pdf.mov/"],
      ["https://v1.27.1.zip/"],
      ["https://chrome-update.mov/"],
      ["https://install.sh/"],
      ["https://setup.py/"],
      ["https://readme.md/"],
    ],
    hasNot: [
      ["https://example.com/report.docx.zip"],
      ["https://zip.example.com/"],
      ["https://api.pdf.co/"],
      ["https://docs.install.sh/"],
      ["https://zipcar.com/"],
      ["https://mcp.tables.zip/", { requesterUrl: "https://mcp.tables.zip/mcp" }],
    ],
  },
  shortener: {
    has: [
      ["https://bit.ly/3xYz", remote, { value: "bit.ly" }],
      ["https://t.co/a"],
      ["https://tinyurl.com/a"],
      ["https://www.tinyurl.com/a"],
      ["https://shop.app.link/aB3x9"],
    ],
    hasNot: [
      ["https://aka.ms/devicelogin"],
      ["https://x.com/login"],
      ["https://abit.ly/3"],
      ["https://bit.ly.example.com/"],
      ["https://at.co/"],
    ],
  },
  redirector: {
    has: [
      [
        "https://www.google.com/url?q=https://evil.io",
        remote,
        { value: "www.google.com", target: "evil.io" },
      ],
      ["https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.io"],
      ["https://www.youtube.com/redirect?q=https://evil.io"],
      ["https://example.com/https://evil.io", remote, { value: "example.com", target: "evil.io" }],
      ["https://example.com/login?next=evil.com", remote, { target: "evil.com" }],
      ["https://example.com/a;url=https://evil.io", remote, { target: "evil.io" }],
      ["https://example.com/?next=https%253A%252F%252Fevil.io", remote, { target: "evil.io" }],
      ["https://example.com/?x=aHR0cHM6Ly9ldmlsLmlvLw==", remote, { target: "evil.io" }],
      // What browsers pass over on their way to the slashes.
      ["https://example.com/?next=%2F%09%2Fevil.io", remote, { target: "evil.io" }],
      ["https://example.com/?form.target=evil.io/x", remote, { target: "evil.io" }],
      ["https://example.com/?page[link]=evil.io/x", remote, { target: "evil.io" }],
      ["https://example.com/?visit=evil.中国/x", remote, { target: "evil.xn--fiqs8s" }],
      ["https://example.com/#https://evil.io/x", remote, { target: "evil.io" }],
      ["https://example.com/https/evil.io/x", remote, { target: "evil.io" }],
      ["https://example.com/?next=javascript:alert(1)", remote, { target: "javascript:" }],
      ["https://example.com/?go_url=%01Java%0AScript:alert(1)", remote, { target: "javascript:" }],
      ["https://example.com/?next=data:text/html,x", remote, { target: "data:" }],
      ["https://cdn.ampproject.org/c/s/evil.io"],
    ],
    hasNot: [
      ["https://www.google.com/search?q=https://evil.io"],
      ["https://www.youtube.com/watch?v=1"],
      ["https://example.com/url?q=https://evil.io"],
      ["https://evil.io/https://google.com/login"],
      ["https://example.com/https://mcp.example.com/x"],
      ["https://example.com/login?next=chat.example.org/x"],
      ["https://example.com/login?user=evil.com"],
      ["https://example.com/?next=http%253A%252F%252Flocalhost%253A3000"],
      ["https://example.com/?state=aHR0cHM6Ly9ldmlsLmlvLw"],
      ["https://example.com/?redirect_uri=com.example.app:/done"],
      ["https://example.com/?redirect_uri=editor://vendor.extension/done"],
      ["https://example.com/?q=javascript:void(0)"],
      ["https://example.com/?image_url=data:image/png;base64,AAAA"],
      ["https://example.com/#https://mcp.example.com/x"],
      ["https://example.com/#/docs/https"],
      ["https://example.com/?user[domain]=evil.io"],
    ],
  },
  secret: {
    has: [
      ["https://example.com/login?token=eyJhbGciOiJIUzI1NiJ9.e30.x", remote, { value: "token" }],
      ["https://example.com/?refresh_token=abc"],
      ["https://example.com/?private_key=abc"],
      ["https://example.com/?k=-----BEGIN+PRIVATE+KEY-----"],
      ["https://example.com/#access_token=abc"],
      ["https://example.com/#/cb?id_token=abc"],
      ["https://example.com/?API_KEY=1"],
      ["https://example.com/?x=ghp_0123456789abcdefghij"],
      ["https://example.com/?client_secret=x"],
      ["https://example.com/?password=x"],
      // Without a name.
      ["https://example.com/?ghp_0123456789abcdefghij", remote, { value: "" }],
      ["https://example.com/#glpat-0123456789abcdefghij"],
      ["https://example.com/use/sk-proj-0123456789abcdefghij/now"],
      // Neither what is at a payment page, nor the payment itself, is a reason for lasting access.
      ["https://pay.example.com/order?access_token=abc"],
      ["https://example.com/repayment-plan/login?id_token=eyJhbGciOiJIUzI1NiJ9.e30.x"],
      ["https://example.com/display?token=eyJhbGciOiJIUzI1NiJ9.e30.x"],
    ],
    hasNot: [
      ["https://example.com/?token="],
      ["https://www.paypal.com/checkoutnow?token=EC-8AB12345CD678901E"],
      ["https://example.com/pay?client_secret=pi_3Mtw_secret_YrKJ"],
      ["https://example.com/?request_uri=urn:x&user_code=BDWP-HQPK&session_id=cs_1"],
      ["https://example.com/?token_access_type=offline"],
      ["https://example.com/?state=eyJhIjoxfQ&code_challenge=x&nonce=y&client_id=z"],
      ["https://example.com/?response_type=token"],
      ["https://example.com/token/abc"],
      ["https://example.com/?oauth_token=request"],
      // The session of one payment.
      ["https://pay.example.com/?token=eyJhbGciOiJIUzI1NiJ9.e30.x"],
      ["https://example.com/checkout/1?token=eyJhbGciOiJIUzI1NiJ9.e30.x"],
      ["https://api.example.com/v1/deeplink/paymentgateway?token=eyJhbGciOiJIUzI1NiJ9.e30.x"],
      ["https://widget.example.com/?access_token=link-0f1e"],
    ],
  },
  "shared-host": {
    has: [
      ["https://google-login.vercel.app/", remote, { value: "vercel.app" }],
      ["https://evil.github.io/"],
      ["https://evil.dorik.io/", remote, { value: "dorik.io" }],
      ["https://interfaces.zapier.com/p/login"],
      ["https://docs.google.com/forms/d/e/1/viewform", remote, { value: "docs.google.com" }],
      ["https://forms.gle/abc"],
      ["https://b.s3.eu-west-1.amazonaws.com/x"],
      ["https://claude.site/artifacts/1"],
      ["https://codepen.io/rose/full/abc"],
      ["https://evil-io.cdn.ampproject.org/c/s/evil.io/", remote, { value: "cdn.ampproject.org" }],
      ["https://abc123.us-east-1.awsapprunner.com/"],
      ["https://dl.dropboxusercontent.com/s/abc/login.html"],
      ["https://anything.example/ipfs/bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"],
      ...["cf-ipfs.com", "ipfs.infura.io", "4everland.io", "trustless-gateway.link"].map(
        (host): Case => [`https://${host}/ipfs/QmYwAPJz`],
      ),
      ["https://anything.example/ipns/docs"],
      ["https://docs-ipfs-tech.ipns.anything.example/"],
    ],
    hasNot: [
      ["https://device.sso.us-east-1.amazonaws.com/?user_code=ABCD-EFGH"],
      ["https://d-1234567890.awsapps.com/start"],
      ["https://shop.myshopify.com/admin/oauth/authorize"],
      ["https://api.typeform.com/oauth/authorize"],
      ["https://app.railway.app/login"],
      ["https://site.vercel.app/", { requesterUrl: "https://api.site.vercel.app/mcp" }],
      ["https://vercel.app/"],
      ["https://docs.google.com/"],
      ["https://notvercel.app/"],
      ["https://docs.ipfs.tech/"],
      ["https://example.com/guides/ipfs/start"],
      ["https://example.com/ipfs/"],
      ["https://me.github.io/a", { requesterUrl: "https://me.github.io/mcp" }],
    ],
  },
  "long-url": {
    has: [[`https://example.com/${"a".repeat(2029)}`, remote, { value: "2049" }]],
    hasNot: [[`https://example.com/${"a".repeat(2028)}`]],
  },
  "long-host": {
    has: [
      [`https://${"a".repeat(60)}.${"b".repeat(20)}.evil.io/`],
      ["https://a.b.c.d.e.f.g.evil.io/"],
      // In a narrow column the last line of its name reads "google.com".
      ["https://theaccountofyourshopiskeptbygoogle.com/", remote, { value: "38" }],
      [`https://${"\u00f6".repeat(25)}.de/`],
    ],
    hasNot: [
      [`https://${"a".repeat(24)}.co.uk/`],
      [`https://${"a".repeat(60)}.vercel.app/`],
      [`https://${"a".repeat(60)}.io/`, { requesterUrl: `https://mcp.${"a".repeat(60)}.io/` }],
      [`https://${"a".repeat(60)}.evil.io/`],
      ["https://a.b.c.d.e.f.evil.io/"],
      ["https://my-app.politesky-1234abcd.westeurope.azurecontainerapps.io/"],
    ],
  },
  "odd-path": {
    has: [
      ["https://example.com/a\\b", remote, { value: "backslash" }],
      ["https://example.com//evil.io", remote, { value: "empty-segment" }],
      ["https://example.com/a/../b", remote, { value: "dots" }],
      ["https://example.com/%2e%2e/b", remote, { value: "dots" }],
      ["https://example.com/a%00b", remote, { value: "control" }],
      ["https://example.com/a\tb", remote, { value: "space" }],
      ["https://example.com/%20%20%20%20google.com/login", remote, { value: "space" }],
      ["https://example.com/      google.com/login"],
      ["https://example.com/\u3000\u3000\u3000google.com"],
      ["https://example.com/%20.%20.%20.google.com"],
      ["https://example.com/____________________google.com"],
      [`https://example.com/?${"+".repeat(30)}google.com`],
    ],
    hasNot: [
      ["https://example.com/a/b//c"],
      ["https://example.com/...."],
      ["https://example.com/a..b"],
      ["https://example.com/?a=../b\\c"],
      ["https://example.com/a%20b%2Fc"],
      ["https://evil.io/https://google.com/login"],
      ["https://example.com/?text=a%0Ab"],
      ["https://example.com/Annual%20%20report%20-%202027"],
      ["https://example.com/?code=if%20x:%0A%20%20%20%20return"],
      ["https://example.com/a____b----c"],
    ],
  },
  "hidden-characters-encoded": {
    has: [
      [
        "https://example.com/%E2%80%AEgpj.exe",
        remote,
        { characters: [{ character: "\u202e", codePoint: "U+202E" }] },
      ],
      ["https://example.com/?q=%e2%80%8b"],
      ["https://example.com/#%C2%AD"],
    ],
    hasNot: [
      ["https://example.com/\u202egpj.exe"],
      ["https://example.com/%E2%9D%A4%EF%B8%8F"],
      ["https://example.com/%E2%80"],
      ["https://example.com/%C3%BC"],
    ],
  },
  "third-party": {
    has: [
      ["https://github.com/", remote, { value: "github.com", target: "example.com" }],
      ["https://chat.example.org/", remote],
      ["https://127.0.0.1.nip.io/"],
      ["https://github.com/", { requesterLocal: false }, { value: "github.com" }],
      ["https://github.com/", { requesterUrl: "" }, { value: "github.com" }],
    ],
    hasNot: [
      ["https://accounts.example.com/"],
      ["https://example.com./"],
      ["https://github.com/", local],
      ["https://printer.local/"],
    ],
  },
  idn: {
    has: [
      ["https://bücher.de/", remote, { value: "xn--bcher-kva.de", target: "bücher.de" }],
      ["https://xn--e1adhj9a.com/"],
    ],
    hasNot: [["https://аpple.com/"], ["https://göogle.com/"], ["https://example.com/ü"]],
  },
  redirect: {
    has: [
      [
        "https://accounts.google.com/o?redirect_uri=https%3A%2F%2Fevil.io%2Fcb",
        remote,
        { value: "redirect_uri", target: "evil.io" },
      ],
      ["https://example.com/?next=//evil.io"],
      ["https://example.com/#u=https://evil.io"],
      ["https://example.com/?u=https:%5C%5Cevil.io"],
    ],
    hasNot: [
      ["https://accounts.google.com/o?redirect_uri=https://mcp.example.com/cb"],
      ["https://accounts.google.com/?continue=https://mail.google.com/"],
      ["https://example.com/?next=/settings"],
      ["https://evil.io/https://google.com/login"],
      ["https://x.com/?u=https://chat.example.org/"],
    ],
  },
  local: {
    has: [
      ["http://localhost:8787/oauth/callback", local, { value: "loopback" }],
      ["http://192.168.0.1/", { requesterUrl: "http://192.168.0.2:3000/mcp" }],
    ],
    hasNot: [
      ["http://localhost:8787/", remote],
      ["https://example.com/", local],
    ],
  },
};

test("no public name is under the suffixes that only a network of its own answers", () => {
  const data = join(import.meta.dirname, "tables/data/publicSuffixes.txt");
  const suffixes = readFileSync(data, "utf8").split("\n");
  const isHidden = (suffix: string) =>
    analyzeUrl(`https://rose.${suffix}/`, remote).findings.some(
      ({ code }) => code === "private-network",
    );
  const hidden = "alt bit bitcoin blockchain crypto dao eth nft onion polygon wallet zil".split(
    " ",
  );
  expect(hidden.filter((suffix) => !isHidden(suffix))).toEqual([]);
  // The list has `onion` too, which no public name server answers.
  const names = suffixes.filter((suffix) => /^[a-z]+$/.test(suffix) && suffix !== "onion");
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter(isHidden)).toEqual([]);
});

test("every check has cases here", () => {
  const bare = urlChecks.filter(({ code }) => !Object.hasOwn(cases, code));
  expect(bare.map(({ code }) => code)).toEqual([]);
});

test("the documentation lists every check at its level", () => {
  const guide = readFileSync(
    join(import.meta.dirname, "../../docs/explanation/url-analysis.md"),
    "utf8",
  );
  for (const wanted of new Set(urlChecks.map(({ level }) => level))) {
    const row = new RegExp(`^\\| ${wanted} +\\|.+\\|(.+)\\|$`, "m").exec(guide)?.[1] ?? "";
    const told = [...row.matchAll(/`([\w-]+)`/g)].map(([, code]) => code);
    const codes = urlChecks.filter(({ level }) => level === wanted).map(({ code }) => code);
    expect(told.toSorted(), wanted).toEqual(codes.toSorted());
  }
});

const tried = [...new Set(urlChecks.map(({ code }) => code as CheckedCode))].filter(
  (code) => cases[code],
);

describe.each(tried)("%s", (code) => {
  const named = (examples: readonly Case[]) =>
    examples.map((example) => ({ url: example[0], example }));

  test.each(named(cases[code].has))(
    "is found in $url",
    ({ example: [url, context = remote, data] }) => {
      const finding = analyzeUrl(url, context).findings.find((one) => one.code === code);
      expect(finding).toMatchObject({ code, ...data });
    },
  );

  test.each(named(cases[code].hasNot))(
    "is not found in $url",
    ({ example: [url, context = remote] }) => {
      expect(analyzeUrl(url, context).findings.map((one) => one.code)).not.toContain(code);
    },
  );
});

test("every code is at the level that the rules give it", () => {
  const codes = (level: string): string[] =>
    urlChecks
      .filter((check) => check.level === level)
      .map(({ code }) => code as string)
      .sort();
  expect(codes("blocked")).toEqual(["credentials", "empty-host", "scheme", "unparseable"]);
  expect(codes("danger")).toEqual([
    "disguised",
    "embedded-domain",
    "hidden-characters",
    "idn-suspicious",
    "insecure",
    "ip-obfuscated",
    "lookalike",
    "odd-host",
    "private-network",
  ]);
  expect(codes("caution")).toEqual([
    "embedded-domain",
    "file-name",
    "hidden-characters-encoded",
    "ip-host",
    "long-host",
    "long-url",
    "lookalike",
    "odd-path",
    "port",
    "redirector",
    "secret",
    "shared-host",
    "shortener",
    "trailing-dot",
  ]);
  expect(codes("info")).toEqual(["idn", "local", "redirect", "third-party"]);
});
