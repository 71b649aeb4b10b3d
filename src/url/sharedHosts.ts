import { domainsIn } from "./domainsIn.js";
import type { DomainInfo } from "./types.js";

/**
 * Domains under which anyone can publish. The public suffix list knows those whose owners entered them; it is not
 * always there.
 */
const suffixes = domainsIn(`
  .ai framer websim
  .app 4everland base44 codepen create csb cyclic edgeone framer kinsta lovable milkshake mocha netlify ngrok
    ngrok-free northflank on-fleek ondigitalocean replit retool run softr static streamlit typedream v0 vercel
    web zapier
  .blog mataroa
  .cc taplink
  .cloud kinsta mypinata
  .co carrd durable ipns leadpages repl tiiny
  .com 000webhostapp amplifyapp angelfire appspot atwebpages awsapprunner backblazeb2 blogspot bravesites
    cf-ipfs claudeusercontent cloudflare-ipfs ddnsfree digitaloceanspaces dropboxusercontent dynuddns epizy
    firebaseapp godaddysites googleusercontent herokuapp hostingersite hpage hs-sites hs-sites-eu1
    hubspotpagebuilder infinityfreeapp jimdofree jimdosite linodeobjects lovableproject mailchimpsites mooo
    mozello myclickfunnels myportfolio myshopify mystrikingly oaiusercontent onrender powerappsportals
    servehttp simvoly trycloudflare ucoz unbouncepages wasabisys weeblysite wixsite wixstudio wpcomstaging
    wuaze zohosites
  .cool fleek
  .dev app.github bearblog codepen deno edgeone expose fly github hashnode ngrok ngrok-free pages r2 tunnelto v0
    vercel workers
  .eu hubspotpagebuilder zohopublic
  .fr free
  .gd rf
  .global appwrite
  .goog translate
  .host bolt emergent tiiny
  .io 4everland azurecontainerapps bitbucket bubbleapps cdpn cleverapps editorx filebase github gitlab glideapp
    infura-ipfs pantheonsite readthedocs shinyapps sourceforge tebi webcontainer webflow wixstudio
  .life lhr
  .limo eth
  .link dweb eth nftstorage pinggy w3s
  .live gradio
  .lol omg
  .me localtunnel mybluehost pagekite site123 ukit
  .media framer
  .ms devtunnels
  .net arweave azureedge azurestaticapps azurewebsites b-cdn blob.core.windows cloudfront ddns ddnsgeek great-
    site myfreesites serveo sytes ts tunnelmole ucoz vusercontent web.core.windows
  .new tempo
  .org altervista cdn.ampproject duckdns eu freeddns hopto my-board no-ip zapto
  .page codeberg glide kimi kinsta webnode
  .photos framer
  .pub bore
  .rocks lhr
  .ru narod tb ucoz
  .run bunny gptengineer modal val
  .sh prose surge
  .site anima-app bio canva chatgpt claude durable gamma my.canva notion platformsh scrollhelp square srht super
    tiiny
  .so potion
  .space manus
  .tl page
  .website framer
  .ws taplink
  .xyz flk-ipfs
`);

/** The same of those whose owners serve people at names like their customers', such as `login` and `app`. */
const sharedSites = domainsIn(`
  .app koyeb railway zeabur
  .as write
  .blog micro
  .cn feishu
  .co fleek
  .com blogger clickfunnels fandom instapage jsbin kajabi livejournal medium over-blog pythonanywhere rpubs sirv
    squarespace strikingly substack teachable tistory tumblr webador webnode weebly wordpress wpengine yolasite
    zohopublic
  .dev replit
  .io codepen codesandbox ghost gitbook gitpod ipfs ngrok pinggy stackblitz systeme zrok
  .lt loca
  .me glitch
  .net jsfiddle sourceforge ucraft
  .org neocities
  .page start
  .run localhost
  .site figma ucraft
  .space hf
  .town val
  .ws tilda
  .xyz fleek
`);

/**
 * Pages that anyone can write on sites that are not theirs: a host, or with a dot in front any under it, and the start
 * of a path.
 */
const pages = listed(`
  .canva.com/design/ .cognitoforms.com/ .figma.com/community/ .figma.com/design/ .figma.com/file/ .figma.com/make/
  .figma.com/proto/ .figma.com/site/ .fillout.com/ .formsite.com/ .formstack.com/forms/ .githack.com/
  .jotform.com/app/ .jotform.com/form/ .storage.googleapis.com/ .surveymonkey.com/r/ .surveymonkey.com/s/
  .typeform.com/to/ .wufoo.com/forms/ about.me/ airtable.com/app airtable.com/shr aistudio.google.com/apps
  allmylinks.com/ app.box.com/s/ app.box.com/v/ app.smartsheet.com/b/form app.smartsheet.com/b/publish archive.org/details
  archive.org/download arweave.net/ beacons.ai/ bolt.new/~ box.com/s/ campsite.bio/ carrd.co/ cdn.discordapp.com/attachments cdn.jsdelivr.net/gh/
  cdn.jsdelivr.net/npm/ cdn.statically.io/ cdpn.io/ chatgpt.com/canvas chatgpt.com/g/ chatgpt.com/share
  claude.ai/artifacts claude.ai/public claude.ai/share claude.site/ cloudflare-ipfs.com/ coda.io/@ coda.io/d/
  codepen.io/ codesandbox.io/embed codesandbox.io/p/ codesandbox.io/s/ colab.research.google.com/ controlc.com/
  customervoice.microsoft.com/ dev.to/ docs.google.com/document/ docs.google.com/drawings/ docs.google.com/file/
  docs.google.com/forms/ docs.google.com/presentation/ docs.google.com/spreadsheets/ docsend.com/view dpaste.com/
  dpaste.org/ drive.google.com/drive drive.google.com/file drive.google.com/open drive.google.com/uc dropbox.com/s/
  dropbox.com/scl/ dropbox.com/sh/ dropbox.com/t/ express.adobe.com/page express.adobe.com/webpage file.io/
  files.catbox.moe/ firebasestorage.googleapis.com/ form.jotform.com/ forms.app/ forms.clickup.com/
  forms.cloud.microsoft/ forms.fillout.com/ forms.gle/ forms.microsoft.com/ forms.monday.com/ forms.office.com/
  forms.yandex.com/ forms.yandex.ru/ forms.zohopublic.com/ fromsmash.com/ gamma.app/docs gamma.app/public
  gateway.pinata.cloud/ gist.github.com/ gist.githubusercontent.com/ glitch.com/edit gofile.io/d/ graph.org/
  hackmd.io/@ hashnode.com/@ hastebin.com/ htmlpreview.github.io/ huggingface.co/spaces/ indd.adobe.com/ issuu.com/
  jsbin.com/ jsfiddle.net/ justpaste.it/ lookerstudio.google.com/ lovable.dev/projects media.discordapp.net/
  mediafire.com/file mediafire.com/folder medium.com/@ mega.io/file mega.nz/ miro.com/app msha.ke/ nbviewer.org/
  new.express.adobe.com/ observablehq.com/@ onedrive.live.com/ output.jsbin.com/ padlet.com/ paste.ee/
  paste.mozilla.org/ pastebin.com/ perplexity.ai/apps perplexity.ai/page pixeldrain.com/u/ poe.com/preview
  prezi.com/ raw.githubusercontent.com/ rentry.co/ rentry.org/ replit.com/@ scribd.com/ script.google.com/
  sendspace.com/file share.hsforms.com/ sites.google.com/ slideshare.net/ solo.to/ stackblitz.com/edit
  stackblitz.com/~ storage.cloud.google.com/ storymaps.arcgis.com/ substack.com/@ sway.cloud.microsoft/
  sway.office.com/ tally.so/forms/ tally.so/r/ taplink.cc/ telegra.ph/ teletype.in/@ transfer.sh/ ufile.io/
  unpkg.com/ user-images.githubusercontent.com/ v0.app/chat v0.app/t/ v0.dev/chat v0.dev/t/ view.genially.com/
  wakelet.com/ we.tl/ web.archive.org/web websim.ai/ websim.com/ wetransfer.com/downloads write.as/ zfrmz.com/
`);

/** Families of hosts that no list of names can cover. */
const families =
  /^(?:.+\.)?(?:s3(?:[.-][a-z\d-]+)*\.amazonaws\.com|execute-api\.[a-z\d-]+\.amazonaws\.com|lambda-url\.[a-z\d-]+\.on\.aws|[a-z]{3}\d?\.digitaloceanspaces\.com|z\d+\.web\.core\.windows\.net|byet(?:host\d+)?\.(?:com|org))\/|\.jotform\.com\/\d{6}|^[^/]+\.sharepoint\.com\/:\w:\/|^(?:www\.)?notion\.so\/(?:[^/]+\/)?[^/]*-[\da-f]{32}/;

/** Gateways to IPFS, which show what anybody has stored there. */
const distributed =
  /^(?:ba[fg][a-z2-7]{20,}|k51[a-z\d]{20,}|qm[a-z\d]{44})\.|^[^/]+\/ip[fn]s\/[\w.-]{10}/i;

/** What the owners of such domains serve themselves under a customer's name: sign-in, access portals, an account. */
const ownServices = [
  /^(?:(?:device|portal)\.sso|oidc)\.[a-z\d-]+\.amazonaws\.com\//,
  /^checkout\.square\.site\//,
  /^[^/]+\.awsapps\.com\//,
  /^[^/]+\.auth(?:-fips)?\.[a-z\d-]+\.amazoncognito\.com\//,
  /^[^/]+\.supabase\.co\/auth\//,
  /^[^/]+\.myshopify\.com\/(?:admin|account|authentication|checkouts?|\d+\/(?:checkouts|orders))\b/,
  /^[^/]+\.(?:firebaseapp\.com|web\.app)\/__\/auth\//,
  /^[^/]+\.azurewebsites\.net\/\.auth\//,
  /^[^/]+\.(?:clerk\.app|projects\.oryapis\.com)\//,
  /^(?:[^/]+\.)?zoom\.us\/[jsw]\//,
] as const;

/** Names that services give no customer. */
const ownNames =
  /^(?:www|apps?|api|auth|oauth|login|signin|sso|id|accounts?|my|dashboard|console|admin|help|support|docs|developers?|checkout|pay|payments?|billing|secure|status|platform|portal|backboard|public-api)$/;

/** The service on which anyone can publish a page like this one. */
export function sharedService(host: string, path: string): string | undefined {
  const suffix = sharedDomain(host)?.publicSuffix;
  if (suffix) return suffix;
  const bare = host.replace(/^www\./, "");
  const under = parentsOf(bare).map((parent) => `.${parent}${path}`);
  const written = [bare + path, `.${bare}${path}`, ...under];
  const isWritten =
    path !== "/" && pages.some((start) => written.some((page) => page.startsWith(start)));
  const isKind = [families, distributed].some((kind) => kind.test(host + path));
  return isWritten || isKind ? host : undefined;
}

/** Whether a page is of the owner of a shared domain, though its name is like a customer's. */
export function isOwnService(host: string, path: string): boolean {
  return ownServices.some((service) => service.test(host + path));
}

/** What the public suffix list would say of a host, as far as it is known here. */
export function sharedDomain(host: string): DomainInfo | undefined {
  const parents = parentsOf(host);
  const at = parents.findIndex(
    (parent) => suffixes.includes(parent) || sharedSites.includes(parent),
  );
  const publicSuffix = parents[at];
  const domain = at > 0 ? parents[at - 1] : host;
  if (publicSuffix === undefined || domain === undefined) return undefined;
  if (sharedSites.includes(publicSuffix) && ownNames.test(domain.split(".", 1)[0]!))
    return undefined;
  return { domain, publicSuffix, isPrivate: true };
}

/** `b.example.com`, `example.com` and `com` of `a.b.example.com`. */
function parentsOf(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join("."));
}

function listed(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
