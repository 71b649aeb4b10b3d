import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

// The form of a Korean particle depends on the sound before it, which a name in Latin letters does
// not tell: sentences are built so that none follows what is put in, or one that has a single form.
const LOCALE = "ko";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { other: "{count}줄" });
const unchangedLines = count(LOCALE, { other: "변경되지 않은 {count}줄" });
const writtenSpaces = count(LOCALE, { other: "⟨공백 {count}개⟩" });
const writtenLines = count(LOCALE, { other: "⟨빈 줄 {count}개⟩" });
const characters = count(LOCALE, { other: "{count}자" });
const options = count(LOCALE, { other: "옵션 {count}개" });
const items = count(LOCALE, { other: "{count}개" });
const unrendered = count(LOCALE, { other: "항목 {count}개를 더 표시할 수 없습니다." });
const types = typeWords(LOCALE, {
  string: "텍스트",
  number: "숫자",
  integer: "정수",
  boolean: "true/false",
  array: "목록",
  object: "항목 묶음",
  null: "null",
});
const problems = count(LOCALE, { other: "답변 {count}개를 확인하세요" });
const stoppedRequests = count(LOCALE, {
  other: "요청 {count}개를 차단했습니다.",
});
const leftOut = count(LOCALE, {
  other: "건너뛴 항목 {count}개",
});
const moreAnswers = count(LOCALE, {
  other: "답변 {count}개 더",
});
const stepProblems = count(LOCALE, {
  other: "답변 {count}개 확인 필요",
});

/** Every word of the library in Korean. */
export const ko = {
  // Shared
  question: (name, message) => (message === "" ? `${name}의 요청` : `${name}: ${message}`),
  asksLocally: "이 기기",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `더 보기(${characters(hidden)})`,
  decline: "거절",
  cancel: "취소",
  close: "닫기",
  sending: "답변을 보내는 중…",
  sendingNow: "보내는 중…",
  sent: "답변을 보냈습니다.",
  declined: "거절했습니다",
  cancelled: "취소되었습니다",
  failed: "답변을 보내지 못했습니다. 다시 시도하세요.",
  progress: (position, total) => `${n(total)}개 중 ${n(position)}번째`,
  moreWaiting: (more) => `${n(more)}개 더 대기 중`,
  answerBy: (time) => `${time}까지 답해 주세요.`,
  soonOver: "답변할 시간이 1분도 남지 않았습니다.",
  expired: "이 요청은 만료되었습니다. 더 이상 답할 수 없습니다.",
  withdrawn: (name) =>
    `${name}에서 더 이상 이 답변이 필요하지 않습니다. 아무것도 전송되지 않았습니다.`,
  goneElsewhere: (name) => `${name}의 요청은 다른 곳에서 답했거나 철회되었습니다.`,
  tooOften: "이 서버가 요청을 많이 보내고 있습니다.",
  stopServer: "이 서버의 요청 차단",

  // Form
  goesOn: "그 후에는 에이전트가 답변 없이 계속 진행합니다.",
  submit: "제출",
  confirm: "확인",
  skip: "건너뛰기",
  unloadedHint:
    "이 양식의 일부를 불러오지 못했습니다. 연결을 확인하세요. 그래도 안 되면 입력한 내용을 복사한 뒤 페이지를 새로 고치세요.",
  escapeAgain: "취소하려면 Esc 키를 한 번 더 누르세요. 입력한 내용은 사라집니다.",
  outsideAgain: "취소하려면 바깥쪽을 한 번 더 클릭하세요. 입력한 내용은 사라집니다.",
  required: "필수",
  optional: "선택 사항",
  unnamed: "(이름 없음)",
  emptyOption: "(비어 있음)",
  yes: "예",
  no: "아니요",
  unanswered: "답변 안 함",
  clearAnswer: "지우기",
  noneOfThese: "해당 없음",
  noneHint: "“없음”으로 답합니다.",
  otherHint: "답변을 직접 입력할 수 있습니다.",
  other: "기타…",
  otherAnswer: (label) => `${label}: 직접 입력`,
  preview: (label) => `미리 보기: ${label}`,
  clear: (label) => `${label} 지우기`,
  remove: (label) => `${label} 제거`,
  range: (minimum, maximum) => `${n(minimum)}~${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} 이상`,
  atMost: (maximum) => `${n(maximum)} 이하`,
  moreThan: (minimum) => `${n(minimum)} 초과`,
  lessThan: (maximum) => `${n(maximum)} 미만`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `${n(minimum)}개 이상 선택`
      : minimum === maximum
        ? `${n(minimum)}개 선택`
        : minimum > 0
          ? `${n(minimum)}~${n(maximum)}개 선택`
          : `최대 ${n(maximum)}개 선택`,
  chosen: (chosen) => `${n(chosen)}개 선택됨`,
  charactersLeft: (left) => `${characters(left)} 남음`,
  charactersOver: (over) => `${characters(over)} 초과`,
  timeZone: (name, offset) => `시간대: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime: "이날은 시계를 되돌리므로 이 시각이 두 번 있습니다. 첫 번째 시각을 보냅니다.",
  willBeSent: (value) => `보낼 값: ${value}`,
  search: "입력하여 검색",
  noMatches: "결과 없음",
  matches: (matches) => options(matches),
  loadingOptions: "옵션 불러오는 중…",
  optionsFailed: "옵션을 불러오지 못했습니다. 다시 시도하거나 답변을 입력하세요.",
  andMore: (more) => `외 ${n(more)}개`,
  unsupported: "양식 항목으로 표시할 수 없습니다. 답변을 JSON으로 입력하거나 거절하세요.",
  unanswerable: "이 항목은 여기에서 답할 수 없습니다.",
  requiredUnanswerable: "필수 항목에 여기에서 답할 수 없습니다. 거절하거나 취소할 수 있습니다.",
  uncheckedPattern: "서버가 형식을 확인합니다.",
  uncheckedKeywords: "서버에서 추가로 확인합니다.",
  unreadable: "이 요청은 양식으로 표시할 수 없습니다. 거절하거나 취소할 수 있습니다.",
  unrendered,
  unrenderedOptions: (hidden) => `여기에 표시되지 않음: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label, "답변을 입력하세요."),
  requiredOrEmpty: (label) => afterLabel(label, "답변을 입력하거나 비워 두세요."),
  requiredChoice: (label) => afterLabel(label, "옵션을 선택하세요."),
  tooShort: (limit, actual) =>
    `${characters(limit)} 이상 입력하세요. 현재 ${characters(actual)}입니다.`,
  tooLong: (limit, actual) =>
    `${characters(limit)} 이내로 입력하세요. 현재 ${characters(actual)}입니다.`,
  patternMismatch: "서버가 요구하는 형식과 다릅니다.",
  notAnEmail: "name@example.com과 같은 이메일 주소를 입력하세요.",
  notAUri: "https://example.com과 같은 전체 웹 주소를 입력하세요.",
  notADate: "실제로 있는 날짜를 입력하세요.",
  notATime: "14:30과 같은 시간을 입력하세요.",
  notADateTime: "날짜와 시간을 입력하세요.",
  incompleteDate: "날짜를 마저 입력하거나 지우세요.",
  skippedTime: "이날은 시계가 바뀌어 이 시각이 없습니다. 다른 시각을 입력하세요.",
  notANumber: "12 또는 1.5와 같은 숫자를 입력하세요.",
  notAnInteger: "정수를 입력하세요.",
  ambiguousNumber: (readings) =>
    `${readings.map(plain).join(" 또는 ")}의 두 가지로 읽을 수 있습니다. 천 단위 구분 기호 없이 입력하세요.`,
  inexactNumber: (nearest) =>
    `자릿수가 너무 많습니다. 보낼 수 있는 가장 가까운 숫자: ${plain(nearest)}.`,
  tooSmall: (limit) => `${n(limit)} 이상의 숫자를 입력하세요.`,
  tooLarge: (limit) => `${n(limit)} 이하의 숫자를 입력하세요.`,
  notAbove: (limit) => `${n(limit)}보다 큰 숫자를 입력하세요.`,
  notBelow: (limit) => `${n(limit)}보다 작은 숫자를 입력하세요.`,
  notAMultiple: (limit) => `${n(limit)}의 배수를 입력하세요.`,
  tooFew: (limit, label = "") => afterLabel(label, `${options(limit)} 이상 선택하세요.`),
  tooMany: (limit, label = "") => afterLabel(label, `${options(limit)}까지 선택할 수 있습니다.`),
  tooFewItems: (limit, label = "") => afterLabel(label, `${items(limit)} 이상 추가하세요.`),
  tooManyItems: (limit, label = "") => afterLabel(label, `${items(limit)} 이하로 줄이세요.`),
  duplicates: "각 답변은 한 번만 입력하세요.",
  notAnOption: "옵션 중 하나를 선택하거나 입력한 내용을 지우세요.",
  readOnlyChanged: "변경할 수 없는 부분이 있습니다. 원래대로 되돌려 놓으세요.",
  inside: "아래 일부 항목을 확인하세요.",
  mismatch: "서버에서 이 조합을 허용하지 않습니다.",
  notJson: "올바른 JSON이 아닙니다. 텍스트는 큰따옴표로 묶어야 합니다.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `다음 중에서 입력하세요: ${words}.` : "이런 유형의 답변은 보낼 수 없습니다.";
  },

  // Consent
  levels: { info: "참고", caution: "주의", danger: "위험", blocked: "차단됨" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "올바른 웹 주소가 아닙니다",
    unchecked: () => "이 주소에 비슷해 보이는 글자가 있는지 확인하지 못했습니다",
    "empty-host": () => "이 주소에는 사이트 이름이 없습니다",
    scheme: (scheme) => `“${scheme}:” 링크로는 웹페이지가 열리지 않습니다`,
    credentials: (_name, host) => `“@” 앞부분은 사이트가 아닙니다. 이 링크가 연결되는 곳: ${host}`,
    "idn-suspicious": () => "이 이름에는 다른 글자처럼 보이는 글자가 있습니다",
    lookalike: (_how, target) => `${target}처럼 보이지만 다른 곳입니다`,
    "embedded-domain": (site, target) =>
      `이곳은 ${target} 사이트가 아닙니다. 이 페이지는 ${site}의 것입니다`,
    disguised: () => "다른 주소처럼 보이도록 위장한 주소입니다",
    "ip-obfuscated": (written, address) => `“${written}”: ${address}의 위장된 표기입니다`,
    "private-network": (place) =>
      place === "loopback"
        ? "이 주소는 사용자의 기기로 연결됩니다"
        : "이 주소는 로컬 네트워크에 있는 기기로 연결됩니다",
    insecure: () =>
      "이 연결은 보호되지 않습니다. 보내는 내용을 다른 사람이 보거나 바꿀 수 있습니다",
    "odd-host": () => "사이트 이름에 흔하지 않은 문자가 있습니다",
    "hidden-characters": () => "이 주소에는 보이지 않는 문자가 있습니다",
    "third-party": (site, requester) =>
      `이 페이지는 ${site}의 것이며 ${requester}의 것이 아닙니다. 이 채팅에서는 그곳에서 하는 일을 볼 수 없습니다`,
    idn: (ascii) => `이 이름에는 영문이 아닌 문자가 있습니다. 기술적 표기: ${ascii}`,
    redirect: (_name, target) => `이 페이지에서 다음으로 이동할 수 있습니다: ${target}`,
    local: (place) =>
      place === "loopback"
        ? "이 페이지는 사용자의 기기에 있습니다"
        : "이 페이지는 로컬 네트워크에 있습니다",
  },
  cautions: {
    "ip-host": () => "주소가 숫자로 되어 있어 누가 운영하는 사이트인지 알 수 없습니다",
    port: (port) => `흔하지 않은 포트(${port})를 사용합니다`,
    "trailing-dot": () => "사이트 이름이 마침표로 끝납니다",
    "file-name": () => "사이트 이름이 파일 이름처럼 보입니다",
    shortener: (service) => `단축 링크입니다. ${service}에서는 어디로 연결되는지 알 수 없습니다`,
    redirector: (service, target) =>
      target
        ? `${service}에서 다음으로 이동합니다: ${target}`
        : `${service}에서 어떤 페이지로든 이동할 수 있습니다`,
    secret: (name) =>
      name
        ? `주소에 키나 비밀번호로 보이는 내용(“${name}”)이 들어 있습니다`
        : "주소에 키나 비밀번호로 보이는 내용이 들어 있습니다",
    "shared-host": (service) => `${service}에는 누구나 페이지를 게시할 수 있습니다`,
    "long-url": (length) => `주소가 매우 깁니다(${characters(Number(length))})`,
    "long-host": () => "사이트 이름이 매우 깁니다",
    "odd-path": () => "이 주소는 여러 가지로 해석될 수 있습니다",
    "hidden-characters-encoded": () => "이 주소에는 보이지 않는 문자가 인코딩되어 있습니다",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `이 앱에서 이 주소에 대해 알린 내용: ${code}`,
  readsAs: "다음과 같이 보입니다:",
  writtenAs: "서버가 보낸 표기:",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}”(${codePoint}, ${scripts(script)})` : `“${character}”(${codePoint})`,
  charactersNamed: (names) => `의심스러운 문자: ${names}.`,
  fullAddress: "전체 주소",
  open: (domain) => (domain === "" ? "페이지 열기" : `${domain} 열기`),
  openingNow: "여는 중…",
  openAgain: "다시 열기",
  copy: "링크 복사",
  copied: "링크를 복사했습니다.",
  notCopied: "여기서는 복사할 수 없습니다. 주소를 선택해서 직접 복사하세요.",
  goesTo: (domain) => `${domain}(으)로 연결됩니다`,
  checked: (host) => `다음 사이트로 연결됨을 이해했습니다: ${host}`,
  checkFirst: "계속하려면 확인란을 선택하세요.",
  openTooSoon: "주소를 확인한 다음 열기를 다시 클릭하세요.",
  resend: "다시 시도",
  finished: "완료",
  opening: "새 창을 여는 중…",
  opened: "페이지가 새 창에서 열렸습니다. 끝나면 돌아오세요.",
  unopened: "페이지가 열리지 않았다면 이 링크를 사용하세요:",
  refused: "페이지를 열 수 없습니다. 아무것도 보내지 않았습니다. 이 링크를 사용할 수 있습니다:",
  checking: "완료되었는지 확인하는 중…",
  done: "감사합니다. 여기서 계속할 수 있습니다.",
  notDone: "아직 완료되지 않았습니다.",
  completed: "완료되었습니다.",
  closed: "닫았습니다.",
  blockedHint: "여기서는 이 주소를 열 수 없습니다.",
  dangerInFrame:
    "이 페이지가 다른 웹사이트 안에 표시되어 있어 여기서는 이 주소를 열 수 없습니다. 링크를 복사하거나 거절할 수 있습니다.",

  // Around a request
  stopped: (name) => `${name}의 요청이 차단되었습니다.`,
  stoppedRequests,
  allow: "차단 해제",

  // Receipts
  answered: "답변했습니다",
  answeredOf: (answered, total) => `${n(total)}개 중 ${n(answered)}개에 답변했습니다`,
  confirmed: "확인했습니다",
  openedPage: (host) => `${host} 페이지를 열었습니다`,
  hasExpired: "만료됨",
  unknownOutcome: "결과를 확인할 수 없음",
  hidden: "숨김",
  page: "페이지",
  noPage: "(웹 주소 없음)",
  leftOut,
  moreAnswers,
  noneChosen: "없음",

  // Answers that are sent at once
  suggested: "서버가 제안함",

  // Arrival
  arrived: (name, message) => `${name}의 요청: ${message}`,
  arrivedPage: (name, message) => `${name}에서 페이지를 열려고 합니다: ${message}`,
  nextRequest: (question) => `다음 요청: ${question}`,
  questions: count(LOCALE, { other: "항목 {count}개." }),
  fullStop: ".",

  // Folding away
  fold: "최소화",
  folded: (name, message) => (message === "" ? `${name}의 질문` : `${name}의 질문: ${message}`),

  // Keys

  // What is kept between visits
  rememberAnswers: "이전 답변",
  forget: "삭제",
  forgetAnswer: (answer) => `${answer} 삭제`,
  forgetAll: "모두 삭제",
  forgotten: "삭제했습니다.",
  putBackTyped: "입력했던 내용 되돌리기",
  draftRestored: "초안을 복원했습니다.",
  startOver: "처음부터 다시 하기",
  startedOver: "양식을 비웠습니다.",
  undoStartOver: "실행 취소",

  // Steps and review
  back: "뒤로",
  next: "다음",
  step: (step, steps) => `${n(steps)}단계 중 ${n(step)}단계`,
  stepRange: (first, last, total) =>
    first === last
      ? `항목 ${n(total)}개 중 ${n(first)}번`
      : `항목 ${n(total)}개 중 ${n(first)}~${n(last)}번`,
  allSteps: "모든 단계",
  stepQuestions: (first, last) =>
    first === last ? `항목 ${n(first)}` : `항목 ${n(first)}~${n(last)}`,
  stepAnswered: (answered, questions) => `${n(questions)}개 중 ${n(answered)}개 답변함`,
  stepProblems,
  stepUnseen: "시작 전",
  reviewTitle: "답변을 확인하세요",
  reviewNote: "“보내기”를 선택하기 전에는 아무것도 보내지 않습니다.",
  reviewEmpty: "모든 항목을 건너뛰었습니다. 빈 답변을 보냅니다.",
  send: "보내기",
  change: "변경",
  changeAnswer: (label) => `${label} 변경`,
  ownAnswer: "직접 입력",
  leftOutTitle: "건너뜀",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "이 텍스트에는 보이지 않는 문자가 있습니다. ⟨U+…⟩ 형식으로 표시됩니다.",
  showAllFirst: "먼저 전체 텍스트를 표시하세요.",
  unseenRows: (first, last) =>
    first === last
      ? `${n(first)}번째 줄이 화면에 표시되지 않았습니다.`
      : `${n(first)}~${n(last)}번째 줄이 화면에 표시되지 않았습니다.`,
  unseen: "화면에 표시되지 않은 부분이 있습니다. 확인한 다음 다시 답하세요.",
  writtenSpaces,
  writtenLines,
  copyText: "복사",
  textCopied: "복사했습니다.",
  textNotCopied: "여기서는 복사할 수 없습니다.",
  showEntered: "입력한 내용 보기",
  answersKept: "이전 답변이 입력되어 있습니다. 확인한 다음 제출하세요.",
  tooSoon: "이 양식은 방금 나타났습니다. 내용을 확인한 다음 다시 제출하세요.",
  secretAsked: {
    password: "비밀번호를 요청하는 것으로 보입니다.",
    code: "핀 번호나 일회용 코드를 요청하는 것으로 보입니다.",
    key: "액세스 키나 토큰을 요청하는 것으로 보입니다.",
    card: "결제 카드 정보를 요청하는 것으로 보입니다.",
    bank: "은행 계좌 정보를 요청하는 것으로 보입니다.",
    identity: "신분증 번호를 요청하는 것으로 보입니다.",
  },
  showSecret: "표시",
  hideSecret: "숨기기",
  secretsTitle: "이 양식은 민감한 정보를 요청하는 것으로 보입니다.",
  secretsHint: "서버는 양식에서 이런 정보를 요청하면 안 됩니다. 왜 필요한지 모르면 거절하세요.",
  secretsOnlyFor: (name) => `다음을 신뢰하는 경우에만 공유하세요: ${name}.`,
  secretsRefused:
    "이 앱은 민감한 정보 요청을 허용하지 않으므로 이 양식을 제출할 수 없습니다. 거절하거나 취소할 수 있습니다.",
  secretsAgree: (name) => `그래도 다음과 공유: ${name}`,
  secretsHeldBack: "아무것도 보내지 않았습니다. 공유하려면 확인란을 선택하세요.",

  // Questions with parts
  addRow: (title) => `${title} 추가`,
  addTo: (label) => `${label}에 추가`,
  leaveEmpty: "비워 두기",
  emptyList: "없음",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `${name} 위로 이동`,
  moveDown: (name) => `${name} 아래로 이동`,
  rowAdded: (name) => `${name} 추가됨.`,
  removed: (name) => `${name} 삭제됨.`,
  rowMoved: (name) => `이동했습니다. 이제 ${name}입니다.`,
  answerParts: "추가",
  asJson: "JSON으로 편집",
  asForm: "양식으로 편집",
  entryName: "이름",
  entryValue: "값",
  typeNames: {
    string: "텍스트",
    number: "숫자",
    integer: "정수",
    boolean: "예/아니요",
    array: "목록",
    object: "세부 정보",
    null: "없음",
  },
  branchName: (place) => `선택지 ${n(place)}`,

  // Approvals
  loading: "불러오는 중…",
  notLoaded: "이 요청을 불러오지 못했습니다. 아무것도 허용되지 않았습니다. 다시 시도하는 중…",
  closeUnanswered: "답하지 않고 닫기",
  runCommands: count(LOCALE, { other: "명령 {count}개를 실행할까요?" }),
  changeFiles: count(LOCALE, { other: "파일 {count}개를 변경할까요?" }),
  useTool: (tool) => `${tool} 도구를 사용할까요?`,
  reachHost: (host) => `${host}에 접속할까요?`,
  grantThese: "권한을 부여할까요?",
  allowThis: "이 작업을 허용할까요?",
  asksApproval: (name, heading) => `${name}의 질문: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, { other: "선택할 수 있는 답변 {count}개." }),
  says: (name) => `${name}의 말:`,
  reasonGiven: "이유:",
  quoted: (text) => `“${text}”`,
  command: "명령",
  toolCall: "도구",
  grants: "권한",
  selectedOf: (selected, total) => `${n(total)}개 중 ${n(selected)}개 선택됨`,
  fixed: "고정됨",
  newFile: "새 파일",
  deletedFile: "삭제됨",
  renamedFrom: (path) => `이전 이름 ${path}`,
  types: { number: "숫자 값", boolean: "참 또는 거짓", null: "값 없음" },
  items: count(LOCALE, { other: "항목 {count}개" }),
  values: count(LOCALE, { other: "값 {count}개" }),
  emptyText: "빈 텍스트",
  unreadableCharacters: count(LOCALE, { other: "읽을 수 없는 문자 {count}개" }),
  asWritten: "에이전트가 쓴 그대로",
  onlyReached: "에이전트가 접속합니다. 여기에서는 아무것도 열리지 않습니다.",
  missing: {
    call: "에이전트가 무엇을 할지 알리지 않았습니다.",
    arguments: "에이전트가 인수를 보여 주지 않았습니다.",
    change: "에이전트가 이 변경 사항을 보여 주지 않았습니다.",
    content: "이 내용은 표시할 수 없습니다.",
  },
  allowedUnseen: "보지 않고 허용하게 됩니다.",
  linesSeen: (seen, total) => `${n(total)}줄 중 ${n(seen)}줄 확인함`,
  allSeen: count(LOCALE, { other: "{count}줄을 모두 확인함" }),
  nextLines: "다음 줄",
  goToLine: (line) => `${n(line)}번째 줄로 이동`,
  allowUnread: count(LOCALE, { other: "{count}줄이 화면에 표시되지 않았지만 허용" }),
  tooEarly: "이 요청은 방금 나타났습니다. 검토한 후 다시 답하세요.",
  ownNotes: {
    "download-runs": "인터넷의 코드를 실행할 수 있습니다.",
    "recursive-delete": "폴더의 모든 항목을 삭제할 수 있습니다.",
    "other-user": "다른 사용자로 실행될 수 있습니다.",
    secret: "비밀 정보가 포함되어 있을 수 있습니다.",
    "private-address": "사용자의 기기나 로컬 네트워크에 접속할 수 있습니다.",
    "no-sandbox": "샌드박스 밖에서 실행될 수 있습니다.",
  },
  characterIs: (character, code) => `“${character}” 문자는 ${code}입니다`,
  keyTwice: (key) => `“${key}” 키가 두 번 나옵니다. 다른 프로그램은 다른 값을 읽을 수 있습니다.`,
  answers: {
    allow: {
      once: "한 번만 허용",
      turn: "이번 차례에 허용",
      session: "이 세션에서 허용",
      project: "이 프로젝트에서 허용",
      always: "항상 허용",
      lasting: "앞으로 허용",
    },
    deny: {
      once: "거부",
      turn: "이번 차례에 거부",
      session: "이 세션에서 거부",
      project: "이 프로젝트에서 거부",
      always: "항상 거부",
      lasting: "앞으로 거부",
    },
    stop: "거부하고 중지",
    other: "대신 답하기",
  },
  withChanges: (answer) => `${answer}(변경 포함)`,
  kinds: { allow: "허용함", deny: "거부함", stop: "거부하고 중지함", other: "답함" },
  scopes: {
    once: "한 번만",
    turn: "이번 차례 동안",
    session: "세션이 끝날 때까지",
    project: "이 프로젝트에서",
    always: "항상",
    lasting: "지속",
  },
  answerNamed: (words, kind, scope) => `${words}(${effect(kind, scope)})`,
  covers: "적용 범위:",
  coversUnsaid: (name) =>
    `${name}에서 이 답변을 기억합니다. 위의 말 외에는 적용 범위와 기간을 알리지 않았습니다.`,
  asksForText: "텍스트 입력을 요청합니다",
  mayStop: "에이전트가 중지될 수 있습니다.",
  onlyClose: "거부하는 답변이 없습니다. 답하지 않고 닫으세요.",
  nothingGranted: "부여된 권한이 없습니다",
  denyWithReason: "이유와 함께 거부",
  stopWithReason: "이유와 함께 거부하고 중지",
  reason: "이유",
  yourAnswer: "내 답변",
  sentTo: (name) => `${name}에 전송됨`,
  denyAndSend: "거부하고 이유 보내기",
  stopAndSend: "중지하고 이유 보내기",
  sendText: "전송",
  chooseFirst: "먼저 답변을 선택하세요.",
  textNeeded: "먼저 텍스트를 입력하세요.",
  edit: "편집",
  editing: "편집 중",
  saveChanges: "변경 사항 저장",
  undoChanges: "변경 사항 되돌리기",
  saveFirst: "먼저 변경 사항을 저장하거나 되돌리세요",
  allowedOnceNow: "한 번만 허용되었습니다.",
  allowedNow: "허용되었습니다.",
  answeredNow: "답변이 완료되었습니다.",
  deniedNow: "거부되었습니다.",
  closedNow: "답변 없이 닫혔습니다.",
  callChanged: "에이전트가 호출을 변경했습니다. 다시 검토하세요.",
  takenBack: (name) => `${name}에서 철회했습니다. 아무것도 허용되지 않았습니다.`,
  timeOver: "시간이 지났습니다. 아무것도 허용되지 않았습니다.",
  allowThese: count(LOCALE, { other: "요청 {count}개를 허용할까요?" }),
  answeredCount: (answered, total) => `${n(total)}개 중 ${n(answered)}개 처리됨`,
  allowAll: count(LOCALE, { other: "{count}개 모두 한 번만 허용" }),
  denyAll: count(LOCALE, { other: "{count}개 모두 거부" }),
  answerAlone: "이 요청은 따로 답하세요.",
  inRequest: (request, problem) => `요청 ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, { other: "{count}개 더 보기" }),
  youAllowed: "허용한 항목",
  youDenied: "거부한 항목",
  youClosed: "닫은 항목",
  receiptScopes: {
    once: "한 번만",
    turn: "이번 차례 동안",
    session: "이 세션 동안",
    project: "이 프로젝트에서",
    always: "항상",
    lasting: "앞으로",
  },
  answerGiven: "답변",
  covered: "적용 범위",
  grantedTo: "부여됨",
  notOnScreen: "화면에 표시되지 않음",
  digestOf: { action: "작업 다이제스트", screen: "화면 다이제스트" },
} satisfies Translation as Strings;
