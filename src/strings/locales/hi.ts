import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "hi";
const n = number(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { one: "{count} पंक्ति", other: "{count} पंक्तियाँ" });
const unchangedLines = count(LOCALE, {
  one: "{count} पंक्ति में कोई बदलाव नहीं",
  other: "{count} पंक्तियों में कोई बदलाव नहीं",
});
const characters = count(LOCALE, { one: "{count} वर्ण", other: "{count} वर्ण" });
const answers = count(LOCALE, { one: "{count} जवाब", other: "{count} जवाब" });
const options = count(LOCALE, { one: "{count} विकल्प", other: "{count} विकल्प" });
const undrawn = count(LOCALE, {
  one: "सर्वर {count} और फ़ील्ड माँग रहा है, जिसे यहाँ नहीं दिखाया जा सकता।",
  other: "सर्वर {count} और फ़ील्ड माँग रहा है, जिन्हें यहाँ नहीं दिखाया जा सकता।",
});
const chosen = count(LOCALE, { one: "{count} चुना गया", other: "{count} चुने गए" });
const charactersOver = count(LOCALE, {
  one: "{count} वर्ण ज़्यादा है",
  other: "{count} वर्ण ज़्यादा हैं",
});
const problems = count(LOCALE, {
  one: "{count} जवाब दोबारा देखना ज़रूरी है",
  other: "{count} जवाब दोबारा देखने ज़रूरी हैं",
});
const stoppedRequests = count(LOCALE, {
  one: "तब से {count} अनुरोध रद्द हुआ।",
  other: "तब से {count} अनुरोध रद्द हुए।",
});
const leftOut = count(LOCALE, {
  one: "{count} सवाल छोड़ा गया",
  other: "{count} सवाल छोड़े गए",
});
const moreAnswers = count(LOCALE, {
  one: "{count} और जवाब",
  other: "{count} और जवाब",
});
const stepProblems = count(LOCALE, {
  one: "{count} को दोबारा देखें",
  other: "{count} को दोबारा देखें",
});
const disguises: Record<string, string> = {
  space: "बीच में स्पेस या कंट्रोल वर्ण डालकर",
  slashes: "दोनों स्लैश के बिना",
  backslash: "बैकस्लैश के साथ",
  "user-info": "“@” के साथ",
};

/** Every word of the library in Hindi. */
export const hi: Strings = {
  // Shared
  asksLocally: "इस डिवाइस पर",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `${characters(hidden)} और दिखाएँ`,
  decline: "अस्वीकार करें",
  skip: "छोड़ें",
  suggested: "सर्वर का सुझाव",
  cancel: "रद्द करें",
  close: "बंद करें",
  sending: "आपका जवाब भेजा जा रहा है…",
  sent: "आपका जवाब भेज दिया गया।",
  declined: "आपने अस्वीकार कर दिया",
  cancelled: "रद्द कर दिया गया",
  failed: "आपका जवाब नहीं भेजा जा सका। दोबारा कोशिश करें।",
  progress: (position, total) => `${n(total)} में से ${n(position)}`,
  answerBy: (time) => `${time} तक जवाब दें।`,
  soonOver: "जवाब देने के लिए एक मिनट से कम बचा है।",
  expired: "इस अनुरोध की समय-सीमा खत्म हो गई है। अब इसका जवाब नहीं दिया जा सकता।",
  withdrawn: (name) => `${name} को अब इसकी ज़रूरत नहीं है। कुछ भी नहीं भेजा गया।`,
  goneElsewhere: (name) => `${name} के सवाल का जवाब कहीं और दिया गया या वह वापस ले लिया गया।`,
  tooOften: "यह सर्वर बहुत बार पूछता है।",
  stopServer: "इस सर्वर को रोकें",

  // Form
  goesOn: "उसके बाद, आपके जवाब के बिना आगे बढ़ा जाएगा।",
  submit: "सबमिट करें",
  confirm: "पुष्टि करें",
  unloadedHint:
    "इस फ़ॉर्म का एक हिस्सा लोड नहीं हो सका। अपना कनेक्शन जाँचें। इससे काम न बने, तो जो भरा है उसे कॉपी करके पेज फिर से लोड करें।",
  escapeAgain: "रद्द करने के लिए Esc फिर से दबाएँ। आपने जो भरा है, वह मिट जाएगा।",
  outsideAgain: "रद्द करने के लिए बाहर फिर से दबाएँ। आपने जो भरा है, वह मिट जाएगा।",
  required: "ज़रूरी",
  optional: "वैकल्पिक",
  unnamed: "(कोई नाम नहीं)",
  emptyOption: "(खाली)",
  yes: "हाँ",
  no: "नहीं",
  noAnswer: "कोई जवाब नहीं",
  noneOfThese: "इनमें से कोई नहीं",
  noAnswerHint: "यह सवाल छोड़ देता है।",
  noneHint: "खाली सूची भेजता है।",
  otherHint: "आपको अपना जवाब लिखने देता है।",
  other: "अन्य…",
  otherAnswer: (label) => `${label}: आपका अपना जवाब`,
  preview: (label) => `पूर्वावलोकन: ${label}`,
  clear: (label) => `${label} मिटाएँ`,
  remove: (label) => `${label} हटाएँ`,
  range: (minimum, maximum) => `${n(minimum)} से ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} या ज़्यादा`,
  atMost: (maximum) => `${n(maximum)} या कम`,
  moreThan: (minimum) => `${n(minimum)} से ज़्यादा`,
  lessThan: (maximum) => `${n(maximum)} से कम`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `${n(minimum)} या ज़्यादा चुनें`
      : minimum === maximum
        ? `${n(minimum)} चुनें`
        : minimum > 0
          ? `${n(minimum)} से ${n(maximum)} चुनें`
          : `ज़्यादा से ज़्यादा ${n(maximum)} चुनें`,
  chosen,
  charactersLeft: (left) => `${characters(left)} बाकी`,
  charactersOver,
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "उस दिन घड़ी में यह समय दो बार आता है। यहाँ पहले वाला समय माना गया है।",
  willBeSent: (value) => `इस रूप में भेजा जाएगा: ${value}`,
  search: "खोजने के लिए लिखें",
  noMatches: "कोई मेल नहीं मिला।",
  matches: (matches) => options(matches),
  loadingOptions: "विकल्प लोड हो रहे हैं…",
  optionsFailed: "सूची लोड नहीं हो सकी। विकल्प को ठीक वैसे ही लिखें जैसे वह लिखा जाता है या दोबारा कोशिश करें।",
  andMore: (more) => `और ${n(more)} अन्य`,
  unsupported: "इस तरह का सवाल यहाँ नहीं दिखाया जा सकता। आप इसका जवाब JSON में दे सकते हैं।",
  unanswerable: "इस सवाल का जवाब यहाँ नहीं दिया जा सकता।",
  requiredUnanswerable: "यहाँ जवाब देना ज़रूरी है, इसलिए इस फ़ॉर्म को सिर्फ़ अस्वीकार या रद्द किया जा सकता है।",
  uncheckedPattern: "सर्वर फ़ॉर्मैट की जाँच करेगा।",
  uncheckedKeywords: "सर्वर इसकी और जाँच करेगा।",
  unreadable:
    "सर्वर ने जो भेजा है, उसे फ़ॉर्म के रूप में नहीं पढ़ा जा सकता, इसलिए सबमिट करने के लिए कुछ नहीं है। आप अस्वीकार या रद्द कर सकते हैं।",
  undrawn,
  undrawnOptions: (hidden) => `यहाँ नहीं दिखाए गए: ${options(hidden)}।`,
  problems,
  requiredText: "जवाब लिखें।",
  requiredChoice: "कोई जवाब चुनें।",
  tooShort: (limit, actual) => `कम से कम ${characters(limit)} लिखें। अभी संख्या ${n(actual)} है।`,
  tooLong: (limit, actual) => `ज़्यादा से ज़्यादा ${characters(limit)} लिखें। अभी संख्या ${n(actual)} है।`,
  patternMismatch: "यह उस तरह नहीं लिखा गया है जैसे सर्वर ने माँगा है।",
  notAnEmail: "ईमेल पता डालें, जैसे name@example.com।",
  notAUri: "पूरा वेब पता डालें, जैसे https://example.com।",
  notADate: "कोई असली तारीख लिखें।",
  notATime: "समय डालें।",
  notADateTime: "तारीख और समय डालें।",
  incompleteDate: "तारीख का बाकी हिस्सा भरें या उसे मिटा दें।",
  skippedTime: "उस दिन घड़ी इस समय को छोड़ देती है। कोई दूसरा समय डालें।",
  notANumber: "संख्या डालें, जैसे 12 या 1.5।",
  notAnInteger: "पूर्ण संख्या डालें।",
  ambiguousNumber: (readings) =>
    `इसका मतलब ${readings.map(plain).join(" या ")} हो सकता है। इसे हज़ार के विभाजक के बिना लिखें।`,
  inexactNumber: (nearest) =>
    `इसमें जितने अंक भेजे जा सकते हैं, उससे ज़्यादा अंक हैं। सबसे नज़दीकी संख्या ${plain(nearest)} है।`,
  tooSmall: (limit) => `${n(limit)} या उससे ज़्यादा डालें।`,
  tooLarge: (limit) => `${n(limit)} या उससे कम डालें।`,
  notAbove: (limit) => `${n(limit)} से ज़्यादा डालें।`,
  notBelow: (limit) => `${n(limit)} से कम डालें।`,
  notAMultiple: (limit) => `${n(limit)} का गुणज डालें।`,
  tooFew: (limit) => `कम से कम ${answers(limit)} चुनें।`,
  tooMany: (limit) => `ज़्यादा से ज़्यादा ${answers(limit)} चुनें।`,
  duplicates: "हर जवाब सिर्फ़ एक बार दिया जा सकता है।",
  notAnOption: "विकल्पों में से कोई एक चुनें या आपने जो लिखा है, उसे मिटा दें।",
  inside: "इसके एक हिस्से को फिर से देखना होगा।",
  mismatch: "सर्वर इस संयोजन को स्वीकार नहीं करता।",
  notJson: 'यह JSON मान नहीं है। टेक्स्ट को सीधे उद्धरण चिह्नों में लिखें: "ऐसे"।',
  wrongType: (expected) =>
    expected.length > 0 ? `सर्वर यह माँग रहा है: ${expected.join(", ")}।` : "इसे नहीं भेजा जा सकता।",

  // Consent
  levels: { info: "ध्यान दें", caution: "सावधानी", danger: "खतरा", blocked: "ब्लॉक किया गया" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "यह वेब पता नहीं है",
    unchecked: () => "इस पते के अक्षरों की जाँच करने वाला कोड लोड नहीं हो सका",
    "empty-host": () => "इस पते में किसी साइट का नाम नहीं है",
    scheme: (scheme) => `“${scheme}:” से वेब पेज नहीं खुलता`,
    credentials: (_name, host) => `“@” से पहले जो लिखा है, वह साइट नहीं है। यह पता ${host} पर ले जाता है`,
    "idn-suspicious": () => "इस नाम के कुछ अक्षर दूसरे अक्षरों जैसे दिखने के लिए बनाए गए हैं",
    lookalike: (_how, target) => `इसे ${target} जैसा दिखने के लिए बनाया गया है`,
    "embedded-domain": (site, target) => `यह ${target} नहीं है। यह पेज ${site} का है`,
    disguised: (how, written) =>
      `यह पता ${disguises[how] ?? `“${written}” के रूप में`} लिखा गया है, ताकि यह कोई और पता लगे`,
    "ip-obfuscated": (written, address) => `“${written}” असल में ${address} लिखने का छिपा हुआ तरीका है`,
    "private-network": (place) =>
      place === "loopback"
        ? "यह पता आपके अपने डिवाइस के अंदर ले जाता है"
        : "यह पता आपके अपने नेटवर्क के अंदर ले जाता है",
    insecure: () => "कनेक्शन एन्क्रिप्ट नहीं है। आप वहाँ जो करेंगे, उसे दूसरे लोग पढ़ और बदल सकते हैं",
    "odd-host": () => "साइट के नाम में ऐसे चिह्न हैं जो ऐसे नामों में नहीं होते",
    "hidden-characters": () => "इस पते में ऐसे वर्ण हैं जो दिखाई नहीं देते",
    "third-party": (site, requester) =>
      `यह पेज ${site} का है, ${requester} का नहीं। आप वहाँ जो करेंगे, वह इस चैट को नहीं दिखता`,
    idn: (ascii) => `यह एक अंतरराष्ट्रीय नाम है। कंप्यूटर इसे ${ascii} लिखते हैं`,
    redirect: (_name, target) => `यह पता आपको आगे ${target} पर भेज सकता है`,
    local: (place) =>
      place === "loopback" ? "यह पेज आपके अपने डिवाइस पर है" : "यह पेज आपके अपने नेटवर्क पर है",
  },
  cautions: {
    "ip-host": () => "साइट का नाम नहीं, सिर्फ़ एक संख्या है, इसलिए कोई नहीं बता सकता कि वह किसकी है",
    port: (port) => `इस पते में असामान्य पोर्ट (${port}) है`,
    "trailing-dot": () => "साइट का नाम बिंदु पर खत्म होता है",
    shortener: (service) => `${service} आगे ऐसे पेज पर ले जाता है जो यहाँ से नहीं दिखता`,
    redirector: (service, target) =>
      target ? `${service} आगे ${target} पर ले जाता है` : `${service} आगे किसी भी पेज पर ले जा सकता है`,
    secret: (name) =>
      name
        ? `इस पते में कुछ ऐसा है जो कुंजी या पासवर्ड जैसा लगता है (“${name}”)`
        : "इस पते में कुछ ऐसा है जो कुंजी या पासवर्ड जैसा लगता है",
    "shared-host": (service) => `${service} पर कोई भी पेज प्रकाशित कर सकता है`,
    "long-url": (length) => `यह पता बहुत लंबा है (${characters(Number(length))})`,
    "long-host": () => "साइट का नाम बहुत लंबा है",
    "odd-path": () => "इसका पाथ एक से ज़्यादा तरीकों से पढ़ा जा सकता है",
    "hidden-characters-encoded": () => "इस पते में एन्कोड किए गए ऐसे वर्ण हैं जो दिखाई नहीं देते",
  },
  sentence: (finding) => `${finding}।`,
  otherFinding: (code) => `इस ऐप्लिकेशन की एक जाँच में यह मिला: ${code}`,
  readsAs: "यह ऐसा पढ़ा जाएगा:",
  writtenAs: "सर्वर ने यह लिखा:",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `इन चिह्नों पर ध्यान दें: ${names}।`,
  fullAddress: "पूरा पता",
  open: "नई विंडो में खोलें",
  openAnyway: "फिर भी खोलें",
  openAgain: "फिर से खोलें",
  copy: "लिंक कॉपी करें",
  copied: "लिंक कॉपी हो गया।",
  notCopied: "यहाँ कॉपी करने की अनुमति नहीं है। पता चुनें और उसे कॉपी करें।",
  goesTo: (domain) => `${domain} पर ले जाता है`,
  checked: (host) => `मैंने समझ लिया है कि यह यहाँ ले जाता है: ${host}`,
  checkFirst: "इसे खोलने के लिए ऊपर के बॉक्स पर सही का निशान लगाएँ।",
  arming: "पहले पता देख लें।",
  armingEarly: "यह बहुत जल्दी था। पता देखें, फिर दोबारा दबाएँ।",
  armed: "अब आप पेज खोल सकते हैं।",
  resend: "फिर से भेजें",
  finished: "मेरा काम हो गया",
  opening: "नई विंडो का अनुरोध किया जा रहा है…",
  opened: "पेज नई विंडो में खुल गया है। काम पूरा होने पर यहाँ वापस आएँ।",
  unopened: "अगर कोई पेज नहीं खुला, तो इस लिंक का इस्तेमाल करें:",
  refused: "पेज नहीं खोला जा सका। अभी तक कुछ नहीं भेजा गया है। आप इस लिंक का इस्तेमाल कर सकते हैं:",
  checking: "जाँचा जा रहा है कि काम पूरा हुआ या नहीं…",
  done: "धन्यवाद। आप यहाँ आगे बढ़ सकते हैं।",
  notDone: "यह अभी पूरा नहीं हुआ है।",
  completed: "पूरा हो गया।",
  closed: "बंद कर दिया गया।",
  blockedHint: "इस पते को यहाँ से नहीं खोला जा सकता।",
  dangerInFrame:
    "यह पता यहाँ नहीं खोला जा सकता, क्योंकि यह पेज किसी दूसरी वेबसाइट के अंदर दिख रहा है। आप लिंक कॉपी कर सकते हैं या अस्वीकार कर सकते हैं।",

  // Around a request
  question: (name) => `${name} का एक सवाल`,
  stopped: (name) => `${name} को रोक दिया गया है।`,
  stoppedRequests,
  allow: "फिर से अनुमति दें",

  // Receipts
  answered: "आपने जवाब दिया",
  confirmed: "आपने पुष्टि की",
  agreedToOpen: "आपने यह पेज खोलने की सहमति दी",
  unknownOutcome: "क्या जवाब दिया गया, यह पता नहीं है",
  hidden: "छिपाया गया",
  page: "पेज",
  noPage: "(कोई वेब पता नहीं)",
  leftOut,
  moreAnswers,
  noneChosen: "कोई नहीं",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} पूछता है: ${message}`,
  arrivedPage: (name, message) => `${name} एक पेज खोलने को कहता है: ${message}`,
  questions: count(LOCALE, { one: "{count} सवाल।", other: "{count} सवाल।" }),
  fullStop: "।",

  // Folding away
  fold: "समेटें",
  folded: (name) => `${name} पूछता है`,

  // Keys

  // What is kept between visits
  rememberAnswers: "पिछले जवाब",
  forget: "भूल जाएँ",
  forgetAnswer: (answer) => `${answer} भूल जाएँ`,
  forgetAll: "सभी भूल जाएँ",
  forgotten: "भुला दिया गया।",
  putBackTyped: "आपका लिखा वापस लाएँ",
  draftRestored: "आपने पहले जो भरा था, वह वापस लाया गया।",
  startOver: "फिर से शुरू करें",
  startedOver: "फिर से शुरू किया गया।",
  undoStartOver: "वापस लाएँ",

  // Steps and review
  back: "पीछे",
  next: "आगे",
  step: (step, steps) => `${n(steps)} में से चरण ${n(step)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `${n(total)} में से सवाल ${n(first)}`
      : `${n(total)} में से सवाल ${n(first)}–${n(last)}`,
  allSteps: "सभी चरण",
  stepQuestions: (first, last) =>
    first === last ? `सवाल ${n(first)}` : `सवाल ${n(first)} से ${n(last)}`,
  stepAnswered: (answered, questions) => `${n(questions)} में से ${n(answered)} के जवाब दिए गए`,
  stepProblems,
  stepUnseen: "अभी नहीं देखा गया",
  reviewTitle: "अपने जवाब जाँच लें",
  reviewNote: "“भेजें” दबाने से पहले कुछ नहीं भेजा जाता।",
  reviewEmpty: "आपने किसी सवाल का जवाब नहीं दिया। यही भेजा जाएगा।",
  send: "भेजें",
  change: "बदलें",
  changeAnswer: (label) => `${label} बदलें`,
  ownAnswer: "आपका अपना जवाब",
  leftOutTitle: "छोड़ा गया",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "इस टेक्स्ट में अदृश्य वर्ण हैं। वे ⟨U+…⟩ के रूप में दिखाए गए हैं।",
  showAllFirst: "पहले पूरा टेक्स्ट दिखाएँ।",
  tooSoon: "यह फ़ॉर्म अभी-अभी दिखाई दिया है। पहले इसे देखें, फिर दोबारा दबाएँ।",
  secretAsked: {
    password: "लगता है कि यहाँ पासवर्ड माँगा जा रहा है।",
    code: "लगता है कि यहाँ पिन या एक बार का कोड माँगा जा रहा है।",
    key: "लगता है कि यहाँ एक्सेस कुंजी या टोकन माँगा जा रहा है।",
    card: "लगता है कि यहाँ भुगतान कार्ड का विवरण माँगा जा रहा है।",
    bank: "लगता है कि यहाँ बैंक खाते का विवरण माँगा जा रहा है।",
    identity: "लगता है कि यहाँ पहचान साबित करने वाला नंबर माँगा जा रहा है।",
  },
  showSecret: "दिखाएँ",
  hideSecret: "छिपाएँ",
  secretsTitle: "लगता है कि आपसे पासवर्ड, कुंजी या ऐसी ही कोई चीज़ माँगी जा रही है।",
  secretsHint:
    "सर्वर को फ़ॉर्म में ऐसी चीज़ें नहीं माँगनी चाहिए। अगर आप नहीं जानते कि इसकी ज़रूरत किसलिए है, तो अस्वीकार करें।",
  secretsOnlyFor: (name) => `इसे तभी साझा करें जब आपको ${name} पर भरोसा हो।`,
  secretsRefused:
    "यह ऐप ऐसे सवालों की अनुमति नहीं देता, इसलिए यह फ़ॉर्म सबमिट नहीं किया जा सकता। आप अस्वीकार या रद्द कर सकते हैं।",
  secretsAgree: (name) => `इसे ${name} के साथ साझा करें`,
  secretsHeldBack: "अभी तक कुछ नहीं भेजा गया। अगर आप यही चाहते हैं, तो पहले इस बॉक्स पर निशान लगाएँ।",

  // Questions with parts
  addTo: (label) => `${label} में जोड़ें`,
  emptyList: "कोई नहीं",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "हटाएँ",
  moveUp: "ऊपर ले जाएँ",
  moveDown: "नीचे ले जाएँ",
  rowAdded: (name) => `${name} जोड़ा गया।`,
  rowRemoved: (name) => `${name} हटाया गया।`,
  rowMoved: (name) => `अब ${name}।`,
  answerParts: "जवाब दें",
  asJson: "JSON के रूप में बदलें",
  asForm: "फ़ॉर्म के रूप में बदलें",
  entryName: "नाम",
  entryValue: "मान",
  typeNames: {
    string: "टेक्स्ट",
    number: "संख्या",
    integer: "पूर्ण संख्या",
    boolean: "हाँ या नहीं",
    array: "सूची",
    object: "विवरण",
    null: "कुछ नहीं",
  },
  branchName: (place) => `विकल्प ${n(place)}`,
};
