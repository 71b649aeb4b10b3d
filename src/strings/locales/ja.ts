import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "ja";
const n = number(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { other: "{count} 行" });
const unchangedLines = count(LOCALE, { other: "変更のない {count} 行" });
const characters = count(LOCALE, { other: "{count} 文字" });
const answers = count(LOCALE, { other: "{count} 個" });
const options = count(LOCALE, { other: "{count} 個の選択肢" });
const fields = count(LOCALE, { other: "{count} 個の項目" });
const problems = count(LOCALE, { other: "{count} 個の回答をもう一度ご確認ください" });
const stoppedRequests = count(LOCALE, {
  other: "停止後に {count} 件のリクエストをキャンセルしました。",
});
const leftOut = count(LOCALE, {
  other: "未回答の質問 {count} 件",
});
const moreAnswers = count(LOCALE, {
  other: "他 {count} 件の回答",
});
const stepProblems = count(LOCALE, {
  other: "要確認 {count} 件",
});
const disguises: Record<string, string> = {
  space: "空白や制御文字を含む形で",
  slashes: "2 つのスラッシュなしで",
  backslash: "バックスラッシュを使って",
  "user-info": "「@」を使って",
};

/** Every word of the library in Japanese. */
export const ja: Strings = {
  // Shared
  asksLocally: "このデバイス上",
  ellipsis: "…",
  comma: "、",
  gap: "",
  showMore: (hidden) => `さらに ${characters(hidden)}を表示`,
  decline: "拒否",
  skip: "スキップする",
  suggested: "サーバーからの提案",
  cancel: "キャンセル",
  close: "閉じる",
  sending: "回答を送信しています…",
  sent: "回答を送信しました。",
  declined: "拒否しました",
  cancelled: "キャンセルしました",
  failed: "回答は送信されませんでした。もう一度お試しください。",
  progress: (position, total) => `${n(total)} 件中 ${n(position)} 件目`,
  answerBy: (time) => `${time} までに回答してください。`,
  soonOver: "回答できる時間は残り 1 分未満です。",
  expired: "このリクエストは期限切れです。もう回答できません。",
  withdrawn: (name) => `${name} はこの回答を必要としなくなりました。何も送信されていません。`,
  goneElsewhere: (name) => `${name} からの質問は、別の場所で回答されたか、取り下げられました。`,
  tooOften: "このサーバーは多くのリクエストを送信しています。",
  stopServer: "このサーバーを停止",

  // Form
  goesOn: "それを過ぎると、回答を待たずに続行されます。",
  submit: "送信",
  confirm: "確認",
  unloadedHint:
    "このフォームの一部を読み込めませんでした。接続を確認してください。それでもうまくいかない場合は、入力した内容をコピーしてからページを再読み込みしてください。",
  escapeAgain: "もう一度 Esc キーを押すとキャンセルします。入力した内容は失われます。",
  outsideAgain: "もう一度外側を押すとキャンセルします。入力した内容は失われます。",
  required: "必須",
  optional: "任意",
  unnamed: "（名前なし）",
  emptyOption: "（空）",
  yes: "はい",
  no: "いいえ",
  noAnswer: "回答なし",
  noneOfThese: "どれにも当てはまらない",
  noAnswerHint: "この質問をスキップします。",
  noneHint: "空のリストを送信します。",
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
  timeZone: (name, offset) => (offset ? `${name}、${offset}` : name),
  repeatedTime: "この日はこの時刻が 2 回あります。1 回目の時刻として扱います。",
  willBeSent: (value) => `${value} として送信されます`,
  search: "入力して検索",
  noMatches: "一致するものはありません。",
  matches: (matches) => options(matches),
  loadingOptions: "選択肢を読み込んでいます…",
  optionsFailed:
    "リストを読み込めませんでした。選択肢を表記どおりに入力するか、もう一度お試しください。",
  andMore: (more) => `他 ${n(more)} 件`,
  unsupported: "この種類の質問はここでは表示できません。JSON で回答できます。",
  unanswerable: "この質問にはここでは回答できません。",
  requiredUnanswerable:
    "この項目は回答が必須のため、このフォームは拒否またはキャンセルのみ可能です。",
  uncheckedPattern: "形式はサーバーが確認します。",
  uncheckedKeywords: "サーバーでさらに確認されます。",
  unreadable:
    "サーバーから送られた内容をフォームとして読み取れないため、送信できるものがありません。拒否またはキャンセルできます。",
  undrawn: (hidden) => `サーバーは、ここに表示できるもの以外に ${fields(hidden)}を求めています。`,
  undrawnOptions: (hidden) => `ここに表示されていないもの：${options(hidden)}。`,
  problems,
  requiredText: "回答を入力してください。",
  requiredChoice: "回答を選択してください。",
  tooShort: (limit, actual) =>
    `${characters(limit)}以上で入力してください。現在 ${characters(actual)}です。`,
  tooLong: (limit, actual) =>
    `${characters(limit)}以内で入力してください。現在 ${characters(actual)}です。`,
  patternMismatch: "サーバーが想定する形式と一致しません。",
  notAnEmail: "name@example.com のようなメールアドレスを入力してください。",
  notAUri: "https://example.com のような完全なウェブアドレスを入力してください。",
  notADate: "実在する日付を入力してください。",
  notATime: "時刻を入力してください。",
  notADateTime: "日付と時刻を入力してください。",
  incompleteDate: "日付の残りを入力するか、クリアしてください。",
  skippedTime: "時計の切り替えのため、この日にはこの時刻がありません。別の時刻を入力してください。",
  notANumber: "12 や 1.5 のような数値を入力してください。",
  notAnInteger: "整数を入力してください。",
  ambiguousNumber: (readings) =>
    `${readings.map(plain).join(" とも ")} とも読み取れます。桁区切りなしで入力してください。`,
  inexactNumber: (nearest) =>
    `送信できる桁数を超えています。最も近い数値は ${plain(nearest)} です。`,
  tooSmall: (limit) => `${n(limit)} 以上の値を入力してください。`,
  tooLarge: (limit) => `${n(limit)} 以下の値を入力してください。`,
  notAbove: (limit) => `${n(limit)} より大きい値を入力してください。`,
  notBelow: (limit) => `${n(limit)} 未満の値を入力してください。`,
  notAMultiple: (limit) => `${n(limit)} の倍数を入力してください。`,
  tooFew: (limit) => `${answers(limit)}以上の回答を選択してください。`,
  tooMany: (limit) => `選択できる回答は ${answers(limit)}までです。`,
  duplicates: "同じ回答は 1 回だけ入力してください。",
  notAnOption: "選択肢から選ぶか、入力した内容をクリアしてください。",
  inside: "この回答の一部を確認してください。",
  mismatch: "サーバーはこの組み合わせを受け付けません。",
  notJson: '有効な JSON の値ではありません。テキストは "このように" 引用符で囲んでください。',
  wrongType: (expected) =>
    expected.length > 0
      ? `サーバーが求めている型：${expected.join("、")}。`
      : "この値は送信できません。",

  // Consent
  levels: { info: "情報", caution: "注意", danger: "危険", blocked: "ブロック" },
  levelled: (level, finding) => `${level}：${finding}`,
  findings: {
    unparseable: () => "これはウェブアドレスではありません",
    unchecked: () => "このアドレスの文字を確認する機能を読み込めませんでした",
    "empty-host": () => "このアドレスにはサイト名がありません",
    scheme: (scheme) => `「${scheme}:」はウェブページを開くものではありません`,
    credentials: (_name, host) =>
      `「@」の前の部分はサイト名ではありません。実際の移動先は ${host} です`,
    "idn-suspicious": () => "この名前には、別の文字に見せかけた文字が含まれています",
    lookalike: (_how, target) => `${target} に見せかけた名前です`,
    "embedded-domain": (site, target) =>
      `これは ${target} ではありません。このページは ${site} のものです`,
    disguised: (how, written) =>
      `別のアドレスに見えるように、${disguises[how] ?? `「${written}」と`}書かれています`,
    "ip-obfuscated": (written, address) =>
      `「${written}」は ${address} を分かりにくく書いたものです`,
    "private-network": (place) =>
      place === "loopback"
        ? "このアドレスは、お使いのデバイスの内部につながります"
        : "このアドレスは、お使いのネットワークの内部につながります",
    insecure: () =>
      "接続が暗号化されていません。そこでの操作や入力を第三者が読み取ったり、書き換えたりする可能性があります",
    "odd-host": () => "サイト名に、通常は使われない文字が含まれています",
    "hidden-characters": () => "アドレスに目に見えない文字が含まれています",
    "third-party": (site, requester) =>
      `このページは ${requester} ではなく ${site} のものです。そこでの操作はこのチャットから見えません`,
    idn: (ascii) => `これは国際化ドメイン名です。コンピューターでは ${ascii} と表記されます`,
    redirect: (_name, target) => `${target} へ移動する可能性があります`,
    local: (place) =>
      place === "loopback"
        ? "このページはお使いのデバイスにあります"
        : "このページはお使いのネットワークにあります",
  },
  cautions: {
    "ip-host": () => "サイトが名前ではなく番号で示されているため、誰のものか分かりません",
    port: (port) => `通常とは異なるポート（${port}）を使用しています`,
    "trailing-dot": () => "サイト名がピリオドで終わっています",
    shortener: (service) => `${service} から、ここでは確認できない別のページへ移動します`,
    redirector: (service, target) =>
      target
        ? `${service} から ${target} へ移動します`
        : `${service} から任意のページへ移動する可能性があります`,
    secret: (name) =>
      name
        ? `アドレスにキーまたはパスワードと思われるもの（「${name}」）が含まれています`
        : "アドレスにキーまたはパスワードと思われるものが含まれています",
    "shared-host": (service) => `${service} では誰でもページを公開できます`,
    "long-url": (length) => `非常に長いアドレスです（${characters(Number(length))}）`,
    "long-host": () => "サイト名が非常に長くなっています",
    "odd-path": () => "パスが複数の意味に解釈できます",
    "hidden-characters-encoded": () => "アドレスに目に見えない文字がエンコードされて含まれています",
  },
  sentence: (finding) => `${finding}。`,
  otherFinding: (code) => `このアプリの検査で次の点が見つかりました：${code}`,
  readsAs: "次のように読めます：",
  writtenAs: "サーバーによる表記：",
  characterNamed: (character, codePoint, script) =>
    script
      ? `「${character}」（${codePoint}、${scripts(script)}）`
      : `「${character}」（${codePoint}）`,
  charactersNamed: (names) => `確認が必要な文字：${names}。`,
  fullAddress: "完全なアドレス",
  open: "新しいウィンドウで開く",
  openAnyway: "それでも開く",
  openAgain: "もう一度開く",
  copy: "リンクをコピー",
  copied: "リンクをコピーしました。",
  notCopied: "ここではコピーが許可されていません。アドレスを選択してコピーしてください。",
  goesTo: (domain) => `移動先：${domain}`,
  checked: (host) => `移動先を理解しました：${host}`,
  checkFirst: "開くには、上のチェックボックスをオンにしてください。",
  arming: "まずアドレスを確認してください。",
  armingEarly: "まだ早すぎます。アドレスを確認してから、もう一度押してください。",
  armed: "ページを開けるようになりました。",
  resend: "再送信",
  finished: "完了しました",
  opening: "新しいウィンドウを開いています…",
  opened: "新しいウィンドウでページを開きました。終わったらここに戻ってください。",
  unopened: "ページが開かない場合は、このリンクを使ってください：",
  refused: "ページを開けませんでした。まだ何も送信していません。このリンクを使えます：",
  checking: "完了したかどうかを確認しています…",
  done: "ありがとうございます。ここで続けられます。",
  notDone: "まだ完了していません。",
  completed: "完了しました。",
  closed: "閉じました。",
  blockedHint: "ここからは開けません。",
  dangerInFrame:
    "このページは別のサイトの中に表示されているため、このアドレスをここで開くことはできません。リンクをコピーするか、拒否してください。",

  // Around a request
  question: (name) => `${name} からの質問`,
  stopped: (name) => `${name} は停止中です。`,
  stoppedRequests,
  allow: "再び許可",

  // Receipts
  answered: "回答しました",
  confirmed: "確定しました",
  agreedToOpen: "このページを開くことに同意しました",
  unknownOutcome: "何と回答したかは不明です",
  hidden: "非表示",
  page: "ページ",
  noPage: "（ウェブアドレスなし）",
  leftOut,
  moreAnswers,
  noneChosen: "なし",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} からの質問：${message}`,
  arrivedPage: (name, message) => `${name} がページを開くよう求めています：${message}`,
  questions: count(LOCALE, { other: "質問 {count} 件。" }),
  fullStop: "。",

  // Folding away
  fold: "折りたたむ",
  folded: (name) => `${name} からの質問`,

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
      ? `質問 ${n(first)}（全 ${n(total)} 問）`
      : `質問 ${n(first)}～${n(last)}（全 ${n(total)} 問）`,
  allSteps: "すべてのステップ",
  stepQuestions: (first, last) =>
    first === last ? `質問 ${n(first)}` : `質問 ${n(first)}～${n(last)}`,
  stepAnswered: (answered, questions) => `${n(questions)} 件中 ${n(answered)} 件回答済み`,
  stepProblems,
  stepUnseen: "未着手",
  reviewTitle: "回答をご確認ください",
  reviewNote: "「回答を送信」を押すまで何も送信されません。",
  reviewEmpty: "どの質問にも回答していません。このまま送信されます。",
  send: "回答を送信",
  change: "変更",
  changeAnswer: (label) => `${label}を変更`,
  ownAnswer: "自由回答",
  leftOutTitle: "スキップ",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "このテキストには目に見えない文字が含まれています。⟨U+…⟩ の形で表示されます。",
  showAllFirst: "まずテキスト全体を表示してください。",
  tooSoon: "このフォームは表示されたばかりです。内容を確認してから、もう一度押してください。",
  secretAsked: {
    password: "パスワードを求めているようです。",
    code: "暗証番号またはワンタイムコードを求めているようです。",
    key: "アクセスキーまたはトークンを求めているようです。",
    card: "支払いカードの情報を求めているようです。",
    bank: "銀行口座の情報を求めているようです。",
    identity: "本人であることを証明する番号を求めているようです。",
  },
  showSecret: "表示する",
  hideSecret: "隠す",
  secretsTitle: "このフォームはパスワードやキーを求めているようです。",
  secretsHint:
    "サーバーはフォームでこのような情報を求めてはなりません。何に必要かわからない場合は、拒否してください。",
  secretsOnlyFor: (name) => `${name} を信頼できる場合にだけ共有してください。`,
  secretsRefused:
    "このアプリではこのような質問が許可されていないため、このフォームは送信できません。拒否またはキャンセルできます。",
  secretsAgree: (name) => `${name} と共有する`,
  secretsHeldBack:
    "まだ何も送信されていません。送信したい場合は、先にこのボックスにチェックを入れてください。",

  // Questions with parts
  addTo: (label) => `${label}に追加`,
  emptyList: "なし",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "削除",
  moveUp: "上へ移動",
  moveDown: "下へ移動",
  rowAdded: (name) => `${name}を追加しました。`,
  rowRemoved: (name) => `${name}を削除しました。`,
  rowMoved: (name) => `${name}に移動しました。`,
  answerParts: "回答する",
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
};
