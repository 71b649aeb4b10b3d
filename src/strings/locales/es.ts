import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "es";
const n = number(LOCALE);
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
const characters = count(LOCALE, {
  one: "{count} carácter",
  many: "{count} de caracteres",
  other: "{count} caracteres",
});
const answers = count(LOCALE, {
  one: "{count} respuesta",
  many: "{count} de respuestas",
  other: "{count} respuestas",
});
const options = count(LOCALE, {
  one: "{count} opción",
  many: "{count} de opciones",
  other: "{count} opciones",
});
const fields = count(LOCALE, {
  one: "{count} campo",
  many: "{count} de campos",
  other: "{count} campos",
});
const chosen = count(LOCALE, {
  one: "{count} opción elegida",
  many: "{count} de opciones elegidas",
  other: "{count} opciones elegidas",
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
  one: "Hay una respuesta que revisar",
  many: "Hay {count} de respuestas que revisar",
  other: "Hay {count} respuestas que revisar",
});
const stoppedRequests = count(LOCALE, {
  one: "Desde entonces se ha cancelado {count} solicitud.",
  many: "Desde entonces se han cancelado {count} de solicitudes.",
  other: "Desde entonces se han cancelado {count} solicitudes.",
});
const leftOut = count(LOCALE, {
  one: "{count} pregunta omitida",
  many: "{count} de preguntas omitidas",
  other: "{count} preguntas omitidas",
});
const moreAnswers = count(LOCALE, {
  one: "{count} respuesta más",
  many: "{count} de respuestas más",
  other: "{count} respuestas más",
});
const stepProblems = count(LOCALE, {
  one: "{count} por revisar",
  many: "{count} por revisar",
  other: "{count} por revisar",
});
const disguises: Record<string, string> = {
  space: "con espacios o caracteres de control",
  slashes: "sin las dos barras",
  backslash: "con una barra invertida",
  "user-info": "con una “@”",
};

/** Every word of the library in Spanish, with usted, for readers of any country. */
export const es: Strings = {
  // Shared
  asksLocally: "En este dispositivo",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Mostrar ${characters(hidden)} más`,
  decline: "Rechazar",
  skip: "Omitir",
  suggested: "Sugerido por el servidor",
  cancel: "Cancelar",
  close: "Cerrar",
  sending: "Enviando su respuesta…",
  sent: "Su respuesta se ha enviado.",
  declined: "Ha rechazado la solicitud",
  cancelled: "Cancelado",
  failed: "Su respuesta no se ha enviado. Inténtelo de nuevo.",
  progress: (position, total) => `${n(position)} de ${n(total)}`,
  answerBy: (time) => `Hora límite para responder: ${time}`,
  soonOver: "Queda menos de un minuto para responder.",
  expired: "Esta solicitud ha caducado. Ya no se puede responder.",
  withdrawn: (name) => `${name} ya no necesita esto. No se ha enviado nada.`,
  goneElsewhere: (name) =>
    `La pregunta de ${name} se ha respondido en otro lugar o se ha retirado.`,
  tooOften: "Este servidor está enviando muchas solicitudes.",
  stopServer: "Detener este servidor",

  // Form
  goesOn: "Después, continúa sin su respuesta.",
  submit: "Enviar",
  confirm: "Confirmar",
  unloadedHint:
    "No se ha podido cargar una parte de este formulario. Compruebe su conexión. Si no funciona, copie lo que ha escrito y vuelva a cargar la página.",
  escapeAgain: "Pulse Escape otra vez para cancelar. Perderá lo que ha escrito.",
  outsideAgain: "Toque o haga clic fuera de nuevo para cancelar. Se perderá lo que ha escrito.",
  required: "Obligatorio",
  optional: "opcional",
  unnamed: "(sin nombre)",
  emptyOption: "(vacío)",
  yes: "Sí",
  no: "No",
  noAnswer: "Sin respuesta",
  noneOfThese: "Ninguna de estas",
  noAnswerHint: "Omite esta pregunta.",
  noneHint: "Envía una lista vacía.",
  otherHint: "Permite escribir una respuesta propia.",
  other: "Otra…",
  otherAnswer: (label) => `${label}: respuesta propia`,
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
      ? `elegir ${n(minimum)} o más`
      : minimum === maximum
        ? `elegir ${n(minimum)}`
        : minimum > 0
          ? `elegir de ${n(minimum)} a ${n(maximum)}`
          : `elegir hasta ${n(maximum)}`,
  chosen,
  charactersLeft: (rest) => left(rest),
  charactersOver: (rest) => over(rest),
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "Esta hora se repite ese día. Se enviará la primera.",
  willBeSent: (value) => `Se enviará como ${value}`,
  search: "Escriba para buscar",
  noMatches: "Sin resultados.",
  matches: (matches) => options(matches),
  loadingOptions: "Cargando las opciones…",
  optionsFailed:
    "No se ha podido cargar la lista. Escriba la opción tal como es o inténtelo de nuevo.",
  andMore: (more) => `y ${n(more)} más`,
  unsupported: "Este tipo de pregunta no se puede mostrar aquí. Respóndala como JSON.",
  unanswerable: "Esta pregunta no se puede responder aquí.",
  requiredUnanswerable:
    "Aquí se requiere una respuesta, por lo que este formulario solo se puede rechazar o cancelar.",
  uncheckedPattern: "El servidor comprobará el formato.",
  uncheckedKeywords: "El servidor hará más comprobaciones.",
  unreadable: "Esta solicitud no se puede mostrar como formulario. Puede rechazarla o cancelarla.",
  undrawn: (hidden) => `El servidor pide ${fields(hidden)} más de los que se pueden mostrar aquí.`,
  undrawnOptions: (hidden) => `No se muestran aquí: ${options(hidden)}.`,
  problems,
  requiredText: "Escriba una respuesta.",
  requiredChoice: "Elija una respuesta.",
  tooShort: (limit, actual) => `Use al menos ${characters(limit)}. Ahora hay ${n(actual)}.`,
  tooLong: (limit, actual) => `Use como máximo ${characters(limit)}. Ahora hay ${n(actual)}.`,
  patternMismatch: "No coincide con el formato que espera el servidor.",
  notAnEmail: "Escriba una dirección de correo electrónico, por ejemplo nombre@example.com.",
  notAUri: "Escriba una dirección web completa, por ejemplo https://example.com.",
  notADate: "Escriba una fecha que exista.",
  notATime: "Escriba una hora.",
  notADateTime: "Escriba una fecha y una hora.",
  incompleteDate: "Complete la fecha o bórrela.",
  skippedTime: "Esta hora no existe ese día por el cambio de hora. Escriba otra.",
  notANumber: "Escriba un número, por ejemplo 12 o 1,5.",
  notAnInteger: "Escriba un número entero.",
  ambiguousNumber: (readings) =>
    `Esto puede significar ${readings.map(plain).join(" o ")}. Escríbalo sin separador de miles.`,
  inexactNumber: (nearest) =>
    `Esto tiene más cifras de las que se pueden enviar. El número más cercano es ${plain(nearest)}.`,
  tooSmall: (limit) => `Escriba ${n(limit)} o más.`,
  tooLarge: (limit) => `Escriba ${n(limit)} o menos.`,
  notAbove: (limit) => `Escriba un número mayor que ${n(limit)}.`,
  notBelow: (limit) => `Escriba un número menor que ${n(limit)}.`,
  notAMultiple: (limit) => `Escriba un múltiplo de ${n(limit)}.`,
  tooFew: (limit) => `Elija al menos ${answers(limit)}.`,
  tooMany: (limit) => `Elija como máximo ${answers(limit)}.`,
  duplicates: "Escriba cada respuesta una sola vez.",
  notAnOption: "Elija una de las opciones o borre lo que ha escrito.",
  inside: "Hay que revisar una parte de esta respuesta.",
  mismatch: "El servidor no acepta esta combinación.",
  notJson: "No es un JSON válido. Ponga el texto entre comillas.",
  wrongType: (expected) =>
    expected.length > 0 ? `El servidor pide: ${expected.join(", ")}.` : "Esto no se puede enviar.",

  // Consent
  levels: { info: "Nota", caution: "Precaución", danger: "Peligro", blocked: "Bloqueado" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "esto no es una dirección web",
    unchecked: () => "no se ha podido cargar lo que comprueba las letras de esta dirección",
    "empty-host": () => "esta dirección no indica ningún sitio",
    scheme: (scheme) => `“${scheme}:” no abre una página web`,
    credentials: (_name, host) =>
      `lo que está antes de la “@” no es el sitio. La dirección lleva a ${host}`,
    "idn-suspicious": () => "hay letras en este nombre hechas para parecer otras",
    lookalike: (_how, target) => `imita a ${target}`,
    "embedded-domain": (site, target) => `no es ${target}. La página pertenece a ${site}`,
    disguised: (how, written) =>
      `la dirección se ha escrito ${disguises[how] ?? `como “${written}”`}, de modo que se lee como otra`,
    "ip-obfuscated": (written, address) =>
      `“${written}” es una forma disfrazada de escribir ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "la dirección lleva al interior de su propio dispositivo"
        : "la dirección lleva al interior de su propia red",
    insecure: () =>
      "la conexión no está cifrada. Otros pueden leer y cambiar lo que haga en esa página",
    "odd-host": () => "el nombre del sitio tiene signos que esos nombres no tienen",
    "hidden-characters": () => "la dirección contiene caracteres que no se ven",
    "third-party": (site, requester) =>
      `esta página pertenece a ${site}, no a ${requester}. Este chat no ve lo que haga en ella`,
    idn: (ascii) =>
      `este es un nombre internacional. En los sistemas informáticos se escribe ${ascii}`,
    redirect: (_name, target) => `es posible que la dirección le lleve a ${target}`,
    local: (place) =>
      place === "loopback"
        ? "esta página está en su propio dispositivo"
        : "esta página está en su propia red",
  },
  cautions: {
    "ip-host": () =>
      "el sitio tiene un número en lugar de un nombre, así que nadie puede saber de quién es",
    port: (port) => `la dirección usa un puerto poco habitual (${port})`,
    "trailing-dot": () => "el nombre del sitio termina en punto",
    shortener: (service) => `${service} lleva a una página que no se puede ver desde aquí`,
    redirector: (service, target) =>
      target ? `${service} lleva a ${target}` : `${service} puede llevar a cualquier página`,
    secret: (name) =>
      name
        ? `la dirección contiene lo que parece una clave o una contraseña (“${name}”)`
        : "la dirección contiene lo que parece una clave o una contraseña",
    "shared-host": (service) => `cualquiera puede publicar páginas en ${service}`,
    "long-url": (length) => `la dirección es muy larga (${characters(Number(length))})`,
    "long-host": () => "el nombre del sitio es muy largo",
    "odd-path": () => "la ruta se puede leer de más de una manera",
    "hidden-characters-encoded": () => "la dirección contiene caracteres codificados que no se ven",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `una comprobación de esta aplicación ha encontrado: ${code}`,
  readsAs: "Se leería como",
  writtenAs: "El servidor escribió",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `Los signos en los que fijarse: ${names}.`,
  fullAddress: "La dirección completa",
  open: "Abrir en una ventana nueva",
  openAnyway: "Abrir de todos modos",
  openAgain: "Abrir de nuevo",
  copy: "Copiar enlace",
  copied: "El enlace se ha copiado.",
  notCopied: "Aquí no se permite copiar. Seleccione la dirección y cópiela.",
  goesTo: (domain) => `lleva a ${domain}`,
  checked: (host) => `Entiendo que esto lleva a ${host}`,
  checkFirst: "Marque la casilla de arriba para abrirla.",
  arming: "Compruebe primero la dirección.",
  armingEarly: "Demasiado pronto. Compruebe la dirección y pulse otra vez.",
  armed: "Ya puede abrir la página.",
  resend: "Enviar de nuevo",
  finished: "He terminado",
  opening: "Abriendo una ventana nueva…",
  opened: "La página se ha abierto en una ventana nueva. Vuelva aquí cuando termine.",
  unopened: "Si no se ha abierto ninguna página, use este enlace:",
  refused:
    "No se ha podido abrir la página. Todavía no se ha enviado nada. Puede usar este enlace:",
  checking: "Comprobando si se ha completado…",
  done: "Gracias. Puede continuar aquí.",
  notDone: "Esto aún no ha terminado.",
  completed: "Completado.",
  closed: "Cerrado.",
  blockedHint: "Esta dirección no se puede abrir desde aquí.",
  dangerInFrame:
    "Esta dirección no se puede abrir aquí porque esta página se muestra dentro de otro sitio web. Puede copiar el enlace o rechazar.",

  // Around a request
  question: (name) => `Una pregunta de ${name}`,
  stopped: (name) => `${name} está detenido.`,
  stoppedRequests,
  allow: "Permitir de nuevo",

  // Receipts
  answered: "Ha respondido",
  confirmed: "Ha confirmado",
  agreedToOpen: "Ha aceptado abrir esta página",
  unknownOutcome: "No se sabe qué se respondió",
  hidden: "Oculto",
  page: "Página",
  noPage: "(sin dirección web)",
  leftOut,
  moreAnswers,
  noneChosen: "Ninguna",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} pregunta: ${message}`,
  arrivedPage: (name, message) => `${name} pide abrir una página: ${message}`,
  questions: count(LOCALE, {
    one: "{count} pregunta.",
    many: "{count} de preguntas.",
    other: "{count} preguntas.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Plegar",
  folded: (name) => `${name} pregunta`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Respuestas anteriores",
  forget: "Quitar",
  forgetAnswer: (answer) => `Quitar ${answer}`,
  forgetAll: "Quitar todas",
  forgotten: "Quitada.",
  putBackTyped: "Recuperar lo que había escrito",
  draftRestored: "Se ha recuperado su borrador.",
  startOver: "Empezar de nuevo",
  startedOver: "Se ha vaciado el formulario.",
  undoStartOver: "Deshacer",

  // Steps and review
  back: "Atrás",
  next: "Siguiente",
  step: (step, steps) => `Paso ${n(step)} de ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Pregunta ${n(first)} de ${n(total)}`
      : `Preguntas ${n(first)}–${n(last)} de ${n(total)}`,
  allSteps: "Todos los pasos",
  stepQuestions: (first, last) =>
    first === last ? `Pregunta ${n(first)}` : `Preguntas de la ${n(first)} a la ${n(last)}`,
  stepAnswered: (answered, questions) => `Respondidas: ${n(answered)} de ${n(questions)}`,
  stepProblems,
  stepUnseen: "Sin empezar",
  reviewTitle: "Revise sus respuestas",
  reviewNote: "No se envía nada antes de que presione “Enviar respuestas”.",
  reviewEmpty: "Ha omitido todas las preguntas. Se enviará una respuesta vacía.",
  send: "Enviar respuestas",
  change: "Cambiar",
  changeAnswer: (label) => `Cambiar ${label}`,
  ownAnswer: "Respuesta propia",
  leftOutTitle: "Omitidas",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Este texto contiene caracteres invisibles. Se muestran como ⟨U+…⟩.",
  showAllFirst: "Muestre primero todo el texto.",
  tooSoon: "Este formulario acaba de aparecer. Revíselo y pulse otra vez.",
  secretAsked: {
    password: "Parece que aquí se pide una contraseña.",
    code: "Parece que aquí se pide un PIN o un código de un solo uso.",
    key: "Parece que aquí se pide una clave de acceso o un token.",
    card: "Parece que se piden datos de una tarjeta de pago.",
    bank: "Parece que aquí se piden los datos de una cuenta bancaria.",
    identity: "Parece que se pide un número de identidad.",
  },
  showSecret: "Mostrar",
  hideSecret: "Ocultar",
  secretsTitle: "Parece que este formulario pide una contraseña o una clave.",
  secretsHint:
    "Los servidores no deberían pedir secretos en un formulario. Si no sabe para qué hace falta, rechace.",
  secretsOnlyFor: (name) => `Compártalo solo si confía en ${name}.`,
  secretsRefused:
    "Esta aplicación no permite estas preguntas, así que este formulario no se puede enviar. Puedes rechazar o cancelar.",
  secretsAgree: (name) => `Compartirlo con ${name}`,
  secretsHeldBack: "No se ha enviado nada. Para compartirlo, marque esta casilla.",

  // Questions with parts
  addTo: (label) => `Añadir a ${label}`,
  emptyList: "Ninguno",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "Quitar",
  moveUp: "Subir",
  moveDown: "Bajar",
  rowAdded: (name) => `Se ha añadido ${name}.`,
  rowRemoved: (name) => `Se ha quitado ${name}.`,
  rowMoved: (name) => `Ahora es ${name}.`,
  answerParts: "Responder",
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
};
