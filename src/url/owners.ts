/**
 * Who imitations are most often made of, one owner a line: the name, then what else is theirs. Without a dot a name is
 * under `.com`; ".io" is the same name under another suffix. Signs behind the first name:
 *
 * - `*` has sites of its own under the suffixes of many countries
 * - `~` is a word or a name of others too: only beside a word that lures does it count
 * - `!` is so plain a word that it counts only as it stands, under a suffix that lures
 * - `^` is what companies run on hosts of their own: `gitlab.example.com`
 */
const table = `
google* .dev .org .net .cloud gmail googlemail youtube youtu.be goo.gl g.co withgoogle googleblog googleapis googleusercontent googlesource googlegroups googleadservices googlesyndication googletagmanager google-analytics googlevideo android chrome firebase gstatic blogger youtubekids youtube-nocookie deepmind
gmail
youtube
github .io .dev .blog .community githubusercontent githubassets githubstatus githubcopilot githubapp githubuniverse githubnext githubpreview.dev ghcr.io
gitlab^ .io .net gitlab-static.net
bitbucket.org bitbucket.io
microsoft* .net .org microsoftonline microsoft365 microsoftedge microsoftstream microsofttranslator microsoftonline-p live.com office.com outlook.com msft.it azure.com windows.com windows.net msn.com bing.com skype.com xbox.com visualstudio.com sharepoint.com onedrive.com office365.com microsoftstore microsoft-ppe cloud.microsoft microsoftazuread-sso
microsoftonline .us .cn .de
office365~
outlook!
sharepoint onedrive
linkedin .cn licdn lnkd.in linkedin-ei linkedin-learning linkedin-learning.org
apple~ icloud icloud-content apple-dns.net cdn-apple apple.news apple.co applepay applemusic appleid applecard.apple
icloud
amazon* amazonaws amazon-adsystem amazonpay amazon.dev amazon.jobs aboutamazon amazonalexa amazonsilk amazongames amazonmusic amazonworkspaces amazoncognito amazonlogistics amazonvideo amazon.science awsstatic
amazonaws .com.cn
facebook .net facebookmail fb.com facebookbrand facebookblueprint facebook.engineering facebookportal facebookvirtualassistant
instagram .net cdninstagram
whatsapp .net
messenger~
meta!
twitter x.com twimg twttr
tiktok tiktokv tiktokcdn tiktokshop tiktokglobalshop tiktok-shops tiktokpro tiktokw.us
reddit redditmedia redditstatic redditinc redditblog redd.it redditforbusiness reddithelp
discord~ .gg .gift .gifts .media .new .dev .store .co discordapp discordstatus discordsays discordmerch
telegram.org~ telegram.me t.me telegram.dog
twitch.tv~ twitch.com twitchcdn.net twitchsvc.net twitchcon twitchapp
netflix .net .shop nflxext nflximg netflixinvestor netflixtechblog netflixhouse netflixstudios
spotify .net .link .design scdn.co spotifycdn spotifyforbrands spotifyforartists byspotify spotifyforcreators spotifyjobs
wikipedia.org wikimedia.org
yahoo* .net yahooinc yahoodns.net yahooapis yahoosmallbusiness yahoosports yahoofinance
paypal .me paypalobjects paypal-community paypal-corp paypalcorp paypal-engineering paypal-knowledge paypalhere paypal-techsupport paypal-mena paypal-business paypal-here paypal-australia.com.au paypal-marketing paypal-promo paypal-prepaid paypalbenefits
venmo
stripe~ .dev .network .global .partners .press stripecdn stripestatus stripeassets stripeconnect
square! .site squareup squarecdn
cash.app~
revolut .me .codes .dev revolutpeople
wise!
americanexpress* amex aexp-static americanexpressfhr
chase! jpmorganchase
wellsfargo .jobs wellsfargoadvisors wellsfargomedia wellsfargorewards wellsfargodealerservices
bankofamerica .net bofa bankofamericachampions
citibank* citi citicards citigroup
capitalone* .co.uk capitalonecareers capitaloneshopping capitalonegslbex capitalonetravel
usbank
barclays* barclaycard barclays.co.uk barclayscorp barclayscardus
lloydsbank* lloydsbankinggroup
natwest* natwestgroup
hsbc* hsbcnet hsbcprivatebank hsbcinnovationbanking .group
santander* santanderbank santanderconsumer santanderassetmanagement santanderopenacademy
commerzbank* .de
deutschebank .de db.com deutsche-bank.de
sparkasse.de* sparkasse.at
ing! ing.nl ing.de
n26
monzo .me
klarna* klarnacdn.net klarnapayments klarnaservices klarna.net klarnaevt
adyen .link adyenpayments
mollie~
worldpay* worldpay.io
razorpay .me rzp.io
mercadopago* mercadolibre mercadolivre.com.br
paytm .in paytmbank paytmmoney
phonepe
payoneer
skrill
intuit~ quickbooks turbotax intuitcdn.net intuitlabs
quickbooks* 
turbotax .ca
xero~
coinbase .net coinbasecloud coinbase-exchange coinbasedev coinbasewallet coinbaseassets
binance* .us .org binancefuture binance-cn binance.vision binance.info binancezh
metamask.io
kraken~ krakenfx kraken-futures krakenjobs
kucoin
bitfinex
bitstamp.net
bybit .global bybitglobal
uniswap.org uniswapfoundation.org
opensea.io
trezor.io
ledger~
etherscan.io
blockchain~
trustwallet
phantom~ phantom.app
robinhood .net
etoro
fidelity~
schwab~ charlesschwab
vanguard~
ebay* ebayinc ebaystatic ebayimg ebayadvertising ebaymainstreet ebaycommercenetwork ebay-kleinanzeigen.de ebaycdn.net ebaymotors
etsy .me .dev etsystatic etsystudio
shopify* .dev myshopify shopifycdn shopifyapps shopifypartners shopifyplus shopifycloud shopifysvc shopifystatus shopify.engineering shopifyinbox shopifypreview
airbnb* airbnbapi airbnb-press airbnbeng
booking! bookingholdings booking-partner
expedia* expediagroup expediapartnercentral expediapartnersolutions expedia-aarp
tripadvisor* tripadvisorsupport
fedex .co.uk fedexcup fedexforward
dhl* dhlparcel dhl-news dhlecommerce dhlexpress dhl.de
usps .gov
royalmail .co.uk royalmailgroup
dropbox .tech .dev dropboxusercontent dropboxstatic dropboxapi dropboxforum dropboxmail dropboxpartners dropboxer.net dropboxdocs
adobe~ adobelogin adobeid adobe-identity adobe-services adobeconnect adobesign adobestock adobecc adobeaemcloud adobedtm adobess adobejanus adobeexperience adobeccstatic adobedc.net adobe.io adobeexchange adobesystems
docusign* .net .ca .mil docusign.eu docusignapi
salesforce* .org .mil salesforceliveagent salesforce-sites salesforce-experience salesforce-setup salesforce-scrt salesforce-communities salesforceiq salesforce-hub salesforcesafesignin
hubspot .net hubspotusercontent hubspotemail.net hubspotlinks hubspotlinksstarter hubspotpagebuilder hubspotvideo hubspotapi
mailchimp mailchimpapp mailchimpsites mailchimpapp.net
slack! slack-edge slack-files slack-imgs slack-msgs slack-core slack-redir.net slackb slackhq slackcommunity slack.dev slackdemo slack-gov
zoom.us! .com .net .com.cn zoomgov zoomus.cn
notion.so~ .com .site notionusercontent .new .dev
figma~ .site figma-alpha .fun .dev figmacdn
canva~ .site .cn .me .dev .link canva-apps canva-experiments canvas-dev
asana~ .biz .plus asana.academy asanausercontent
trello .services trellocdn trellopowerup
atlassian .net .io .dev atlassian-us-gov-mod atlassian-fex atlassian-dev.net atlassianblog atlassiancommunity atlassian.design atlassian-gov
airtable airtableusercontent airtableblocks
linear.app!
monday!
openai .org .fm chatgpt sora.com oaiusercontent oaistatic openai.fund openaimerge openaidevs
chatgpt .site
anthropic claude.ai claude.com claudeusercontent anthropicusercontent
claude.ai~ .com .site
huggingface.co hf.co hf.space huggingface.tech
mistral.ai~
perplexity~ .ai
deepseek
replit .app .dev repl.co replit-user replitusercontent
cloudflare .net .tv .dev cloudflareaccess cloudflareinsights cloudflarestatus cloudflare-dns cloudflare-ipfs cloudflare-gateway cloudflare-ech cloudflarestream cloudflarestorage cloudflareclient cloudflareworkers cloudflareportal cloudflareresolve cloudflarepreview cloudflare-eth cloudflareok cloudflarebolt cloudflarecp cloudflare-quic cloudflareapps
vercel .app .dev .sh .co .live .blog .network .store .link vercel-insights vercel-storage vercel-scripts vercel-status vercel-dns vercel-infra
netlify .app .blog .net netlifystatus netlifycms.org netlifyusercontent netlify-dns netlifyglobalcdn
heroku~ herokuapp herokucdn herokussl herokustatus herokudns herokuappdev
supabase .co .io .in .net .help .build .link supabase-status
digitalocean .net .dev digitaloceanspaces digitaloceanstatus digitalocean-community
hetzner .de .cloud .eu
linode .net
namecheap .net namecheaphosting
godaddy* godaddysites godaddystatic
squarespace .net .dev squarespace-cdn squarespace-mail squarespacescheduling squarespace-analytics
docker~^ .io dockerstatus dockerusercontent dockerhub docker.internal dockercon
npmjs .org npmjs.cn
npm! npm.im
pypi.org .io pypi.python.org pypistats.org
rubygems.org rubygems.io
crates.io~
packagist.org packagist
nuget.org
wordpress^~ .org .net .tv .blog wordpress-foundation.org
sentry.io~ .dev sentry-cdn
datadoghq .eu datadog ddog-gov datadoghq-browser-agent
pagerduty pagerduty.eu
snowflake! snowflakecomputing
mongodb .net .org mongodb-dev mongodbatlas
databricks databricksapps databricks-staging
okta okta-emea oktapreview okta-gov oktacdn okta-dev trexcloud oktadev oktaforum oktaverify okta.mil oktausercontent
auth0 auth0.net auth0usercontent auth0.us auth0apps
onelogin onelogin-preview oneloginstatus
duosecurity duo.com
lastpass lastpass.eu
bitwarden .net .eu bitwarden-community bitwarden.pw
1password .ca .eu .dev 1passwordusercontent 1passwordstatic 1passwordservices
nordvpn nordaccount nordcdn
protonmail .ch proton.me protonvpn pm.me
steampowered steamcontent steamstatic steamgames steamusercontent
steamcommunity
playstation* .net playstationnetwork
nintendo* .net nintendo-europe nintendoswitch
epicgames .dev .net epicgames-dev
roblox .cn robloxlabs robloxdev robloxforum
disneyplus disney-plus.net
hotmail* 
yandex.ru* .com .net .cloud yandexcloud.net yandex-team.ru yandexwebcache.net yandexdatafactory
sberbank.ru .com sber.ru
tinkoff.ru
baidu .cn .jp .hk baidubce baidustatic baidu-int baiducontent baidupcs
alibaba alibabacloud alibabagroup alibaba-inc .com.cn alibabausercontent alibabacorp
aliexpress* .ru .us aliexpress-media
rakuten* rakuten-bank.co.jp rakuten-card.co.jp rakutenmarketing rakuten-sec.co.jp rakuten-static
walmart* walmartimages walmartlabs walmartone walmartconnect walmart-jump walmartcontacts walmartmoneycard walmartbusiness walmarthealth walmartgalleria
bestbuy .ca bestbuycanada.ca
costco* costcotravel costcobusinesscentre.ca costcobusinessdelivery
pinterest* pinimg pinterestcareers pinterestbusiness pinterestlabs pinterestpredicts pinterest.engineering
snapchat sc-cdn.net snapchatads
skype~
uber ubereats uberinternal uberfreight uberhealth uberconference uberinsights uber.space ubercab ubereats.de ubereatsforbusiness
lyft .net
visa* visaeurope visaprepaidprocessing visainfinite visainnovation
mastercard* mastercardconnect mastercardservices mastercardcenter.org mastercardadvisors mastercardpaymentservices mastercardfdn.org mastercardinternational
zendesk zdassets zendesk-staging zopim
intercom~ .io .help intercomcdn intercomassets intercom-mail intercomusercontent intercom-clicks intercom-sheets intercom-attachments
calendly
eventbrite* eventbriteapi evbuc
ticketmaster* ticketmaster-partner ticketmasterbusiness
zapier zapiercdn zapier-staging .app
postman! getpostman pstmn.io
webflow .io webflow-ext webflowforum website-files
grammarly .io .net .ai grammarlyaws
samsung* samsungcloud samsungapps samsungpay samsunghealth samsungknox samsungdp samsungelectronics samsungsds samsung-fc samsungcard
verizon verizonwireless verizonmedia verizonbusiness verizonenterprise
vodafone* vodafone-ip.de
telekom.de* telekom-dienste.de
xfinity comcast comcast.net
tmobile t-mobile
servicenow service-now
workday! myworkday myworkdayjobs myworkdaysite workdaycdn
oracle~ oraclecloud oraclecorp oracleimg oracle-ocna
jetbrains .space .ai jetbrains.team
nvidia* nvidiagrid.net nvidia-geforce
mozilla .org .net .community .ai mozaws.net mozillamessaging
stackoverflow stackoverflow.blog stackoverflowbusiness stackoverflowteams stackoverflow.email
grafana^ .net .org grafana-ops.net grafana-dev
elastic! elastic.co
plaid!
hulu hulumail
zellepay zelle
onedrive
xbox~
itunes
ups!
evri
dpd~ dpd.de dpd.co.uk dpdgroup
correos.es
laposte.fr laposte.net
deliveroo* deliveroo.co.uk deliveroo.fr
doordash
instacart
grubhub
temu
shein* sheingroup
zalando* zalando-lounge.de zalando-prive.fr
ikea*
primevideo
crunchyroll
soundcloud
vimeo vimeopro vimeocdn
quora quoracdn.net
caixabank* .es caixabankpc
bbva* bbvausa bbva.es
bnpparibas* bnpparibasfortis bnpparibas.net bnpparibas-am
creditagricole .fr .info credit-agricole.fr credit-agricole ca-cib
societegenerale* .fr
labanquepostale .fr
unicredit* unicreditgroup.eu unicreditbank
intesasanpaolo* intesasanpaolobank
postfinance .ch
swedbank* .se
nordea* nordeafunds
danskebank* .dk
rabobank* .nl
abnamro* .nl
itau.com.br~ itau
bradesco.com.br banco.bradesco
nubank.com.br
scotiabank*
tdbank td.com
commbank .com.au
westpac .com.au westpacgroup.com.au
icicibank* icicidirect
hdfcbank* hdfcbank.net
axisbank* axisbank.co.in
maybank* maybank2u.com.my
alipay alipayobjects alipayplus
wechat wechatpay
weibo .cn weibocdn
naver navercorp
kakao kakaocorp kakaopay kakaobank
evernote
todoist
basecamp
clickup clickup-attachments
wrike
smartsheet
surveymonkey* surveymonkey.net
typeform typeform.io
jotform .io
twilio .org twiliocdn
sendgrid .net
mailgun .org .net
algolia .net algolianet
contentful ctfassets.net
mixpanel
posthog
hashicorp hashicorp.cloud
jfrog .io
circleci circle-ci
elevenlabs .io
midjourney
planetscale
freshbooks
rippling
paychex
brex~
neon! neon.tech
`;

/** An owner of sites, and how likely it is that others use the same name. */
export interface Owner {
  readonly domain: string;
  /** What belongs to it, its own domain included. */
  readonly sites: readonly string[];
  readonly isNational: boolean;
  readonly isWord: boolean;
  readonly isPlainWord: boolean;
  readonly isSelfHosted: boolean;
}

export const owners: readonly Owner[] = /* @__PURE__ */ readOwners();

function readOwners(): Owner[] {
  const lines = table.trim().split("\n");
  return lines.map((line) => {
    const [first = "", ...others] = line.trim().split(" ");
    const [, name = "", signs = ""] = /^([^*~!^]+)(.*)$/.exec(first) ?? [];
    const label = name.replace(/\..*$/, "");
    const domain = name.includes(".") ? name : `${name}.com`;
    const sites = others.map((site) =>
      site.startsWith(".") ? label + site : site.includes(".") ? site : `${site}.com`,
    );
    return {
      domain,
      sites: [domain, ...sites],
      isNational: signs.includes("*"),
      isWord: /[~!]/.test(signs),
      isPlainWord: signs.includes("!"),
      isSelfHosted: signs.includes("^"),
    };
  });
}
