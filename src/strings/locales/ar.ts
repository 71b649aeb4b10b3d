import { afterLabel, effectWords, isolate, isolateCode, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

// Engines differ in the digits they write Arabic with; the boxes of the form have Western ones.
const LOCALE = "ar-u-nu-latn";
const n = number(LOCALE);
const effect = effectWords(LOCALE, "، ");
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, {
  zero: "{count} سطر",
  one: "سطر واحد",
  two: "سطران",
  few: "{count} أسطر",
  many: "{count} سطرًا",
  other: "{count} سطر",
});
const unchangedLines = count(LOCALE, {
  zero: "{count} سطر بلا تغيير",
  one: "سطر واحد بلا تغيير",
  two: "سطران بلا تغيير",
  few: "{count} أسطر بلا تغيير",
  many: "{count} سطرًا بلا تغيير",
  other: "{count} سطر بلا تغيير",
});
const writtenSpaces = count(LOCALE, {
  zero: "\u2068⟨{count} مسافة⟩\u2069",
  one: "\u2068⟨مسافة واحدة⟩\u2069",
  two: "\u2068⟨مسافتان⟩\u2069",
  few: "\u2068⟨{count} مسافات⟩\u2069",
  many: "\u2068⟨{count} مسافة⟩\u2069",
  other: "\u2068⟨{count} مسافة⟩\u2069",
});
const writtenLines = count(LOCALE, {
  zero: "\u2068⟨{count} سطر فارغ⟩\u2069",
  one: "\u2068⟨سطر فارغ واحد⟩\u2069",
  two: "\u2068⟨سطران فارغان⟩\u2069",
  few: "\u2068⟨{count} أسطر فارغة⟩\u2069",
  many: "\u2068⟨{count} سطرًا فارغًا⟩\u2069",
  other: "\u2068⟨{count} سطر فارغ⟩\u2069",
});
const characters = count(LOCALE, {
  zero: "{count} حرف",
  one: "حرف واحد",
  two: "حرفان",
  few: "{count} أحرف",
  many: "{count} حرفًا",
  other: "{count} حرف",
});
/** The same as an object: one and two change. */
const ofCharacters = count(LOCALE, {
  zero: "{count} حرف",
  one: "حرفًا واحدًا",
  two: "حرفين",
  few: "{count} أحرف",
  many: "{count} حرفًا",
  other: "{count} حرف",
});
const ofAnswers = count(LOCALE, {
  zero: "{count} خيار",
  one: "خيارًا واحدًا",
  two: "خيارين",
  few: "{count} خيارات",
  many: "{count} خيارًا",
  other: "{count} خيار",
});
const ofItems = count(LOCALE, {
  zero: "{count} عنصر",
  one: "عنصرًا واحدًا",
  two: "عنصرين",
  few: "{count} عناصر",
  many: "{count} عنصرًا",
  other: "{count} عنصر",
});
const types = typeWords(LOCALE, {
  string: "نصًا",
  number: "رقمًا",
  integer: "عددًا صحيحًا",
  boolean: `${isolateCode("true")} أو ${isolateCode("false")}`,
  array: "قائمة",
  object: "مجموعة حقول",
  null: isolateCode("null"),
});
const options = count(LOCALE, {
  zero: "{count} خيار",
  one: "خيار واحد",
  two: "خياران",
  few: "{count} خيارات",
  many: "{count} خيارًا",
  other: "{count} خيار",
});
const fields = count(LOCALE, {
  zero: "لا يمكن عرض {count} حقل آخر هنا.",
  one: "لا يمكن عرض حقل آخر هنا.",
  two: "لا يمكن عرض حقلين آخرين هنا.",
  few: "لا يمكن عرض {count} حقول أخرى هنا.",
  many: "لا يمكن عرض {count} حقلًا آخر هنا.",
  other: "لا يمكن عرض {count} حقل آخر هنا.",
});
const problems = count(LOCALE, {
  zero: "راجع {count} إجابة",
  one: "راجع إجابة واحدة",
  two: "راجع إجابتين",
  few: "راجع {count} إجابات",
  many: "راجع {count} إجابة",
  other: "راجع {count} إجابة",
});
const stoppedRequests = count(LOCALE, {
  zero: "تم حظر {count} طلب.",
  one: "تم حظر طلب واحد.",
  two: "تم حظر طلبين.",
  few: "تم حظر {count} طلبات.",
  many: "تم حظر {count} طلبًا.",
  other: "تم حظر {count} طلب.",
});
const leftOut = count(LOCALE, {
  zero: "{count} حقل بلا إجابة",
  one: "حقل واحد بلا إجابة",
  two: "حقلان بلا إجابة",
  few: "{count} حقول بلا إجابة",
  many: "{count} حقلًا بلا إجابة",
  other: "{count} حقل بلا إجابة",
});
const moreAnswers = count(LOCALE, {
  zero: "{count} إجابة أخرى",
  one: "إجابة أخرى واحدة",
  two: "إجابتان أخريان",
  few: "{count} إجابات أخرى",
  many: "{count} إجابة أخرى",
  other: "{count} إجابة أخرى",
});

/**
 * Every word of the library in Arabic. What is put into a sentence is isolated here, for markup
 * isolates whole texts alone.
 */
export const ar = {
  // Shared
  question: (name, message) =>
    message === "" ? `طلب من ${isolate(name)}` : `${isolate(name)}: ${isolate(message)}`,
  asksLocally: "على هذا الجهاز",
  ellipsis: "…",
  comma: "، ",
  gap: " ",
  showMore: (hidden) => `عرض المزيد (${characters(hidden)})`,
  decline: "رفض",
  cancel: "إلغاء",
  close: "إغلاق",
  sending: "جارٍ إرسال إجابتك…",
  sendingNow: "جارٍ الإرسال…",
  sent: "تم إرسال إجابتك.",
  declined: "لقد رفضت الطلب",
  cancelled: "تم الإلغاء",
  failed: "لم تُرسَل إجابتك. أعد المحاولة.",
  progress: (position, total) => `${n(position)} من ${n(total)}`,
  moreWaiting: (more) => `طلبات أخرى في الانتظار: ${n(more)}`,
  answerBy: (time) => `أجب قبل ${isolate(time)}.`,
  soonOver: "بقيت أقل من دقيقة للإجابة.",
  expired: "انتهت صلاحية هذا الطلب. لم يعد بإمكانك الرد عليه.",
  withdrawn: (name) => `لم يعد ${isolate(name)} بحاجة إلى هذا. لم يُرسَل أي شيء.`,
  goneElsewhere: (name) => `تم الرد على الطلب من ${isolate(name)} في مكان آخر أو سُحب.`,
  tooOften: "يرسل هذا الخادم طلبات كثيرة.",
  stopServer: "حظر الطلبات من هذا الخادم",

  // Form
  goesOn: "بعد ذلك، يتابع الوكيل دون إجابتك.",
  submit: "إرسال",
  confirm: "تأكيد",
  skip: "تخطٍّ",
  unloadedHint:
    "تعذّر تحميل جزء من هذا النموذج. تحقّق من اتصالك. إذا لم ينجح ذلك، فانسخ ما أدخلته وأعد تحميل الصفحة.",
  escapeAgain: `اضغط على مفتاح ${isolateCode("Esc")} مرة أخرى للإلغاء. سيضيع ما أدخلته.`,
  outsideAgain: "انقر في الخارج مرة أخرى للإلغاء. سيضيع ما أدخلته.",
  required: "مطلوب",
  optional: "اختياري",
  unnamed: "(بلا اسم)",
  emptyOption: "(فارغ)",
  yes: "نعم",
  no: "لا",
  unanswered: "بلا إجابة",
  clearAnswer: "مسح",
  noneOfThese: "لا شيء منها",
  noneHint: "يجيب بـ «لا شيء».",
  otherHint: "يتيح لك كتابة إجابتك.",
  other: "غير ذلك…",
  // Not isolated: it goes through `<UntrustedText>`. The Arabic words are first, so that they
  // decide the direction of the whole.
  otherAnswer: (label) => `إجابتك الخاصة: ${label}`,
  preview: (label) => `معاينة: ${label}`,
  clear: (label) => `مسح ${isolate(label)}`,
  remove: (label) => `إزالة ${isolate(label)}`,
  range: (minimum, maximum) => `من ${n(minimum)} إلى ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} أو أكثر`,
  atMost: (maximum) => `${n(maximum)} أو أقل`,
  moreThan: (minimum) => `أكثر من ${n(minimum)}`,
  lessThan: (maximum) => `أقل من ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `اختر ${n(minimum)} أو أكثر`
      : minimum === maximum
        ? `اختر ${n(minimum)}`
        : minimum > 0
          ? `اختر من ${n(minimum)} إلى ${n(maximum)}`
          : `اختر ${n(maximum)} على الأكثر`,
  chosen: (chosen) => `تم اختيار ${n(chosen)}`,
  charactersLeft: (left) => `المتبقي: ${characters(left)}`,
  charactersOver: (over) => `الزائد: ${characters(over)}`,
  timeZone: (name, offset) =>
    `المنطقة الزمنية: ${isolateCode(name)}${offset ? `، ${isolateCode(offset)}` : ""}`,
  repeatedTime: "تؤخَّر الساعة في ذلك اليوم، لذا يتكرر هذا الوقت مرتين. سيُرسَل الأول.",
  willBeSent: (value) => `سيُرسَل بالصيغة ${isolateCode(value)}`,
  search: "اكتب للبحث",
  noMatches: "لا توجد نتائج",
  matches: (matches) => options(matches),
  loadingOptions: "جارٍ تحميل الخيارات…",
  optionsFailed: "تعذّر تحميل الخيارات. أعد المحاولة أو اكتب إجابتك.",
  andMore: (more) => `و${n(more)} غيرها`,
  unsupported: `لا يمكن عرض هذا كحقل في النموذج. أدخل الإجابة بتنسيق ${isolateCode("JSON")} أو ارفض الطلب.`,
  unanswerable: "لا يمكن ملء هذا الحقل هنا.",
  requiredUnanswerable: "يتعذّر ملء حقل مطلوب هنا. يمكنك الرفض أو الإلغاء.",
  uncheckedPattern: "سيتحقق الخادم من الصيغة.",
  uncheckedKeywords: "سيجري الخادم عمليات تحقق إضافية.",
  unreadable: "لا يمكن عرض هذا الطلب كنموذج. يمكنك الرفض أو الإلغاء.",
  unrendered: fields,
  unrenderedOptions: (hidden) => `غير معروض هنا: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label && isolate(label), "أدخل إجابة."),
  requiredOrEmpty: (label) =>
    afterLabel(label && isolate(label), "أدخل إجابة أو اترك الحقل فارغًا."),
  requiredChoice: (label) => afterLabel(label && isolate(label), "اختر أحد الخيارات."),
  tooShort: (limit, actual) => `استخدم ${ofCharacters(limit)} على الأقل. لديك الآن ${n(actual)}.`,
  tooLong: (limit, actual) => `استخدم ${ofCharacters(limit)} على الأكثر. لديك الآن ${n(actual)}.`,
  patternMismatch: "هذا لا يطابق الصيغة التي يتوقعها الخادم.",
  notAnEmail: `أدخل عنوان بريد إلكتروني، مثل ${isolateCode("name@example.com")}.`,
  notAUri: `أدخل عنوان ويب كاملاً، مثل ${isolateCode("https://example.com")}.`,
  notADate: "أدخل تاريخًا حقيقيًا.",
  notATime: `أدخل وقتًا، مثل ${isolateCode("14:30")}.`,
  notADateTime: "أدخل تاريخًا ووقتًا.",
  incompleteDate: "أكمل بقية التاريخ أو امسحه.",
  skippedTime: "هذا الوقت غير موجود في ذلك اليوم بسبب تغيير الساعة. أدخل وقتًا آخر.",
  notANumber: `أدخل رقمًا، مثل ${n(12)} أو ${n(1.5)}.`,
  notAnInteger: "أدخل عددًا صحيحًا.",
  ambiguousNumber: (readings) =>
    `قد يعني هذا ${readings.map(plain).join(" أو ")}. اكتبه دون فاصل للآلاف.`,
  inexactNumber: (nearest) =>
    `في هذا الرقم خانات كثيرة جدًا. أقرب رقم يمكن إرساله هو ${plain(nearest)}.`,
  tooSmall: (limit) => `أدخل ${n(limit)} أو أكثر.`,
  tooLarge: (limit) => `أدخل ${n(limit)} أو أقل.`,
  notAbove: (limit) => `أدخل رقمًا أكبر من ${n(limit)}.`,
  notBelow: (limit) => `أدخل رقمًا أصغر من ${n(limit)}.`,
  notAMultiple: (limit) => `أدخل أحد مضاعفات ${n(limit)}.`,
  tooFew: (limit, label = "") =>
    afterLabel(label && isolate(label), `اختر ${ofAnswers(limit)} على الأقل.`),
  tooMany: (limit, label = "") =>
    afterLabel(label && isolate(label), `اختر ${ofAnswers(limit)} على الأكثر.`),
  tooFewItems: (limit, label = "") =>
    afterLabel(label && isolate(label), `أضف ${ofItems(limit)} على الأقل.`),
  tooManyItems: (limit, label = "") =>
    afterLabel(label && isolate(label), `أبقِ ${ofItems(limit)} على الأكثر.`),
  duplicates: "أدخل كل إجابة مرة واحدة فقط.",
  notAnOption: "اختر أحد الخيارات أو امسح ما كتبته.",
  readOnlyChanged: "لا يمكن تغيير جزء من هذا. أعده كما كان.",
  inside: "تحتاج بعض الحقول أدناه إلى مراجعة.",
  mismatch: "لا يقبل الخادم هذا المزيج من الإجابات.",
  notJson: `هذا ليس ${isolateCode("JSON")} صالحًا. يجب وضع النص بين علامتي اقتباس مزدوجتين.`,
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `أدخل ${words}.` : "لا يمكن إرسال هذا النوع من الإجابات.";
  },

  // Consent
  levels: { info: "ملاحظة", caution: "تنبيه", danger: "خطر", blocked: "محظور" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "هذا ليس عنوان ويب صالحًا",
    unchecked: () => "تعذّر فحص هذا العنوان بحثًا عن أحرف متشابهة",
    "empty-host": () => "لا يتضمن هذا العنوان اسم موقع",
    scheme: (scheme) => `روابط «${isolateCode(`${scheme}:`)}» لا تفتح صفحات ويب`,
    credentials: (_name, host) =>
      `الجزء قبل «${isolateCode("@")}» ليس هو الموقع. يؤدي هذا الرابط إلى ${isolateCode(host)}`,
    "idn-suspicious": () => "يحتوي هذا الاسم على أحرف تشبه أحرفًا أخرى",
    lookalike: (_how, target) => `هذا يشبه ${isolateCode(target)} لكنه ليس هو`,
    "embedded-domain": (site, target) =>
      `هذا ليس ${isolateCode(target)}. الصفحة تخص ${isolateCode(site)}`,
    disguised: () => "هذا العنوان مموّه ليبدو كعنوان آخر",
    "ip-obfuscated": (written, address) =>
      `«${isolateCode(written)}» كتابة مموّهة للعنوان ${isolateCode(address)}`,
    "private-network": (place) =>
      place === "loopback"
        ? "يؤدي هذا العنوان إلى جهازك أنت"
        : "يؤدي هذا العنوان إلى جهاز على شبكتك المحلية",
    insecure: () => "هذا الاتصال غير محمي. قد يتمكن آخرون من رؤية ما ترسله أو تغييره",
    "odd-host": () => "يحتوي اسم الموقع على أحرف غير معتادة",
    "hidden-characters": () => "يحتوي هذا العنوان على أحرف غير مرئية",
    "third-party": (site, requester) =>
      `هذه الصفحة تابعة لـ ${isolateCode(site)}، وليست لـ ${isolate(requester)}. لا يمكن لهذه المحادثة رؤية ما تفعله هناك`,
    idn: (ascii) => `يستخدم هذا الاسم أحرفًا غير إنجليزية. صيغته التقنية هي ${isolateCode(ascii)}`,
    redirect: (_name, target) => `قد تعيد هذه الصفحة توجيهك إلى ${isolateCode(target)}`,
    local: (place) =>
      place === "loopback" ? "هذه الصفحة على جهازك أنت" : "هذه الصفحة على شبكتك المحلية",
  },
  cautions: {
    "ip-host": () => "هذا العنوان رقم، فلا يمكن معرفة من يدير الموقع",
    port: (port) => `يستخدم هذا العنوان منفذًا غير معتاد (${isolateCode(port)})`,
    "trailing-dot": () => "ينتهي اسم الموقع بنقطة",
    "file-name": () => "يشبه اسم الموقع اسم ملف",
    shortener: (service) => `هذا رابط مختصر. يخفي ${isolateCode(service)} وجهته`,
    redirector: (service, target) =>
      target
        ? `يعيد ${isolateCode(service)} التوجيه إلى ${isolateCode(target)}`
        : `قد يعيد ${isolateCode(service)} التوجيه إلى أي صفحة`,
    secret: (name) =>
      name
        ? `يحتوي هذا العنوان على ما يبدو أنه مفتاح أو كلمة مرور («${isolateCode(name)}»)`
        : "يحتوي هذا العنوان على ما يبدو أنه مفتاح أو كلمة مرور",
    "shared-host": (service) => `يمكن لأي شخص نشر صفحات على ${isolateCode(service)}`,
    "long-url": (length) => `هذا العنوان طويل جدًا (${characters(Number(length))})`,
    "long-host": () => "اسم الموقع طويل جدًا",
    "odd-path": () => "يمكن تفسير هذا العنوان بأكثر من طريقة",
    "hidden-characters-encoded": () => "يحتوي هذا العنوان على أحرف مرمّزة غير مرئية",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `نبّه هذا التطبيق إلى هذا العنوان: ${isolateCode(code)}`,
  readsAs: "يبدو هكذا:",
  writtenAs: "ما أرسله الخادم:",
  characterNamed: (character, codePoint, script) =>
    script
      ? `«${isolate(character)}» (${isolateCode(codePoint)}، ${scripts(script)})`
      : `«${isolate(character)}» (${isolateCode(codePoint)})`,
  charactersNamed: (names) => `أحرف مريبة: ${names}.`,
  fullAddress: "العنوان الكامل",
  open: (domain) => (domain === "" ? "فتح الصفحة" : `فتح ${isolateCode(domain)}`),
  openingNow: "جارٍ الفتح…",
  openAgain: "فتح مرة أخرى",
  copy: "نسخ الرابط",
  copied: "تم نسخ الرابط.",
  notCopied: "النسخ غير مسموح به هنا. حدّد العنوان وانسخه.",
  goesTo: (domain) => `يؤدي إلى ${isolateCode(domain)}`,
  checked: (host) => `أدرك أن هذا يؤدي إلى ${isolateCode(host)}`,
  checkFirst: "حدّد المربع للمتابعة.",
  openTooSoon: "تحقق من العنوان، ثم انقر على فتح مرة أخرى.",
  resend: "إعادة المحاولة",
  finished: "لقد انتهيت",
  opening: "جارٍ فتح نافذة جديدة…",
  opened: "فُتحت الصفحة في نافذة جديدة. عُد عندما تنتهي.",
  unopened: "إذا لم تُفتح الصفحة، فاستخدم هذا الرابط:",
  refused: "تعذّر فتح الصفحة. لم يُرسَل شيء. يمكنك استخدام هذا الرابط:",
  checking: "جارٍ التحقق مما إذا كنت قد انتهيت…",
  done: "شكرًا لك. يمكنك المتابعة هنا.",
  notDone: "لم يكتمل هذا بعد.",
  completed: "اكتمل.",
  closed: "أُغلق.",
  blockedHint: "لا يمكن فتح هذا العنوان من هنا.",
  dangerInFrame:
    "لا يمكن فتح هذا العنوان هنا لأن هذه الصفحة معروضة داخل موقع آخر. يمكنك نسخ الرابط أو الرفض.",

  // Around a request
  stopped: (name) => `الطلبات من ${isolate(name)} محظورة.`,
  stoppedRequests,
  allow: "إلغاء الحظر",

  // Receipts
  answered: "لقد أجبت",
  answeredOf: (answered, total) => `لقد أجبت عن ${n(answered)} من ${n(total)}`,
  confirmed: "لقد أكّدت",
  openedPage: (host) => `لقد فتحت ${isolateCode(host)}`,
  hasExpired: "انتهت الصلاحية",
  unknownOutcome: "النتيجة غير متاحة",
  hidden: "مخفي",
  page: "الصفحة",
  noPage: "(لا يوجد عنوان ويب)",
  leftOut,
  moreAnswers,
  noneChosen: "لا شيء",

  // Answers that are sent at once
  suggested: "يقترحها الخادم",

  // Arrival
  arrived: (name, message) => `طلب من ${isolate(name)}: ${isolate(message)}`,
  arrivedPage: (name, message) => `يريد ${isolate(name)} فتح صفحة: ${isolate(message)}`,
  nextRequest: (question) => `الطلب التالي: ${isolate(question)}`,
  questions: count(LOCALE, {
    zero: "{count} حقل.",
    one: "حقل واحد.",
    two: "حقلان.",
    few: "{count} حقول.",
    many: "{count} حقلًا.",
    other: "{count} حقل.",
  }),
  fullStop: ".",

  // Folding away
  fold: "تصغير",
  folded: (name, message) =>
    message === "" ? `سؤال من ${isolate(name)}` : `سؤال من ${isolate(name)}: ${isolate(message)}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "إجابات سابقة",
  forget: "إزالة",
  forgetAnswer: (answer) => `إزالة ${isolate(answer)}`,
  forgetAll: "إزالة الكل",
  forgotten: "تمت الإزالة.",
  putBackTyped: "استعادة ما كتبته",
  draftRestored: "تمت استعادة مسودتك.",
  startOver: "البدء من جديد",
  startedOver: "تم مسح النموذج.",
  undoStartOver: "تراجع",

  // Steps and review
  back: "السابق",
  next: "التالي",
  step: (step, steps) => `الخطوة ${n(step)} من ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `الحقل ${n(first)} من ${n(total)}`
      : `الحقول ${n(first)}–${n(last)} من ${n(total)}`,
  allSteps: "كل الخطوات",
  stepQuestions: (first, last) =>
    first === last ? `الحقل ${n(first)}` : `الحقول من ${n(first)} إلى ${n(last)}`,
  stepAnswered: (answered, questions) => `تمت الإجابة عن ${n(answered)} من ${n(questions)}`,
  stepProblems: problems,
  stepUnseen: "لم تبدأ بعد",
  reviewTitle: "راجع إجاباتك",
  reviewNote: "لا يُرسَل شيء قبل اختيار «إرسال الإجابات».",
  reviewEmpty: "لقد تخطيت كل الحقول. ستُرسَل إجابة فارغة.",
  send: "إرسال الإجابات",
  change: "تغيير",
  changeAnswer: (label) => `تغيير ${isolate(label)}`,
  ownAnswer: "إجابتك الخاصة",
  leftOutTitle: "تم تخطيها",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "يحتوي هذا النص على أحرف غير مرئية. تظهر بالشكل ⁨⟨U+…⟩⁩.",
  showAllFirst: "اعرض النص كاملًا أولًا.",
  unseenRows: (first, last) =>
    first === last
      ? `لم يظهر السطر ${n(first)} على الشاشة.`
      : `لم تظهر الأسطر من ${n(first)} إلى ${n(last)} على الشاشة.`,
  unseen: "لم يظهر جزء من هذا على الشاشة. راجعه ثم أجب مرة أخرى.",
  writtenSpaces,
  writtenLines,
  copyText: "نسخ",
  textCopied: "تم النسخ.",
  textNotCopied: "النسخ غير مسموح به هنا.",
  showEntered: "عرض ما أدخلته",
  answersKept: "إجاباتك السابقة مُدخَلة بالفعل. راجعها قبل الإرسال.",
  tooSoon: "ظهر هذا النموذج للتو. راجعه ثم أرسله مرة أخرى.",
  secretAsked: {
    password: "يبدو أن المطلوب هنا كلمة مرور.",
    code: "يبدو أن المطلوب هنا رقم سري أو رمز لمرة واحدة.",
    key: "يبدو أن المطلوب هنا مفتاح وصول أو رمز دخول.",
    card: "يبدو أن المطلوب هنا بيانات بطاقة دفع.",
    bank: "يبدو أن المطلوب هنا بيانات حساب مصرفي.",
    identity: "يبدو أن المطلوب هنا رقم هوية.",
  },
  showSecret: "إظهار",
  hideSecret: "إخفاء",
  secretsTitle: "يبدو أن هذا النموذج يطلب معلومات حساسة.",
  secretsHint:
    "ينبغي ألا تطلب الخوادم هذا في نموذج. إذا لم تكن متأكدًا من سبب الحاجة إليه، فارفض الطلب.",
  secretsOnlyFor: (name) => `لا تشارك ذلك إلا إذا كنت تثق بـ ${isolate(name)}.`,
  secretsRefused:
    "لا يسمح هذا التطبيق بطلب معلومات حساسة، لذا لا يمكن إرسال هذا النموذج. يمكنك الرفض أو الإلغاء.",
  secretsAgree: (name) => `المشاركة مع ${isolate(name)} على أي حال`,
  secretsHeldBack: "لم يُرسَل شيء. للمشاركة، حدّد المربع.",

  // Questions with parts
  addRow: (title) => `إضافة ${isolate(title)}`,
  addTo: (label) => `إضافة إلى ${isolate(label)}`,
  leaveEmpty: "ترك فارغًا",
  emptyList: "لا شيء",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `تحريك ${isolate(name)} لأعلى`,
  moveDown: (name) => `تحريك ${isolate(name)} لأسفل`,
  rowAdded: (name) => `تمت إضافة ${isolate(name)}.`,
  removed: (name) => `تمت إزالة ${isolate(name)}.`,
  rowMoved: (name) => `تم النقل. أصبح الآن ${isolate(name)}.`,
  answerParts: "إضافة",
  asJson: "التحرير بصيغة JSON",
  asForm: "التحرير كنموذج",
  entryName: "الاسم",
  entryValue: "القيمة",
  typeNames: {
    string: "نص",
    number: "رقم",
    integer: "رقم صحيح",
    boolean: "نعم أو لا",
    array: "قائمة",
    object: "تفاصيل",
    null: "لا شيء",
  },
  branchName: (place) => `الخيار ${n(place)}`,

  // Approvals
  loading: "جارٍ التحميل…",
  notLoaded: "تعذّر تحميل هذا الطلب. لم يُسمح بأي شيء. جارٍ إعادة المحاولة…",
  closeUnanswered: "إغلاق دون إجابة",
  runCommands: count(LOCALE, {
    zero: "هل تريد تشغيل {count} أمر؟",
    one: "هل تريد تشغيل هذا الأمر؟",
    two: "هل تريد تشغيل أمرين؟",
    few: "هل تريد تشغيل {count} أوامر؟",
    many: "هل تريد تشغيل {count} أمرًا؟",
    other: "هل تريد تشغيل {count} أمر؟",
  }),
  changeFiles: count(LOCALE, {
    zero: "هل تريد تغيير {count} ملف؟",
    one: "هل تريد تغيير ملف واحد؟",
    two: "هل تريد تغيير ملفين؟",
    few: "هل تريد تغيير {count} ملفات؟",
    many: "هل تريد تغيير {count} ملفًا؟",
    other: "هل تريد تغيير {count} ملف؟",
  }),
  useTool: (tool) => `هل تريد استخدام ${isolate(tool)}؟`,
  reachHost: (host) => `هل تريد الاتصال بـ ${isolateCode(host)}؟`,
  grantThese: "هل تريد منح الأذونات؟",
  allowThis: "هل تريد السماح بهذا؟",
  asksApproval: (name, heading) => `سؤال من ${isolate(name)}: ${isolate(heading)}`,
  spoken: (text) => `${isolate(text)}.`,
  answerCount: count(LOCALE, {
    zero: "{count} إجابة متاحة.",
    one: "إجابة واحدة متاحة.",
    two: "إجابتان متاحتان.",
    few: "{count} إجابات متاحة.",
    many: "{count} إجابة متاحة.",
    other: "{count} إجابة متاحة.",
  }),
  says: (name) => `يقول ${isolate(name)}:`,
  reasonGiven: "السبب:",
  quoted: (text) => `«${isolate(text)}»`,
  command: "الأمر",
  toolCall: "الأداة",
  grants: "الأذونات",
  selectedOf: (selected, total) => `تم تحديد ${n(selected)} من ${n(total)}`,
  fixed: "ثابت",
  newFile: "ملف جديد",
  deletedFile: "محذوف",
  renamedFrom: (path) => `الاسم السابق ${isolateCode(path)}`,
  types: { number: "قيمة رقمية", boolean: "صواب أو خطأ", null: "بلا قيمة" },
  items: count(LOCALE, {
    zero: "{count} عنصر",
    one: "عنصر واحد",
    two: "عنصران",
    few: "{count} عناصر",
    many: "{count} عنصرًا",
    other: "{count} عنصر",
  }),
  values: count(LOCALE, {
    zero: "{count} قيمة",
    one: "قيمة واحدة",
    two: "قيمتان",
    few: "{count} قيم",
    many: "{count} قيمة",
    other: "{count} قيمة",
  }),
  emptyText: "نص فارغ",
  unreadableCharacters: count(LOCALE, {
    zero: "{count} حرف غير مقروء",
    one: "حرف واحد غير مقروء",
    two: "حرفان غير مقروءين",
    few: "{count} أحرف غير مقروءة",
    many: "{count} حرفًا غير مقروء",
    other: "{count} حرف غير مقروء",
  }),
  asWritten: "كما كتبه الوكيل",
  onlyReached: "يتصل به الوكيل. لا يُفتح شيء هنا.",
  missing: {
    call: "لم يذكر الوكيل ما الذي سيفعله.",
    arguments: "لم يعرض الوكيل الوسائط.",
    change: "لم يعرض الوكيل هذا التغيير.",
    content: "لا يمكن عرض هذا المحتوى.",
  },
  allowedUnseen: "ستسمح به دون رؤيته.",
  linesSeen: (seen, total) => `ظهر ${n(seen)} من ${n(total)} من الأسطر`,
  allSeen: count(LOCALE, {
    zero: "ظهرت الأسطر كلها وعددها {count}",
    one: "ظهر سطر واحد",
    two: "ظهر السطران",
    few: "ظهرت الأسطر كلها وعددها {count}",
    many: "ظهرت الأسطر كلها وعددها {count}",
    other: "ظهرت الأسطر كلها وعددها {count}",
  }),
  nextLines: "الأسطر التالية",
  goToLine: (line) => `الانتقال إلى السطر ${n(line)}`,
  allowUnread: count(LOCALE, {
    zero: "السماح مع أن {count} سطر لم تظهر على الشاشة",
    one: "السماح مع أن سطرًا واحدًا لم يظهر على الشاشة",
    two: "السماح مع أن سطرين لم يظهرا على الشاشة",
    few: "السماح مع أن {count} أسطر لم تظهر على الشاشة",
    many: "السماح مع أن {count} سطرًا لم تظهر على الشاشة",
    other: "السماح مع أن {count} سطر لم تظهر على الشاشة",
  }),
  tooEarly: "ظهر هذا الطلب للتو. راجعه ثم أجب مرة أخرى.",
  ownNotes: {
    "download-runs": "قد يشغّل تعليمات برمجية من الإنترنت.",
    "recursive-delete": "قد يحذف كل ما في مجلد.",
    "other-user": "قد يعمل باسم مستخدم آخر.",
    secret: "قد يحتوي على سر.",
    "private-address": "قد يتصل بجهازك أو بشبكتك المحلية.",
    "no-sandbox": "قد يعمل خارج بيئة العزل.",
  },
  characterIs: (character, code) => `«${isolate(character)}» هو ${isolateCode(code)}`,
  keyTwice: (key) => `تكرر «${isolate(key)}» مرتين. قد يقرأ برنامج آخر القيمة الأخرى.`,
  answers: {
    allow: {
      once: "السماح مرة واحدة",
      turn: "السماح في هذا الدور",
      session: "السماح في هذه الجلسة",
      project: "السماح في هذا المشروع",
      always: "السماح دائمًا",
      lasting: "السماح من الآن فصاعدًا",
    },
    deny: {
      once: "عدم السماح",
      turn: "عدم السماح في هذا الدور",
      session: "عدم السماح في هذه الجلسة",
      project: "عدم السماح في هذا المشروع",
      always: "عدم السماح أبدًا",
      lasting: "عدم السماح من الآن فصاعدًا",
    },
    stop: "عدم السماح والإيقاف",
    other: "الإجابة بدلًا من ذلك",
  },
  withChanges: (answer) => `${isolate(answer)} مع التغييرات`,
  kinds: { allow: "يسمح", deny: "يمنع", stop: "يمنع ويوقف", other: "يجيب" },
  scopes: {
    once: "مرة واحدة",
    turn: "لهذا الدور",
    session: "حتى نهاية الجلسة",
    project: "في هذا المشروع",
    always: "دائمًا",
    lasting: "مستمر",
  },
  answerNamed: (words, kind, scope) =>
    `${isolate(words)} (${effect(isolate(kind), scope && isolate(scope))})`,
  covers: "يشمل:",
  coversUnsaid: (name) =>
    `سيتذكّر ${isolate(name)} هذا. ولا يذكر ما الذي يشمله ذلك ولا مدته بما يتجاوز الكلمات أعلاه.`,
  asksForText: "يطلب منك نصًا",
  mayStop: "قد يتوقف الوكيل.",
  onlyClose: "لا توجد إجابة ترفض هذا. أغلقه دون إجابة.",
  nothingGranted: "لم يُمنح أي إذن",
  denyWithReason: "عدم السماح مع ذكر السبب",
  stopWithReason: "عدم السماح والإيقاف مع ذكر السبب",
  reason: "السبب",
  yourAnswer: "إجابتك",
  sentTo: (name) => `يُرسَل إلى ${isolate(name)}`,
  denyAndSend: "عدم السماح وإرسال السبب",
  stopAndSend: "الإيقاف وإرسال السبب",
  sendText: "إرسال النص",
  chooseFirst: "اختر إجابة أولًا.",
  textNeeded: "أدخل نصًا أولًا.",
  edit: "تعديل",
  editing: "قيد التعديل",
  saveChanges: "حفظ التغييرات",
  undoChanges: "التراجع عن التغييرات",
  saveFirst: "احفظ تغييراتك أو تراجع عنها أولًا",
  allowedOnceNow: "تم السماح مرة واحدة.",
  allowedNow: "تم السماح.",
  answeredNow: "تمت الإجابة.",
  deniedNow: "لم يُسمح.",
  closedNow: "أُغلق دون إجابة.",
  callChanged: "غيّر الوكيل الاستدعاء. راجعه مرة أخرى.",
  takenBack: (name) => `سحب ${isolate(name)} الطلب. لم يُسمح بأي شيء.`,
  timeOver: "انتهى الوقت. لم يُسمح بأي شيء.",
  allowThese: count(LOCALE, {
    zero: "هل تريد السماح بهذه الطلبات وعددها {count}؟",
    one: "هل تريد السماح بهذا الطلب؟",
    two: "هل تريد السماح بهذين الطلبين؟",
    few: "هل تريد السماح بهذه الطلبات وعددها {count}؟",
    many: "هل تريد السماح بهذه الطلبات وعددها {count}؟",
    other: "هل تريد السماح بهذه الطلبات وعددها {count}؟",
  }),
  answeredCount: (answered, total) => `تمت الإجابة عن ${n(answered)} من ${n(total)}`,
  allowAll: count(LOCALE, {
    zero: "السماح بالكل ({count}) مرة واحدة",
    one: "السماح بطلب واحد مرة واحدة",
    two: "السماح بالطلبين مرة واحدة",
    few: "السماح بالكل ({count}) مرة واحدة",
    many: "السماح بالكل ({count}) مرة واحدة",
    other: "السماح بالكل ({count}) مرة واحدة",
  }),
  denyAll: count(LOCALE, {
    zero: "عدم السماح بالكل ({count})",
    one: "عدم السماح بطلب واحد",
    two: "عدم السماح بالطلبين",
    few: "عدم السماح بالكل ({count})",
    many: "عدم السماح بالكل ({count})",
    other: "عدم السماح بالكل ({count})",
  }),
  answerAlone: "أجب عن هذا الطلب وحده.",
  inRequest: (request, problem) => `الطلب ${n(request)}: ${isolate(problem)}`,
  moreRequests: count(LOCALE, {
    zero: "عرض {count} طلب آخر",
    one: "عرض طلب آخر",
    two: "عرض طلبين آخرين",
    few: "عرض {count} طلبات أخرى",
    many: "عرض {count} طلبًا آخر",
    other: "عرض {count} طلب آخر",
  }),
  youAllowed: "سمحت بـ",
  youDenied: "لم تسمح بـ",
  youClosed: "أغلقت",
  receiptScopes: {
    once: "مرة واحدة",
    turn: "لهذا الدور",
    session: "لهذه الجلسة",
    project: "في هذا المشروع",
    always: "دائمًا",
    lasting: "من الآن فصاعدًا",
  },
  answerGiven: "الإجابة",
  covered: "يشمل",
  grantedTo: "الأذونات الممنوحة",
  notOnScreen: "لم يظهر على الشاشة",
  digestOf: { action: "بصمة الإجراء", screen: "بصمة الشاشة" },
} satisfies Translation as Strings;
