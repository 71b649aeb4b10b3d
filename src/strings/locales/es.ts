import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "es";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, {
  one: "{count} línea",
  many: "{count} de líneas",
  other: "{count} líneas",
});
const unchangedLines = count(LOCALE, {
  one: "{count} línea sin cambios",
  many: "{count} de líneas sin cambios",
  other: "{count} líneas sin cambios",
});
const writtenSpaces = count(LOCALE, {
  one: "⟨{count} espacio⟩",
  many: "⟨{count} de espacios⟩",
  other: "⟨{count} espacios⟩",
});
const writtenLines = count(LOCALE, {
  one: "⟨{count} línea vacía⟩",
  many: "⟨{count} de líneas vacías⟩",
  other: "⟨{count} líneas vacías⟩",
});
const characters = count(LOCALE, {
  one: "{count} carácter",
  many: "{count} de caracteres",
  other: "{count} caracteres",
});
const options = count(LOCALE, {
  one: "{count} opción",
  many: "{count} de opciones",
  other: "{count} opciones",
});
const unrendered = count(LOCALE, {
  one: "No se puede mostrar aquí {count} campo más.",
  many: "No se pueden mostrar aquí {count} de campos más.",
  other: "No se pueden mostrar aquí {count} campos más.",
});
const items = count(LOCALE, {
  one: "{count} elemento",
  many: "{count} de elementos",
  other: "{count} elementos",
});
const types = typeWords(LOCALE, {
  string: "texto",
  number: "un número",
  integer: "un número entero",
  boolean: "true o false",
  array: "una lista",
  object: "un grupo de campos",
  null: "null",
});
const chosen = count(LOCALE, {
  one: "{count} seleccionada",
  many: "{count} seleccionadas",
  other: "{count} seleccionadas",
});
const left = count(LOCALE, {
  one: "queda {count} carácter",
  many: "quedan {count} de caracteres",
  other: "quedan {count} caracteres",
});
const over = count(LOCALE, {
  one: "sobra {count} carácter",
  many: "sobran {count} de caracteres",
  other: "sobran {count} caracteres",
});
const problems = count(LOCALE, {
  one: "Revisa {count} respuesta",
  many: "Revisa {count} de respuestas",
  other: "Revisa {count} respuestas",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} solicitud bloqueada.",
  many: "{count} de solicitudes bloqueadas.",
  other: "{count} solicitudes bloqueadas.",
});
const leftOut = count(LOCALE, {
  one: "{count} campo omitido",
  many: "{count} de campos omitidos",
  other: "{count} campos omitidos",
});
const moreAnswers = count(LOCALE, {
  one: "{count} respuesta más",
  many: "{count} de respuestas más",
  other: "{count} respuestas más",
});
const stepProblems = count(LOCALE, {
  one: "Revisar {count} respuesta",
  many: "Revisar {count} de respuestas",
  other: "Revisar {count} respuestas",
});

/** Every word of the library in Spanish, for readers of any country. */
export const es = {
  // Shared
  question: (name, message) => (message === "" ? `Solicitud de ${name}` : `${name}: ${message}`),
  asksLocally: "En este dispositivo",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Mostrar más (${characters(hidden)})`,
  decline: "Rechazar",
  cancel: "Cancelar",
  close: "Cerrar",
  sending: "Enviando tu respuesta…",
  sendingNow: "Enviando…",
  sent: "Tu respuesta se ha enviado.",
  declined: "Has rechazado la solicitud",
  cancelled: "Cancelado",
  failed: "Tu respuesta no se ha enviado. Inténtalo de nuevo.",
  progress: (position, total) => `${n(position)} de ${n(total)}`,
  moreWaiting: (more) => `${n(more)} más en espera`,
  answerBy: (time) => `Responde antes de esta hora: ${time}`,
  soonOver: "Queda menos de un minuto para responder.",
  expired: "Esta solicitud ha caducado. Ya no puedes responder.",
  withdrawn: (name) => `${name} ya no necesita esto. No se ha enviado nada.`,
  goneElsewhere: (name) =>
    `La solicitud de ${name} se ha respondido en otro lugar o se ha retirado.`,
  tooOften: "Este servidor está enviando muchas solicitudes.",
  stopServer: "Bloquear las solicitudes de este servidor",

  // Form
  goesOn: "Después, el agente continúa sin tu respuesta.",
  submit: "Enviar",
  confirm: "Confirmar",
  skip: "Omitir",
  unloadedHint:
    "No se ha podido cargar una parte de este formulario. Comprueba tu conexión. Si no funciona, copia lo que has escrito y vuelve a cargar la página.",
  escapeAgain: "Pulsa Esc otra vez para cancelar. Perderás lo que has escrito.",
  outsideAgain: "Haz clic fuera otra vez para cancelar. Perderás lo que has escrito.",
  required: "Obligatorio",
  optional: "Opcional",
  unnamed: "(sin nombre)",
  emptyOption: "(vacío)",
  yes: "Sí",
  no: "No",
  unanswered: "Sin respuesta",
  clearAnswer: "Borrar",
  noneOfThese: "Ninguna de estas",
  noneHint: "Responde “ninguna”.",
  otherHint: "Te permite escribir tu propia respuesta.",
  other: "Otra…",
  otherAnswer: (label) => `${label}: tu propia respuesta`,
  preview: (label) => `Vista previa: ${label}`,
  clear: (label) => `Borrar ${label}`,
  remove: (label) => `Quitar ${label}`,
  range: (minimum, maximum) => `de ${n(minimum)} a ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} o más`,
  atMost: (maximum) => `${n(maximum)} o menos`,
  moreThan: (minimum) => `más de ${n(minimum)}`,
  lessThan: (maximum) => `menos de ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `selecciona ${n(minimum)} o más`
      : minimum === maximum
        ? `selecciona ${n(minimum)}`
        : minimum > 0
          ? `selecciona de ${n(minimum)} a ${n(maximum)}`
          : `hasta ${n(maximum)}`,
  chosen,
  charactersLeft: (rest) => left(rest),
  charactersOver: (rest) => over(rest),
  timeZone: (name, offset) => `Zona horaria: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime: "Ese día se retrasan los relojes y esta hora se repite. Se enviará la primera.",
  willBeSent: (value) => `Se enviará como ${value}`,
  search: "Escribe para buscar",
  noMatches: "Sin resultados",
  matches: (matches) => options(matches),
  loadingOptions: "Cargando opciones…",
  optionsFailed: "No se han podido cargar las opciones. Inténtalo de nuevo o escribe tu respuesta.",
  andMore: (more) => `y ${n(more)} más`,
  unsupported:
    "No se puede mostrar como campo de formulario. Escribe la respuesta como JSON o rechaza la solicitud.",
  unanswerable: "Este campo no se puede responder aquí.",
  requiredUnanswerable:
    "Un campo obligatorio no se puede responder aquí. Puedes rechazar o cancelar.",
  uncheckedPattern: "El servidor comprobará el formato.",
  uncheckedKeywords: "El servidor hará más comprobaciones.",
  unreadable: "Esta solicitud no se puede mostrar como formulario. Puedes rechazar o cancelar.",
  unrendered,
  unrenderedOptions: (hidden) => `No se muestran aquí: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label, "Escribe una respuesta.", "escribe una respuesta."),
  requiredOrEmpty: (label) =>
    afterLabel(
      label,
      "Escribe una respuesta o deja el campo vacío.",
      "escribe una respuesta o deja el campo vacío.",
    ),
  requiredChoice: (label) => afterLabel(label, "Selecciona una opción.", "selecciona una opción."),
  tooShort: (limit, actual) => `Usa al menos ${characters(limit)}. Llevas ${n(actual)}.`,
  tooLong: (limit, actual) => `Usa como máximo ${characters(limit)}. Llevas ${n(actual)}.`,
  patternMismatch: "No coincide con el formato que espera el servidor.",
  notAnEmail: "Escribe una dirección de correo electrónico, por ejemplo nombre@example.com.",
  notAUri: "Escribe una dirección web completa, por ejemplo https://example.com.",
  notADate: "Escribe una fecha que exista.",
  notATime: "Escribe una hora, por ejemplo 14:30.",
  notADateTime: "Escribe una fecha y una hora.",
  incompleteDate: "Completa la fecha o bórrala.",
  skippedTime: "Esta hora no existe ese día por el cambio de hora. Escribe otra.",
  notANumber: "Escribe un número, por ejemplo 12 o 1,5.",
  notAnInteger: "Escribe un número entero.",
  ambiguousNumber: (readings) =>
    `Esto puede significar ${readings.map(plain).join(" o ")}. Escríbelo sin separador de miles.`,
  inexactNumber: (nearest) =>
    `Este número tiene demasiadas cifras. El más cercano que se puede enviar es ${plain(nearest)}.`,
  tooSmall: (limit) => `Escribe ${n(limit)} o más.`,
  tooLarge: (limit) => `Escribe ${n(limit)} o menos.`,
  notAbove: (limit) => `Escribe un número mayor que ${n(limit)}.`,
  notBelow: (limit) => `Escribe un número menor que ${n(limit)}.`,
  notAMultiple: (limit) => `Escribe un múltiplo de ${n(limit)}.`,
  tooFew: (limit, label = "") =>
    afterLabel(
      label,
      `Selecciona al menos ${options(limit)}.`,
      `selecciona al menos ${options(limit)}.`,
    ),
  tooMany: (limit, label = "") =>
    afterLabel(
      label,
      `Selecciona como máximo ${options(limit)}.`,
      `selecciona como máximo ${options(limit)}.`,
    ),
  tooFewItems: (limit, label = "") =>
    afterLabel(label, `Añade al menos ${items(limit)}.`, `añade al menos ${items(limit)}.`),
  tooManyItems: (limit, label = "") =>
    afterLabel(label, `Deja como máximo ${items(limit)}.`, `deja como máximo ${items(limit)}.`),
  duplicates: "Escribe cada respuesta una sola vez.",
  notAnOption: "Selecciona una de las opciones o borra lo que has escrito.",
  readOnlyChanged: "Una parte no se puede cambiar. Déjala como estaba.",
  inside: "Hay campos abajo que debes revisar.",
  mismatch: "El servidor no acepta esta combinación.",
  notJson: "No es un JSON válido. El texto va entre comillas dobles.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `Escribe ${words}.` : "Este tipo de respuesta no se puede enviar.";
  },

  // Consent
  levels: { info: "Nota", caution: "Precaución", danger: "Peligro", blocked: "Bloqueado" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "no es una dirección web válida",
    unchecked: () => "no se ha podido comprobar si esta dirección tiene letras engañosas",
    "empty-host": () => "esta dirección no contiene el nombre de ningún sitio",
    scheme: (scheme) => `los enlaces “${scheme}:” no abren páginas web`,
    credentials: (_name, host) =>
      `la parte anterior a la “@” no es el sitio. Este enlace lleva a ${host}`,
    "idn-suspicious": () => "este nombre contiene letras que parecen otras",
    lookalike: (_how, target) => `se parece a ${target}, pero no lo es`,
    "embedded-domain": (site, target) => `no es ${target}. La página pertenece a ${site}`,
    disguised: () => "esta dirección está disfrazada para parecer otra",
    "ip-obfuscated": (written, address) =>
      `“${written}” es una forma disfrazada de escribir ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "esta dirección lleva a tu propio dispositivo"
        : "esta dirección lleva a un dispositivo de tu red local",
    insecure: () =>
      "esta conexión no está protegida. Otras personas podrían ver o cambiar lo que envíes",
    "odd-host": () => "el nombre del sitio contiene caracteres poco habituales",
    "hidden-characters": () => "esta dirección contiene caracteres invisibles",
    "third-party": (site, requester) =>
      `esta página es de ${site}, no de ${requester}. El chat no ve lo que haces allí`,
    idn: (ascii) =>
      `este nombre usa caracteres distintos de la A a la Z. Su forma técnica es ${ascii}`,
    redirect: (_name, target) => `esta página puede redirigirte a ${target}`,
    local: (place) =>
      place === "loopback"
        ? "esta página está en tu propio dispositivo"
        : "esta página está en tu red local",
  },
  cautions: {
    "ip-host": () =>
      "esta dirección es un número, así que no se puede saber quién gestiona el sitio",
    port: (port) => `esta dirección usa un puerto poco habitual (${port})`,
    "trailing-dot": () => "el nombre del sitio termina en punto",
    "file-name": () => "el nombre del sitio parece el de un archivo",
    shortener: (service) => `es un enlace corto. ${service} oculta adónde lleva`,
    redirector: (service, target) =>
      target ? `${service} redirige a ${target}` : `${service} puede redirigir a cualquier página`,
    secret: (name) =>
      name
        ? `esta dirección contiene lo que parece una clave o una contraseña (“${name}”)`
        : "esta dirección contiene lo que parece una clave o una contraseña",
    "shared-host": (service) => `cualquiera puede publicar páginas en ${service}`,
    "long-url": (length) => `esta dirección es muy larga (${characters(Number(length))})`,
    "long-host": () => "el nombre del sitio es muy largo",
    "odd-path": () => "esta dirección se puede interpretar de más de una manera",
    "hidden-characters-encoded": () => "esta dirección contiene caracteres invisibles codificados",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `esta aplicación ha señalado esta dirección: ${code}`,
  readsAs: "Parece",
  writtenAs: "El servidor envió",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `Caracteres sospechosos: ${names}.`,
  fullAddress: "Dirección completa",
  open: (domain) => (domain === "" ? "Abrir página" : `Abrir ${domain}`),
  openingNow: "Abriendo…",
  openAgain: "Abrir de nuevo",
  copy: "Copiar enlace",
  copied: "Enlace copiado.",
  notCopied: "Aquí no se permite copiar. Selecciona la dirección y cópiala.",
  goesTo: (domain) => `lleva a ${domain}`,
  checked: (host) => `Entiendo que esto lleva a ${host}`,
  checkFirst: "Marca la casilla para continuar.",
  openTooSoon: "Comprueba la dirección y vuelve a hacer clic en Abrir.",
  resend: "Intentar de nuevo",
  finished: "He terminado",
  opening: "Abriendo una ventana nueva…",
  opened: "La página se ha abierto en una ventana nueva. Vuelve cuando termines.",
  unopened: "Si la página no se ha abierto, usa este enlace:",
  refused: "No se ha podido abrir la página. No se ha enviado nada. Puedes usar este enlace:",
  checking: "Comprobando si has terminado…",
  done: "Gracias. Puedes continuar aquí.",
  notDone: "Esto aún no ha terminado.",
  completed: "Completado.",
  closed: "Cerrado.",
  blockedHint: "Esta dirección no se puede abrir desde aquí.",
  dangerInFrame:
    "Esta dirección no se puede abrir aquí porque esta página se muestra dentro de otro sitio web. Puedes copiar el enlace o rechazar la solicitud.",

  // Around a request
  stopped: (name) => `Las solicitudes de ${name} están bloqueadas.`,
  stoppedRequests,
  allow: "Desbloquear",

  // Receipts
  answered: "Has respondido",
  answeredOf: (answered, total) => `Has respondido ${n(answered)} de ${n(total)}`,
  confirmed: "Has confirmado",
  openedPage: (host) => `Has abierto ${host}`,
  hasExpired: "Caducada",
  unknownOutcome: "Resultado no disponible",
  hidden: "Oculto",
  page: "Página",
  noPage: "(sin dirección web)",
  leftOut,
  moreAnswers,
  noneChosen: "Ninguna",

  // Answers that are sent at once
  suggested: "Sugerido por el servidor",

  // Arrival
  arrived: (name, message) => `Solicitud de ${name}: ${message}`,
  arrivedPage: (name, message) => `${name} quiere abrir una página: ${message}`,
  nextRequest: (question) => `Siguiente solicitud: ${question}`,
  questions: count(LOCALE, {
    one: "{count} campo.",
    many: "{count} de campos.",
    other: "{count} campos.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Minimizar",
  folded: (name, message) =>
    message === "" ? `${name} tiene una pregunta` : `${name} tiene una pregunta: ${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Respuestas anteriores",
  forget: "Quitar",
  forgetAnswer: (answer) => `Quitar ${answer}`,
  forgetAll: "Quitar todas",
  forgotten: "Quitada.",
  putBackTyped: "Recuperar lo que habías escrito",
  draftRestored: "Se ha recuperado tu borrador.",
  startOver: "Empezar de nuevo",
  startedOver: "Se ha vaciado el formulario.",
  undoStartOver: "Deshacer",

  // Steps and review
  back: "Atrás",
  next: "Siguiente",
  step: (step, steps) => `Paso ${n(step)} de ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Campo ${n(first)} de ${n(total)}`
      : `Campos ${n(first)}–${n(last)} de ${n(total)}`,
  allSteps: "Todos los pasos",
  stepQuestions: (first, last) =>
    first === last ? `Campo ${n(first)}` : `Campos del ${n(first)} al ${n(last)}`,
  stepAnswered: (answered, questions) => `Respondidos: ${n(answered)} de ${n(questions)}`,
  stepProblems,
  stepUnseen: "Sin empezar",
  reviewTitle: "Revisa tus respuestas",
  reviewNote: "No se envía nada hasta que elijas “Enviar respuestas”.",
  reviewEmpty: "Has omitido todos los campos. Se enviará una respuesta vacía.",
  send: "Enviar respuestas",
  change: "Cambiar",
  changeAnswer: (label) => `Cambiar ${label}`,
  ownAnswer: "Tu propia respuesta",
  leftOutTitle: "Omitidos",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Este texto contiene caracteres invisibles. Se muestran como ⟨U+…⟩.",
  showAllFirst: "Muestra primero todo el texto.",
  unseenRows: (first, last) =>
    first === last
      ? `La línea ${n(first)} no ha aparecido en pantalla.`
      : `Las líneas ${n(first)}–${n(last)} no han aparecido en pantalla.`,
  unseen: "Una parte no ha aparecido en pantalla. Revísala y responde de nuevo.",
  writtenSpaces,
  writtenLines,
  copyText: "Copiar",
  textCopied: "Copiado.",
  textNotCopied: "Aquí no se permite copiar.",
  showEntered: "Mostrar lo que introdujiste",
  answersKept: "Tus respuestas anteriores ya están introducidas. Revísalas antes de enviar.",
  tooSoon: "Este formulario acaba de aparecer. Revísalo y envíalo de nuevo.",
  secretAsked: {
    password: "Parece que aquí se pide una contraseña.",
    code: "Parece que aquí se pide un PIN o un código de un solo uso.",
    key: "Parece que aquí se pide una clave de acceso o un token.",
    card: "Parece que aquí se piden los datos de una tarjeta de pago.",
    bank: "Parece que aquí se piden los datos de una cuenta bancaria.",
    identity: "Parece que aquí se pide un número de identidad.",
  },
  showSecret: "Mostrar",
  hideSecret: "Ocultar",
  secretsTitle: "Parece que este formulario pide información confidencial.",
  secretsHint:
    "Los servidores no deberían pedir esto en un formulario. Si no sabes para qué hace falta, rechaza la solicitud.",
  secretsOnlyFor: (name) => `Compártelo solo si confías en ${name}.`,
  secretsRefused:
    "Esta aplicación no permite solicitudes de información confidencial, así que este formulario no se puede enviar. Puedes rechazar o cancelar.",
  secretsAgree: (name) => `Compartir con ${name} de todos modos`,
  secretsHeldBack: "No se ha enviado nada. Para compartirlo, marca la casilla.",

  // Questions with parts
  addRow: (title) => `Añadir ${title}`,
  addTo: (label) => `Añadir a ${label}`,
  leaveEmpty: "Dejar vacío",
  emptyList: "Ninguno",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  rowAdded: (name) => `Se ha añadido ${name}.`,
  removed: (name) => `Se ha quitado ${name}.`,
  rowMoved: (name) => `Movido. Ahora es ${name}.`,
  answerParts: "Añadir",
  asJson: "Editar como JSON",
  asForm: "Editar como formulario",
  entryName: "Nombre",
  entryValue: "Valor",
  typeNames: {
    string: "Texto",
    number: "Número",
    integer: "Número entero",
    boolean: "Sí o no",
    array: "Lista",
    object: "Detalles",
    null: "Nada",
  },
  branchName: (place) => `Opción ${n(place)}`,

  // Approvals
  loading: "Cargando…",
  notLoaded: "No se ha podido cargar esta solicitud. No se ha permitido nada. Reintentando…",
  closeUnanswered: "Cerrar sin responder",
  runCommands: count(LOCALE, {
    one: "¿Ejecutar este comando?",
    many: "¿Ejecutar {count} de comandos?",
    other: "¿Ejecutar {count} comandos?",
  }),
  changeFiles: count(LOCALE, {
    one: "¿Cambiar {count} archivo?",
    many: "¿Cambiar {count} de archivos?",
    other: "¿Cambiar {count} archivos?",
  }),
  useTool: (tool) => `¿Usar ${tool}?`,
  reachHost: (host) => `¿Acceder a ${host}?`,
  grantThese: "¿Conceder permisos?",
  allowThis: "¿Permitir esto?",
  asksApproval: (name, heading) => `${name} pregunta: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, {
    one: "{count} respuesta posible.",
    many: "{count} de respuestas posibles.",
    other: "{count} respuestas posibles.",
  }),
  says: (name) => `${name} dice:`,
  reasonGiven: "Motivo:",
  quoted: (text) => `“${text}”`,
  command: "Comando",
  toolCall: "Herramienta",
  grants: "Permisos",
  selectedOf: (selected, total) => `${n(selected)} de ${n(total)} seleccionados`,
  fixed: "Fijo",
  newFile: "Archivo nuevo",
  deletedFile: "Eliminado",
  renamedFrom: (path) => `antes ${path}`,
  types: { number: "número", boolean: "verdadero o falso", null: "sin valor" },
  items: count(LOCALE, {
    one: "{count} elemento",
    many: "{count} de elementos",
    other: "{count} elementos",
  }),
  values: count(LOCALE, {
    one: "{count} valor",
    many: "{count} de valores",
    other: "{count} valores",
  }),
  emptyText: "texto vacío",
  unreadableCharacters: count(LOCALE, {
    one: "{count} carácter ilegible",
    many: "{count} de caracteres ilegibles",
    other: "{count} caracteres ilegibles",
  }),
  asWritten: "Tal como lo escribió el agente",
  onlyReached: "El agente accede a ella. Aquí no se abre nada.",
  missing: {
    call: "El agente no ha dicho qué va a hacer.",
    arguments: "El agente no ha mostrado los argumentos.",
    change: "El agente no ha mostrado este cambio.",
    content: "Este contenido no se puede mostrar.",
  },
  allowedUnseen: "Lo permitirías sin verlo.",
  linesSeen: (seen, total) => `${n(seen)} de ${n(total)} líneas vistas`,
  allSeen: count(LOCALE, {
    one: "{count} línea vista",
    many: "Vistas las {count} de líneas",
    other: "Vistas las {count} líneas",
  }),
  nextLines: "Líneas siguientes",
  goToLine: (line) => `Ir a la línea ${n(line)}`,
  allowUnread: count(LOCALE, {
    one: "Permitir aunque {count} línea no ha aparecido en pantalla",
    many: "Permitir aunque {count} de líneas no han aparecido en pantalla",
    other: "Permitir aunque {count} líneas no han aparecido en pantalla",
  }),
  tooEarly: "Esta solicitud acaba de aparecer. Revísala y responde de nuevo.",
  ownNotes: {
    "download-runs": "Puede ejecutar código de Internet.",
    "recursive-delete": "Puede eliminar todo lo que hay en una carpeta.",
    "other-user": "Puede ejecutarse como otro usuario.",
    secret: "Puede contener un secreto.",
    "private-address": "Puede acceder a tu dispositivo o a tu red local.",
    "no-sandbox": "Puede ejecutarse fuera del entorno aislado.",
  },
  characterIs: (character, code) => `“${character}” es ${code}`,
  keyTwice: (key) => `“${key}” aparece dos veces. Otro programa puede leer el otro valor.`,
  answers: {
    allow: {
      once: "Permitir una vez",
      turn: "Permitir en este turno",
      session: "Permitir en esta sesión",
      project: "Permitir en este proyecto",
      always: "Permitir siempre",
      lasting: "Permitir a partir de ahora",
    },
    deny: {
      once: "Denegar",
      turn: "Denegar en este turno",
      session: "Denegar en esta sesión",
      project: "Denegar en este proyecto",
      always: "Denegar siempre",
      lasting: "Denegar a partir de ahora",
    },
    stop: "Denegar y detener",
    other: "Responder en su lugar",
  },
  withChanges: (answer) => `${answer} con cambios`,
  kinds: { allow: "Permite", deny: "Deniega", stop: "Deniega y detiene", other: "Responde" },
  scopes: {
    once: "una vez",
    turn: "para este turno",
    session: "hasta que termine la sesión",
    project: "en este proyecto",
    always: "siempre",
    lasting: "duradero",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "Abarca:",
  coversUnsaid: (name) =>
    `${name} recordará esto. No dice qué abarca ni por cuánto tiempo, más allá de las palabras de arriba.`,
  asksForText: "te pide un texto",
  mayStop: "Puede que el agente se detenga.",
  onlyClose: "Ninguna respuesta lo rechaza. Ciérrala sin responder.",
  nothingGranted: "No hay nada concedido",
  denyWithReason: "Denegar con un motivo",
  stopWithReason: "Denegar y detener con un motivo",
  reason: "Motivo",
  yourAnswer: "Tu respuesta",
  sentTo: (name) => `Se envía a ${name}`,
  denyAndSend: "Denegar y enviar el motivo",
  stopAndSend: "Detener y enviar el motivo",
  sendText: "Mandar",
  chooseFirst: "Elige primero una respuesta.",
  textNeeded: "Escribe primero un texto.",
  edit: "Editar",
  editing: "En edición",
  saveChanges: "Guardar cambios",
  undoChanges: "Deshacer cambios",
  saveFirst: "Guarda o deshaz antes tus cambios",
  allowedOnceNow: "Permitido una vez.",
  allowedNow: "Permitido.",
  answeredNow: "Respondido.",
  deniedNow: "Denegado.",
  closedNow: "Cerrado sin respuesta.",
  callChanged: "El agente ha cambiado la llamada. Revísala de nuevo.",
  takenBack: (name) => `Retirado por ${name}. No se ha permitido nada.`,
  timeOver: "Se ha acabado el tiempo. No se ha permitido nada.",
  allowThese: count(LOCALE, {
    one: "¿Permitir esta solicitud?",
    many: "¿Permitir estas {count} de solicitudes?",
    other: "¿Permitir estas {count} solicitudes?",
  }),
  answeredCount: (answered, total) => `${n(answered)} de ${n(total)} respondidas`,
  allowAll: count(LOCALE, {
    one: "Permitir {count} una vez",
    many: "Permitir las {count} una vez",
    other: "Permitir las {count} una vez",
  }),
  denyAll: count(LOCALE, {
    one: "Denegar {count}",
    many: "Denegar las {count}",
    other: "Denegar las {count}",
  }),
  answerAlone: "Responde a esta por separado.",
  inRequest: (request, problem) => `Solicitud ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, {
    one: "Mostrar {count} más",
    many: "Mostrar {count} más",
    other: "Mostrar {count} más",
  }),
  youAllowed: "Has permitido",
  youDenied: "Has denegado",
  youClosed: "Has cerrado",
  receiptScopes: {
    once: "una vez",
    turn: "para este turno",
    session: "para esta sesión",
    project: "en este proyecto",
    always: "siempre",
    lasting: "a partir de ahora",
  },
  answerGiven: "Respuesta",
  covered: "Abarca",
  grantedTo: "Concedido",
  notOnScreen: "Fuera de pantalla",
  digestOf: {
    action: "Resumen criptográfico de la acción",
    screen: "Resumen criptográfico de la pantalla",
  },
} satisfies Translation as Strings;
