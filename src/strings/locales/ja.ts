import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "ja";
const n = number(LOCALE);
const effect = effectWords(LOCALE, "、");
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { other: "{count} 行" });
const unchangedLines = count(LOCALE, { other: "変更のない {count} 行" });
const writtenSpaces = count(LOCALE, { other: "⟨スペース {count} 個⟩" });
const writtenLines = count(LOCALE, { other: "⟨空行 {count} 行⟩" });
const characters = count(LOCALE, { other: "{count} 文字" });
const options = count(LOCALE, { other: "{count} 個の選択肢" });
const items = count(LOCALE, { other: "{count} 件" });
const unrendered = count(LOCALE, {
  other: "ほかに {count} 個の項目がありますが、ここには表示できません。",
});
const types = typeWords(LOCALE, {
  string: "テキスト",
  number: "数値",
  integer: "整数",
  boolean: "「true」か「false」",
  array: "リスト",
  object: "項目のまとまり",
  null: "「null」",
});
const problems = count(LOCALE, { other: "{count} 件の回答を確認してください" });
const stoppedRequests = count(LOCALE, {
  other: "{count} 件のリクエストをブロックしました。",
});
const leftOut = count(LOCALE, {
  other: "スキップした項目 {count} 件",
});
const moreAnswers = count(LOCALE, {
  other: "他 {count} 件の回答",
});
const stepProblems = count(LOCALE, {
  other: "要確認 {count} 件",
});

/** Every word of the library in Japanese. */
export const ja = {
  // Shared
  question: (name, message) =>
    message === "" ? `${name} からのリクエスト` : `${name}：${message}`,
  asksLocally: "このデバイス上",
  ellipsis: "…",
  comma: "、",
  gap: "",
  showMore: (hidden) => `もっと見る（${characters(hidden)}）`,
  decline: "拒否",
  cancel: "キャンセル",
  close: "閉じる",
  sending: "回答を送信しています…",
  sendingNow: "送信中…",
  sent: "回答を送信しました。",
  declined: "拒否しました",
  cancelled: "キャンセルしました",
  failed: "回答は送信されませんでした。もう一度お試しください。",
  progress: (position, total) => `${n(total)} 件中 ${n(position)} 件目`,
  moreWaiting: (more) => `ほか ${n(more)} 件が待機中`,
  answerBy: (time) => `${time} までに回答してください。`,
  soonOver: "回答できる時間は残り 1 分未満です。",
  expired: "このリクエストは期限切れです。もう回答できません。",
  withdrawn: (name) => `${name} は回答を必要としなくなりました。何も送信されていません。`,
  goneElsewhere: (name) =>
    `${name} からのリクエストは、別の場所で回答されたか、取り下げられました。`,
  tooOften: "このサーバーから多数のリクエストが届いています。",
  stopServer: "このサーバーからのリクエストをブロック",

  // Form
  goesOn: "それを過ぎると、エージェントは回答なしで続行します。",
  submit: "送信",
  confirm: "確認",
  skip: "スキップ",
  unloadedHint:
    "このフォームの一部を読み込めませんでした。接続を確認してください。それでもうまくいかない場合は、入力した内容をコピーしてからページを再読み込みしてください。",
  escapeAgain: "もう一度 Esc キーを押すとキャンセルします。入力した内容は失われます。",
  outsideAgain: "もう一度外側をクリックするとキャンセルします。入力した内容は失われます。",
  required: "必須",
  optional: "任意",
  unnamed: "（名前なし）",
  emptyOption: "（空）",
  yes: "はい",
  no: "いいえ",
  unanswered: "回答なし",
  clearAnswer: "クリア",
  noneOfThese: "どれにも当てはまらない",
  noneHint: "「なし」と回答します。",
  otherHint: "自由に回答を入力できます。",
  other: "その他…",
  otherAnswer: (label) => `${label}：自由回答`,
  preview: (label) => `プレビュー：${label}`,
  clear: (label) => `${label}をクリア`,
  remove: (label) => `${label}を削除`,
  range: (minimum, maximum) => `${n(minimum)}～${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} 以上`,
  atMost: (maximum) => `${n(maximum)} 以下`,
  moreThan: (minimum) => `${n(minimum)} より大きい`,
  lessThan: (maximum) => `${n(maximum)} 未満`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `${n(minimum)} 個以上選択`
      : minimum === maximum
        ? `${n(minimum)} 個選択`
        : minimum > 0
          ? `${n(minimum)}～${n(maximum)} 個選択`
          : `${n(maximum)} 個まで選択`,
  chosen: (chosen) => `${n(chosen)} 個選択済み`,
  charactersLeft: (left) => `残り ${characters(left)}`,
  charactersOver: (over) => `${characters(over)}超過`,
  timeZone: (name, offset) => `タイムゾーン：${name}${offset ? `、${offset}` : ""}`,
  repeatedTime: "この日は時計が戻るため、この時刻が 2 回あります。1 回目が送信されます。",
  willBeSent: (value) => `${value} として送信されます`,
  search: "入力して検索",
  noMatches: "結果がありません",
  matches: (matches) => options(matches),
  loadingOptions: "選択肢を読み込んでいます…",
  optionsFailed: "選択肢を読み込めませんでした。もう一度試すか、回答を入力してください。",
  andMore: (more) => `他 ${n(more)} 件`,
  unsupported: "フォームの項目として表示できません。回答を JSON で入力するか、拒否してください。",
  unanswerable: "この項目にはここでは回答できません。",
  requiredUnanswerable: "必須項目にここで回答できません。拒否またはキャンセルできます。",
  uncheckedPattern: "形式はサーバーが確認します。",
  uncheckedKeywords: "サーバーでさらに確認されます。",
  unreadable: "このリクエストはフォームとして表示できません。拒否またはキャンセルできます。",
  unrendered,
  unrenderedOptions: (hidden) => `ここに表示されていないもの：${options(hidden)}。`,
  problems,
  requiredText: (label) => afterLabel(label, "回答を入力してください。", undefined, "："),
  requiredOrEmpty: (label) =>
    afterLabel(label, "回答を入力するか、空のままにしてください。", undefined, "："),
  requiredChoice: (label) => afterLabel(label, "選択肢を選んでください。", undefined, "："),
  tooShort: (limit, actual) =>
    `${characters(limit)}以上で入力してください。現在 ${characters(actual)}です。`,
  tooLong: (limit, actual) =>
    `${characters(limit)}以内で入力してください。現在 ${characters(actual)}です。`,
  patternMismatch: "サーバーが想定する形式と一致しません。",
  notAnEmail: "name@example.com のようなメールアドレスを入力してください。",
  notAUri: "https://example.com のような完全なウェブアドレスを入力してください。",
  notADate: "実在する日付を入力してください。",
  notATime: "14:30 のような時刻を入力してください。",
  notADateTime: "日付と時刻を入力してください。",
  incompleteDate: "日付の残りを入力するか、クリアしてください。",
  skippedTime: "この日は時計が進むため、この時刻はありません。別の時刻を入力してください。",
  notANumber: "12 や 1.5 のような数値を入力してください。",
  notAnInteger: "整数を入力してください。",
  ambiguousNumber: (readings) =>
    `${readings.map(plain).join(" とも ")} とも読み取れます。桁区切りなしで入力してください。`,
  inexactNumber: (nearest) => `桁数が多すぎます。送信できる最も近い数値は ${plain(nearest)} です。`,
  tooSmall: (limit) => `${n(limit)} 以上の値を入力してください。`,
  tooLarge: (limit) => `${n(limit)} 以下の値を入力してください。`,
  notAbove: (limit) => `${n(limit)} より大きい値を入力してください。`,
  notBelow: (limit) => `${n(limit)} 未満の値を入力してください。`,
  notAMultiple: (limit) => `${n(limit)} の倍数を入力してください。`,
  tooFew: (limit, label = "") =>
    afterLabel(label, `${options(limit)}以上を選んでください。`, undefined, "："),
  tooMany: (limit, label = "") =>
    afterLabel(label, `選択できるのは ${n(limit)} 個までです。`, undefined, "："),
  tooFewItems: (limit, label = "") =>
    afterLabel(label, `${items(limit)}以上追加してください。`, undefined, "："),
  tooManyItems: (limit, label = "") =>
    afterLabel(label, `${items(limit)}以内にしてください。`, undefined, "："),
  duplicates: "同じ回答は 1 回だけ入力してください。",
  notAnOption: "選択肢から選ぶか、入力した内容をクリアしてください。",
  readOnlyChanged: "変更できない部分があります。元に戻してください。",
  inside: "下の一部の項目を確認してください。",
  mismatch: "サーバーはこの組み合わせを受け付けません。",
  notJson: "有効な JSON ではありません。テキストは二重引用符で囲んでください。",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `${words}を入力してください。` : "この種類の回答は送信できません。";
  },

  // Consent
  levels: { info: "情報", caution: "注意", danger: "危険", blocked: "ブロック" },
  levelled: (level, finding) => `${level}：${finding}`,
  findings: {
    unparseable: () => "有効なウェブアドレスではありません",
    unchecked: () => "このアドレスに紛らわしい文字がないか確認できませんでした",
    "empty-host": () => "このアドレスにはサイト名がありません",
    scheme: (scheme) => `「${scheme}:」のリンクではウェブページは開きません`,
    credentials: (_name, host) =>
      `「@」の前の部分はサイトではありません。このリンクの移動先は ${host} です`,
    "idn-suspicious": () => "この名前には紛らわしい文字が含まれています",
    lookalike: (_how, target) => `${target} に似ていますが、別のものです`,
    "embedded-domain": (site, target) =>
      `これは ${target} ではありません。このページは ${site} のものです`,
    disguised: () => "別のアドレスに見せかけたアドレスです",
    "ip-obfuscated": (written, address) =>
      `「${written}」は ${address} を分かりにくく書いたものです`,
    "private-network": (place) =>
      place === "loopback"
        ? "このアドレスはお使いのデバイス自体を指しています"
        : "このアドレスはローカルネットワーク上のデバイスを指しています",
    insecure: () =>
      "この接続は保護されていません。送信した内容を他人に見られたり、書き換えられたりする可能性があります",
    "odd-host": () => "サイト名に通常使われない文字が含まれています",
    "hidden-characters": () => "アドレスに目に見えない文字が含まれています",
    "third-party": (site, requester) =>
      `このページは ${site} のもので、${requester} のものではありません。このチャットからは、そこでの操作は見えません`,
    idn: (ascii) => `この名前には英数字以外の文字が使われています。技術的な表記は ${ascii} です`,
    redirect: (_name, target) => `このページから ${target} に移動する可能性があります`,
    local: (place) =>
      place === "loopback"
        ? "このページはお使いのデバイス上にあります"
        : "このページはローカルネットワーク上にあります",
  },
  cautions: {
    "ip-host": () => "アドレスが数字のため、サイトの運営者が分かりません",
    port: (port) => `通常とは異なるポート（${port}）を使用しています`,
    "trailing-dot": () => "サイト名がピリオドで終わっています",
    "file-name": () => "サイト名がファイル名のように見えます",
    shortener: (service) => `短縮リンクです。${service} では移動先が分かりません`,
    redirector: (service, target) =>
      target
        ? `${service} から ${target} に移動します`
        : `${service} から任意のページに移動する可能性があります`,
    secret: (name) =>
      name
        ? `アドレスにキーまたはパスワードと思われるもの（「${name}」）が含まれています`
        : "アドレスにキーまたはパスワードと思われるものが含まれています",
    "shared-host": (service) => `${service} では誰でもページを公開できます`,
    "long-url": (length) => `非常に長いアドレスです（${characters(Number(length))}）`,
    "long-host": () => "サイト名が非常に長くなっています",
    "odd-path": () => "このアドレスは複数の意味に解釈できます",
    "hidden-characters-encoded": () => "アドレスに目に見えない文字がエンコードされて含まれています",
  },
  sentence: (finding) => `${finding}。`,
  otherFinding: (code) => `このアプリがこのアドレスに注意を促しています：${code}`,
  readsAs: "次のように見えます：",
  writtenAs: "サーバーから届いた表記：",
  characterNamed: (character, codePoint, script) =>
    script
      ? `「${character}」（${codePoint}、${scripts(script)}）`
      : `「${character}」（${codePoint}）`,
  charactersNamed: (names) => `疑わしい文字：${names}。`,
  fullAddress: "完全なアドレス",
  open: (domain) => (domain === "" ? "ページを開く" : `${domain} を開く`),
  openingNow: "開いています…",
  openAgain: "もう一度開く",
  copy: "リンクをコピー",
  copied: "リンクをコピーしました。",
  notCopied: "ここではコピーが許可されていません。アドレスを選択してコピーしてください。",
  goesTo: (domain) => `移動先：${domain}`,
  checked: (host) => `移動先を理解しました：${host}`,
  checkFirst: "続けるには、チェックボックスをオンにしてください。",
  openTooSoon: "アドレスを確認してから、もう一度「開く」をクリックしてください。",
  resend: "再試行",
  finished: "完了",
  opening: "新しいウィンドウを開いています…",
  opened: "新しいウィンドウでページを開きました。終わったら戻ってきてください。",
  unopened: "ページが開かない場合は、このリンクを使ってください：",
  refused: "ページを開けませんでした。何も送信されていません。このリンクを使えます：",
  checking: "完了したかどうかを確認しています…",
  done: "ありがとうございます。ここで続けられます。",
  notDone: "まだ完了していません。",
  completed: "完了しました。",
  closed: "閉じました。",
  blockedHint: "ここからは開けません。",
  dangerInFrame:
    "このページは別のサイトの中に表示されているため、このアドレスをここで開くことはできません。リンクをコピーするか、拒否してください。",

  // Around a request
  stopped: (name) => `${name} からのリクエストはブロックされています。`,
  stoppedRequests,
  allow: "ブロックを解除",

  // Receipts
  answered: "回答しました",
  answeredOf: (answered, total) => `${n(total)} 件中 ${n(answered)} 件に回答しました`,
  confirmed: "確認しました",
  openedPage: (host) => `${host} を開きました`,
  hasExpired: "期限切れ",
  unknownOutcome: "結果を表示できません",
  hidden: "非表示",
  page: "ページ",
  noPage: "（ウェブアドレスなし）",
  leftOut,
  moreAnswers,
  noneChosen: "なし",

  // Answers that are sent at once
  suggested: "サーバーからの提案",

  // Arrival
  arrived: (name, message) => `${name} からのリクエスト：${message}`,
  arrivedPage: (name, message) => `${name} がページを開こうとしています：${message}`,
  nextRequest: (question) => `次のリクエスト：${question}`,
  questions: count(LOCALE, { other: "項目 {count} 個。" }),
  fullStop: "。",

  // Folding away
  fold: "最小化",
  folded: (name, message) =>
    message === "" ? `${name} からの質問` : `${name} からの質問：${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "以前の回答",
  forget: "削除",
  forgetAnswer: (answer) => `${answer}を削除`,
  forgetAll: "すべて削除",
  forgotten: "削除しました。",
  putBackTyped: "入力していた内容に戻す",
  draftRestored: "下書きを復元しました。",
  startOver: "最初からやり直す",
  startedOver: "フォームをクリアしました。",
  undoStartOver: "元に戻す",

  // Steps and review
  back: "戻る",
  next: "次へ",
  step: (step, steps) => `ステップ ${n(step)} / ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `項目 ${n(first)}（全 ${n(total)} 個）`
      : `項目 ${n(first)}～${n(last)}（全 ${n(total)} 個）`,
  allSteps: "すべてのステップ",
  stepQuestions: (first, last) =>
    first === last ? `項目 ${n(first)}` : `項目 ${n(first)}～${n(last)}`,
  stepAnswered: (answered, questions) => `${n(questions)} 件中 ${n(answered)} 件回答済み`,
  stepProblems,
  stepUnseen: "未着手",
  reviewTitle: "回答を確認してください",
  reviewNote: "「回答を送信」を選ぶまで何も送信されません。",
  reviewEmpty: "すべての項目をスキップしました。空の回答が送信されます。",
  send: "回答を送信",
  change: "変更",
  changeAnswer: (label) => `${label}を変更`,
  ownAnswer: "自由回答",
  leftOutTitle: "スキップした項目",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "このテキストには目に見えない文字が含まれています。⟨U+…⟩ の形で表示されます。",
  showAllFirst: "まずテキスト全体を表示してください。",
  unseenRows: (first, last) =>
    first === last
      ? `${n(first)} 行目がまだ画面に表示されていません。`
      : `${n(first)}～${n(last)} 行目がまだ画面に表示されていません。`,
  unseen: "まだ画面に表示されていない部分があります。確認してから、もう一度回答してください。",
  writtenSpaces,
  writtenLines,
  copyText: "コピー",
  textCopied: "コピーしました。",
  textNotCopied: "ここではコピーが許可されていません。",
  showEntered: "入力した内容を表示",
  answersKept: "前回の回答が入力されています。内容を確認してから送信してください。",
  tooSoon: "このフォームは表示されたばかりです。内容を確認してから、もう一度送信してください。",
  secretAsked: {
    password: "パスワードを求めているようです。",
    code: "暗証番号またはワンタイムコードを求めているようです。",
    key: "アクセスキーまたはトークンを求めているようです。",
    card: "支払いカードの情報を求めているようです。",
    bank: "銀行口座の情報を求めているようです。",
    identity: "身分証明書などの番号を求めているようです。",
  },
  showSecret: "表示する",
  hideSecret: "隠す",
  secretsTitle: "このフォームは機密情報を求めているようです。",
  secretsHint:
    "サーバーはフォームでこのような情報を求めるべきではありません。必要な理由が分からない場合は、拒否してください。",
  secretsOnlyFor: (name) => `${name} を信頼できる場合にだけ共有してください。`,
  secretsRefused:
    "このアプリでは機密情報の要求が許可されていないため、このフォームは送信できません。拒否またはキャンセルできます。",
  secretsAgree: (name) => `それでも ${name} と共有する`,
  secretsHeldBack: "何も送信されていません。共有するには、チェックボックスをオンにしてください。",

  // Questions with parts
  addRow: (title) => `${title}を追加`,
  addTo: (label) => `${label}に追加`,
  leaveEmpty: "空のままにする",
  emptyList: "なし",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `${name}を上へ移動`,
  moveDown: (name) => `${name}を下へ移動`,
  rowAdded: (name) => `${name}を追加しました。`,
  removed: (name) => `${name}を削除しました。`,
  rowMoved: (name) => `移動しました。現在は${name}です。`,
  answerParts: "追加",
  asJson: "JSON で編集",
  asForm: "フォームで編集",
  entryName: "名前",
  entryValue: "値",
  typeNames: {
    string: "テキスト",
    number: "数値",
    integer: "整数",
    boolean: "はい／いいえ",
    array: "リスト",
    object: "詳細",
    null: "なし",
  },
  branchName: (place) => `選択肢 ${n(place)}`,

  // Approvals
  loading: "読み込み中…",
  notLoaded: "このリクエストを読み込めませんでした。何も許可されていません。再試行しています…",
  closeUnanswered: "回答せずに閉じる",
  runCommands: count(LOCALE, { other: "コマンドを {count} 件実行しますか？" }),
  changeFiles: count(LOCALE, { other: "ファイルを {count} 件変更しますか？" }),
  useTool: (tool) => `${tool} を使用しますか？`,
  reachHost: (host) => `${host} に接続しますか？`,
  grantThese: "権限を付与しますか？",
  allowThis: "これを許可しますか？",
  asksApproval: (name, heading) => `${name} からの確認：${heading}`,
  spoken: (text) => `${text}。`,
  answerCount: count(LOCALE, { other: "回答の選択肢は {count} 件です。" }),
  says: (name) => `${name} のメッセージ：`,
  reasonGiven: "理由：",
  quoted: (text) => `「${text}」`,
  command: "コマンド",
  toolCall: "ツール",
  grants: "権限",
  selectedOf: (selected, total) => `${n(total)} 件中 ${n(selected)} 件を選択`,
  fixed: "固定",
  newFile: "新しいファイル",
  deletedFile: "削除されるファイル",
  renamedFrom: (path) => `元の名前は ${path}`,
  types: { number: "数", boolean: "真または偽", null: "値なし" },
  items: count(LOCALE, { other: "{count} 個の要素" }),
  values: count(LOCALE, { other: "{count} 個の値" }),
  emptyText: "空のテキスト",
  unreadableCharacters: count(LOCALE, { other: "読み取れない {count} 文字" }),
  asWritten: "エージェントが書いたとおり",
  onlyReached: "エージェントが接続します。ここでは何も開きません。",
  missing: {
    call: "エージェントは何をするのかを示していません。",
    arguments: "エージェントは引数を示していません。",
    change: "エージェントはこの変更を示していません。",
    content: "この内容は表示できません。",
  },
  allowedUnseen: "内容を見ずに許可することになります。",
  linesSeen: (seen, total) => `${n(total)} 行中 ${n(seen)} 行を表示済み`,
  allSeen: count(LOCALE, { other: "{count} 行すべて表示済み" }),
  nextLines: "次の行へ",
  goToLine: (line) => `${n(line)} 行目へ移動`,
  allowUnread: count(LOCALE, { other: "{count} 行が画面に表示されていなくても許可する" }),
  tooEarly: "このリクエストは表示されたばかりです。確認してから、もう一度回答してください。",
  ownNotes: {
    "download-runs": "インターネットのコードを実行する可能性があります。",
    "recursive-delete": "フォルダー内のすべてを削除する可能性があります。",
    "other-user": "別のユーザーとして実行される可能性があります。",
    secret: "機密情報を含む可能性があります。",
    "private-address": "お使いのデバイスやローカルネットワークに接続する可能性があります。",
    "no-sandbox": "サンドボックスの外で実行される可能性があります。",
  },
  characterIs: (character, code) => `「${character}」は ${code} です`,
  keyTwice: (key) =>
    `「${key}」が 2 回あります。別のプログラムはもう一方の値を読む可能性があります。`,
  answers: {
    allow: {
      once: "今回のみ許可",
      turn: "このターンで許可",
      session: "このセッションで許可",
      project: "このプロジェクトで許可",
      always: "常に許可",
      lasting: "今後は許可",
    },
    deny: {
      once: "許可しない",
      turn: "このターンでは許可しない",
      session: "このセッションでは許可しない",
      project: "このプロジェクトでは許可しない",
      always: "常に許可しない",
      lasting: "今後は許可しない",
    },
    stop: "許可せずに停止",
    other: "代わりに回答",
  },
  withChanges: (answer) => `${answer}（変更あり）`,
  kinds: {
    allow: "許可します",
    deny: "拒否します",
    stop: "拒否して停止します",
    other: "回答します",
  },
  scopes: {
    once: "今回のみ",
    turn: "このターンのみ",
    session: "セッションの終了まで",
    project: "このプロジェクト内",
    always: "常に",
    lasting: "継続",
  },
  answerNamed: (words, kind, scope) => `${words}（${effect(kind, scope)}）`,
  covers: "対象範囲：",
  coversUnsaid: (name) =>
    `${name} はこの回答を記憶します。上の言葉のほかに、対象範囲と期間は示されていません。`,
  asksForText: "テキストの入力を求めます",
  mayStop: "エージェントが停止する可能性があります。",
  onlyClose: "拒否する回答がありません。回答せずに閉じてください。",
  nothingGranted: "何も付与されていません",
  denyWithReason: "理由を付けて拒否",
  stopWithReason: "理由を付けて拒否し停止",
  reason: "理由",
  yourAnswer: "あなたの回答",
  sentTo: (name) => `${name} に送信されます`,
  denyAndSend: "拒否して理由を送信",
  stopAndSend: "停止して理由を送信",
  sendText: "送る",
  chooseFirst: "先に回答を選んでください。",
  textNeeded: "先にテキストを入力してください。",
  edit: "編集",
  editing: "編集中",
  saveChanges: "変更を保存",
  undoChanges: "変更を元に戻す",
  saveFirst: "先に変更を保存するか元に戻してください",
  allowedOnceNow: "今回のみ許可しました。",
  allowedNow: "許可しました。",
  answeredNow: "回答済みです。",
  deniedNow: "拒否済みです。",
  closedNow: "回答せずに閉じました。",
  callChanged: "エージェントが呼び出しを変更しました。もう一度確認してください。",
  takenBack: (name) => `${name} が取り下げました。何も許可されていません。`,
  timeOver: "時間切れです。何も許可されていません。",
  allowThese: count(LOCALE, { other: "{count} 件のリクエストを許可しますか？" }),
  answeredCount: (answered, total) => `${n(total)} 件中 ${n(answered)} 件に回答済み`,
  allowAll: count(LOCALE, { other: "{count} 件すべてを今回のみ許可" }),
  denyAll: count(LOCALE, { other: "{count} 件すべてを拒否" }),
  answerAlone: "これは個別に回答してください。",
  inRequest: (request, problem) => `リクエスト ${n(request)}：${problem}`,
  moreRequests: count(LOCALE, { other: "さらに {count} 件を表示" }),
  youAllowed: "許可した内容",
  youDenied: "拒否した内容",
  youClosed: "閉じた内容",
  receiptScopes: {
    once: "今回のみ",
    turn: "このターンのみ",
    session: "このセッション内",
    project: "このプロジェクト内",
    always: "常に",
    lasting: "今後",
  },
  answerGiven: "回答",
  covered: "対象範囲",
  grantedTo: "付与",
  notOnScreen: "画面に表示されていない範囲",
  digestOf: { action: "操作のダイジェスト", screen: "画面のダイジェスト" },
} satisfies Translation as Strings;
