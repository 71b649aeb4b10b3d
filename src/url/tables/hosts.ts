// Domains are grouped by their suffix: `domainsIn` reads them.

/**
 * Domains under which anyone can publish. The public suffix list knows those whose owners entered them; it is not
 * always there.
 */
export const publishingSuffixes = `
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
`;

/** Shared domains whose owners use names like their customers', such as `login` and `app`. */
export const publishingSites = `
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
`;

/**
 * The same of suites and services whose customers are companies as a rule: a name there that is like the requester's is
 * mostly its own. Site builders, forms, documentation, help centers and clouds.
 */
export const companySites = `
  .app anvil budibase flutterflow hosted ic0 mintlify pory redocly rork spheron stacker teleporthq tunnel upsun
    wal wasmer youware
  .cloud appdomain
  .co clickhelp landen lpage lpages mn noloco paperform umso
  .com activehosted adalo aliyuncs archbee beehiiv bigcartel builderallwppro builtwithdark cloudapp.azure
    cloudwaysapps coding-pages constantcontactpages e-monsite ecwid elasticbeanstalk formcrafts getoutline
    getresponsepages getresponsesite gigalixirapp gitbook gr8 hatenablog helpdocsonline helpjuice helpscoutdocs
    hs-sites-ap1 hs-sites-na2 hs-sites-na3 hsforms iceiy kartra kesug kit knowledgeowl learnworlds limequery
    lovestoblog mailerpage medianewsonline mendixcloud microsoftcrmportals mkt.dynamics multiscreensite
    my.salesforce-sites my.site myartsonline mykajabi mypressonline myqcloud myshopline newzenler odoo ontralink
    outsystemscloud pbworks perspectivefunnel podia posthaven preview.emergentagent readthedocs-hosted
    salesforce-sites same-app secure.force sharepoint sibpages simplesite slab subscribemenow subscribepage
    surveysparrow svbtle tcloudbaseapp thinkific tiddlyhost tripod typepad wikidot wpenginepowered x10host
    zohobookings zohocommerce zohocreatorportal zyrosite
  .dev ar-io cloudshell cloudworkstations mintlify replit stormkit
  .domains static
  .fm survey
  .gay pages
  .gg wiki
  .help crisp gorgias
  .host tempurl
  .id heyflow
  .ink simple
  .io 42web apidog ar azurecontainer docsie document360 dorik gitee helpdocs icp0 mailerpage mixo pagedrop
    permagate readme rtfd scalingo scapp stoplight subscribepage zrok
  .jp hateblo hatenablog
  .link 4everland bzz storacha
  .me craft formaloo hstn involve synology
  .media swipepages
  .mx x10
  .net azure-api azurefd cloudapp cloudfunctions dynv6 formaloo getenjoyment hubspotpagebuilder limesurvey
    mybluemix ontraport sportsontheweb swipepages trafficmanager webself
  .nf free
  .nl jouwweb
  .org dreamwidth miraheze mygamesonline nekoweb
  .page ck infusionsoft keap slite unicornplatform versoly
  .ru nethouse
  .run code
  .shop bitrix24
  .site bitrix24 bullet company heyflow jouwweb mintlify notaku obsidian sol walrus
  .so circle helpkit
  .space archbee
  .store 4everland
  .sucks eth
  .us dynamics365portals outgrow powerappsportals sharepoint
  .ws ct
  .xyz instawp
`;

/**
 * Places on well-known sites where anyone can publish: a host and the start of a path. A dot in front
 * stands for any subdomain.
 */
export const publishedPages = `
  .atlassian.net/wiki/external .atlassian.net/wiki/spaces .canva.com/design/ .cognitoforms.com/ .figma.com/community/ .figma.com/design/ .figma.com/file/
  .figma.com/make/ .figma.com/proto/ .figma.com/site/ .fillout.com/ .formsite.com/ .formstack.com/forms/
  .githack.com/ .jotform.com/app/ .jotform.com/form/ .qualtrics.com/jfe/ .questionpro.com/a/ .sharefile.com/d-
  .storage.googleapis.com/ .surveymonkey.com/r/ .surveymonkey.com/s/ .surveysparrow.com/s/ .sync.com/dl/
  .typeform.com/to/ .freshdesk.com/support/solutions .wufoo.com/forms/ .zendesk.com/hc/ 0x0.st/ 1024terabox.com/s/ 123formbuilder.com/form- 4shared.com/
  about.me/ acrobat.adobe.com/id acrobat.adobe.com/link airtable.com/app airtable.com/shr
  aistudio.google.com/apps allmylinks.com/ ameblo.jp/ anyflip.com/ app.appsmith.com/app app.box.com/s/
  app.box.com/v/ app.formbricks.com/s/ app.powerbi.com/view app.smartsheet.com/b/form
  app.smartsheet.com/b/publish app.swaggerhub.com/apis app.youform.com/forms appsheet.com/start
  archive.org/details archive.org/download archive.ph/ archive.today/ arweave.net/ baserow.io/form beacons.ai/ bento.me/ bio.link/
  blog.naver.com/ bolt.new/~ box.com/s/ calameo.com/read campaign-archive.com/ campsite.bio/ carrd.co/
  cdn.discordapp.com/attachments cdn.jsdelivr.net/gh/ cdn.jsdelivr.net/npm/ cdn.statically.io/ cdpn.io/
  character.ai/chat chat.mistral.ai/chat/ chat.openai.com/share chatgpt.com/canvas chatgpt.com/g/
  chatgpt.com/s/ chatgpt.com/share claude.ai/artifacts claude.ai/public claude.ai/share claude.site/
  cloudflare-ipfs.com/ coda.io/@ coda.io/d/ codepen.io/ codesandbox.io/embed codesandbox.io/p/
  codesandbox.io/s/ colab.research.google.com/ controlc.com/ copilot.microsoft.com/shares cryptpad.fr/
  customervoice.microsoft.com/ deepwiki.com/ dev.to/ direct.me/ doc.clickup.com/ docdroid.net/ docs.craft.me/
  docs.google.com/document/ docs.google.com/drawings/ docs.google.com/file/ docs.google.com/forms/
  docs.google.com/presentation/ docs.google.com/spreadsheets/ docs.qq.com/ docsend.com/view
  documentcloud.adobe.com/link documenter.getpostman.com/view doubao.com/thread dpaste.com/ dpaste.org/
  drive.google.com/drive drive.google.com/file drive.google.com/open drive.google.com/uc drive.proton.me/urls
  dropbox.com/s/ dropbox.com/scl/ dropbox.com/sh/ dropbox.com/t/ dropmefiles.com/ ee.kobotoolbox.org/
  evernote.com/shard excalidraw.com/ express.adobe.com/page express.adobe.com/webpage f.kdocs.cn/ file.io/
  filemail.com/d/ files.catbox.moe/ firebasestorage.googleapis.com/ fliphtml5.com/ flipsnack.com/ flow.page/
  form.123formbuilder.com/ form.asana.com/ form.feathery.io/ form.jotform.com/ form.office.naver.com/
  form.run/@ forms.app/ forms.clickup.com/ forms.cloud.microsoft/ forms.fillout.com/ forms.gle/
  forms.microsoft.com/ forms.monday.com/ forms.office.com/ forms.reform.app/ forms.visme.co/ forms.yandex.com/
  forms.yandex.ru/ forms.zoho.com/ forms.zohopublic.com/ formstack.io/ framaforms.org/ framapad.org/
  fromsmash.com/ g.co/gemini gamma.app/docs gamma.app/public gateway.pinata.cloud/ gemini.google.com/share
  genspark.ai/spark gist.github.com/ gist.githubusercontent.com/ glitch.com/edit gofile.io/d/ graph.org/
  grok.com/share groups.google.com/g/ hackmd.io/@ hashnode.com/@ hastebin.com/ hf.co/chat/r/ hightail.com/
  hoo.be/ htmlpreview.github.io/ huggingface.co/chat/r/ huggingface.co/spaces/ ideone.com/ indd.adobe.com/
  intercom.help/ interfaces.zapier.com/ issuu.com/ jinshuju.net/f/ jsbin.com/ jsfiddle.net/ justpaste.it/ kaggle.com/code
  kimi.com/share kimi.moonshot.cn/share koji.to/ komi.io/ krakenfiles.com/view limewire.com/d/ linkpop.com/
  lnk.bio/ lookerstudio.google.com/ loop.cloud.microsoft/p/ lovable.dev/projects lucid.app/documents
  mailchi.mp/ make.powerpages.microsoft.com/ manus.im/share media.discordapp.net/ mediafire.com/file
  mediafire.com/folder medium.com/@ mega.io/file mega.nz/ menti.com/ meta.ai/@ miro.com/app msha.ke/
  my.visme.co/ mybinder.org/v2 nbviewer.org/ new.express.adobe.com/ notebooklm.google.com/notebook
  noteforms.com/forms notes.io/ observablehq.com/@ onedrive.live.com/ opnform.com/forms output.jsbin.com/
  padlet.com/ paper.dropbox.com/ paste.ee/ paste.mozilla.org/ paste.rs/ pastebin.com/ pastes.io/
  perplexity.ai/apps perplexity.ai/page perplexity.ai/search phind.com/search pixeldrain.com/u/ playcode.io/
  plnkr.co/ poe.com/preview poe.com/s/ poll.fm/ preview.mailerlite.io/ prezi.com/ pubhtml5.com/ publish.obsidian.md/ publuu.com/
  questionpro.com/t/ quip.com/ raw.githubusercontent.com/ read.cv/ rentry.co/ rentry.org/ replit.com/@
  run.plnkr.co/ scribd.com/ script.google.com/ send.vis.ee/ sendspace.com/file share.clickup.com/
  share.evernote.com/ share.hsforms.com/ share.icloud.com/ share.note.sx/ share.nuclino.com/ sharegpt.com/c
  sharing.clickup.com/ sites.google.com/ slideshare.net/ smartsurvey.co.uk/s/ solo.to/ spaces.hightail.com/
  speakerdeck.com/ stackblitz.com/edit stackblitz.com/~ stan.store/ storage.cloud.google.com/
  storymaps.arcgis.com/ strawpoll.com/ substack.com/@ survey.alchemer.com/ survey.zoho.com/ surveyhero.com/c/
  surveyplanet.com/ sway.cloud.microsoft/ sway.com/ sway.office.com/ swisstransfer.com/d/ tally.so/forms/
  tally.so/r/ tap.bio/ taplink.cc/ telegra.ph/ telescope.co/p/ teletype.in/@ terabox.com/s/ tmpfiles.org/
  transfer.sh/ transfernow.net/dl trello.com/b/ trello.com/c/ tripetto.app/run typedream.com/ u.pcloud.link/
  udify.app/chat ufile.io/ unpkg.com/ user-images.githubusercontent.com/ v0.app/chat v0.app/t/ v0.dev/chat v0.dev/t/
  velog.io/@ view.genially.com/ view.monday.com/ wakelet.com/ we.tl/ web.archive.org/web
  webforms.pipedrive.com/ websim.ai/ websim.com/ wetransfer.com/downloads whimsical.com/ wikipad.cloud/
  wj.qq.com/ wjx.cn/ wkf.ms/ workdrive.zohoexternal.com/ workupload.com/file wormhole.app/ wrike.com/form/
  wrike.com/frontend/requestforms write.as/ x.com/i/grok yumpu.com/ zfrmz.com/
`;

/** Short links: where they lead, only the service knows. */
export const shortLinks = `
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
`;

/** Sites that give each customer a sub-domain, under the customer's own name. */
export const customerDomains = `
  accounts.dev amazonaws.com ariba.com ashbyhq.com atlassian.net authkit.app azure.com b2clogin.com bamboohr.com
  box.com breezy.hr canny.io ciamlogin.com cloudflareaccess.com concur.com coupahost.com crunchbase.com custhelp.com
  cyberark.cloud descope.com discourse.group docebosaas.com document360.io duosecurity.com egnyte.com eloqua.com
  exacttarget.com factorialhr.com fandom.com force.com freshdesk.com freshservice.com frontegg.com fusionauth.io
  greenhouse.io gusto.com helpscoutdocs.com hibob.com ibm.com idaptive.app instructure.com jira.com jumpcloud.com kinde.com
  lever.co lightning.force.com logto.app medium.com mindtouch.us mintlify.app mintlify.dev mktoweb.com myworkday.com
  myworkdayjobs.com oktacdn.com oraclecloud.com personio.com personio.de pingidentity.com pingone.com pingone.eu
  propelauth.com propelauthtest.com qualtrics.com readme.io recruitee.com rippling.com sapsf.com service-now.com
  site.com smartrecruiters.com stackexchange.com statuspage.io stytch.com successfactors.com successfactors.eu
  teamtailor.com trello.com uservoice.com visualstudio.com webex.com windows.net workable.com workday.com workos.com
  zitadel.cloud zoominfo.com
`;
