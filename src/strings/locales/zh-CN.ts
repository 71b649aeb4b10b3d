import { afterLabel, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "zh-CN";
const n = number(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { other: "{count} 行" });
const unchangedLines = count(LOCALE, { other: "{count} 行未更改" });
const writtenSpaces = count(LOCALE, { other: "⟨{count} 个空格⟩" });
const writtenLines = count(LOCALE, { other: "⟨{count} 个空行⟩" });
const characters = count(LOCALE, { other: "{count} 个字符" });
const options = count(LOCALE, { other: "{count} 个选项" });
const items = count(LOCALE, { other: "{count} 项" });
const unrendered = count(LOCALE, { other: "还有 {count} 个字段无法在这里显示。" });
const types = typeWords(LOCALE, {
  string: "文本",
  number: "数字",
  integer: "整数",
  boolean: "“true”/“false”",
  array: "列表",
  object: "一组字段",
  null: "“null”",
});
const problems = count(LOCALE, { other: "请检查 {count} 个回答" });
const stoppedRequests = count(LOCALE, {
  other: "已屏蔽 {count} 个请求。",
});
const leftOut = count(LOCALE, {
  other: "跳过了 {count} 个字段",
});
const moreAnswers = count(LOCALE, {
  other: "另有 {count} 个回答",
});
const stepProblems = count(LOCALE, {
  other: "需检查 {count} 个回答",
});

/** Every word of the library in Chinese, in simplified characters. */
export const zhCN = {
  // Shared
  question: (name, message) => (message === "" ? `来自 ${name} 的请求` : `${name}：${message}`),
  asksLocally: "在此设备上",
  ellipsis: "…",
  comma: "、",
  gap: "",
  showMore: (hidden) => `显示更多（${characters(hidden)}）`,
  permissions: {
    allow_once: "允许一次",
    allow_always: "始终允许",
    reject_once: "拒绝一次",
    reject_always: "始终拒绝",
  },
  decline: "拒绝",
  cancel: "取消",
  close: "关闭",
  sending: "正在发送您的回答…",
  sendingNow: "正在发送…",
  sent: "您的回答已发送。",
  declined: "您已拒绝",
  cancelled: "已取消",
  failed: "您的回答未发送。请重试。",
  progress: (position, total) => `第 ${n(position)} 项，共 ${n(total)} 项`,
  moreWaiting: (more) => `还有 ${n(more)} 项等待处理`,
  answerBy: (time) => `请在 ${time} 之前回答。`,
  soonOver: "回答时间不足一分钟。",
  expired: "此请求已过期。您无法再作出回答。",
  withdrawn: (name) => `${name} 不再需要此回答。未发送任何内容。`,
  goneElsewhere: (name) => `来自 ${name} 的请求已在别处得到回答或已被撤回。`,
  tooOften: "此服务器正在发送大量请求。",
  stopServer: "屏蔽来自此服务器的请求",

  // Form
  goesOn: "此后，智能体会在没有您回答的情况下继续。",
  submit: "提交",
  confirm: "确认",
  skip: "跳过",
  unloadedHint:
    "无法加载此表单的一部分。请检查网络连接。如果仍然不行，请复制您输入的内容，然后重新加载页面。",
  escapeAgain: "再按一次 Esc 键即可取消。您输入的内容将会丢失。",
  outsideAgain: "再次点击外部区域即可取消。您输入的内容将会丢失。",
  required: "必填",
  optional: "选填",
  unnamed: "（无名称）",
  emptyOption: "（空）",
  yes: "是",
  no: "否",
  unanswered: "未回答",
  clearAnswer: "清除",
  noneOfThese: "以上都不是",
  noneHint: "回答“无”。",
  otherHint: "可以输入您自己的答案。",
  other: "其他…",
  otherAnswer: (label) => `${label}：您自己的答案`,
  preview: (label) => `预览：${label}`,
  clear: (label) => `清除${label}`,
  remove: (label) => `移除${label}`,
  range: (minimum, maximum) => `${n(minimum)} 到 ${n(maximum)}`,
  atLeast: (minimum) => `不小于 ${n(minimum)}`,
  atMost: (maximum) => `不大于 ${n(maximum)}`,
  moreThan: (minimum) => `大于 ${n(minimum)}`,
  lessThan: (maximum) => `小于 ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `至少选择 ${n(minimum)} 项`
      : minimum === maximum
        ? `选择 ${n(minimum)} 项`
        : minimum > 0
          ? `选择 ${n(minimum)} 到 ${n(maximum)} 项`
          : `最多选择 ${n(maximum)} 项`,
  chosen: (chosen) => `已选 ${n(chosen)} 项`,
  charactersLeft: (left) => `还可输入 ${characters(left)}`,
  charactersOver: (over) => `超出 ${characters(over)}`,
  timeZone: (name, offset) => `时区：${name}${offset ? `，${offset}` : ""}`,
  repeatedTime: "当天时钟会回拨，因此这个时间会出现两次。将发送第一个。",
  willBeSent: (value) => `将以 ${value} 发送`,
  search: "输入以搜索",
  noMatches: "无结果",
  matches: (matches) => options(matches),
  loadingOptions: "正在加载选项…",
  optionsFailed: "无法加载选项。请重试，或输入您的答案。",
  andMore: (more) => `另有 ${n(more)} 项`,
  unsupported: "无法显示为表单字段。请以 JSON 输入答案，或拒绝请求。",
  unanswerable: "此字段无法在这里填写。",
  requiredUnanswerable: "有必填字段无法在这里填写。您可以拒绝或取消。",
  uncheckedPattern: "服务器会检查格式。",
  uncheckedKeywords: "服务器会对此做更多检查。",
  unreadable: "此请求无法显示为表单。您可以拒绝或取消。",
  unrendered,
  unrenderedOptions: (hidden) => `未在此显示：${options(hidden)}。`,
  problems,
  requiredText: (label) => afterLabel(label, "请输入答案。", undefined, "："),
  requiredOrEmpty: (label) => afterLabel(label, "请输入答案，或留空。", undefined, "："),
  requiredChoice: (label) => afterLabel(label, "请选择一个选项。", undefined, "："),
  tooShort: (limit, actual) => `请至少输入 ${characters(limit)}。目前有 ${n(actual)} 个。`,
  tooLong: (limit, actual) => `请最多输入 ${characters(limit)}。目前有 ${n(actual)} 个。`,
  patternMismatch: "不符合服务器要求的格式。",
  notAnEmail: "请输入电子邮件地址，例如 name@example.com。",
  notAUri: "请输入完整的网址，例如 https://example.com。",
  notADate: "请输入真实的日期。",
  notATime: "请输入时间，例如 14:30。",
  notADateTime: "请输入日期和时间。",
  incompleteDate: "请将日期填写完整，或将其清除。",
  skippedTime: "由于时钟调整，当天没有这个时间。请输入其他时间。",
  notANumber: "请输入数字，例如 12 或 1.5。",
  notAnInteger: "请输入整数。",
  ambiguousNumber: (readings) =>
    `这可能表示 ${readings.map(plain).join(" 或 ")}。请不要使用千位分隔符。`,
  inexactNumber: (nearest) => `此数字位数过多。可发送的最接近的数字是 ${plain(nearest)}。`,
  tooSmall: (limit) => `请输入不小于 ${n(limit)} 的数字。`,
  tooLarge: (limit) => `请输入不大于 ${n(limit)} 的数字。`,
  notAbove: (limit) => `请输入大于 ${n(limit)} 的数字。`,
  notBelow: (limit) => `请输入小于 ${n(limit)} 的数字。`,
  notAMultiple: (limit) => `请输入 ${n(limit)} 的倍数。`,
  tooFew: (limit, label = "") =>
    afterLabel(label, `请至少选择 ${options(limit)}。`, undefined, "："),
  tooMany: (limit, label = "") =>
    afterLabel(label, `请最多选择 ${options(limit)}。`, undefined, "："),
  tooFewItems: (limit, label = "") =>
    afterLabel(label, `请至少添加 ${items(limit)}。`, undefined, "："),
  tooManyItems: (limit, label = "") =>
    afterLabel(label, `请最多保留 ${items(limit)}。`, undefined, "："),
  duplicates: "每个回答只能输入一次。",
  notAnOption: "请选择其中一个选项，或清除输入的内容。",
  readOnlyChanged: "其中有一部分不能更改。请恢复原样。",
  inside: "请检查下方的部分字段。",
  mismatch: "服务器不接受这种组合。",
  notJson: "这不是有效的 JSON。文本需要用英文双引号括起来。",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `请输入${words}。` : "此类答案无法发送。";
  },

  // Consent
  levels: { info: "提示", caution: "注意", danger: "危险", blocked: "已阻止" },
  levelled: (level, finding) => `${level}：${finding}`,
  findings: {
    unparseable: () => "这不是有效的网址",
    unchecked: () => "无法检查此网址是否含有形近字符",
    "empty-host": () => "此网址不含网站名称",
    scheme: (scheme) => `“${scheme}:”链接不会打开网页`,
    credentials: (_name, host) => `“@”前面的部分不是网站。此链接通往 ${host}`,
    "idn-suspicious": () => "此名称含有形近字符",
    lookalike: (_how, target) => `看起来像 ${target}，但并不是`,
    "embedded-domain": (site, target) => `这不是 ${target}。该网页属于 ${site}`,
    disguised: () => "此网址被伪装成另一个网址",
    "ip-obfuscated": (written, address) => `“${written}”是 ${address} 的伪装写法`,
    "private-network": (place) =>
      place === "loopback" ? "此网址指向您自己的设备" : "此网址指向您本地网络中的设备",
    insecure: () => "此连接未受保护。他人可能会看到或更改您发送的内容",
    "odd-host": () => "网站名称含有不常见的字符",
    "hidden-characters": () => "此网址含有看不见的字符",
    "third-party": (site, requester) =>
      `此网页属于 ${site}，不属于 ${requester}。此聊天看不到您在那里的操作`,
    idn: (ascii) => `此名称使用了非英文字符。其技术形式为 ${ascii}`,
    redirect: (_name, target) => `此网页可能会将您重定向到 ${target}`,
    local: (place) =>
      place === "loopback" ? "此网页位于您自己的设备上" : "此网页位于您的本地网络上",
  },
  cautions: {
    "ip-host": () => "此网址是一串数字，无法得知网站由谁运营",
    port: (port) => `此网址使用了不常见的端口（${port}）`,
    "trailing-dot": () => "网站名称以点号结尾",
    "file-name": () => "网站名称看起来像文件名",
    shortener: (service) => `这是短链接。${service} 隐藏了它通往哪里`,
    redirector: (service, target) =>
      target ? `${service} 会重定向到 ${target}` : `${service} 可能重定向到任意网页`,
    secret: (name) =>
      name ? `此网址中含有疑似密钥或密码的内容（“${name}”）` : "此网址中含有疑似密钥或密码的内容",
    "shared-host": (service) => `任何人都可以在 ${service} 上发布网页`,
    "long-url": (length) => `此网址非常长（${characters(Number(length))}）`,
    "long-host": () => "网站名称非常长",
    "odd-path": () => "此网址可以有不止一种解读",
    "hidden-characters-encoded": () => "此网址含有经过编码的不可见字符",
  },
  sentence: (finding) => `${finding}。`,
  otherFinding: (code) => `此应用对此网址发出提示：${code}`,
  readsAs: "看起来像是：",
  writtenAs: "服务器发送的是：",
  characterNamed: (character, codePoint, script) =>
    script
      ? `“${character}”（${codePoint}，${scripts(script)}）`
      : `“${character}”（${codePoint}）`,
  charactersNamed: (names) => `可疑字符：${names}。`,
  fullAddress: "完整网址",
  open: (domain) => (domain === "" ? "打开网页" : `打开 ${domain}`),
  openingNow: "正在打开…",
  openAgain: "再次打开",
  copy: "复制链接",
  copied: "链接已复制。",
  notCopied: "此处不允许复制。请选中网址并自行复制。",
  goesTo: (domain) => `通往 ${domain}`,
  checked: (host) => `我知道此链接通往 ${host}`,
  checkFirst: "请勾选复选框以继续。",
  openTooSoon: "请查看网址，然后再次点击“打开”。",
  resend: "重试",
  finished: "我已完成",
  opening: "正在打开新窗口…",
  opened: "网页已在新窗口中打开。完成后请返回。",
  unopened: "如果网页没有打开，请使用此链接：",
  refused: "无法打开网页。未发送任何内容。您可以使用此链接：",
  checking: "正在检查您是否已完成…",
  done: "谢谢。您可以在这里继续。",
  notDone: "尚未完成。",
  completed: "已完成。",
  closed: "已关闭。",
  blockedHint: "无法从这里打开此网址。",
  dangerInFrame: "此页面显示在另一个网站中，因此无法在这里打开此网址。您可以复制链接，或拒绝请求。",

  // Around a request
  stopped: (name) => `来自 ${name} 的请求已被屏蔽。`,
  stoppedRequests,
  allow: "取消屏蔽",

  // Receipts
  answered: "您已回答",
  answeredOf: (answered, total) => `您已回答 ${n(answered)} 项，共 ${n(total)} 项`,
  confirmed: "您已确认",
  openedPage: (host) => `您已打开 ${host}`,
  hasExpired: "已过期",
  unknownOutcome: "结果不可用",
  hidden: "已隐藏",
  page: "网页",
  noPage: "（无网址）",
  leftOut,
  moreAnswers,
  noneChosen: "无",

  // Answers that are sent at once
  suggested: "服务器建议",

  // Arrival
  arrived: (name, message) => `来自 ${name} 的请求：${message}`,
  arrivedPage: (name, message) => `${name} 想打开一个网页：${message}`,
  nextRequest: (question) => `下一个请求：${question}`,
  questions: count(LOCALE, { other: "{count} 个字段。" }),
  fullStop: "。",

  // Folding away
  fold: "最小化",
  folded: (name, message) =>
    message === "" ? `${name} 有一个问题` : `${name} 有一个问题：${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "以前的回答",
  forget: "移除",
  forgetAnswer: (answer) => `移除记录：${answer}`,
  forgetAll: "全部移除",
  forgotten: "已移除。",
  putBackTyped: "恢复您输入的内容",
  draftRestored: "草稿已恢复。",
  startOver: "重新开始",
  startedOver: "表单已清空。",
  undoStartOver: "撤销",

  // Steps and review
  back: "上一步",
  next: "下一步",
  step: (step, steps) => `第 ${n(step)} 步，共 ${n(steps)} 步`,
  stepRange: (first, last, total) =>
    first === last
      ? `字段 ${n(first)}，共 ${n(total)} 个`
      : `字段 ${n(first)}–${n(last)}，共 ${n(total)} 个`,
  allSteps: "全部步骤",
  stepQuestions: (first, last) =>
    first === last ? `字段 ${n(first)}` : `字段 ${n(first)} 到 ${n(last)}`,
  stepAnswered: (answered, questions) => `已回答 ${n(answered)} 项，共 ${n(questions)} 项`,
  stepProblems,
  stepUnseen: "未开始",
  reviewTitle: "请检查您的回答",
  reviewNote: "在您选择“发送”之前，不会发送任何内容。",
  reviewEmpty: "您跳过了所有字段。将发送空白回答。",
  send: "发送",
  change: "更改",
  changeAnswer: (label) => `更改${label}`,
  ownAnswer: "您自己的答案",
  leftOutTitle: "已跳过",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "此文本含有看不见的字符，以 ⟨U+…⟩ 的形式显示。",
  showAllFirst: "请先显示全部文本。",
  unseenRows: (first, last) =>
    first === last
      ? `第 ${n(first)} 行未在屏幕上显示过。`
      : `第 ${n(first)}–${n(last)} 行未在屏幕上显示过。`,
  unseen: "有一部分未在屏幕上显示过。请查看后再次作答。",
  writtenSpaces,
  writtenLines,
  copyText: "复制",
  textCopied: "已复制。",
  textNotCopied: "此处不允许复制。",
  showEntered: "显示您输入的内容",
  answersKept: "已填入您之前的回答。请查看后再提交。",
  tooSoon: "此表单刚刚出现。请查看后再次提交。",
  secretAsked: {
    password: "这里似乎在索要密码。",
    code: "这里似乎在索要个人识别码或一次性验证码。",
    key: "这里似乎在索要访问密钥或令牌。",
    card: "这里似乎在索要支付卡的信息。",
    bank: "这里似乎在索要银行账户的信息。",
    identity: "这里似乎在索要证件号码。",
  },
  showSecret: "显示",
  hideSecret: "隐藏",
  secretsTitle: "此表单似乎在索要敏感信息。",
  secretsHint: "服务器不应在表单中索要此类信息。如果您不确定为何需要，请拒绝。",
  secretsOnlyFor: (name) => `只有在您信任 ${name} 时才分享。`,
  secretsRefused: "此应用不允许索要敏感信息，因此无法提交此表单。您可以拒绝或取消。",
  secretsAgree: (name) => `仍然与 ${name} 分享`,
  secretsHeldBack: "未发送任何内容。如要分享，请勾选复选框。",

  // Questions with parts
  addRow: (title) => `添加${title}`,
  addTo: (label) => `添加到${label}`,
  leaveEmpty: "留空",
  emptyList: "无",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `上移${name}`,
  moveDown: (name) => `下移${name}`,
  rowAdded: (name) => `已添加${name}。`,
  removed: (name) => `已移除${name}。`,
  rowMoved: (name) => `已移动。现在是${name}。`,
  answerParts: "添加",
  asJson: "以 JSON 编辑",
  asForm: "以表单编辑",
  entryName: "名称",
  entryValue: "值",
  typeNames: {
    string: "文本",
    number: "数字",
    integer: "整数",
    boolean: "是或否",
    array: "列表",
    object: "详情",
    null: "无",
  },
  branchName: (place) => `选项 ${n(place)}`,
} satisfies Translation as Strings;
