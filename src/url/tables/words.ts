// Lists in the order of the alphabet weigh a fifth less where they are packed.

/**
 * Lure words that often come with an imitated name: sign-in, payment, support, security.
 *
 * Those with "!" are rarely the name of anything but a disguise. Plurals and compounds are left
 * out.
 */
export const lureWords = `
  2fa acc acceso access accesso account! acct acesso activate activation admin agent airdrop alert! anmelden!
  anmeldung app appeal assist assistance auth authenticate! authentication authenticator authorise authorization
  authorize backup bank banking betaling bezahlung bill billing! blocked bonus bot cancel captcha card care careers cash
  center centre chat check checkout claim client clientes clienti co code colis com compte confirm! confirmation
  connect connection connexion! console conta contact conto corp cuenta customer dashboard deal deliver delivery
  desk device dispute doc document download drive drop email employee enable envelope esign facture fee file
  form fraud! free gift giveaway! global group help hq hr id identity in inbox inc info inloggen install
  installer invitation invite! invoice job join key konta konto kunden kyc! limit limited link live locked log
  login! logon! logowanie mail mcp meeting member message mfa! mint mobile my net new notice notification now oauth
  offer official on online order org otp package pagamento page pago paket panel parcel passcode passwd
  password! pay payment payroll pin plus portal premium prize pro promo protect protection pull purchase pushtan
  real rechnung recover recovery! redelivery refund! renew renewal reset resolution resolve restore review
  reward safe safety scan secure! secured securite security! seguranca seguridad! seguro senha serv server service
  session setup share shared shipping shop sicherheit! sicurezza sign signin! signon! site sso! staff store
  subscribe subscription support! suspended suspension sync tan team tech token track tracking transfer trust
  trusted unblock unlock! update! upgrade usa user validate validation verification! verified verifizierung verify! vip
  voicemail voucher wallet! warning web win winner workspace www your zahlung zoll
`;

/** Where a company has a branch, which its own names say: `okta-emea.com`. */
export const branchWords =
  "emea apac amer eu us uk na la au ca de fr jp in gov edu dev test int staging stage prod cdn static assets status";

/** Words and names of good repute that are one letter away from a well-known name. */
export const honestNames = `
  adyens alibabas amazonas amazone appel binances bnance boogle chasse collie costo custco discard
  docket easy email finance fmail gentry goggle hedger hmail hocker hollie hoogle intercon inuit jmail
  klara kmail kracken ledges left locker lodger loft lyfe mailchimps manzo millie mocker monza monzon
  nintendos noogle okra oneloginx openal papal paypay pinterests qmail razorpays reddits revolt rocker
  samsun sentra shopifi skill skrull stackoverflows strike strip striped strive telecom telegramm
  telekoms telekon toogle trells usbanks vita viva vmail walmarts wellfargo ymail zendesks
`;
