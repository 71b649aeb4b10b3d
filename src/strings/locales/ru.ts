import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "ru";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
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
const writtenSpaces = count(LOCALE, {
  one: "⟨{count} пробел⟩",
  few: "⟨{count} пробела⟩",
  many: "⟨{count} пробелов⟩",
  other: "⟨{count} пробела⟩",
});
const writtenLines = count(LOCALE, {
  one: "⟨{count} пустая строка⟩",
  few: "⟨{count} пустые строки⟩",
  many: "⟨{count} пустых строк⟩",
  other: "⟨{count} пустой строки⟩",
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
  one: "{count} варианта",
  few: "{count} вариантов",
  many: "{count} вариантов",
  other: "{count} варианта",
});
const options = count(LOCALE, {
  one: "{count} вариант",
  few: "{count} варианта",
  many: "{count} вариантов",
  other: "{count} варианта",
});
const ofItems = count(LOCALE, {
  one: "{count} элемента",
  few: "{count} элементов",
  many: "{count} элементов",
  other: "{count} элемента",
});
const types = typeWords(LOCALE, {
  string: "текст",
  number: "число",
  integer: "целое число",
  boolean: "true или false",
  array: "список",
  object: "группу полей",
  null: "null",
});
const fields = count(LOCALE, {
  one: "Ещё {count} поле нельзя показать здесь.",
  few: "Ещё {count} поля нельзя показать здесь.",
  many: "Ещё {count} полей нельзя показать здесь.",
  other: "Ещё {count} поля нельзя показать здесь.",
});
const problems = count(LOCALE, {
  one: "Проверьте {count} ответ",
  few: "Проверьте {count} ответа",
  many: "Проверьте {count} ответов",
  other: "Проверьте {count} ответа",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} запрос заблокирован.",
  few: "{count} запроса заблокировано.",
  many: "{count} запросов заблокировано.",
  other: "{count} запроса заблокировано.",
});
const leftOut = count(LOCALE, {
  one: "{count} поле пропущено",
  few: "{count} поля пропущено",
  many: "{count} полей пропущено",
  other: "{count} поля пропущено",
});
const moreAnswers = count(LOCALE, {
  one: "ещё {count} ответ",
  few: "ещё {count} ответа",
  many: "ещё {count} ответов",
  other: "ещё {count} ответа",
});
const stepProblems = count(LOCALE, {
  one: "проверить {count} ответ",
  few: "проверить {count} ответа",
  many: "проверить {count} ответов",
  other: "проверить {count} ответа",
});

/** Every word of the library in Russian. */
export const ru = {
  // Shared
  question: (name, message) => (message === "" ? `Запрос от ${name}` : `${name}: ${message}`),
  asksLocally: "На этом устройстве",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Показать ещё (${characters(hidden)})`,
  decline: "Отклонить",
  cancel: "Отмена",
  close: "Закрыть",
  sending: "Ваш ответ отправляется…",
  sendingNow: "Отправка…",
  sent: "Ваш ответ отправлен.",
  declined: "Вы отклонили запрос",
  cancelled: "Отменено",
  failed: "Ваш ответ не отправлен. Попробуйте ещё раз.",
  progress: (position, total) => `${n(position)} из ${n(total)}`,
  moreWaiting: (more) => `Ещё в очереди: ${n(more)}`,
  answerBy: (time) => `Ответьте до ${time}.`,
  soonOver: "На ответ осталось меньше минуты.",
  expired: "Срок действия запроса истёк. Ответить больше нельзя.",
  withdrawn: (name) => `${name} больше не ждёт ответа. Ничего не отправлено.`,
  goneElsewhere: (name) => `На запрос от ${name} ответили в другом месте, или он отозван.`,
  tooOften: "Этот сервер отправляет много запросов.",
  stopServer: "Заблокировать запросы этого сервера",

  // Form
  goesOn: "После этого агент продолжит без вашего ответа.",
  submit: "Отправить",
  confirm: "Подтвердить",
  skip: "Пропустить",
  unloadedHint:
    "Не удалось загрузить часть этой формы. Проверьте подключение. Если это не поможет, скопируйте введённые данные и обновите страницу.",
  escapeAgain: "Нажмите Esc ещё раз, чтобы отменить. Введённое будет потеряно.",
  outsideAgain: "Нажмите за пределами окна ещё раз, чтобы отменить. Введённое будет потеряно.",
  required: "Обязательно",
  optional: "Необязательно",
  unnamed: "(без названия)",
  emptyOption: "(пусто)",
  yes: "Да",
  no: "Нет",
  unanswered: "Без ответа",
  clearAnswer: "Очистить",
  noneOfThese: "Ничего из этого",
  noneHint: "Отвечает «ничего».",
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
  timeZone: (name, offset) => `Часовой пояс: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime:
    "В этот день часы переводят назад, и это время наступает дважды. Будет отправлено первое.",
  willBeSent: (value) => `Будет отправлено как ${value}`,
  search: "Введите текст для поиска",
  noMatches: "Ничего не найдено",
  matches: (matches) => options(matches),
  loadingOptions: "Загрузка вариантов…",
  optionsFailed: "Не удалось загрузить варианты. Повторите попытку или введите ответ.",
  andMore: (more) => `и ещё ${n(more)}`,
  unsupported:
    "Это нельзя показать как поле формы. Введите ответ в формате JSON или отклоните запрос.",
  unanswerable: "Это поле нельзя заполнить здесь.",
  requiredUnanswerable:
    "Обязательное поле нельзя заполнить здесь. Можно отклонить или отменить запрос.",
  uncheckedPattern: "Формат проверит сервер.",
  uncheckedKeywords: "Сервер выполнит дополнительные проверки.",
  unreadable: "Этот запрос нельзя показать в виде формы. Можно отклонить или отменить запрос.",
  unrendered: fields,
  unrenderedOptions: (hidden) => `Здесь не показано: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label, "Введите ответ.", "введите ответ."),
  requiredOrEmpty: (label) =>
    afterLabel(
      label,
      "Введите ответ или оставьте поле пустым.",
      "введите ответ или оставьте поле пустым.",
    ),
  requiredChoice: (label) => afterLabel(label, "Выберите вариант.", "выберите вариант."),
  tooShort: (limit, actual) =>
    `Введите не менее ${ofCharacters(limit)}. Сейчас введено ${n(actual)}.`,
  tooLong: (limit, actual) =>
    `Введите не более ${ofCharacters(limit)}. Сейчас введено ${n(actual)}.`,
  patternMismatch: "Это не соответствует формату, которого ожидает сервер.",
  notAnEmail: "Введите адрес электронной почты, например name@example.com.",
  notAUri: "Введите полный веб-адрес, например https://example.com.",
  notADate: "Введите существующую дату.",
  notATime: "Введите время, например 14:30.",
  notADateTime: "Введите дату и время.",
  incompleteDate: "Заполните дату до конца или очистите её.",
  skippedTime: "В этот день такого времени нет из-за перевода часов. Введите другое.",
  notANumber: "Введите число, например 12 или 1,5.",
  notAnInteger: "Введите целое число.",
  ambiguousNumber: (readings) =>
    `Это может означать ${readings.map(plain).join(" или ")}. Напишите число без разделителя тысяч.`,
  inexactNumber: (nearest) =>
    `В этом числе слишком много цифр. Ближайшее, которое можно отправить: ${plain(nearest)}.`,
  tooSmall: (limit) => `Введите число не меньше ${n(limit)}.`,
  tooLarge: (limit) => `Введите число не больше ${n(limit)}.`,
  notAbove: (limit) => `Введите число больше ${n(limit)}.`,
  notBelow: (limit) => `Введите число меньше ${n(limit)}.`,
  notAMultiple: (limit) => `Введите число, кратное ${n(limit)}.`,
  tooFew: (limit, label = "") =>
    afterLabel(
      label,
      `Выберите не менее ${ofAnswers(limit)}.`,
      `выберите не менее ${ofAnswers(limit)}.`,
    ),
  tooMany: (limit, label = "") =>
    afterLabel(
      label,
      `Выберите не более ${ofAnswers(limit)}.`,
      `выберите не более ${ofAnswers(limit)}.`,
    ),
  tooFewItems: (limit, label = "") =>
    afterLabel(
      label,
      `Добавьте не менее ${ofItems(limit)}.`,
      `добавьте не менее ${ofItems(limit)}.`,
    ),
  tooManyItems: (limit, label = "") =>
    afterLabel(
      label,
      `Оставьте не более ${ofItems(limit)}.`,
      `оставьте не более ${ofItems(limit)}.`,
    ),
  duplicates: "Введите каждый ответ только один раз.",
  notAnOption: "Выберите один из вариантов или удалите введённый текст.",
  readOnlyChanged: "Часть этого нельзя изменить. Верните её как было.",
  inside: "Проверьте некоторые поля ниже.",
  mismatch: "Сервер не принимает такое сочетание.",
  notJson: "Это неверный JSON. Текст нужно взять в двойные кавычки.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `Введите ${words}.` : "Ответ такого типа нельзя отправить.";
  },

  // Consent
  levels: {
    info: "Примечание",
    caution: "Осторожно",
    danger: "Опасность",
    blocked: "Заблокировано",
  },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "это недопустимый веб-адрес",
    unchecked: () => "не удалось проверить, нет ли в этом адресе похожих букв",
    "empty-host": () => "в этом адресе нет имени сайта",
    scheme: (scheme) => `ссылки «${scheme}:» не открывают веб-страницы`,
    credentials: (_name, host) => `часть до «@» — это не сайт. Ссылка ведёт на ${host}`,
    "idn-suspicious": () => "в этом имени есть буквы, похожие на другие",
    lookalike: (_how, target) => `это похоже на ${target}, но это не он`,
    "embedded-domain": (site, target) => `это не ${target}. Страница принадлежит ${site}`,
    disguised: () => "этот адрес замаскирован под другой",
    "ip-obfuscated": (written, address) =>
      `«${written}» — это замаскированная запись адреса ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "этот адрес ведёт на ваше собственное устройство"
        : "этот адрес ведёт на устройство в вашей локальной сети",
    insecure: () =>
      "это соединение не защищено. Другие могут увидеть или изменить то, что вы отправляете",
    "odd-host": () => "в имени сайта есть необычные символы",
    "hidden-characters": () => "в этом адресе есть невидимые символы",
    "third-party": (site, requester) =>
      `эта страница принадлежит ${site}, а не ${requester}. Чат не видит, что вы там делаете`,
    idn: (ascii) => `в этом имени есть символы не из набора A–Z. Техническая запись: ${ascii}`,
    redirect: (_name, target) => `эта страница может перенаправить вас на ${target}`,
    local: (place) =>
      place === "loopback"
        ? "эта страница находится на вашем собственном устройстве"
        : "эта страница находится в вашей локальной сети",
  },
  cautions: {
    "ip-host": () => "этот адрес — число, поэтому нельзя узнать, чей это сайт",
    port: (port) => `в этом адресе указан необычный порт (${port})`,
    "trailing-dot": () => "имя сайта заканчивается точкой",
    "file-name": () => "имя сайта похоже на имя файла",
    shortener: (service) => `это короткая ссылка. ${service} скрывает, куда она ведёт`,
    redirector: (service, target) =>
      target
        ? `${service} перенаправляет на ${target}`
        : `${service} может перенаправить на любую страницу`,
    secret: (name) =>
      name
        ? `в этом адресе есть что-то похожее на ключ или пароль («${name}»)`
        : "в этом адресе есть что-то похожее на ключ или пароль",
    "shared-host": (service) => `страницы на ${service} может публиковать кто угодно`,
    "long-url": (length) => `этот адрес очень длинный (${characters(Number(length))})`,
    "long-host": () => "имя сайта очень длинное",
    "odd-path": () => "этот адрес можно понять по-разному",
    "hidden-characters-encoded": () => "в этом адресе есть закодированные невидимые символы",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `это приложение отметило этот адрес: ${code}`,
  readsAs: "Выглядит как",
  writtenAs: "Сервер отправил",
  characterNamed: (character, codePoint, script) =>
    script ? `«${character}» (${codePoint}, ${scripts(script)})` : `«${character}» (${codePoint})`,
  charactersNamed: (names) => `Подозрительные символы: ${names}.`,
  fullAddress: "Полный адрес",
  open: (domain) => (domain === "" ? "Открыть страницу" : `Открыть ${domain}`),
  openingNow: "Открывается…",
  openAgain: "Открыть снова",
  copy: "Копировать ссылку",
  copied: "Ссылка скопирована.",
  notCopied: "Копировать здесь не разрешено. Выделите адрес и скопируйте его.",
  goesTo: (domain) => `ведёт на ${domain}`,
  checked: (host) => `Я понимаю, что это ведёт на ${host}`,
  checkFirst: "Установите флажок, чтобы продолжить.",
  openTooSoon: "Проверьте адрес и нажмите «Открыть» ещё раз.",
  resend: "Повторить",
  finished: "Готово",
  opening: "Открывается новое окно…",
  opened: "Страница открылась в новом окне. Вернитесь, когда закончите.",
  unopened: "Если страница не открылась, воспользуйтесь ссылкой:",
  refused: "Не удалось открыть страницу. Ничего не отправлено. Можно воспользоваться ссылкой:",
  checking: "Проверяем, закончили ли вы…",
  done: "Спасибо. Можно продолжать здесь.",
  notDone: "Это ещё не завершено.",
  completed: "Завершено.",
  closed: "Закрыто.",
  blockedHint: "Этот адрес нельзя открыть отсюда.",
  dangerInFrame:
    "Этот адрес нельзя открыть здесь, потому что эта страница показана внутри другого сайта. Вы можете скопировать ссылку или отклонить запрос.",

  // Around a request
  stopped: (name) => `Запросы от ${name} заблокированы.`,
  stoppedRequests,
  allow: "Разблокировать",

  // Receipts
  answered: "Вы ответили",
  answeredOf: (answered, total) => `Вы ответили на ${n(answered)} из ${n(total)}`,
  confirmed: "Вы подтвердили",
  openedPage: (host) => `Вы открыли ${host}`,
  hasExpired: "Срок истёк",
  unknownOutcome: "Результат недоступен",
  hidden: "Скрыто",
  page: "Страница",
  noPage: "(нет веб-адреса)",
  leftOut,
  moreAnswers,
  noneChosen: "Ничего",

  // Answers that are sent at once
  suggested: "Предложено сервером",

  // Arrival
  arrived: (name, message) => `Запрос от ${name}: ${message}`,
  arrivedPage: (name, message) => `${name} хочет открыть страницу: ${message}`,
  nextRequest: (question) => `Следующий запрос: ${question}`,
  questions: count(LOCALE, {
    one: "{count} поле.",
    few: "{count} поля.",
    many: "{count} полей.",
    other: "{count} поля.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Свернуть",
  folded: (name, message) =>
    message === "" ? `Вопрос от ${name}` : `Вопрос от ${name}: ${message}`,

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
      ? `Поле ${n(first)} из ${n(total)}`
      : `Поля ${n(first)}–${n(last)} из ${n(total)}`,
  allSteps: "Все шаги",
  stepQuestions: (first, last) =>
    first === last ? `Поле ${n(first)}` : `Поля ${n(first)}–${n(last)}`,
  stepAnswered: (answered, questions) => `Заполнено: ${n(answered)} из ${n(questions)}`,
  stepProblems,
  stepUnseen: "Не начато",
  reviewTitle: "Проверьте свои ответы",
  reviewNote: "Ничего не отправляется, пока вы не нажмёте «Отправить ответы».",
  reviewEmpty: "Вы пропустили все поля. Будет отправлен пустой ответ.",
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
  unseenRows: (first, last) =>
    first === last
      ? `Строка ${n(first)} не появлялась на экране.`
      : `Строки ${n(first)}–${n(last)} не появлялись на экране.`,
  unseen: "Часть этого не появлялась на экране. Проверьте её и ответьте ещё раз.",
  writtenSpaces,
  writtenLines,
  copyText: "Копировать",
  textCopied: "Скопировано.",
  textNotCopied: "Копирование здесь запрещено.",
  showEntered: "Показать, что вы ввели",
  answersKept: "Ваши предыдущие ответы уже введены. Проверьте их перед отправкой.",
  tooSoon: "Форма только что появилась. Проверьте её и отправьте ещё раз.",
  secretAsked: {
    password: "Похоже, здесь запрашивают пароль.",
    code: "Похоже, здесь запрашивают ПИН-код или одноразовый код.",
    key: "Похоже, здесь запрашивают ключ доступа или токен.",
    card: "Похоже, здесь запрашивают данные платёжной карты.",
    bank: "Похоже, здесь запрашивают данные банковского счёта.",
    identity: "Похоже, здесь запрашивают номер документа.",
  },
  showSecret: "Показать",
  hideSecret: "Скрыть",
  secretsTitle: "Похоже, эта форма запрашивает конфиденциальные данные.",
  secretsHint:
    "Серверы не должны запрашивать такое в форме. Если вы не знаете, зачем это нужно, отклоните запрос.",
  secretsOnlyFor: (name) => `Передавайте их, только если доверяете серверу ${name}.`,
  secretsRefused:
    "Это приложение не допускает запросов конфиденциальных данных, поэтому отправить форму нельзя. Можно отклонить или отменить запрос.",
  secretsAgree: (name) => `Всё равно передать серверу ${name}`,
  secretsHeldBack: "Ничего не отправлено. Чтобы передать данные, установите флажок.",

  // Questions with parts
  addRow: (title) => `Добавить «${title}»`,
  addTo: (label) => `Добавить в «${label}»`,
  leaveEmpty: "Оставить пустым",
  emptyList: "Ничего",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `Переместить «${name}» выше`,
  moveDown: (name) => `Переместить «${name}» ниже`,
  rowAdded: (name) => `Добавлено: ${name}.`,
  removed: (name) => `Убрано: ${name}.`,
  rowMoved: (name) => `Перемещено. Теперь это ${name}.`,
  answerParts: "Добавить",
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

  // Approvals
  loading: "Загрузка…",
  notLoaded: "Не удалось загрузить этот запрос. Ничего не разрешено. Повторная попытка…",
  closeUnanswered: "Закрыть без ответа",
  runCommands: count(LOCALE, {
    one: "Выполнить {count} команду?",
    few: "Выполнить {count} команды?",
    many: "Выполнить {count} команд?",
    other: "Выполнить {count} команды?",
  }),
  changeFiles: count(LOCALE, {
    one: "Изменить {count} файл?",
    few: "Изменить {count} файла?",
    many: "Изменить {count} файлов?",
    other: "Изменить {count} файла?",
  }),
  useTool: (tool) => `Использовать ${tool}?`,
  reachHost: (host) => `Обратиться к ${host}?`,
  grantThese: "Выдать разрешения?",
  allowThis: "Разрешить это?",
  asksApproval: (name, heading) => `${name} спрашивает: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, {
    one: "{count} вариант ответа.",
    few: "{count} варианта ответа.",
    many: "{count} вариантов ответа.",
    other: "{count} варианта ответа.",
  }),
  says: (name) => `${name} пишет:`,
  reasonGiven: "Причина:",
  quoted: (text) => `«${text}»`,
  command: "Команда",
  toolCall: "Инструмент",
  grants: "Разрешения",
  selectedOf: (selected, total) => `Выбрано ${n(selected)} из ${n(total)}`,
  fixed: "Не меняется",
  newFile: "Новый файл",
  deletedFile: "Удалён",
  renamedFrom: (path) => `прежнее имя ${path}`,
  types: { number: "число", boolean: "истина или ложь", null: "нет значения" },
  items: count(LOCALE, {
    one: "{count} элемент",
    few: "{count} элемента",
    many: "{count} элементов",
    other: "{count} элемента",
  }),
  values: count(LOCALE, {
    one: "{count} значение",
    few: "{count} значения",
    many: "{count} значений",
    other: "{count} значения",
  }),
  emptyText: "пустой текст",
  unreadableCharacters: count(LOCALE, {
    one: "{count} нечитаемый символ",
    few: "{count} нечитаемых символа",
    many: "{count} нечитаемых символов",
    other: "{count} нечитаемого символа",
  }),
  asWritten: "Как написал агент",
  onlyReached: "Агент обращается к этому адресу. Здесь ничего не открывается.",
  missing: {
    call: "Агент не сообщил, что собирается сделать.",
    arguments: "Агент не показал аргументы.",
    change: "Агент не показал это изменение.",
    content: "Это содержимое нельзя показать.",
  },
  allowedUnseen: "Вы разрешили бы это не глядя.",
  linesSeen: (seen, total) => `Просмотрено строк: ${n(seen)} из ${n(total)}`,
  allSeen: count(LOCALE, {
    one: "Просмотрена {count} строка",
    few: "Просмотрены все {count} строки",
    many: "Просмотрены все {count} строк",
    other: "Просмотрены все {count} строки",
  }),
  nextLines: "Следующие строки",
  goToLine: (line) => `Перейти к строке ${n(line)}`,
  allowUnread: count(LOCALE, {
    one: "Разрешить, хотя {count} строка не была на экране",
    few: "Разрешить, хотя {count} строки не были на экране",
    many: "Разрешить, хотя {count} строк не были на экране",
    other: "Разрешить, хотя {count} строки не были на экране",
  }),
  tooEarly: "Этот запрос только что появился. Проверьте его и ответьте ещё раз.",
  ownNotes: {
    "download-runs": "Может выполнить код из интернета.",
    "recursive-delete": "Может удалить всё содержимое папки.",
    "other-user": "Может выполняться от имени другого пользователя.",
    secret: "Может содержать секрет.",
    "private-address": "Может обращаться к вашему устройству или локальной сети.",
    "no-sandbox": "Может выполняться вне песочницы.",
  },
  characterIs: (character, code) => `«${character}» — это ${code}`,
  keyTwice: (key) =>
    `«${key}» встречается дважды. Другая программа может прочитать другое значение.`,
  answers: {
    allow: {
      once: "Разрешить один раз",
      turn: "Разрешить на этот ход",
      session: "Разрешить на этот сеанс",
      project: "Разрешить в этом проекте",
      always: "Разрешать всегда",
      lasting: "Разрешать с этого момента",
    },
    deny: {
      once: "Запретить",
      turn: "Запретить на этот ход",
      session: "Запретить на этот сеанс",
      project: "Запретить в этом проекте",
      always: "Запрещать всегда",
      lasting: "Запрещать с этого момента",
    },
    stop: "Запретить и остановить",
    other: "Ответить вместо вызова",
  },
  withChanges: (answer) => `${answer} с изменениями`,
  kinds: {
    allow: "Разрешает",
    deny: "Запрещает",
    stop: "Запрещает и останавливает",
    other: "Отвечает",
  },
  scopes: {
    once: "один раз",
    turn: "на этот ход",
    session: "до конца сеанса",
    project: "в этом проекте",
    always: "всегда",
    lasting: "надолго",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "Охватывает:",
  coversUnsaid: (name) =>
    `${name} это запомнит. Что это охватывает и как долго действует, сказано только в словах выше.`,
  asksForText: "попросит вас ввести текст",
  mayStop: "Агент может остановиться.",
  onlyClose: "Ни один ответ не запрещает это. Закройте запрос без ответа.",
  nothingGranted: "Ничего не выбрано",
  denyWithReason: "Запретить с указанием причины",
  stopWithReason: "Запретить и остановить с указанием причины",
  reason: "Причина",
  yourAnswer: "Ваш ответ",
  sentTo: (name) => `Увидит ${name}`,
  denyAndSend: "Запретить и отправить причину",
  stopAndSend: "Остановить и отправить причину",
  sendText: "Послать",
  chooseFirst: "Сначала выберите ответ.",
  textNeeded: "Сначала введите текст.",
  edit: "Править",
  editing: "Редактирование",
  saveChanges: "Сохранить изменения",
  undoChanges: "Отменить изменения",
  saveFirst: "Сначала сохраните или отмените изменения",
  allowedOnceNow: "Разрешено один раз.",
  allowedNow: "Разрешено.",
  answeredNow: "Отвечено.",
  deniedNow: "Запрещено.",
  closedNow: "Закрыто без ответа.",
  callChanged: "Агент изменил вызов. Проверьте его ещё раз.",
  takenBack: (name) => `${name}: запрос отозван. Ничего не разрешено.`,
  timeOver: "Время вышло. Ничего не разрешено.",
  allowThese: count(LOCALE, {
    one: "Разрешить {count} запрос?",
    few: "Разрешить эти {count} запроса?",
    many: "Разрешить эти {count} запросов?",
    other: "Разрешить эти {count} запроса?",
  }),
  answeredCount: (answered, total) => `Отвечено: ${n(answered)} из ${n(total)}`,
  allowAll: count(LOCALE, {
    one: "Разрешить {count} один раз",
    few: "Разрешить все {count} один раз",
    many: "Разрешить все {count} один раз",
    other: "Разрешить все {count} один раз",
  }),
  denyAll: count(LOCALE, {
    one: "Запретить {count}",
    few: "Запретить все {count}",
    many: "Запретить все {count}",
    other: "Запретить все {count}",
  }),
  answerAlone: "Ответьте на этот запрос отдельно.",
  inRequest: (request, problem) => `Запрос ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, {
    one: "Показать ещё {count}",
    few: "Показать ещё {count}",
    many: "Показать ещё {count}",
    other: "Показать ещё {count}",
  }),
  youAllowed: "Вы разрешили",
  youDenied: "Вы запретили",
  youClosed: "Вы закрыли",
  receiptScopes: {
    once: "один раз",
    turn: "на этот ход",
    session: "на этот сеанс",
    project: "в этом проекте",
    always: "всегда",
    lasting: "с этого момента",
  },
  answerGiven: "Ответ",
  covered: "Охватывает",
  grantedTo: "Выдано",
  notOnScreen: "Не было на экране",
  digestOf: { action: "Хеш действия", screen: "Хеш экрана" },
} satisfies Translation as Strings;
