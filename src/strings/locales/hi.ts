import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "hi";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { one: "{count} पंक्ति", other: "{count} पंक्तियाँ" });
const unchangedLines = count(LOCALE, {
  one: "{count} पंक्ति में कोई बदलाव नहीं",
  other: "{count} पंक्तियों में कोई बदलाव नहीं",
});
const writtenSpaces = count(LOCALE, { one: "⟨{count} स्पेस⟩", other: "⟨{count} स्पेस⟩" });
const writtenLines = count(LOCALE, { one: "⟨{count} खाली पंक्ति⟩", other: "⟨{count} खाली पंक्तियाँ⟩" });
const characters = count(LOCALE, { one: "{count} वर्ण", other: "{count} वर्ण" });
const options = count(LOCALE, { one: "{count} विकल्प", other: "{count} विकल्प" });
const items = count(LOCALE, { one: "{count} आइटम", other: "{count} आइटम" });
const types = typeWords(LOCALE, {
  string: "टेक्स्ट",
  number: "संख्या",
  integer: "पूर्ण संख्या",
  boolean: "true या false",
  array: "सूची",
  object: "फ़ील्ड का समूह",
  null: "null",
});
const unrendered = count(LOCALE, {
  one: "{count} और फ़ील्ड यहाँ नहीं दिखाया जा सकता।",
  other: "{count} और फ़ील्ड यहाँ नहीं दिखाए जा सकते।",
});
const chosen = count(LOCALE, { one: "{count} चुना गया", other: "{count} चुने गए" });
const charactersOver = count(LOCALE, {
  one: "{count} वर्ण ज़्यादा है",
  other: "{count} वर्ण ज़्यादा हैं",
});
const problems = count(LOCALE, { one: "{count} जवाब जाँचें", other: "{count} जवाब जाँचें" });
const stoppedRequests = count(LOCALE, {
  one: "{count} अनुरोध ब्लॉक किया गया।",
  other: "{count} अनुरोध ब्लॉक किए गए।",
});
const leftOut = count(LOCALE, {
  one: "{count} फ़ील्ड छोड़ा गया",
  other: "{count} फ़ील्ड छोड़े गए",
});
const moreAnswers = count(LOCALE, {
  one: "{count} और जवाब",
  other: "{count} और जवाब",
});
const stepProblems = count(LOCALE, { one: "{count} जवाब जाँचें", other: "{count} जवाब जाँचें" });

/** Every word of the library in Hindi. */
export const hi = {
  // Shared
  question: (name, message) => (message === "" ? `${name} का अनुरोध` : `${name}: ${message}`),
  asksLocally: "इस डिवाइस पर",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `और दिखाएँ (${characters(hidden)})`,
  decline: "अस्वीकार करें",
  cancel: "रद्द करें",
  close: "बंद करें",
  sending: "आपका जवाब भेजा जा रहा है…",
  sendingNow: "भेजा जा रहा है…",
  sent: "आपका जवाब भेज दिया गया।",
  declined: "आपने अस्वीकार कर दिया",
  cancelled: "रद्द कर दिया गया",
  failed: "आपका जवाब नहीं भेजा जा सका। दोबारा कोशिश करें।",
  progress: (position, total) => `${n(total)} में से ${n(position)}`,
  moreWaiting: (more) => `${n(more)} और प्रतीक्षा में`,
  answerBy: (time) => `${time} तक जवाब दें।`,
  soonOver: "जवाब देने के लिए एक मिनट से कम बचा है।",
  expired: "इस अनुरोध का समय खत्म हो गया है। अब आप इसका जवाब नहीं दे सकते।",
  withdrawn: (name) => `${name} को अब इसकी ज़रूरत नहीं है। कुछ भी नहीं भेजा गया।`,
  goneElsewhere: (name) => `${name} के अनुरोध का जवाब कहीं और दिया गया या वह वापस ले लिया गया।`,
  tooOften: "यह सर्वर बहुत सारे अनुरोध भेज रहा है।",
  stopServer: "इस सर्वर के अनुरोध ब्लॉक करें",

  // Form
  goesOn: "उसके बाद, एजेंट आपके जवाब के बिना आगे बढ़ेगा।",
  submit: "सबमिट करें",
  confirm: "पुष्टि करें",
  skip: "छोड़ें",
  unloadedHint:
    "इस फ़ॉर्म का एक हिस्सा लोड नहीं हो सका। अपना कनेक्शन जाँचें। इससे काम न बने, तो जो भरा है उसे कॉपी करके पेज फिर से लोड करें।",
  escapeAgain: "रद्द करने के लिए Esc फिर से दबाएँ। आपने जो भरा है, वह मिट जाएगा।",
  outsideAgain: "रद्द करने के लिए बाहर फिर से क्लिक करें। आपने जो भरा है, वह मिट जाएगा।",
  required: "ज़रूरी",
  optional: "वैकल्पिक",
  unnamed: "(कोई नाम नहीं)",
  emptyOption: "(खाली)",
  yes: "हाँ",
  no: "नहीं",
  unanswered: "कोई जवाब नहीं",
  clearAnswer: "मिटाएँ",
  noneOfThese: "इनमें से कोई नहीं",
  noneHint: "जवाब में “कोई नहीं” देता है।",
  otherHint: "आप अपना जवाब लिख सकते हैं।",
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
  timeZone: (name, offset) => `समय क्षेत्र: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime: "उस दिन घड़ी पीछे की जाती है, इसलिए यह समय दो बार आता है। पहला वाला भेजा जाएगा।",
  willBeSent: (value) => `इस रूप में भेजा जाएगा: ${value}`,
  search: "खोजने के लिए लिखें",
  noMatches: "कोई नतीजा नहीं",
  matches: (matches) => options(matches),
  loadingOptions: "विकल्प लोड हो रहे हैं…",
  optionsFailed: "विकल्प लोड नहीं हो सके। दोबारा कोशिश करें या अपना जवाब लिखें।",
  andMore: (more) => `और ${n(more)} अन्य`,
  unsupported: "इसे फ़ॉर्म फ़ील्ड के रूप में नहीं दिखाया जा सकता। जवाब JSON में लिखें या अस्वीकार करें।",
  unanswerable: "यह फ़ील्ड यहाँ नहीं भरा जा सकता।",
  requiredUnanswerable: "एक ज़रूरी फ़ील्ड यहाँ नहीं भरा जा सकता। आप अस्वीकार या रद्द कर सकते हैं।",
  uncheckedPattern: "सर्वर फ़ॉर्मैट की जाँच करेगा।",
  uncheckedKeywords: "सर्वर इसकी और जाँच करेगा।",
  unreadable: "यह अनुरोध फ़ॉर्म के रूप में नहीं दिखाया जा सकता। आप अस्वीकार या रद्द कर सकते हैं।",
  unrendered,
  unrenderedOptions: (hidden) => `यहाँ नहीं दिखाए गए: ${options(hidden)}।`,
  problems,
  requiredText: (label) => afterLabel(label, "जवाब लिखें।"),
  requiredOrEmpty: (label) => afterLabel(label, "जवाब लिखें या खाली छोड़ें।"),
  requiredChoice: (label) => afterLabel(label, "कोई विकल्प चुनें।"),
  tooShort: (limit, actual) => `कम से कम ${characters(limit)} लिखें। अभी ${n(actual)} हैं।`,
  tooLong: (limit, actual) => `ज़्यादा से ज़्यादा ${characters(limit)} लिखें। अभी ${n(actual)} हैं।`,
  patternMismatch: "यह उस फ़ॉर्मैट में नहीं है जो सर्वर को चाहिए।",
  notAnEmail: "ईमेल पता डालें, जैसे name@example.com।",
  notAUri: "पूरा वेब पता डालें, जैसे https://example.com।",
  notADate: "कोई सही तारीख डालें।",
  notATime: "समय डालें, जैसे 14:30।",
  notADateTime: "तारीख और समय डालें।",
  incompleteDate: "तारीख का बाकी हिस्सा भरें या उसे मिटा दें।",
  skippedTime: "घड़ी बदलने की वजह से उस दिन यह समय नहीं होता। कोई दूसरा समय डालें।",
  notANumber: "संख्या डालें, जैसे 12 या 1.5।",
  notAnInteger: "पूर्ण संख्या डालें।",
  ambiguousNumber: (readings) =>
    `इसका मतलब ${readings.map(plain).join(" या ")} हो सकता है। इसे हज़ार के विभाजक के बिना लिखें।`,
  inexactNumber: (nearest) =>
    `इस संख्या में बहुत ज़्यादा अंक हैं। भेजी जा सकने वाली सबसे नज़दीकी संख्या ${plain(nearest)} है।`,
  tooSmall: (limit) => `${n(limit)} या उससे ज़्यादा डालें।`,
  tooLarge: (limit) => `${n(limit)} या उससे कम डालें।`,
  notAbove: (limit) => `${n(limit)} से ज़्यादा डालें।`,
  notBelow: (limit) => `${n(limit)} से कम डालें।`,
  notAMultiple: (limit) => `${n(limit)} का गुणज डालें।`,
  tooFew: (limit, label = "") => afterLabel(label, `कम से कम ${options(limit)} चुनें।`),
  tooMany: (limit, label = "") => afterLabel(label, `ज़्यादा से ज़्यादा ${options(limit)} चुनें।`),
  tooFewItems: (limit, label = "") => afterLabel(label, `कम से कम ${items(limit)} जोड़ें।`),
  tooManyItems: (limit, label = "") => afterLabel(label, `ज़्यादा से ज़्यादा ${items(limit)} रखें।`),
  duplicates: "हर जवाब सिर्फ़ एक बार डालें।",
  notAnOption: "कोई विकल्प चुनें या आपने जो लिखा है, उसे मिटा दें।",
  readOnlyChanged: "इसका एक हिस्सा बदला नहीं जा सकता। उसे पहले जैसा कर दें।",
  inside: "नीचे दिए गए कुछ फ़ील्ड देखें।",
  mismatch: "सर्वर इस संयोजन को स्वीकार नहीं करता।",
  notJson: "यह मान्य JSON नहीं है। टेक्स्ट को दोहरे उद्धरण चिह्नों में लिखें।",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `यह डालें: ${words}।` : "इस तरह का जवाब नहीं भेजा जा सकता।";
  },

  // Consent
  levels: { info: "ध्यान दें", caution: "सावधानी", danger: "खतरा", blocked: "ब्लॉक किया गया" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "यह मान्य वेब पता नहीं है",
    unchecked: () => "मिलते-जुलते अक्षरों के लिए इस पते की जाँच नहीं हो सकी",
    "empty-host": () => "इस पते में साइट का नाम नहीं है",
    scheme: (scheme) => `“${scheme}:” वाले लिंक से वेब पेज नहीं खुलते`,
    credentials: (_name, host) => `“@” से पहले वाला हिस्सा साइट नहीं है। यह लिंक ${host} पर ले जाता है`,
    "idn-suspicious": () => "इस नाम में दूसरे अक्षरों जैसे दिखने वाले अक्षर हैं",
    lookalike: (_how, target) => `यह ${target} जैसा दिखता है, पर वह नहीं है`,
    "embedded-domain": (site, target) => `यह ${target} नहीं है। यह पेज ${site} का है`,
    disguised: () => "यह पता किसी और पते जैसा दिखने के लिए बदला गया है",
    "ip-obfuscated": (written, address) => `“${written}” असल में ${address} लिखने का छिपा हुआ तरीका है`,
    "private-network": (place) =>
      place === "loopback"
        ? "यह पता आपके अपने डिवाइस पर ले जाता है"
        : "यह पता आपके लोकल नेटवर्क के किसी डिवाइस पर ले जाता है",
    insecure: () => "यह कनेक्शन निजी नहीं है। आप जो भेजेंगे, उसे दूसरे लोग देख या बदल सकते हैं",
    "odd-host": () => "साइट के नाम में असामान्य वर्ण हैं",
    "hidden-characters": () => "इस पते में अदृश्य वर्ण हैं",
    "third-party": (site, requester) =>
      `यह पेज ${site} का है, ${requester} का नहीं। यह चैट नहीं देख सकती कि आप वहाँ क्या करते हैं`,
    idn: (ascii) => `इस नाम में गैर-अंग्रेज़ी वर्ण हैं। इसका तकनीकी रूप ${ascii} है`,
    redirect: (_name, target) => `यह पेज आपको ${target} पर भेज सकता है`,
    local: (place) =>
      place === "loopback" ? "यह पेज आपके अपने डिवाइस पर है" : "यह पेज आपके लोकल नेटवर्क पर है",
  },
  cautions: {
    "ip-host": () => "यह पता एक संख्या है, इसलिए पता नहीं चलता कि साइट कौन चलाता है",
    port: (port) => `इस पते में असामान्य पोर्ट (${port}) है`,
    "trailing-dot": () => "साइट का नाम बिंदु पर खत्म होता है",
    "file-name": () => "साइट का नाम किसी फ़ाइल के नाम जैसा दिखता है",
    shortener: (service) => `यह छोटा लिंक है। ${service} छिपाता है कि यह कहाँ ले जाता है`,
    redirector: (service, target) =>
      target ? `${service} आपको ${target} पर भेजता है` : `${service} आपको किसी भी पेज पर भेज सकता है`,
    secret: (name) =>
      name
        ? `इस पते में कुछ ऐसा है जो कुंजी या पासवर्ड जैसा लगता है (“${name}”)`
        : "इस पते में कुछ ऐसा है जो कुंजी या पासवर्ड जैसा लगता है",
    "shared-host": (service) => `${service} पर कोई भी पेज प्रकाशित कर सकता है`,
    "long-url": (length) => `यह पता बहुत लंबा है (${characters(Number(length))})`,
    "long-host": () => "साइट का नाम बहुत लंबा है",
    "odd-path": () => "इस पते को एक से ज़्यादा तरीकों से समझा जा सकता है",
    "hidden-characters-encoded": () => "इस पते में एन्कोड किए गए अदृश्य वर्ण हैं",
  },
  sentence: (finding) => `${finding}।`,
  otherFinding: (code) => `इस ऐप ने इस पते पर आपत्ति जताई: ${code}`,
  readsAs: "ऐसा दिखता है:",
  writtenAs: "सर्वर ने यह भेजा:",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `संदिग्ध वर्ण: ${names}।`,
  fullAddress: "पूरा पता",
  open: (domain) => (domain === "" ? "पेज खोलें" : `${domain} खोलें`),
  openingNow: "खोला जा रहा है…",
  openAgain: "फिर से खोलें",
  copy: "लिंक कॉपी करें",
  copied: "लिंक कॉपी हो गया।",
  notCopied: "यहाँ कॉपी करने की अनुमति नहीं है। पता चुनें और उसे कॉपी करें।",
  goesTo: (domain) => `${domain} पर ले जाता है`,
  checked: (host) => `मैंने समझ लिया है कि यह यहाँ ले जाता है: ${host}`,
  checkFirst: "आगे बढ़ने के लिए चेकबॉक्स चुनें।",
  openTooSoon: "पता जाँचें, फिर “खोलें” पर दोबारा क्लिक करें।",
  resend: "दोबारा कोशिश करें",
  finished: "मेरा काम हो गया",
  opening: "नई विंडो खुल रही है…",
  opened: "पेज नई विंडो में खुल गया है। काम पूरा होने पर वापस आएँ।",
  unopened: "अगर पेज नहीं खुला, तो इस लिंक का इस्तेमाल करें:",
  refused: "पेज नहीं खोला जा सका। कुछ नहीं भेजा गया। आप इस लिंक का इस्तेमाल कर सकते हैं:",
  checking: "जाँचा जा रहा है कि आपका काम पूरा हुआ या नहीं…",
  done: "धन्यवाद। आप यहाँ आगे बढ़ सकते हैं।",
  notDone: "यह अभी पूरा नहीं हुआ है।",
  completed: "पूरा हो गया।",
  closed: "बंद कर दिया गया।",
  blockedHint: "इस पते को यहाँ से नहीं खोला जा सकता।",
  dangerInFrame:
    "यह पता यहाँ नहीं खोला जा सकता, क्योंकि यह पेज किसी दूसरी वेबसाइट के अंदर दिख रहा है। आप लिंक कॉपी कर सकते हैं या अस्वीकार कर सकते हैं।",

  // Around a request
  stopped: (name) => `${name} के अनुरोध ब्लॉक हैं।`,
  stoppedRequests,
  allow: "अनब्लॉक करें",

  // Receipts
  answered: "आपने जवाब दिया",
  answeredOf: (answered, total) => `आपने ${n(total)} में से ${n(answered)} के जवाब दिए`,
  confirmed: "आपने पुष्टि की",
  openedPage: (host) => `आपने ${host} खोला`,
  hasExpired: "समय खत्म हो गया",
  unknownOutcome: "नतीजा उपलब्ध नहीं है",
  hidden: "छिपाया गया",
  page: "पेज",
  noPage: "(कोई वेब पता नहीं)",
  leftOut,
  moreAnswers,
  noneChosen: "कोई नहीं",

  // Answers that are sent at once
  suggested: "सर्वर का सुझाव",

  // Arrival
  arrived: (name, message) => `${name} का अनुरोध: ${message}`,
  arrivedPage: (name, message) => `${name} एक पेज खोलना चाहता है: ${message}`,
  nextRequest: (question) => `अगला अनुरोध: ${question}`,
  questions: count(LOCALE, { one: "{count} फ़ील्ड।", other: "{count} फ़ील्ड।" }),
  fullStop: "।",

  // Folding away
  fold: "छोटा करें",
  folded: (name, message) => (message === "" ? `${name} का सवाल` : `${name} का सवाल: ${message}`),

  // Keys

  // What is kept between visits
  rememberAnswers: "पिछले जवाब",
  forget: "हटाएँ",
  forgetAnswer: (answer) => `${answer} हटाएँ`,
  forgetAll: "सभी हटाएँ",
  forgotten: "हटा दिया गया।",
  putBackTyped: "आपका लिखा वापस लाएँ",
  draftRestored: "आपका ड्राफ़्ट वापस लाया गया।",
  startOver: "फिर से शुरू करें",
  startedOver: "फ़ॉर्म खाली कर दिया गया।",
  undoStartOver: "वापस लाएँ",

  // Steps and review
  back: "पीछे",
  next: "आगे",
  step: (step, steps) => `${n(steps)} में से चरण ${n(step)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `${n(total)} में से फ़ील्ड ${n(first)}`
      : `${n(total)} में से फ़ील्ड ${n(first)}–${n(last)}`,
  allSteps: "सभी चरण",
  stepQuestions: (first, last) =>
    first === last ? `फ़ील्ड ${n(first)}` : `फ़ील्ड ${n(first)} से ${n(last)}`,
  stepAnswered: (answered, questions) => `${n(questions)} में से ${n(answered)} के जवाब दिए गए`,
  stepProblems,
  stepUnseen: "शुरू नहीं किया",
  reviewTitle: "अपने जवाब जाँच लें",
  reviewNote: "“भेजें” चुनने तक कुछ नहीं भेजा जाता।",
  reviewEmpty: "आपने सभी फ़ील्ड छोड़ दिए। खाली जवाब भेजा जाएगा।",
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
  unseenRows: (first, last) =>
    first === last
      ? `पंक्ति ${n(first)} स्क्रीन पर नहीं दिखी।`
      : `पंक्तियाँ ${n(first)}–${n(last)} स्क्रीन पर नहीं दिखीं।`,
  unseen: "इसका एक हिस्सा स्क्रीन पर नहीं दिखा। उसे जाँचें, फिर दोबारा जवाब दें।",
  writtenSpaces,
  writtenLines,
  copyText: "कॉपी करें",
  textCopied: "कॉपी हो गया।",
  textNotCopied: "यहाँ कॉपी करने की अनुमति नहीं है।",
  showEntered: "आपने जो भरा था, उसे दिखाएँ",
  answersKept: "आपके पिछले उत्तर पहले से भरे हैं। भेजने से पहले उन्हें जाँचें।",
  tooSoon: "यह फ़ॉर्म अभी-अभी दिखा है। इसे जाँचें, फिर दोबारा सबमिट करें।",
  secretAsked: {
    password: "लगता है कि यहाँ पासवर्ड माँगा जा रहा है।",
    code: "लगता है कि यहाँ पिन या एक बार का कोड माँगा जा रहा है।",
    key: "लगता है कि यहाँ एक्सेस कुंजी या टोकन माँगा जा रहा है।",
    card: "लगता है कि यहाँ भुगतान कार्ड का विवरण माँगा जा रहा है।",
    bank: "लगता है कि यहाँ बैंक खाते का विवरण माँगा जा रहा है।",
    identity: "लगता है कि यहाँ पहचान नंबर माँगा जा रहा है।",
  },
  showSecret: "दिखाएँ",
  hideSecret: "छिपाएँ",
  secretsTitle: "लगता है कि यह फ़ॉर्म संवेदनशील जानकारी माँग रहा है।",
  secretsHint:
    "सर्वर को फ़ॉर्म में यह नहीं माँगना चाहिए। अगर आपको नहीं पता कि यह किसलिए चाहिए, तो अस्वीकार करें।",
  secretsOnlyFor: (name) => `इसे तभी साझा करें जब आपको ${name} पर भरोसा हो।`,
  secretsRefused:
    "यह ऐप संवेदनशील जानकारी माँगने की अनुमति नहीं देता, इसलिए यह फ़ॉर्म सबमिट नहीं किया जा सकता। आप अस्वीकार या रद्द कर सकते हैं।",
  secretsAgree: (name) => `फिर भी ${name} के साथ साझा करें`,
  secretsHeldBack: "कुछ नहीं भेजा गया। इसे साझा करने के लिए चेकबॉक्स चुनें।",

  // Questions with parts
  addRow: (title) => `${title} जोड़ें`,
  addTo: (label) => `${label} में जोड़ें`,
  leaveEmpty: "खाली छोड़ें",
  emptyList: "कोई नहीं",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `${name} को ऊपर ले जाएँ`,
  moveDown: (name) => `${name} को नीचे ले जाएँ`,
  rowAdded: (name) => `${name} जोड़ा गया।`,
  removed: (name) => `${name} हटाया गया।`,
  rowMoved: (name) => `जगह बदली गई। अब यह ${name} है।`,
  answerParts: "जोड़ें",
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

  // Approvals
  loading: "लोड हो रहा है…",
  notLoaded: "यह अनुरोध लोड नहीं हो सका। किसी चीज़ की अनुमति नहीं दी गई। दोबारा कोशिश हो रही है…",
  closeUnanswered: "जवाब दिए बिना बंद करें",
  runCommands: count(LOCALE, { one: "{count} कमांड चलाएँ?", other: "{count} कमांड चलाएँ?" }),
  changeFiles: count(LOCALE, { one: "{count} फ़ाइल बदलें?", other: "{count} फ़ाइलें बदलें?" }),
  useTool: (tool) => `${tool} का उपयोग करें?`,
  reachHost: (host) => `${host} से जुड़ें?`,
  grantThese: "अनुमतियाँ दें?",
  allowThis: "इसकी अनुमति दें?",
  asksApproval: (name, heading) => `${name} पूछता है: ${heading}`,
  spoken: (text) => `${text}।`,
  answerCount: count(LOCALE, { one: "चुनने के लिए {count} जवाब।", other: "चुनने के लिए {count} जवाब।" }),
  says: (name) => `${name} का कहना है:`,
  reasonGiven: "कारण:",
  quoted: (text) => `“${text}”`,
  command: "कमांड",
  toolCall: "टूल",
  grants: "अनुमतियाँ",
  selectedOf: (selected, total) => `${n(total)} में से ${n(selected)} चुनी गईं`,
  fixed: "तय",
  newFile: "नई फ़ाइल",
  deletedFile: "हटाई गई",
  renamedFrom: (path) => `पुराना नाम ${path}`,
  types: { number: "संख्यात्मक मान", boolean: "सही या गलत", null: "कोई मान नहीं" },
  items: count(LOCALE, { one: "{count} सदस्य", other: "{count} सदस्य" }),
  values: count(LOCALE, { one: "{count} मान", other: "{count} मान" }),
  emptyText: "खाली टेक्स्ट",
  unreadableCharacters: count(LOCALE, { one: "{count} अपठनीय वर्ण", other: "{count} अपठनीय वर्ण" }),
  asWritten: "जैसा एजेंट ने लिखा",
  onlyReached: "एजेंट इस पते से जुड़ता है। यहाँ कुछ नहीं खुलता।",
  missing: {
    call: "एजेंट ने नहीं बताया कि वह क्या करेगा।",
    arguments: "एजेंट ने आर्ग्युमेंट नहीं दिखाए।",
    change: "एजेंट ने यह बदलाव नहीं दिखाया।",
    content: "यह सामग्री नहीं दिखाई जा सकती।",
  },
  allowedUnseen: "आप इसे देखे बिना अनुमति देंगे।",
  linesSeen: (seen, total) => `${n(total)} में से ${n(seen)} पंक्तियाँ देखी गईं`,
  allSeen: count(LOCALE, { one: "{count} पंक्ति देखी गई", other: "सभी {count} पंक्तियाँ देखी गईं" }),
  nextLines: "अगली पंक्तियाँ",
  goToLine: (line) => `पंक्ति ${n(line)} पर जाएँ`,
  allowUnread: count(LOCALE, {
    one: "{count} पंक्ति स्क्रीन पर न दिखने पर भी अनुमति दें",
    other: "{count} पंक्तियाँ स्क्रीन पर न दिखने पर भी अनुमति दें",
  }),
  tooEarly: "यह अनुरोध अभी-अभी दिखा है। इसे जाँचें, फिर दोबारा जवाब दें।",
  ownNotes: {
    "download-runs": "इंटरनेट से मिला कोड चल सकता है।",
    "recursive-delete": "किसी फ़ोल्डर का सब कुछ मिट सकता है।",
    "other-user": "यह किसी दूसरे उपयोगकर्ता के रूप में चल सकता है।",
    secret: "इसमें कोई गोपनीय जानकारी हो सकती है।",
    "private-address": "यह आपके डिवाइस या लोकल नेटवर्क से जुड़ सकता है।",
    "no-sandbox": "यह सैंडबॉक्स के बाहर चल सकता है।",
  },
  characterIs: (character, code) => `“${character}” ${code} है`,
  keyTwice: (key) => `“${key}” दो बार आया है। कोई दूसरा प्रोग्राम दूसरा मान पढ़ सकता है।`,
  answers: {
    allow: {
      once: "एक बार अनुमति दें",
      turn: "इस बारी के लिए अनुमति दें",
      session: "इस सत्र के लिए अनुमति दें",
      project: "इस प्रोजेक्ट में अनुमति दें",
      always: "हमेशा अनुमति दें",
      lasting: "अब से अनुमति दें",
    },
    deny: {
      once: "मना करें",
      turn: "इस बारी के लिए मना करें",
      session: "इस सत्र के लिए मना करें",
      project: "इस प्रोजेक्ट में मना करें",
      always: "हमेशा मना करें",
      lasting: "अब से मना करें",
    },
    stop: "मना करें और रोकें",
    other: "इसके बजाय जवाब दें",
  },
  withChanges: (answer) => `${answer}, बदलावों के साथ`,
  kinds: {
    allow: "अनुमति देता है",
    deny: "मना करता है",
    stop: "मना करता है और रोकता है",
    other: "जवाब देता है",
  },
  scopes: {
    once: "एक बार",
    turn: "इस बारी के लिए",
    session: "सत्र खत्म होने तक",
    project: "इस प्रोजेक्ट में",
    always: "हमेशा",
    lasting: "स्थायी",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "दायरा:",
  coversUnsaid: (name) =>
    `यह ${name} को याद रहेगा। ऊपर के शब्दों के अलावा यह नहीं बताया गया कि यह किन चीज़ों पर और कब तक लागू है।`,
  asksForText: "आपसे टेक्स्ट माँगता है",
  mayStop: "एजेंट रुक सकता है।",
  onlyClose: "कोई जवाब इसे मना नहीं करता। जवाब दिए बिना बंद करें।",
  nothingGranted: "कोई अनुमति नहीं चुनी गई",
  denyWithReason: "कारण देकर मना करें",
  stopWithReason: "कारण देकर मना करें और रोकें",
  reason: "कारण",
  yourAnswer: "आपका जवाब",
  sentTo: (name) => `${name} को भेजा जाएगा`,
  denyAndSend: "मना करें और कारण भेजें",
  stopAndSend: "रोकें और कारण भेजें",
  sendText: "रवाना करें",
  chooseFirst: "पहले कोई जवाब चुनें।",
  textNeeded: "पहले टेक्स्ट लिखें।",
  edit: "संपादित करें",
  editing: "संपादन जारी",
  saveChanges: "बदलाव सहेजें",
  undoChanges: "बदलाव वापस लें",
  saveFirst: "पहले अपने बदलाव सहेजें या वापस लें",
  allowedOnceNow: "एक बार अनुमति दी गई।",
  allowedNow: "अनुमति दी गई।",
  answeredNow: "जवाब दिया गया।",
  deniedNow: "मना किया गया।",
  closedNow: "जवाब दिए बिना बंद किया गया।",
  callChanged: "एजेंट ने कॉल बदल दी है। इसे दोबारा जाँचें।",
  takenBack: (name) => `${name} ने अनुरोध वापस ले लिया। किसी चीज़ की अनुमति नहीं दी गई।`,
  timeOver: "समय समाप्त हो गया। किसी चीज़ की अनुमति नहीं दी गई।",
  allowThese: count(LOCALE, {
    one: "{count} अनुरोध की अनुमति दें?",
    other: "इन {count} अनुरोधों की अनुमति दें?",
  }),
  answeredCount: (answered, total) => `${n(total)} में से ${n(answered)} के जवाब दिए गए`,
  allowAll: count(LOCALE, {
    one: "{count} को एक बार अनुमति दें",
    other: "सभी {count} को एक बार अनुमति दें",
  }),
  denyAll: count(LOCALE, { one: "{count} को मना करें", other: "सभी {count} को मना करें" }),
  answerAlone: "इसका जवाब अलग से दें।",
  inRequest: (request, problem) => `अनुरोध ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, { one: "{count} और दिखाएँ", other: "{count} और दिखाएँ" }),
  youAllowed: "आपने अनुमति दी",
  youDenied: "आपने मना किया",
  youClosed: "आपने बंद किया",
  receiptScopes: {
    once: "एक बार",
    turn: "इस बारी के लिए",
    session: "इस सत्र के लिए",
    project: "इस प्रोजेक्ट में",
    always: "हमेशा",
    lasting: "अब से",
  },
  answerGiven: "जवाब",
  covered: "दायरा",
  grantedTo: "दी गई अनुमतियाँ",
  notOnScreen: "स्क्रीन पर नहीं दिखा",
  digestOf: { action: "कार्रवाई का डाइजेस्ट", screen: "स्क्रीन का डाइजेस्ट" },
} satisfies Translation as Strings;
