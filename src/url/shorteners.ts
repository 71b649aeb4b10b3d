/** Short links: where they lead, only the service knows. */
const shorteners: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `
  0rz.tw 1drv.ms 1url.com 2.gp 9qr.co 9qr.de a.co a.gd abre.ai acesse.dev acesse.one adf.ly adfoc.us adj.st aka.ms
  amzn.asia amzn.eu amzn.in amzn.to app.link b.link bc.vc bio.link bit.do bit.ly bitly.cx bitly.ws bl.ink budurl.com
  buff.ly buly.kr chilp.it clck.ru cleanuri.com cli.re clicky.me clk.sh cutt.ly da.gd db.tt dlvr.it dub.co dub.link
  dub.sh dwz.cn ebay.us eepurl.com encr.pw etsy.me exe.io fb.me fc.lc ff.im fur.ly fumacrom.com g.co geni.us gg.gg
  git.io git.ly goo.gl goo.su gplinks.co gplinks.in gum.co han.gl hec.su ht.ly hubs.la hubs.ly huit.re hyperurl.co
  ibit.ly ift.tt is.gd j.mp kurzelinks.de kutt.it l.ead.me l1nk.dev l1nq.com lihi.cc lihi1.com lihi2.com lihi3.cc
  lin.ee link.do link-center.net link-hub.net link-target.net linkin.bio linktr.ee linkvertise.com lnk.bio lnk.ly
  lnk.to lnkd.in lstu.fr mailchi.mp mcaf.ee me2.do me2.kr msft.it n9.cl nyti.ms onelink.me ouo.io ow.ly owl.ly page.link
  po.st ppt.cc pse.is q.gs qps.ru qr.ae qrco.de rb.gy rebrand.ly reurl.cc reut.rs rlu.ru rotf.lol s.id s2r.co sh.st
  short.cm short.gy short.io shorte.st shorten.rest shorten.world shorter.me shorturl.asia shorturl.at shorturl.com
  shorturl.gg shrinkme.io shrtco.de shrten.com sl1nk.com smart.link smarturl.it snip.link snip.ly sniply.io soo.gd
  soo.nz spoo.me spr.ly su.pr suo.im surl.li switchy.io t.cn t.co t.ly t1p.de t2m.io tiny.cc tiny.ie tiny.one tiny.pl
  tinu.be tinylink.in tinylink.net tinyurl.com tinyurl.is tl.ly tny.im to.ly tr.ee tr.im trib.al trib.ly ttm.sh u.co
  u.to ulvis.net ur.ly url.cn url.kr urlr.me urlshortener.me urlz.fr v.gd v.ht vk.cc vo.la w.url.cn wapo.st wp.me x.co
  x.gd yhoo.it za.gl zpr.io zws.im
  `
    .trim()
    .split(/\s+/),
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
