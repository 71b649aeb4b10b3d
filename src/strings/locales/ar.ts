import { count } from "../count.js";
import type { Strings } from "../en.js";
import { isolate, isolateCode } from "../isolate.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

// Engines differ in the digits they write Arabic with; the boxes of the form have Western ones.
const LOCALE = "ar-u-nu-latn";
const n = number(LOCALE);
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
  zero: "{count} إجابة",
  one: "إجابة واحدة",
  two: "إجابتين",
  few: "{count} إجابات",
  many: "{count} إجابة",
  other: "{count} إجابة",
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
  zero: "{count} حقل إضافي لا يمكن عرضه",
  one: "حقلاً إضافيًا واحدًا لا يمكن عرضه",
  two: "حقلين إضافيين لا يمكن عرضهما",
  few: "{count} حقول إضافية لا يمكن عرضها",
  many: "{count} حقلاً إضافيًا لا يمكن عرضها",
  other: "{count} حقل إضافي لا يمكن عرضها",
});
const problems = count(LOCALE, {
  zero: "{count} إجابة تحتاج إلى مراجعة",
  one: "إجابة واحدة تحتاج إلى مراجعة",
  two: "إجابتان تحتاجان إلى مراجعة",
  few: "{count} إجابات تحتاج إلى مراجعة",
  many: "{count} إجابة تحتاج إلى مراجعة",
  other: "{count} إجابة تحتاج إلى مراجعة",
});
const stoppedRequests = count(LOCALE, {
  zero: "أُلغي {count} طلب منذ ذلك الحين.",
  one: "أُلغي طلب واحد منذ ذلك الحين.",
  two: "أُلغي طلبان منذ ذلك الحين.",
  few: "أُلغيت {count} طلبات منذ ذلك الحين.",
  many: "أُلغي {count} طلبًا منذ ذلك الحين.",
  other: "أُلغي {count} طلب منذ ذلك الحين.",
});
const leftOut = count(LOCALE, {
  zero: "{count} سؤال بلا إجابة",
  one: "سؤال واحد بلا إجابة",
  two: "سؤالان بلا إجابة",
  few: "{count} أسئلة بلا إجابة",
  many: "{count} سؤالاً بلا إجابة",
  other: "{count} سؤال بلا إجابة",
});
const moreAnswers = count(LOCALE, {
  zero: "{count} إجابة أخرى",
  one: "إجابة أخرى واحدة",
  two: "إجابتان أخريان",
  few: "{count} إجابات أخرى",
  many: "{count} إجابة أخرى",
  other: "{count} إجابة أخرى",
});
const stepProblems = count(LOCALE, {
  zero: "{count} تحتاج إلى مراجعة",
  one: "{count} تحتاج إلى مراجعة",
  two: "{count} تحتاجان إلى مراجعة",
  few: "{count} تحتاج إلى مراجعة",
  many: "{count} تحتاج إلى مراجعة",
  other: "{count} تحتاج إلى مراجعة",
});
const disguises: Record<string, string> = {
  space: "بمسافات أو أحرف تحكم",
  slashes: "دون الشرطتين المائلتين",
  backslash: "بشرطة مائلة عكسية",
  "user-info": `بالعلامة «${isolateCode("@")}»`,
};

/**
 * Every word of the library in Arabic. What is put into a sentence is isolated here, for markup
 * isolates whole texts alone.
 */
export const ar: Strings = {
  // Shared
  asksLocally: "على هذا الجهاز",
  ellipsis: "…",
  comma: "، ",
  gap: " ",
  showMore: (hidden) => `عرض المزيد (${characters(hidden)})`,
  decline: "رفض",
  skip: "تخطي",
  suggested: "يقترحها الخادم",
  cancel: "إلغاء",
  close: "إغلاق",
  sending: "يجري إرسال إجابتك…",
  sent: "تم إرسال إجابتك.",
  declined: "لقد رفضت الطلب",
  cancelled: "تم الإلغاء",
  failed: "تعذّر إرسال إجابتك. أعد المحاولة.",
  progress: (position, total) => `${n(position)} من ${n(total)}`,
  answerBy: (time) => `أجب قبل ${isolate(time)}.`,
  soonOver: "بقيت أقل من دقيقة للإجابة.",
  expired: "انتهت صلاحية هذا الطلب، ولم يعد من الممكن الرد عليه.",
  withdrawn: (name) => `لم يعد ${isolate(name)} بحاجة إلى هذا الطلب. لم يُرسَل أي شيء.`,
  goneElsewhere: (name) => `السؤال من ${isolate(name)} أُجيب عنه في مكان آخر أو سُحب.`,
  tooOften: "يرسل هذا الخادم طلبات بكثرة.",
  stopServer: "إيقاف هذا الخادم",

  // Form
  goesOn: "بعد ذلك، ستتم المتابعة دون إجابتك.",
  submit: "إرسال",
  confirm: "تأكيد",
  unloadedHint:
    "تعذّر تحميل جزء من هذا النموذج. تحقّق من اتصالك. إذا لم ينجح ذلك، فانسخ ما أدخلته وأعد تحميل الصفحة.",
  escapeAgain: `اضغط على مفتاح ${isolateCode("Esc")} مرة أخرى للإلغاء. سيضيع ما أدخلته.`,
  outsideAgain: "اضغط في الخارج مرة أخرى للإلغاء. سيضيع ما أدخلته.",
  required: "مطلوب",
  optional: "اختياري",
  unnamed: "(بلا اسم)",
  emptyOption: "(فارغ)",
  yes: "نعم",
  no: "لا",
  noAnswer: "بلا إجابة",
  noneOfThese: "لا شيء منها",
  noAnswerHint: "يتخطى هذا السؤال.",
  noneHint: "يرسل قائمة فارغة.",
  otherHint: "يتيح لك كتابة إجابة من عندك.",
  other: "غير ذلك…",
  // Not isolated: it goes through `<UntrustedText>`. The Arabic words are first, so that they
  // decide the direction of the whole.
  otherAnswer: (label) => `إجابة من عندك: ${label}`,
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
    offset ? `${isolateCode(name)}، ${isolateCode(offset)}` : isolateCode(name),
  repeatedTime: "تُظهر الساعات هذا الوقت مرتين في ذلك اليوم، والمقصود هو الأول.",
  willBeSent: (value) => `سيُرسَل بالصيغة ${isolateCode(value)}`,
  search: "اكتب للبحث",
  noMatches: "لا توجد نتائج مطابقة.",
  matches: (matches) => options(matches),
  loadingOptions: "يجري تحميل الخيارات…",
  optionsFailed: "تعذّر تحميل القائمة. اكتب الخيار كما يُكتب تمامًا، أو أعد المحاولة.",
  andMore: (more) => `و${n(more)} غيرها`,
  unsupported: `لا يمكن عرض هذا النوع من الأسئلة هنا. يمكنك الإجابة عنه بتنسيق ${isolateCode("JSON")}.`,
  unanswerable: "لا يمكن الإجابة عن هذا السؤال هنا.",
  requiredUnanswerable: "الإجابة مطلوبة هنا، لذلك لا يمكن سوى رفض هذا النموذج أو إلغائه.",
  uncheckedPattern: "سيتحقق الخادم من الصيغة.",
  uncheckedKeywords: "سيجري الخادم مزيدًا من التحقق.",
  unreadable: "لا يمكن قراءة ما أرسله الخادم كنموذج، ولذلك لا يوجد ما يُرسَل. يمكنك الرفض أو الإلغاء.",
  undrawn: (hidden) => `يطلب الخادم ${fields(hidden)} هنا.`,
  undrawnOptions: (hidden) => `غير معروض هنا: ${options(hidden)}.`,
  problems,
  requiredText: "أدخل إجابة.",
  requiredChoice: "اختر إجابة.",
  tooShort: (limit, actual) => `استخدم ${ofCharacters(limit)} على الأقل. لديك الآن ${n(actual)}.`,
  tooLong: (limit, actual) => `استخدم ${ofCharacters(limit)} على الأكثر. لديك الآن ${n(actual)}.`,
  patternMismatch: "هذا غير مكتوب بالطريقة التي يطلبها الخادم.",
  notAnEmail: `أدخل عنوان بريد إلكتروني، مثل ${isolateCode("name@example.com")}.`,
  notAUri: `أدخل عنوان ويب كاملاً، مثل ${isolateCode("https://example.com")}.`,
  notADate: "أدخل تاريخًا حقيقيًا.",
  notATime: "أدخل وقتًا.",
  notADateTime: "أدخل تاريخًا ووقتًا.",
  incompleteDate: "أكمل بقية التاريخ أو امسحه.",
  skippedTime: "تتخطى الساعات هذا الوقت في ذلك اليوم. أدخل وقتًا آخر.",
  notANumber: `أدخل رقمًا، مثل ${n(12)} أو ${n(1.5)}.`,
  notAnInteger: "أدخل عددًا صحيحًا.",
  ambiguousNumber: (readings) =>
    `قد يعني هذا ${readings.map(plain).join(" أو ")}. اكتبه دون فاصل للآلاف.`,
  inexactNumber: (nearest) =>
    `في هذا الرقم خانات أكثر مما يمكن إرساله. أقرب رقم هو ${plain(nearest)}.`,
  tooSmall: (limit) => `أدخل ${n(limit)} أو أكثر.`,
  tooLarge: (limit) => `أدخل ${n(limit)} أو أقل.`,
  notAbove: (limit) => `أدخل رقمًا أكبر من ${n(limit)}.`,
  notBelow: (limit) => `أدخل رقمًا أصغر من ${n(limit)}.`,
  notAMultiple: (limit) => `أدخل أحد مضاعفات ${n(limit)}.`,
  tooFew: (limit) => `اختر ${ofAnswers(limit)} على الأقل.`,
  tooMany: (limit) => `اختر ${ofAnswers(limit)} على الأكثر.`,
  duplicates: "لا يمكن تقديم كل إجابة إلا مرة واحدة.",
  notAnOption: "اختر أحد الخيارات أو امسح ما كتبته.",
  inside: "يحتاج جزء من هذا إلى مراجعة.",
  mismatch: "لا يقبل الخادم هذا المزيج من الإجابات.",
  notJson: `هذه ليست قيمة ${isolateCode("JSON")}. يجب وضع النصوص بين علامتي اقتباس: ${isolateCode('"هكذا"')}.`,
  wrongType: (expected) =>
    expected.length > 0
      ? `يطلب الخادم: ${expected.map(isolateCode).join("، ")}.`
      : "لا يمكن إرسال هذا.",

  // Consent
  levels: { info: "ملاحظة", caution: "تنبيه", danger: "خطر", blocked: "محظور" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "هذا ليس عنوان ويب",
    unchecked: () => "تعذر تحميل ما يفحص أحرف هذا العنوان",
    "empty-host": () => "لا يذكر هذا العنوان أي موقع",
    scheme: (scheme) => `«${isolateCode(`${scheme}:`)}» لا يفتح صفحة ويب`,
    credentials: (_name, host) =>
      `ما يسبق العلامة «${isolateCode("@")}» ليس هو الموقع. يؤدي العنوان إلى ${isolateCode(host)}`,
    "idn-suspicious": () => "في هذا الاسم أحرف كُتبت لتبدو كأنها أحرف أخرى",
    lookalike: (_how, target) => `صُمم هذا ليشبه ${isolateCode(target)}`,
    "embedded-domain": (site, target) =>
      `هذا ليس ${isolateCode(target)}. الصفحة تخص ${isolateCode(site)}`,
    disguised: (how, written) =>
      `كُتب العنوان ${disguises[how] ?? `بالصيغة «${isolateCode(written)}»`}، ليُقرأ كأنه عنوان آخر`,
    "ip-obfuscated": (written, address) =>
      `«${isolateCode(written)}» كتابة مموّهة للعنوان ${isolateCode(address)}`,
    "private-network": (place) =>
      place === "loopback" ? "يؤدي العنوان إلى داخل جهازك" : "يؤدي العنوان إلى داخل شبكتك",
    insecure: () => "الاتصال غير مشفّر، ويمكن للآخرين قراءة ما تفعله هناك وتغييره",
    "odd-host": () => "في اسم الموقع رموز لا توجد في مثل هذه الأسماء",
    "hidden-characters": () => "في العنوان أحرف لا يمكن رؤيتها",
    "third-party": (site, requester) =>
      `هذه الصفحة تخص ${isolateCode(site)}، لا ${isolateCode(requester)}. ما تفعله هناك لا تراه هذه المحادثة`,
    idn: (ascii) => `هذا اسم دولي، تكتبه أجهزة الكمبيوتر ${isolateCode(ascii)}`,
    redirect: (_name, target) => `قد يحوّلك العنوان إلى ${isolateCode(target)}`,
    local: (place) =>
      place === "loopback" ? "هذه الصفحة على جهازك أنت" : "هذه الصفحة على شبكتك أنت",
  },
  cautions: {
    "ip-host": () => "للموقع رقم بدلاً من اسم، فلا يمكن لأحد أن يعرف صاحبه",
    port: (port) => `يستخدم العنوان منفذًا غير معتاد (${isolateCode(port)})`,
    "trailing-dot": () => "ينتهي اسم الموقع بنقطة",
    shortener: (service) => `يحوّل ${isolateCode(service)} إلى صفحة لا يمكن رؤيتها من هنا`,
    redirector: (service, target) =>
      target
        ? `يحوّل ${isolateCode(service)} إلى ${isolateCode(target)}`
        : `قد يحوّل ${isolateCode(service)} إلى أي صفحة`,
    secret: (name) =>
      name
        ? `يحمل العنوان ما يبدو أنه مفتاح أو كلمة مرور («${isolateCode(name)}»)`
        : "يحمل العنوان ما يبدو أنه مفتاح أو كلمة مرور",
    "shared-host": (service) => `يمكن لأي شخص نشر صفحات على ${isolateCode(service)}`,
    "long-url": (length) => `العنوان طويل جدًا (${characters(Number(length))})`,
    "long-host": () => "اسم الموقع طويل جدًا",
    "odd-path": () => "يمكن قراءة المسار بأكثر من طريقة",
    "hidden-characters-encoded": () => "في العنوان أحرف مرمّزة لا يمكن رؤيتها",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `وجد أحد فحوص هذا التطبيق: ${isolateCode(code)}`,
  readsAs: "سيُقرأ هكذا:",
  writtenAs: "ما كتبه الخادم:",
  characterNamed: (character, codePoint, script) =>
    script
      ? `«${isolate(character)}» (${isolateCode(codePoint)}، ${scripts(script)})`
      : `«${isolate(character)}» (${isolateCode(codePoint)})`,
  charactersNamed: (names) => `الأحرف التي ينبغي التدقيق فيها: ${names}.`,
  fullAddress: "العنوان الكامل",
  open: "فتح في نافذة جديدة",
  openAnyway: "فتح رغم ذلك",
  openAgain: "فتح مرة أخرى",
  copy: "نسخ الرابط",
  copied: "تم نسخ الرابط.",
  notCopied: "النسخ غير مسموح به هنا. حدّد العنوان وانسخه.",
  goesTo: (domain) => `يؤدي إلى ${isolateCode(domain)}`,
  checked: (host) => `أدرك أن هذا يؤدي إلى ${isolateCode(host)}`,
  checkFirst: "حدد المربع أعلاه لفتحها.",
  arming: "تحقق من العنوان أولًا.",
  armingEarly: "كان ذلك مبكرًا. انظر إلى العنوان ثم اضغط مرة أخرى.",
  armed: "يمكنك فتح الصفحة الآن.",
  resend: "إعادة الإرسال",
  finished: "لقد انتهيت",
  opening: "يجري طلب نافذة جديدة…",
  opened: "فُتحت الصفحة في نافذة جديدة. عُد إلى هنا عندما تنتهي.",
  unopened: "إذا لم تُفتح أي صفحة، فاستخدم هذا الرابط:",
  refused: "تعذّر فتح الصفحة. لم يُرسَل شيء بعد. يمكنك استخدام هذا الرابط:",
  checking: "يجري التحقق من اكتمال الأمر…",
  done: "شكرًا لك. يمكنك المتابعة هنا.",
  notDone: "لم يكتمل هذا بعد.",
  completed: "اكتمل.",
  closed: "أُغلق.",
  blockedHint: "لا يمكن فتح هذا العنوان من هنا.",
  dangerInFrame:
    "لا يمكن فتح هذا العنوان هنا لأن هذه الصفحة معروضة داخل موقع آخر. يمكنك نسخ الرابط أو الرفض.",

  // Around a request
  question: (name) => `سؤال من ${isolate(name)}`,
  stopped: (name) => `تم إيقاف ${isolate(name)}.`,
  stoppedRequests,
  allow: "السماح من جديد",

  // Receipts
  answered: "لقد أجبت",
  confirmed: "لقد أكّدت",
  agreedToOpen: "لقد وافقت على فتح هذه الصفحة",
  unknownOutcome: "لا يُعرف ما كانت الإجابة",
  hidden: "مخفي",
  page: "الصفحة",
  noPage: "(لا يوجد عنوان ويب)",
  leftOut,
  moreAnswers,
  noneChosen: "لا شيء",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `يسأل ${isolate(name)}: ${isolate(message)}`,
  arrivedPage: (name, message) => `يطلب ${isolate(name)} فتح صفحة: ${isolate(message)}`,
  questions: count(LOCALE, {
    zero: "{count} سؤال.",
    one: "سؤال واحد.",
    two: "سؤالان.",
    few: "{count} أسئلة.",
    many: "{count} سؤالًا.",
    other: "{count} سؤال.",
  }),
  fullStop: ".",

  // Folding away
  fold: "طيّ",
  folded: (name) => `سؤال من ${isolate(name)}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "إجابات سابقة",
  forget: "نسيان",
  forgetAnswer: (answer) => `نسيان ${isolate(answer)}`,
  forgetAll: "نسيان الكل",
  forgotten: "تم النسيان.",
  putBackTyped: "استعادة ما كتبته",
  draftRestored: "استُعيد ما أدخلته من قبل.",
  startOver: "البدء من جديد",
  startedOver: "تم البدء من جديد.",
  undoStartOver: "تراجع عن ذلك",

  // Steps and review
  back: "السابق",
  next: "التالي",
  step: (step, steps) => `الخطوة ${n(step)} من ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `السؤال ${n(first)} من ${n(total)}`
      : `الأسئلة ${n(first)}–${n(last)} من ${n(total)}`,
  allSteps: "كل الخطوات",
  stepQuestions: (first, last) =>
    first === last ? `السؤال ${n(first)}` : `الأسئلة من ${n(first)} إلى ${n(last)}`,
  stepAnswered: (answered, questions) => `أُجيب عن ${n(answered)} من ${n(questions)}`,
  stepProblems,
  stepUnseen: "لم تُشاهَد بعد",
  reviewTitle: "راجع إجاباتك",
  reviewNote: "لا يُرسَل شيء قبل الضغط على «إرسال الإجابات».",
  reviewEmpty: "لم تُجب عن أي سؤال، وهذا ما سيُرسَل.",
  send: "إرسال الإجابات",
  change: "تغيير",
  changeAnswer: (label) => `تغيير ${isolate(label)}`,
  ownAnswer: "إجابة من عندك",
  leftOutTitle: "دون إجابة",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "يحتوي هذا النص على أحرف غير مرئية. تظهر بالشكل ⁨⟨U+…⟩⁩.",
  showAllFirst: "اعرض النص كاملًا أولًا.",
  tooSoon: "ظهر هذا النموذج للتو. انظر إليه أولًا، ثم اضغط مرة أخرى.",
  secretAsked: {
    password: "يبدو أن المطلوب هنا كلمة مرور.",
    code: "يبدو أن المطلوب هنا رقم سري أو رمز لمرة واحدة.",
    key: "يبدو أن المطلوب هنا مفتاح وصول أو رمز دخول.",
    card: "يبدو أن المطلوب هنا بيانات بطاقة دفع.",
    bank: "يبدو أن المطلوب هنا بيانات حساب مصرفي.",
    identity: "يبدو أن المطلوب هنا رقم يثبت هوية شخص.",
  },
  showSecret: "إظهار",
  hideSecret: "إخفاء",
  secretsTitle: "يبدو أنه يُطلب منك كلمة مرور أو مفتاح أو ما شابه ذلك.",
  secretsHint:
    "لا يحق للخوادم أن تطلب مثل هذا في نموذج. إذا كنت لا تعرف سبب الحاجة إليه، فارفض الطلب.",
  secretsOnlyFor: (name) => `لا تشاركه إلا إذا كنت تثق بـ ${isolate(name)}.`,
  secretsRefused:
    "لا يسمح هذا التطبيق بمثل هذه الأسئلة، لذا لا يمكن إرسال هذا النموذج. يمكنك الرفض أو الإلغاء.",
  secretsAgree: (name) => `مشاركته مع ${isolate(name)}`,
  secretsHeldBack: "لم يُرسَل شيء بعد. إذا كان هذا ما تريده، فضع علامة في هذا المربع أولًا.",

  // Questions with parts
  addTo: (label) => `إضافة إلى ${isolate(label)}`,
  emptyList: "لا شيء",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "إزالة",
  moveUp: "تحريك لأعلى",
  moveDown: "تحريك لأسفل",
  rowAdded: (name) => `تمت إضافة ${isolate(name)}.`,
  rowRemoved: (name) => `تمت إزالة ${isolate(name)}.`,
  rowMoved: (name) => `أصبح الآن ${isolate(name)}.`,
  answerParts: "إجابة",
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
};
