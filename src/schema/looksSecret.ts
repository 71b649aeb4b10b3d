import { inCyrillic } from "../text/inCyrillic.js";
import { inLatin } from "../text/inLatin.js";
import { inPlainLetters } from "../text/inPlainLetters.js";

/**
 * What a field asks for that nobody but its owner should have:
 *
 * - `password`: a password, a passphrase, the answer to a security question
 * - `code`: a PIN, a one-time or recovery code
 * - `key`: an API key, a token, a private key, a seed phrase, a cookie
 * - `card`: what a payment card pays with
 * - `bank`: what a bank account is reached by
 * - `identity`: a number that proves who somebody is, such as a social security number
 */
export type SecretKind = "password" | "code" | "key" | "card" | "bank" | "identity";

interface Asked {
  key: string;
  title?: string | undefined;
  description?: string | undefined;
}

/** A person is asked within the first words; a hostile text can have megabytes. */
const MAX_CHARACTERS = 4_000;

/** How far apart the two words of a name can be: "the code that we sent". */
const MAX_WORDS_BETWEEN = 3;

/** The kind, what a word (or two in a row, as one) holds, and what another near it holds too. */
type Name = readonly [kind: SecretKind, noun: RegExp, mark?: RegExp];

/**
 * The order matters: in "one-time password" the time decides, in "bank password" the password. Words
 * are written as `fold` leaves them: in lower case, without accents and small words.
 */
const NAMES: readonly Name[] = [
  ["card", /^cv[vcn]2?$|^csc$|^ccn|cryptogr|kreditkarten?$|卡[号號]|सीवीवी/],
  [
    "card",
    /^(digito?s|ziffern|cifr[ae]s?)$|^цифр/,
    /^(back|dorso|reverso|verso|retro)$|^ruckseit|^оборот/,
  ],
  ["card", /^chiffres$/, /^(dos|verso)$/],
  [
    "card",
    /cards?(num|$)|karte|^cart[ae]$|tarjeta|cartao|^карт|卡|カード|카드|بطاقة|कार्ड/,
    /credi|debit|bank|banc|num|^no$|expir|secur|detail|^gift|payment|pruf|номер|号|番号|信用|银行|クレジ|번호|신용|رقم|ائتمان|नंबर|क्रेडि/,
  ],
  [
    "code",
    /^puk2?$|^pins?$|^pin(code|番号|コード)|^t?otps?$|^[2mt]f|^two(fac|step)|onetime|geheim(zahl|nummer)|einmal|^tan$|^пин|одноразов|(验证|校验|驗證|校驗|安全)[码碼]|动态|一次性|暗証|(認証|秘密)番号|ワンタイム|パスコード|인증번|보안번|일회용|ओटीपी|पासकोड|رمز(ال)?دخول|(यूपीआई|एटीएम|अपना)पिन/,
  ],
  [
    "code",
    /codes?$|codigo|codice|^код$|(?<![号数编维邮密])码|コード|코드|رمز|رقم|कोड/,
    /aut(h|ent)|verif|guard$|^lock$|padlock|frei(sch|gab)|entsperr|se[cg][ru]|sic[uh]|segur|conf[ie][rd]|bestat|log|^sign|acc?es|zugang|device|door|alarm|back|reco|recu|reset|unlock|activ|sms|sent|mail$|digit|mono|usage|uso|подтв|безоп|смс|доступ|резервн|восст|оборот|恢复|备[用份]|授权|激活|解锁|登[录入]|認証|確認|セキュリ|バックアップ|リカバ|復[元旧]|ログイン|인증|확인|보안|백업|복구|로그인|تحقق|تاكيد|سري|استرداد|सत्या|सुरक्षा|गुप्त|एक्सेस|बैकअप|लॉगिन/,
  ],
  [
    "password",
    /pass(word|wd|phrase|code)|^pwd$|(admin|user|root|db|database|sql|mail|smtp|imap|ftp|ssh|wifi|vpn|proxy|server|keystore)pass$|^psk$|creden([tz]ial|cia(is|les))|(word|phrase)secret|accessphrase|secret(word|answer)|securityanswer|answer(to)?security|mots?passe|^mdp$|phrasesecret|passwort|kennwort|geheimwort|losung?swort|(zugangs|anmelde|login)daten|contrasen|claveacces|^senha|palavrapasse|parola(access|ord)|^парол[^и]|кодовоеслов|учетныеданн|密[码碼](?![学學])|口令|(登[录入]|访问|身份)凭|パス[ワフ]|合言葉|秘密言葉|(ログイン|認証)情報|비밀(번|단어)|비번|패스워|암호$|자격증명|로그인정보|كلمة(ال)?(مرور|سر)|पासवर्ड|लॉगिनजानकारी/,
  ],
  // What a password is called in further languages.
  [
    "password",
    /wachtwoord|^has[lł][oa]$|^sifre|losenord|adgangskod|passord|salasan|^hesl[oa]$|jelszo|matkhau|katasandi/,
  ],
  ["code", /^combination$/, /lock$|safe$/],
  ["code", /^(number|nummer|numero|номер|नंबर)$/, /^se[cg]ret[aeo]?$|^секретн|^गुप्त/],
  [
    "password",
    /^(mots?|palabra|parola|palavra|слово|(ال)?كلمة|शब्द)$/,
    /^se[cg]ret[aeo]?$|^(секретн|контрольн|(ال)?سري|गुप्त)/,
  ],
  [
    "password",
    /^(details?|info|informations?|donnees|datos|dati|dados|данные|بيانات)$/,
    /^(log[io]n|sign(in|on)?|connexion|acc?es(s?o)?|вход[ае]?|(ال)?(دخول|اعتماد))$|^авториз/,
  ],
  ["password", /^identifiants$/, /^(connexion|acces)$|^bancair/],
  [
    "password",
    /^maiden|madchenname|^(jeune)?fille$|soltera|solteira|nubile|^девич|旧姓/,
    /mother|mutter|mere$|madre|^mae$|матер|母/,
  ],
  [
    "password",
    /^(answer|antwort|reponse|respuesta|risposta|resposta|ответ)$|答/,
    /^(securi|secret|秘密|sicherheit|seguri|sicurez|seguran|секрет|безопас|安全问|密保)/,
  ],
  [
    "key",
    /apikey|^jwt$|^pem$|pat$|(access|auth|session|bot|mfa|api)token|(client|app)(secret|geheim)|(seed|recovery|mnemonic)(phrase|words)|walletseed|(session|auth)cookie|connectionstring|^sastoken|[密私]钥|令牌|助记词|秘密鍵|니모닉|секретключ/,
  ],
  [
    "key",
    /keys?$|^cle$|schlussel|^clave$|^chave$|^chiave$|ключ|token|jeton|токен|[hf]rase|фраз|キー|トークン|フレーズ|키|토큰|구문|مفتاح|رمز|عبارة|कुंजी|टोकन/,
    /api|^app$|applic|^git|^(stream|aes|rsa|ssl|tls|[pg]gp|hmac|kms|wifi|wpa2?|vpn|rtmp)$|wlan|netzw|secret|se[cg]re|priv|acc?es|zug|auth|^sign(ing|$)|crypt|master|licen|seal|account|subscr|deploy|reco|recu|wieder|seed|semi|ssh|refresh|session|bot$|integr|openai|stripe|^service|shared|geheim|секр|закр|прив|доступ|сид|восст|アクセス|シークレ|シード|リカバ|復元|비밀|개인|액세스|복구|خاص|سري|وصول|استرداد|एपीआई|गुप्त|निजी|एक्सेस/,
  ],
  ["password", /^clave$/, /^(bancaria|personal|dinamica|cajero|tarjeta)$/],
  [
    "bank",
    /^iban$|bank(account|login|detail|konto)|routingn|sortcode|kontonummer|comptebanc|[oa]bancari|банковск|银行账|口座番|계좌|حساب(ال)?بنك|खाता(संख्|नंब)/,
  ],
  [
    "identity",
    /^ssn|socialsecurity|(national|social)insur|aadhaa?r|sozialvers|(seguridad|previdencia|securite)social|снилс|身份证|マイナンバ|주민|ضمان|आधार(नंब|संख|कार)/,
  ],
];

/** Names of keys that are secrets only where nothing follows them. */
const LAST =
  /^ (su |tu )?clave $|(?<! (page|continuation|cursor|stop|from|to|in|out|next|sync|base|quote|open|numero|gas|native|per|end|max|der)) (token|jeton|токен|トークン|토큰|टोकन|cookie|bearer|mnemonic|secret)( $| (for|from|here) )|^ authorization (header )?$/;

/** What stands behind a secret's name where it is only spoken of … */
const AFTER =
  /^(names?|ids?|rules?|label|title|length|strength|hints?|count|limits?|budget|types?|brand|size|format|rotation|manager|links?|urls?|e?mail|method|provider|location|path|address|symbol|design|layout|country|amount|fee|level|reset|owner|snippet|version|protected|reason|office)$|^(polic|expir|review|holder|colou?r)/;
/** … the same as the end of one word … */
const WITHIN =
  /(less|lange|richtlinie|worter|长度|策略|名称|数量|颜色|長さ|名前|色|ポリシー)$|^(길이|이름|색|정책|लंबाई|नाम|रंग|नीति)/;
/** … and before it. */
const BEFORE =
  /^(names?|ids?|title|label|length|type|path|text|message|number|tipo|typ|nom[ebr]*|long\S+|lunghezza|tamanho|politi\S+|lien|link|reason) (of|on|for|de|del|della|da|du|des|di|to|pour|that) |^(nom|nombre|nome|leave(?= out)|remove|omit|public|forg[eo]t|loyalty|library|lost|no|not|never|without|nicht|kein\S*|ne|jamais|nunca|non|sem|не|без|имя|длина|количество|цвет|اسم|طول|لون|عدد|لا|بدون) (?=\S)/;

/** A pin that holds something, and the number of an Indian post office. */
const OTHER_PIN = / (gpio|led|map|board|arduino|area|postal|address|colou?r|location|message) /;
const SMALL =
  /^(an?|the|of|for|your|my|our|that|was|we|d|l|la|le|el|il|lo|de|del|della|di|du|des|da|do|il|al|et|a|का|की|के)$/;

/** A sentence of a description speaks of many things. It asks where it is shorter than this, or asks the person. */
const LONG = 38;
/** How a sentence asks the person. */
const ASKS =
  / (your|enter|paste|type|provide|copy|votre|saisi\S+|ihr\S*|dein\S*|geben|tu|su|introdu\S+|tua|sua|digite|ваш\S*|введите|ادخل|अपना|दर्ज) |[请您]|入力|입력/;
/** Words that ask somebody to write, or make a name a maiden one: what follows is no mere talk. */
const ASK =
  /^(enter|paste|type|provide|copy|saisissez|geben|introdu[zc]\S+|inserisci|digite|введите|ادخل|jeune|soltera|solteira)$/;
const DENIES =
  /^ (about|why|whether|when|was|is|were|are|as an?) (?!.* (enter|paste|type|provide|copy) )| nicht |不|しない|마세요|नहीं|勿/;

/**
 * Whether a field asks for a secret, by what it is called, in the twelve languages of the library.
 * A guess, good enough to hide a value or to warn, too weak to refuse: a server that means ill finds
 * other words. In linear time.
 *
 * Only fields in which a secret can be typed should be asked about: `findSecrets` does.
 *
 * @example
 * looksSecret({ key: "apiKey", title: "API key" }); // "key"
 * looksSecret({ key: "apiKeyName", title: "API key name" }); // undefined
 */
export function looksSecret(asked: Asked): SecretKind | undefined {
  const told = pieces(asked.description, SENTENCE).flatMap((sentence) => {
    const readings = readingsOf(sentence);
    if (sentence.length >= LONG && !readings.some((reading) => ASKS.test(reading))) return [];
    if (!readings.some((reading) => DENIES.test(reading))) return readings;
    // "We do not store it" denies nothing of what is asked beside it.
    return split(sentence, CLAUSE).filter((reading) => !DENIES.test(reading));
  });
  // Each text by itself, and the worst of them counts: what a server says of a secret must not make
  // it none.
  for (const texts of [split(asked.key, CLAUSE), split(asked.title, CLAUSE), told]) {
    const otherPin = OTHER_PIN.test(texts.join(""));
    for (const text of texts) {
      const words = withoutTalk(text);
      const kind = find(otherPin ? words.filter((word) => !word.startsWith("pin")) : words);
      if (kind) return kind;
    }
  }
  return undefined;
}

function find(words: readonly string[]): SecretKind | undefined {
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ""));
  for (const [kind, noun, mark] of NAMES) {
    const found = words.some((word, at) => {
      if (!mark) return noun.test(word) || noun.test(pairs[at]!);
      if (!noun.test(word)) return false;
      return words
        .slice(Math.max(0, at - MAX_WORDS_BETWEEN), at + MAX_WORDS_BETWEEN + 1)
        .some((near) => mark.test(near));
    });
    if (found) return kind;
  }
  return LAST.test(` ${words.join(" ")} `) ? "key" : undefined;
}

/** The words of a text without those by which it speaks of a secret, and without small ones. */
function withoutTalk(text: string): string[] {
  const all = text.trim().split(" ");
  let until = -1;
  return all.filter((word, at) => {
    if (BEFORE.test(`${word} ${all[at + 1] ?? ""} `)) until = at + 7;
    // Of "do not wait and enter your password" the second half asks.
    if (at > until - 6 && ASK.test(word)) until = -1;
    const next = all[at + 1] ?? "";
    const after = SMALL.test(next) ? (all[at + 2] ?? "") : next;
    // A card's expiry date is asked for with its number, and a maiden name is that of a mother.
    const talk =
      at <= until ||
      WITHIN.test(word) ||
      WITHIN.test(after) ||
      (AFTER.test(after) && !/^(maiden|cardexp)/.test(word + after));
    return !talk && !SMALL.test(word);
  });
}

const CLAUSE = /[()（）[\]:;,、，。：\n]/;
const SENTENCE = /[.!?;]\s|[\n。！？।؟]/;

/** The parts of a text, each in all its readings. */
function split(text: string | undefined, at: RegExp): string[] {
  return pieces(text, at).flatMap(readingsOf);
}

function pieces(text = "", at: RegExp): string[] {
  return text.slice(0, MAX_CHARACTERS).split(at);
}

/** A text as words between spaces, and as it reads where letters or signs in it pose as others. */
function readingsOf(text: string): string[] {
  const readings = new Set([text, inLatin(text), inCyrillic(text), inPlainLetters(text)]);
  return Array.from(readings, fold);
}

/** Words in lower case, each between spaces, without accents and whatever cannot be seen. */
function fold(text: string): string {
  const words = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]|[\u064b-\u065f]|\u0640|\u093c/g, "")
    .normalize("NFC")
    .replace(/(\p{Ll}|\d(?=\p{Lu}\p{Ll}))(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, "$& ")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+|の|의 /gu, " ")
    // Letters one by one, as in P.I.N.
    .replace(/(?<=(?:^| )\S) (?=\S(?: |$))/g, "");
  return ` ${words.trim()} `;
}
