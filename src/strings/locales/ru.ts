import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "ru";
const n = number(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, {
  one: "{count} строка",
  few: "{count} строки",
  many: "{count} строк",
  other: "{count} строки",
});
const unchangedLines = count(LOCALE, {
  one: "{count} строка без изменений",
  few: "{count} строки без изменений",
  many: "{count} строк без изменений",
  other: "{count} строки без изменений",
});
const characters = count(LOCALE, {
  one: "{count} символ",
  few: "{count} символа",
  many: "{count} символов",
  other: "{count} символа",
});
/** After “at least” and “at most”, which take the genitive. */
const ofCharacters = count(LOCALE, {
  one: "{count} символа",
  few: "{count} символов",
  many: "{count} символов",
  other: "{count} символа",
});
const ofAnswers = count(LOCALE, {
  one: "{count} ответа",
  few: "{count} ответов",
  many: "{count} ответов",
  other: "{count} ответа",
});
const options = count(LOCALE, {
  one: "{count} вариант",
  few: "{count} варианта",
  many: "{count} вариантов",
  other: "{count} варианта",
});
const fields = count(LOCALE, {
  one: "ещё {count} поле, которое",
  few: "ещё {count} поля, которые",
  many: "ещё {count} полей, которые",
  other: "ещё {count} поля, которые",
});
const problems = count(LOCALE, {
  one: "{count} ответ нужно проверить ещё раз",
  few: "{count} ответа нужно проверить ещё раз",
  many: "{count} ответов нужно проверить ещё раз",
  other: "{count} ответа нужно проверить ещё раз",
});
const stoppedRequests = count(LOCALE, {
  one: "С тех пор отменён {count} запрос.",
  few: "С тех пор отменено {count} запроса.",
  many: "С тех пор отменено {count} запросов.",
  other: "С тех пор отменено {count} запроса.",
});
const leftOut = count(LOCALE, {
  one: "{count} вопрос пропущен",
  few: "{count} вопроса пропущено",
  many: "{count} вопросов пропущено",
  other: "{count} вопроса пропущено",
});
const moreAnswers = count(LOCALE, {
  one: "ещё {count} ответ",
  few: "ещё {count} ответа",
  many: "ещё {count} ответов",
  other: "ещё {count} ответа",
});
const stepProblems = count(LOCALE, {
  one: "проверить ещё раз: {count}",
  few: "проверить ещё раз: {count}",
  many: "проверить ещё раз: {count}",
  other: "проверить ещё раз: {count}",
});
const disguises: Record<string, string> = {
  space: "с пробелами или управляющими символами",
  slashes: "без двух косых черт",
  backslash: "с обратной косой чертой",
  "user-info": "с символом «@»",
};

/** Every word of the library in Russian. */
export const ru: Strings = {
  // Shared
  asksLocally: "На этом устройстве",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Показать ещё ${characters(hidden)}`,
  decline: "Отклонить",
  skip: "Пропустить",
  suggested: "Предложено сервером",
  cancel: "Отмена",
  close: "Закрыть",
  sending: "Ваш ответ отправляется…",
  sent: "Ваш ответ отправлен.",
  declined: "Вы отклонили запрос",
  cancelled: "Отменено",
  failed: "Ваш ответ не отправлен. Попробуйте ещё раз.",
  progress: (position, total) => `${n(position)} из ${n(total)}`,
  answerBy: (time) => `Ответьте до ${time}.`,
  soonOver: "На ответ осталось меньше минуты.",
  expired: "Срок действия этого запроса истёк. На него больше нельзя ответить.",
  withdrawn: (name) => `${name} больше не нуждается в ответе. Ничего не отправлено.`,
  goneElsewhere: (name) => `На вопрос от ${name} ответили в другом месте, или он отозван.`,
  tooOften: "Этот сервер отправляет много запросов.",
  stopServer: "Остановить этот сервер",

  // Form
  goesOn: "После этого работа продолжится без вашего ответа.",
  submit: "Отправить",
  confirm: "Подтвердить",
  unloadedHint:
    "Не удалось загрузить часть этой формы. Проверьте подключение. Если это не поможет, скопируйте введённые данные и обновите страницу.",
  escapeAgain: "Нажмите Esc ещё раз, чтобы отменить. Введённое будет потеряно.",
  outsideAgain:
    "Нажмите за пределами окна ещё раз, чтобы отменить. Введённые данные будут потеряны.",
  required: "Обязательно",
  optional: "необязательно",
  unnamed: "(без названия)",
  emptyOption: "(пусто)",
  yes: "Да",
  no: "Нет",
  noAnswer: "Без ответа",
  noneOfThese: "Ничего из этого",
  noAnswerHint: "Пропускает этот вопрос.",
  noneHint: "Отправляет пустой список.",
  otherHint: "Позволяет ввести свой ответ.",
  other: "Другое…",
  otherAnswer: (label) => `${label}: свой ответ`,
  preview: (label) => `Предпросмотр: ${label}`,
  clear: (label) => `Очистить: ${label}`,
  remove: (label) => `Убрать: ${label}`,
  range: (minimum, maximum) => `от ${n(minimum)} до ${n(maximum)}`,
  atLeast: (minimum) => `не менее ${n(minimum)}`,
  atMost: (maximum) => `не более ${n(maximum)}`,
  moreThan: (minimum) => `больше ${n(minimum)}`,
  lessThan: (maximum) => `меньше ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `выберите не менее ${n(minimum)}`
      : minimum === maximum
        ? `выберите ${n(minimum)}`
        : minimum > 0
          ? `выберите от ${n(minimum)} до ${n(maximum)}`
          : `выберите не более ${n(maximum)}`,
  chosen: (chosen) => `Выбрано: ${n(chosen)}`,
  charactersLeft: (left) => `осталось символов: ${n(left)}`,
  charactersOver: (over) => `лишних символов: ${n(over)}`,
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "В этот день такое время наступает дважды. Будет отправлено первое.",
  willBeSent: (value) => `Будет отправлено как ${value}`,
  search: "Введите текст для поиска",
  noMatches: "Ничего не найдено.",
  matches: (matches) => options(matches),
  loadingOptions: "Варианты загружаются…",
  optionsFailed:
    "Не удалось загрузить список. Введите вариант точно так, как он пишется, или попробуйте ещё раз.",
  andMore: (more) => `и ещё ${n(more)}`,
  unsupported: "Такой вопрос здесь нельзя показать. Ответьте в формате JSON.",
  unanswerable: "На этот вопрос здесь нельзя ответить.",
  requiredUnanswerable:
    "Здесь обязателен ответ, поэтому эту форму можно только отклонить или отменить.",
  uncheckedPattern: "Формат проверит сервер.",
  uncheckedKeywords: "Сервер проверит это дополнительно.",
  unreadable: "Этот запрос нельзя показать в виде формы. Его можно отклонить или отменить.",
  undrawn: (hidden) => `Сервер запрашивает ${fields(hidden)} нельзя показать здесь.`,
  undrawnOptions: (hidden) => `Здесь не показано: ${options(hidden)}.`,
  problems,
  requiredText: "Введите ответ.",
  requiredChoice: "Выберите ответ.",
  tooShort: (limit, actual) =>
    `Введите не менее ${ofCharacters(limit)}. Сейчас введено ${n(actual)}.`,
  tooLong: (limit, actual) =>
    `Введите не более ${ofCharacters(limit)}. Сейчас введено ${n(actual)}.`,
  patternMismatch: "Это не соответствует формату, которого ожидает сервер.",
  notAnEmail: "Введите адрес электронной почты, например name@example.com.",
  notAUri: "Введите полный веб-адрес, например https://example.com.",
  notADate: "Введите существующую дату.",
  notATime: "Введите время.",
  notADateTime: "Введите дату и время.",
  incompleteDate: "Заполните дату до конца или очистите её.",
  skippedTime: "В этот день такого времени нет из-за перевода часов. Введите другое.",
  notANumber: "Введите число, например 12 или 1,5.",
  notAnInteger: "Введите целое число.",
  ambiguousNumber: (readings) =>
    `Это может означать ${readings.map(plain).join(" или ")}. Напишите число без разделителя тысяч.`,
  inexactNumber: (nearest) =>
    `Здесь больше цифр, чем можно отправить. Ближайшее число: ${plain(nearest)}.`,
  tooSmall: (limit) => `Введите число не меньше ${n(limit)}.`,
  tooLarge: (limit) => `Введите число не больше ${n(limit)}.`,
  notAbove: (limit) => `Введите число больше ${n(limit)}.`,
  notBelow: (limit) => `Введите число меньше ${n(limit)}.`,
  notAMultiple: (limit) => `Введите число, кратное ${n(limit)}.`,
  tooFew: (limit) => `Выберите не менее ${ofAnswers(limit)}.`,
  tooMany: (limit) => `Выберите не более ${ofAnswers(limit)}.`,
  duplicates: "Введите каждый ответ только один раз.",
  notAnOption: "Выберите один из вариантов или удалите введённый текст.",
  inside: "Часть этого ответа нужно проверить ещё раз.",
  mismatch: "Сервер не принимает такое сочетание.",
  notJson: "Это неверный JSON. Заключите текст в кавычки.",
  wrongType: (expected) =>
    expected.length > 0 ? `Сервер требует: ${expected.join(", ")}.` : "Это нельзя отправить.",

  // Consent
  levels: {
    info: "Примечание",
    caution: "Осторожно",
    danger: "Опасность",
    blocked: "Заблокировано",
  },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "это не веб-адрес",
    unchecked: () => "не удалось загрузить то, что проверяет буквы этого адреса",
    "empty-host": () => "в этом адресе не указан сайт",
    scheme: (scheme) => `«${scheme}:» не открывает веб-страницу`,
    credentials: (_name, host) => `то, что стоит перед «@», — это не сайт. Адрес ведёт на ${host}`,
    "idn-suspicious": () => "буквы в этом имени подобраны так, чтобы походить на другие",
    lookalike: (_how, target) => `это сделано так, чтобы походить на ${target}`,
    "embedded-domain": (site, target) => `это не ${target}. Страница принадлежит ${site}`,
    disguised: (how, written) =>
      `адрес написан ${disguises[how] ?? `как «${written}»`}, чтобы его приняли за другой`,
    "ip-obfuscated": (written, address) =>
      `«${written}» — это замаскированная запись адреса ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "адрес ведёт на ваше собственное устройство"
        : "адрес ведёт в вашу собственную сеть",
    insecure: () =>
      "соединение не зашифровано. Другие могут читать и изменять то, что вы там делаете",
    "odd-host": () => "в имени сайта есть знаки, которых в таких именах не бывает",
    "hidden-characters": () => "в адресе есть символы, которых не видно",
    "third-party": (site, requester) =>
      `эта страница принадлежит ${site}, а не ${requester}. Этот чат не видит, что вы там делаете`,
    idn: (ascii) => `это международное имя. Компьютеры записывают его так: ${ascii}`,
    redirect: (_name, target) => `адрес может перенаправить вас на ${target}`,
    local: (place) =>
      place === "loopback"
        ? "эта страница находится на вашем собственном устройстве"
        : "эта страница находится в вашей собственной сети",
  },
  cautions: {
    "ip-host": () => "у сайта вместо имени номер, поэтому нельзя сказать, кому он принадлежит",
    port: (port) => `в адресе указан необычный порт (${port})`,
    "trailing-dot": () => "имя сайта заканчивается точкой",
    shortener: (service) => `${service} ведёт на страницу, которую отсюда не видно`,
    redirector: (service, target) =>
      target
        ? `${service} перенаправляет на ${target}`
        : `${service} может перенаправить на любую страницу`,
    secret: (name) =>
      name
        ? `адрес содержит то, что похоже на ключ или пароль («${name}»)`
        : "адрес содержит то, что похоже на ключ или пароль",
    "shared-host": (service) => `страницы на ${service} может публиковать кто угодно`,
    "long-url": (length) => `адрес очень длинный (${characters(Number(length))})`,
    "long-host": () => "имя сайта очень длинное",
    "odd-path": () => "путь можно прочитать по-разному",
    "hidden-characters-encoded": () => "в адресе есть закодированные символы, которых не видно",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `проверка этого приложения обнаружила: ${code}`,
  readsAs: "Читалось бы как",
  writtenAs: "Сервер написал",
  characterNamed: (character, codePoint, script) =>
    script ? `«${character}» (${codePoint}, ${scripts(script)})` : `«${character}» (${codePoint})`,
  charactersNamed: (names) => `Обратите внимание на знаки: ${names}.`,
  fullAddress: "Полный адрес",
  open: "Открыть в новом окне",
  openAnyway: "Всё равно открыть",
  openAgain: "Открыть снова",
  copy: "Копировать ссылку",
  copied: "Ссылка скопирована.",
  notCopied: "Копировать здесь не разрешено. Выделите адрес и скопируйте его.",
  goesTo: (domain) => `ведёт на ${domain}`,
  checked: (host) => `Я понимаю, что это ведёт на ${host}`,
  checkFirst: "Отметьте пункт выше, чтобы открыть страницу.",
  arming: "Сначала проверьте адрес.",
  armingEarly: "Слишком рано. Проверьте адрес и нажмите ещё раз.",
  armed: "Теперь страницу можно открыть.",
  resend: "Отправить ещё раз",
  finished: "Готово",
  opening: "Открывается новое окно…",
  opened: "Страница открыта в новом окне. Вернитесь сюда, когда закончите.",
  unopened: "Если страница не открылась, воспользуйтесь этой ссылкой:",
  refused:
    "Не удалось открыть страницу. Пока ничего не отправлено. Вы можете воспользоваться этой ссылкой:",
  checking: "Проверяем, всё ли готово…",
  done: "Спасибо. Можно продолжать здесь.",
  notDone: "Это ещё не завершено.",
  completed: "Завершено.",
  closed: "Закрыто.",
  blockedHint: "Этот адрес нельзя открыть отсюда.",
  dangerInFrame:
    "Этот адрес нельзя открыть здесь, потому что эта страница показана внутри другого сайта. Вы можете скопировать ссылку или отклонить запрос.",

  // Around a request
  question: (name) => `Вопрос от ${name}`,
  stopped: (name) => `Сервер ${name} остановлен.`,
  stoppedRequests,
  allow: "Снова разрешить",

  // Receipts
  answered: "Вы ответили",
  confirmed: "Вы подтвердили",
  agreedToOpen: "Вы согласились открыть эту страницу",
  unknownOutcome: "Неизвестно, какой был дан ответ",
  hidden: "Скрыто",
  page: "Страница",
  noPage: "(нет веб-адреса)",
  leftOut,
  moreAnswers,
  noneChosen: "Ничего",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} спрашивает: ${message}`,
  arrivedPage: (name, message) => `${name} просит открыть страницу: ${message}`,
  questions: count(LOCALE, {
    one: "{count} вопрос.",
    few: "{count} вопроса.",
    many: "{count} вопросов.",
    other: "{count} вопроса.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Свернуть",
  folded: (name) => `${name} спрашивает`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Прошлые ответы",
  forget: "Удалить",
  forgetAnswer: (answer) => `Удалить: ${answer}`,
  forgetAll: "Удалить все",
  forgotten: "Удалено.",
  putBackTyped: "Вернуть введённый текст",
  draftRestored: "Черновик восстановлен.",
  startOver: "Начать заново",
  startedOver: "Форма очищена.",
  undoStartOver: "Вернуть",

  // Steps and review
  back: "Назад",
  next: "Далее",
  step: (step, steps) => `Шаг ${n(step)} из ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Вопрос ${n(first)} из ${n(total)}`
      : `Вопросы ${n(first)}–${n(last)} из ${n(total)}`,
  allSteps: "Все шаги",
  stepQuestions: (first, last) =>
    first === last ? `Вопрос ${n(first)}` : `Вопросы ${n(first)}–${n(last)}`,
  stepAnswered: (answered, questions) => `Отвечено: ${n(answered)} из ${n(questions)}`,
  stepProblems,
  stepUnseen: "Не начато",
  reviewTitle: "Проверьте свои ответы",
  reviewNote: "Ничего не отправляется, пока вы не нажмёте «Отправить ответы».",
  reviewEmpty: "Вы пропустили все вопросы. Будет отправлен пустой ответ.",
  send: "Отправить ответы",
  change: "Изменить",
  changeAnswer: (label) => `Изменить: ${label}`,
  ownAnswer: "Свой ответ",
  leftOutTitle: "Пропущено",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "В этом тексте есть невидимые символы. Они показаны как ⟨U+…⟩.",
  showAllFirst: "Сначала покажите весь текст.",
  tooSoon: "Форма только что появилась. Проверьте её и нажмите ещё раз.",
  secretAsked: {
    password: "Похоже, здесь запрашивают пароль.",
    code: "Похоже, здесь запрашивают ПИН-код или одноразовый код.",
    key: "Похоже, здесь запрашивают ключ доступа или токен.",
    card: "Похоже, здесь просят данные платёжной карты.",
    bank: "Похоже, здесь запрашивают данные банковского счёта.",
    identity: "Похоже, здесь просят номер документа.",
  },
  showSecret: "Показать",
  hideSecret: "Скрыть",
  secretsTitle: "Похоже, в этой форме просят пароль или ключ.",
  secretsHint:
    "Серверы не должны спрашивать секреты в форме. Если вы не знаете, зачем это нужно, отклоните запрос.",
  secretsOnlyFor: (name) => `Передавайте это, только если доверяете серверу ${name}.`,
  secretsRefused:
    "Это приложение не допускает таких вопросов, поэтому отправить форму нельзя. Вы можете отклонить или отменить запрос.",
  secretsAgree: (name) => `Передать серверу ${name}`,
  secretsHeldBack: "Ничего не отправлено. Чтобы поделиться, отметьте этот пункт.",

  // Questions with parts
  addTo: (label) => `Добавить в «${label}»`,
  emptyList: "Ничего",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "Убрать",
  moveUp: "Выше",
  moveDown: "Ниже",
  rowAdded: (name) => `Добавлено: ${name}.`,
  rowRemoved: (name) => `Убрано: ${name}.`,
  rowMoved: (name) => `Теперь это ${name}.`,
  answerParts: "Ответить",
  asJson: "Изменить как JSON",
  asForm: "Изменить как форму",
  entryName: "Имя",
  entryValue: "Значение",
  typeNames: {
    string: "Текст",
    number: "Число",
    integer: "Целое число",
    boolean: "Да или нет",
    array: "Список",
    object: "Сведения",
    null: "Ничего",
  },
  branchName: (place) => `Вариант ${n(place)}`,
};
