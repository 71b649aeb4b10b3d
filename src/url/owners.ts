/**
 * Who imitations are most often made of, one owner a line: the name, then what else is theirs. Without a dot a name is
 * under `.com`; ".io" is the same name under another suffix, "+mail" a longer name that begins with it. Signs behind
 * the first name:
 *
 * - `*` has sites of its own under the suffixes of many countries
 * - `~` is a word or a name of others too: only beside a word that lures does it count
 * - `!` is so plain a word that it counts only as it stands, under a suffix that lures
 * - `^` is what companies run on hosts of their own: `gitlab.example.com`
 */
const table = `
google* .dev .org .net .cloud gmail +mail youtube youtu.be goo.gl g.co withgoogle +blog +apis +usercontent +source +groups +adservices +syndication +tagmanager +-analytics +video android chrome firebase gstatic blogger youtubekids youtube-nocookie deepmind
gmail
youtube
github .io .dev .blog .community +usercontent +assets +status +copilot +app +universe +next +preview.dev ghcr.io
gitlab^ .io .net +-static.net
bitbucket.org .io
microsoft* .net .org +online +365 +edge +stream +translator +online-p live.com office.com outlook.com msft.it azure.com windows.com windows.net msn.com bing.com skype.com xbox.com visualstudio.com sharepoint.com onedrive.com office365.com +store +-ppe cloud.microsoft +azuread-sso
microsoftonline .us .cn .de
office365~
outlook!
sharepoint onedrive
linkedin .cn licdn lnkd.in +-ei +-learning +-learning.org
apple~ icloud icloud-content +-dns.net cdn-apple .news .co +pay +music +id +card.apple
icloud
amazon* +aws +-adsystem +pay .dev .jobs aboutamazon +alexa +silk +games +music +workspaces +cognito +logistics +video .science awsstatic
amazonaws .com.cn
facebook .net +mail fb.com +brand +blueprint .engineering +portal +virtualassistant
instagram .net cdninstagram
whatsapp .net
messenger~
meta!
twitter x.com twimg twttr
tiktok +v +cdn +shop +globalshop +-shops +pro +w.us
reddit +media +static +inc +blog redd.it +forbusiness +help
discord~ .gg .gift .gifts .media .new .dev .store .co +app +status +says +merch
telegram.org~ .me t.me .dog
twitch.tv~ .com +cdn.net +svc.net +con +app
netflix .net .shop nflxext nflximg +investor +techblog +house +studios
spotify .net .link .design scdn.co +cdn +forbrands +forartists byspotify +forcreators +jobs
wikipedia.org wikimedia.org
yahoo* .net +inc +dns.net +apis +smallbusiness +sports +finance
paypal .me +objects +-community +-corp +corp +-engineering +-knowledge +here +-techsupport +-mena +-business +-here +-australia.com.au +-marketing +-promo +-prepaid +benefits
venmo
stripe~ .dev .network .global .partners .press +cdn +status +assets +connect
square! .site +up +cdn
cash.app~
revolut .me .codes .dev +people
wise!
americanexpress* amex aexp-static +fhr
chase! jpmorganchase
wellsfargo .jobs +advisors +media +rewards +dealerservices
bankofamerica .net bofa +champions
citibank* citi citicards citigroup
capitalone* .co.uk +careers +shopping +gslbex +travel
usbank
barclays* barclaycard .co.uk +corp +cardus
lloydsbank* +inggroup
natwest* +group
hsbc* +net +privatebank +innovationbanking .group
santander* +bank +consumer +assetmanagement +openacademy
commerzbank* .de
deutschebank .de db.com deutsche-bank.de
sparkasse.de* .at
ing! .nl .de
n26
monzo .me
klarna* +cdn.net +payments +services .net +evt
adyen .link +payments
mollie~
worldpay* .io
razorpay .me rzp.io
mercadopago* mercadolibre mercadolivre.com.br
paytm .in +bank +money
phonepe
payoneer
skrill
intuit~ quickbooks turbotax +cdn.net +labs
quickbooks* 
turbotax .ca
xero~
coinbase .net +cloud +-exchange +dev +wallet +assets
binance* .us .org +future +-cn .vision .info +zh
metamask.io
kraken~ +fx +-futures +jobs
kucoin
bitfinex
bitstamp.net
bybit .global +global
uniswap.org +foundation.org
opensea.io
trezor.io
ledger~
etherscan.io
blockchain~
trustwallet
phantom~ .app
robinhood .net
etoro
fidelity~
schwab~ charlesschwab
vanguard~
ebay* +inc +static +img +advertising +mainstreet +commercenetwork +-kleinanzeigen.de +cdn.net +motors
etsy .me .dev +static +studio
shopify* .dev myshopify +cdn +apps +partners +plus +cloud +svc +status .engineering +inbox +preview
airbnb* +api +-press +eng
booking! +holdings +-partner
expedia* +group +partnercentral +partnersolutions +-aarp
tripadvisor* +support
fedex .co.uk +cup +forward
dhl* +parcel +-news +ecommerce +express .de
usps .gov
royalmail .co.uk +group
dropbox .tech .dev +usercontent +static +api +forum +mail +partners +er.net +docs
adobe~ +login +id +-identity +-services +connect +sign +stock +cc +aemcloud +dtm +ss +janus +experience +ccstatic +dc.net .io +exchange +systems
docusign* .net .ca .mil .eu +api
salesforce* .org .mil +liveagent +-sites +-experience +-setup +-scrt +-communities +iq +-hub +safesignin
hubspot .net +usercontent +email.net +links +linksstarter +pagebuilder +video +api
mailchimp +app +sites +app.net
slack! +-edge +-files +-imgs +-msgs +-core +-redir.net +b +hq +community .dev +demo +-gov
zoom.us! .com .net .com.cn +gov +us.cn
notion.so~ .com .site +usercontent .new .dev
figma~ .site +-alpha .fun .dev +cdn
canva~ .site .cn .me .dev .link +-apps +-experiments +s-dev
asana~ .biz .plus .academy +usercontent
trello .services +cdn +powerup
atlassian .net .io .dev +-us-gov-mod +-fex +-dev.net +blog +community .design +-gov
airtable +usercontent +blocks
linear.app!
monday!
openai .org .fm chatgpt sora.com oaiusercontent oaistatic .fund +merge +devs
chatgpt .site
anthropic claude.ai claude.com claudeusercontent +usercontent
claude.ai~ .com .site
huggingface.co hf.co hf.space .tech
mistral.ai~
perplexity~ .ai
deepseek
replit .app .dev repl.co +-user +usercontent
cloudflare .net .tv .dev +access +insights +status +-dns +-ipfs +-gateway +-ech +stream +storage +client +workers +portal +resolve +preview +-eth +ok +bolt +cp +-quic +apps
vercel .app .dev .sh .co .live .blog .network .store .link +-insights +-storage +-scripts +-status +-dns +-infra
netlify .app .blog .net +status +cms.org +usercontent +-dns +globalcdn
heroku~ +app +cdn +ssl +status +dns +appdev
supabase .co .io .in .net .help .build .link +-status
digitalocean .net .dev +spaces +status +-community
hetzner .de .cloud .eu
linode .net
namecheap .net +hosting
godaddy* +sites +static
squarespace .net .dev +-cdn +-mail +scheduling +-analytics
docker~^ .io +status +usercontent +hub .internal +con
npmjs .org .cn
npm! .im
pypi.org .io .python.org +stats.org
rubygems.org .io
crates.io~
packagist.org packagist
nuget.org
wordpress^~ .org .net .tv .blog +-foundation.org
sentry.io~ .dev +-cdn
datadoghq .eu datadog ddog-gov +-browser-agent
pagerduty .eu
snowflake! +computing
mongodb .net .org +-dev +atlas
databricks +apps +-staging
okta +-emea +preview +-gov +cdn +-dev trexcloud +dev +forum +verify .mil +usercontent
auth0 .net +usercontent .us +apps
onelogin +-preview +status
duosecurity duo.com
lastpass .eu
bitwarden .net .eu +-community .pw
1password .ca .eu .dev +usercontent +static +services
nordvpn nordaccount nordcdn
protonmail .ch proton.me protonvpn pm.me
steampowered steamcontent steamstatic steamgames steamusercontent
steamcommunity
playstation* .net +network
nintendo* .net +-europe +switch
epicgames .dev .net +-dev
roblox .cn +labs +dev +forum
disneyplus disney-plus.net
hotmail* 
yandex.ru* .com .net .cloud +cloud.net +-team.ru +webcache.net +datafactory
sberbank.ru .com sber.ru
tinkoff.ru
baidu .cn .jp .hk +bce +static +-int +content +pcs
alibaba +cloud +group +-inc .com.cn +usercontent +corp
aliexpress* .ru .us +-media
rakuten* +-bank.co.jp +-card.co.jp +marketing +-sec.co.jp +-static
walmart* +images +labs +one +connect +-jump +contacts +moneycard +business +health +galleria
bestbuy .ca +canada.ca
costco* +travel +businesscentre.ca +businessdelivery
pinterest* pinimg +careers +business +labs +predicts .engineering
snapchat sc-cdn.net +ads
skype~
uber +eats +internal +freight +health +conference +insights .space +cab +eats.de +eatsforbusiness
lyft .net
visa* +europe +prepaidprocessing +infinite +innovation
mastercard* +connect +services +center.org +advisors +paymentservices +fdn.org +international
zendesk zdassets +-staging zopim
intercom~ .io .help +cdn +assets +-mail +usercontent +-clicks +-sheets +-attachments
calendly
eventbrite* +api evbuc
ticketmaster* +-partner +business
zapier +cdn +-staging .app
postman! getpostman pstmn.io
webflow .io +-ext +forum website-files
grammarly .io .net .ai +aws
samsung* +cloud +apps +pay +health +knox +dp +electronics +sds +-fc +card
verizon +wireless +media +business +enterprise
vodafone* +-ip.de
telekom.de* +-dienste.de
xfinity comcast comcast.net
tmobile t-mobile
servicenow service-now
workday! myworkday myworkdayjobs myworkdaysite +cdn
oracle~ +cloud +corp +img +-ocna
jetbrains .space .ai .team
nvidia* +grid.net +-geforce
mozilla .org .net .community .ai mozaws.net +messaging
stackoverflow .blog +business +teams .email
grafana^ .net .org +-ops.net +-dev
elastic! .co
plaid!
hulu +mail
zellepay zelle
onedrive
xbox~
itunes
ups!
evri
dpd~ .de .co.uk +group
correos.es
laposte.fr .net
deliveroo* .co.uk .fr
doordash
instacart
grubhub
temu
shein* +group
zalando* +-lounge.de +-prive.fr
ikea*
primevideo
crunchyroll
soundcloud
vimeo +pro +cdn
quora +cdn.net
caixabank* .es +pc
bbva* +usa .es
bnpparibas* +fortis .net +-am
creditagricole .fr .info credit-agricole.fr credit-agricole ca-cib
societegenerale* .fr
labanquepostale .fr
unicredit* +group.eu +bank
intesasanpaolo* +bank
postfinance .ch
swedbank* .se
nordea* +funds
danskebank* .dk
rabobank* .nl
abnamro* .nl
itau.com.br~ itau
bradesco.com.br banco.bradesco
nubank.com.br
scotiabank*
tdbank td.com
commbank .com.au
westpac .com.au +group.com.au
icicibank* icicidirect
hdfcbank* .net
axisbank* .co.in
maybank* +2u.com.my
alipay +objects +plus
wechat +pay
weibo .cn +cdn
naver +corp
kakao +corp +pay +bank
evernote
todoist
basecamp
clickup +-attachments
wrike
smartsheet
surveymonkey* .net
typeform .io
jotform .io
twilio .org +cdn
sendgrid .net
mailgun .org .net
algolia .net +net
contentful ctfassets.net
mixpanel
posthog
hashicorp .cloud
jfrog .io
circleci circle-ci
elevenlabs .io
midjourney
planetscale
freshbooks
rippling
paychex
brex~
neon! .tech
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
    const sites = others.map((written) => {
      const site = written.replace(/^\+?/, /^[.+]/.test(written) ? label : "");
      return site.includes(".") ? site : `${site}.com`;
    });
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
