import { domainsIn } from "./names.js";

/** Short links: where they lead, only the service knows. */
const shorteners = new Set(
  domainsIn(`
  .ac shorturl
  .ae qr
  .ai abre
  .al trib
  .asia amzn shorturl
  .at shorturl
  .be tinu
  .bio linkin lnk
  .bz sor
  .cc lihi lihi3 ppt reurl tiny vk
  .cl n9
  .cm short
  .cn dwz t url w.url
  .co 2no 9qr a dub flow g gplinks gum hyperurl s2r t u x
  .com 1url budurl cleanuri eepurl ezstat fumacrom iplogger l1nq lihi1 lihi2 linkvertise me-qr shorturl shrten
    sl1nk tinyurl
  .cx bitly lc
  .cz 1url
  .de 9qr kurzelinks kurzlinks qrco shrtco t1p
  .dev acesse l1nk
  .do bit link me2
  .ee lin linktr mcaf tr
  .eu amzn
  .fr lstu urlz
  .gd a da is soo v x
  .gg gg shorturl
  .gl goo han za
  .gp 2
  .gs q
  .gy rb short
  .ht v
  .id s
  .ie tiny
  .im ff suo tny tr zws
  .in amzn gplinks lnkd tinylink
  .ink bl
  .io exe git oke ouo short shrinkme sniply switchy t2m zpr
  .is pse tinyurl
  .it chilp dlvr kutt msft smarturl yhoo
  .kr buly me2 url
  .la hubs vo
  .lc fc
  .li did surl
  .link app b bio dub grabify page smart snip wa
  .lol rotf
  .ly adf bit buff cutt fur git ht hubs ibit lnk ow owl qrs rebrand snip spr t tl to trib ur
  .me clicky etsy fb l.ead onelink shorter spoo urlr urlshortener wp
  .mp j mailchi
  .ms 1drv aka nyti
  .net link-center link-hub link-target tinylink ulvis
  .nu u
  .nz soo
  .one acesse tiny
  .org iplogger
  .pl tiny
  .pr su
  .pw encr
  .re cli huit
  .rest shorten
  .rs reut
  .ru clck qps rlu
  .run ln
  .sh clk dub tny ttm
  .st adj po sh shorte wapo
  .su goo hec yip
  .tn shr
  .to amzn flow lnk q-r u
  .tt db ift
  .tw 0rz
  .us adfoc ebay geni
  .vc bc
  .world shorten
  .ws bitly
`),
);

/** The owner's own short link to where devices are signed in. */
const ownLink = /^(?:aka\.ms|g\.co)\/device/;

/** The short-link service of a page. */
export function shortener(host: string, path: string): string | undefined {
  if (ownLink.test(host + path)) return undefined;
  const isKnown = shorteners.has(host.replace(/^www\./, ""));
  // Services give customers names of their own: `shop.app.link`.
  const isCustomer = shorteners.has(host.replace(/^[^.]+\./, "")) && host.split(".").length > 2;
  return isKnown || isCustomer ? host : undefined;
}
