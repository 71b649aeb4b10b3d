/**
 * The most imitated names, one owner per line: the name, then further sites of the owner that would
 * count as imitations.
 *
 * A name without a dot is under `.com`. ".io" is the same name under another suffix, "+mail" a
 * longer name that begins with it. Signs after the first name:
 *
 * - `*` owns its name under the suffixes of many countries too
 * - `~` is a common word or name: it counts only next to a lure word
 * - `!` is so plain a word that it counts only unchanged, under a suspicious suffix
 * - `^` is software that companies run on their own hosts: `gitlab.example.com`
 */
export const packedOwners = `
google* .dev .org .net .cloud +mail +groups +-analytics youtube-nocookie
gmail
youtube
github .io .dev .blog .community +app
gitlab^ .io .net +-static.net
bitbucket.org .io
microsoft* .net .org +365 +online-p live.com office.com windows.com windows.net +store +-ppe +azuread-sso
microsoftonline .us .cn .de
office365~
outlook~
azure~
aws.amazon.com~
teams.microsoft.com!
sharepoint
linkedin .cn +-ei +-learning +-learning.org
apple~ icloud-content +-dns.net cdn-apple .news .co +pay +id +card.apple
icloud
amazon* +-adsystem +pay .dev .jobs +workspaces .science
amazonaws .com.cn
facebook .net +mail .engineering +portal
instagram .net
whatsapp .net
messenger~
meta!
twitter x.com
tiktok +v +shop +globalshop +-shops +pro +w.us
reddit +inc +help
discord~ .gg .gift .gifts .media .new .dev .store .co +app
telegram.org~ .me .dog
twitch.tv~ .com +app
netflix .net .shop
spotify .net .link .design +jobs
wikipedia.org wikimedia.org
yahoo* .net +inc
paypal .me +-community +-corp +corp +-engineering +-knowledge +here +-techsupport +-mena +-business +-here +-australia.com.au +-marketing +-promo +-prepaid
venmo
stripe~ .dev .network .global .partners .press +connect
square! .site
cashapp
revolut .me .codes .dev
wise!
americanexpress* amex
citi~
chase!
wellsfargo .jobs +rewards
bankofamerica .net
citibank* citicards citigroup
capitalone* .co.uk +careers
usbank
barclays* .co.uk +corp
lloydsbank*
natwest* +group
hsbc* +net .group
santander* +bank
commerzbank* .de
deutschebank .de deutsche-bank.de
sparkasse.de*~ .at
ing! .nl .de
n26
dkb.de
postbank.de~
comdirect.de
monzo .me
klarna* +payments +services .net
adyen .link +payments
mollie~
worldpay* .io
razorpay .me
mercadopago*
paytm .in +bank
phonepe
payoneer
skrill
intuit~
quickbooks*
turbotax .ca
xero~
coinbase .net +-exchange +wallet
binance* .us .org +-cn .vision .info
metamask.io
kraken~ +-futures +jobs
kucoin
bitfinex
bitstamp.net
bybit .global +global
uniswap.org
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
schwab~
vanguard~
ebay* +inc +-kleinanzeigen.de
etsy .me .dev
shopify* .dev myshopify +apps +plus .engineering +inbox
airbnb* +-press
booking! +-partner
expedia* +group +-aarp
tripadvisor* +support
fedex .co.uk
dhl* +-news .de
usps .gov
royalmail .co.uk +group
dropbox .tech .dev +mail +docs
adobe~ +login +id +-identity +-services +connect +sign .io
docusign* .net .ca .mil .eu
salesforce* .org .mil +-sites +-experience +-setup +-scrt +-communities +-hub +safesignin
hubspot .net +email.net +links
mailchimp +app +sites +app.net
slack! +-edge +-files +-imgs +-msgs +-core +-redir.net +b +hq .dev +-gov
zoom.us! .com .net .com.cn
notion.so~ .com .site .new .dev
figma~ .site +-alpha .fun .dev
canva~ .site .cn .me .dev .link +-apps +-experiments
asana~ .biz .plus .academy
trello .services
atlassian .net .io .dev +-us-gov-mod +-fex +-dev.net .design +-gov
airtable
linear.app!
monday!
openai .org .fm .fund
chatgpt .site
anthropic claude.ai claude.com
claude.ai~ .com .site
huggingface.co hf.co hf.space .tech
mistral.ai~
perplexity~ .ai
deepseek
replit .app .dev +-user
cloudflare .net .tv .dev +access +-dns +-ipfs +-gateway +-ech +client +portal +resolve +-eth +-quic +apps
vercel .app .dev .sh .co .live .blog .network .store .link +-insights +-storage +-scripts +-status +-dns +-infra
netlify .app .blog .net +-dns
heroku~ +app
supabase .co .io .in .net .help .build .link +-status
digitalocean .net .dev +-community
hetzner .de .cloud .eu
linode .net
namecheap .net
godaddy* +sites
squarespace .net .dev +-cdn +-mail +-analytics
docker~^ .io
npmjs .org .cn
npm! .im
pypi.org .io .python.org
rubygems.org .io
crates.io~
packagist.org packagist
nuget.org
wordpress^~ .org .net .tv .blog +-foundation.org
sentry.io~ .dev +-cdn
datadoghq .eu +-browser-agent
pagerduty .eu
snowflake!
mongodb .net .org +-dev
databricks +apps +-staging
okta +-emea +preview +-gov +-dev +dev +verify .mil
auth0 .net .us +apps
onelogin +-preview
duosecurity duo.com
duo!
lastpass .eu
bitwarden .net .eu +-community .pw
1password .ca .eu .dev +services
nordvpn
protonmail .ch proton.me
steampowered
steamcommunity
playstation* .net
nintendo* .net +-europe
epicgames .dev .net +-dev
roblox .cn
disneyplus disney-plus.net
hotmail*
yandex.ru* .com .net .cloud +-team.ru
sberbank.ru .com sber.ru
tinkoff.ru
baidu .cn .jp .hk +-int
alibaba +group +-inc .com.cn +corp
aliexpress* .ru .us +-media
rakuten* +-bank.co.jp +-card.co.jp +-sec.co.jp +-static
walmart* +connect +-jump +contacts
bestbuy .ca
costco*
pinterest* +careers .engineering
snapchat
skype~
uber +eats .space +eats.de
lyft .net
visa*
mastercard* +connect +services +center.org +paymentservices
zendesk +-staging
intercom~ .io .help +-mail +-clicks +-sheets +-attachments
calendly
eventbrite*
ticketmaster* +-partner
wetransfer
webex
cursor!
zapier +-staging .app
postman!
webflow .io +-ext
grammarly .io .net .ai
samsung* +apps +pay +-fc +card
verizon
vodafone* +-ip.de
telekom.de* .com +-dienste.de
xfinity comcast comcast.net
tmobile t-mobile
servicenow service-now
workday! myworkday myworkdayjobs myworkdaysite
oracle~ +corp +-ocna
jetbrains .space .ai .team
nvidia* +-geforce
mozilla .org .net .community .ai
stackoverflow .blog +teams .email
grafana^ .net .org +-ops.net +-dev
elastic! .co
plaid!
hulu +mail
zellepay
onedrive
xbox~
itunes
ups!
evri
dpd~ .de .co.uk
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
vimeo +pro
quora
caixabank* .es
bbva* +usa .es
bnpparibas* .net +-am
creditagricole .fr .info credit-agricole.fr credit-agricole
societegenerale* .fr
labanquepostale .fr
unicredit* +group.eu +bank
intesasanpaolo* +bank
postfinance .ch
swedbank* .se
nordea*
danskebank* .dk
rabobank* .nl
abnamro* .nl
itau.com.br~ itau
bradesco.com.br
nubank.com.br
scotiabank*
tdbank
commbank .com.au
westpac .com.au +group.com.au
icicibank*
hdfcbank* .net
axisbank* .co.in
maybank*
alipay +plus
wechat +pay
weibo .cn
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
twilio .org
sendgrid .net
mailgun .org .net
algolia .net +net
contentful
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
