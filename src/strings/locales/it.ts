import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "it";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, {
  one: "{count} riga",
  many: "{count} di righe",
  other: "{count} righe",
});
const unchangedLines = count(LOCALE, {
  one: "{count} riga invariata",
  many: "{count} di righe invariate",
  other: "{count} righe invariate",
});
const writtenSpaces = count(LOCALE, {
  one: "⟨{count} spazio⟩",
  many: "⟨{count} di spazi⟩",
  other: "⟨{count} spazi⟩",
});
const writtenLines = count(LOCALE, {
  one: "⟨{count} riga vuota⟩",
  many: "⟨{count} di righe vuote⟩",
  other: "⟨{count} righe vuote⟩",
});
const characters = count(LOCALE, {
  one: "{count} carattere",
  many: "{count} di caratteri",
  other: "{count} caratteri",
});
const options = count(LOCALE, {
  one: "{count} opzione",
  many: "{count} di opzioni",
  other: "{count} opzioni",
});
const items = count(LOCALE, {
  one: "{count} elemento",
  many: "{count} di elementi",
  other: "{count} elementi",
});
const types = typeWords(LOCALE, {
  string: "testo",
  number: "un numero",
  integer: "un numero intero",
  boolean: "true o false",
  array: "un elenco",
  object: "un gruppo di campi",
  null: "null",
});
const showMore = count(LOCALE, {
  one: "Mostra altro ({count} carattere)",
  many: "Mostra altro ({count} di caratteri)",
  other: "Mostra altro ({count} caratteri)",
});
const chosen = count(LOCALE, {
  one: "{count} selezionata",
  many: "{count} selezionate",
  other: "{count} selezionate",
});
const left = count(LOCALE, {
  one: "{count} carattere rimanente",
  many: "{count} di caratteri rimanenti",
  other: "{count} caratteri rimanenti",
});
const andMore = count(LOCALE, {
  one: "e un’altra voce",
  many: "e altri {count} di voci",
  other: "e altre {count} voci",
});
const unrendered = count(LOCALE, {
  one: "Un altro campo non può essere mostrato qui.",
  many: "Altri {count} di campi non possono essere mostrati qui.",
  other: "Altri {count} campi non possono essere mostrati qui.",
});
const problems = count(LOCALE, {
  one: "Controlla {count} risposta",
  many: "Controlla {count} di risposte",
  other: "Controlla {count} risposte",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} richiesta bloccata.",
  many: "{count} di richieste bloccate.",
  other: "{count} richieste bloccate.",
});
const leftOut = count(LOCALE, {
  one: "{count} campo saltato",
  many: "{count} di campi saltati",
  other: "{count} campi saltati",
});
const moreAnswers = count(LOCALE, {
  one: "un’altra risposta",
  many: "altri {count} di risposte",
  other: "altre {count} risposte",
});
const stepProblems = count(LOCALE, {
  one: "{count} risposta da controllare",
  many: "{count} di risposte da controllare",
  other: "{count} risposte da controllare",
});

/** Every word of the library in Italian. */
export const it = {
  // Shared
  question: (name, message) => (message === "" ? `Richiesta di ${name}` : `${name}: ${message}`),
  asksLocally: "Su questo dispositivo",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore,
  decline: "Rifiuta",
  cancel: "Annulla",
  close: "Chiudi",
  sending: "Invio della risposta in corso…",
  sendingNow: "Invio in corso…",
  sent: "La risposta è stata inviata.",
  declined: "Hai rifiutato",
  cancelled: "Annullato",
  failed: "La risposta non è stata inviata. Riprova.",
  progress: (position, total) => `${n(position)} di ${n(total)}`,
  moreWaiting: (more) => `Ancora ${n(more)} in attesa`,
  answerBy: (time) => `Rispondi entro: ${time}.`,
  soonOver: "Manca meno di un minuto per rispondere.",
  expired: "Questa richiesta è scaduta. Non puoi più rispondere.",
  withdrawn: (name) => `${name} non ne ha più bisogno. Non è stato inviato nulla.`,
  goneElsewhere: (name) => `La richiesta di ${name} ha avuto risposta altrove o è stata ritirata.`,
  tooOften: "Questo server sta inviando molte richieste.",
  stopServer: "Blocca le richieste di questo server",

  // Form
  goesOn: "Dopo, l’agente continua senza la tua risposta.",
  submit: "Invia",
  confirm: "Conferma",
  skip: "Salta",
  unloadedHint:
    "Non è stato possibile caricare una parte di questo modulo. Controlla la connessione. Se non basta, copia quello che hai inserito e ricarica la pagina.",
  escapeAgain: "Premi di nuovo Esc per annullare. Perderai ciò che hai inserito.",
  outsideAgain: "Fai di nuovo clic all’esterno per annullare. Perderai ciò che hai inserito.",
  required: "Obbligatorio",
  optional: "Facoltativo",
  unnamed: "(senza nome)",
  emptyOption: "(vuoto)",
  yes: "Sì",
  no: "No",
  unanswered: "Nessuna risposta",
  clearAnswer: "Cancella",
  noneOfThese: "Nessuna di queste",
  noneHint: "Risponde “nessuna”.",
  otherHint: "Ti permette di scrivere la tua risposta.",
  other: "Altro…",
  otherAnswer: (label) => `${label}: la tua risposta`,
  preview: (label) => `Anteprima: ${label}`,
  clear: (label) => `Cancella ${label}`,
  remove: (label) => `Rimuovi ${label}`,
  range: (minimum, maximum) => `da ${n(minimum)} a ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} o più`,
  atMost: (maximum) => `${n(maximum)} o meno`,
  moreThan: (minimum) => `più di ${n(minimum)}`,
  lessThan: (maximum) => `meno di ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `selezionane almeno ${n(minimum)}`
      : minimum === maximum
        ? `selezionane ${n(minimum)}`
        : minimum > 0
          ? `selezionane da ${n(minimum)} a ${n(maximum)}`
          : `fino a ${n(maximum)}`,
  chosen,
  charactersLeft: (rest) => left(rest),
  charactersOver: (over) => `${characters(over)} di troppo`,
  timeZone: (name, offset) => `Fuso orario: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime:
    "Quel giorno l’orologio torna indietro, quindi questo orario si ripete. Verrà inviato il primo.",
  willBeSent: (value) => `Verrà inviato come ${value}`,
  search: "Scrivi per cercare",
  noMatches: "Nessun risultato",
  matches: (matches) => options(matches),
  loadingOptions: "Caricamento opzioni…",
  optionsFailed: "Impossibile caricare le opzioni. Riprova o scrivi la tua risposta.",
  andMore,
  unsupported:
    "Questo campo non può essere mostrato nel modulo. Inserisci la risposta in JSON oppure rifiuta.",
  unanswerable: "Qui non è possibile compilare questo campo.",
  requiredUnanswerable:
    "Un campo obbligatorio non può essere compilato qui. Puoi rifiutare o annullare.",
  uncheckedPattern: "Il server controllerà il formato.",
  uncheckedKeywords: "Il server farà altri controlli.",
  unreadable: "Questa richiesta non può essere mostrata come modulo. Puoi rifiutare o annullare.",
  unrendered,
  unrenderedOptions: (hidden) => `Non mostrato qui: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label, "Inserisci una risposta.", "inserisci una risposta."),
  requiredOrEmpty: (label) =>
    afterLabel(
      label,
      "Inserisci una risposta o lascia vuoto il campo.",
      "inserisci una risposta o lascia vuoto il campo.",
    ),
  requiredChoice: (label) => afterLabel(label, "Seleziona un’opzione.", "seleziona un’opzione."),
  tooShort: (limit, actual) => `Usa almeno ${characters(limit)}. Inseriti: ${n(actual)}.`,
  tooLong: (limit, actual) => `Usa al massimo ${characters(limit)}. Inseriti: ${n(actual)}.`,
  patternMismatch: "Non corrisponde al formato che il server si aspetta.",
  notAnEmail: "Inserisci un indirizzo email, ad esempio nome@example.com.",
  notAUri: "Inserisci un indirizzo web completo, ad esempio https://example.com.",
  notADate: "Inserisci una data esistente.",
  notATime: "Inserisci un’ora, ad esempio 14:30.",
  notADateTime: "Inserisci una data e un’ora.",
  incompleteDate: "Completa la data oppure cancellala.",
  skippedTime: "Quel giorno questo orario non esiste per il cambio dell’ora. Inseriscine un altro.",
  notANumber: "Inserisci un numero, ad esempio 12 o 1,5.",
  notAnInteger: "Inserisci un numero intero.",
  ambiguousNumber: (readings) =>
    `Può significare ${readings.map(plain).join(" oppure ")}. Scrivilo senza separatore delle migliaia.`,
  inexactNumber: (nearest) =>
    `Questo numero ha troppe cifre. Il più vicino che si può inviare è ${plain(nearest)}.`,
  tooSmall: (limit) => `Inserisci ${n(limit)} o più.`,
  tooLarge: (limit) => `Inserisci ${n(limit)} o meno.`,
  notAbove: (limit) => `Inserisci un numero maggiore di ${n(limit)}.`,
  notBelow: (limit) => `Inserisci un numero minore di ${n(limit)}.`,
  notAMultiple: (limit) => `Inserisci un multiplo di ${n(limit)}.`,
  tooFew: (limit, label = "") =>
    afterLabel(label, `Seleziona almeno ${options(limit)}.`, `seleziona almeno ${options(limit)}.`),
  tooMany: (limit, label = "") =>
    afterLabel(
      label,
      `Seleziona al massimo ${options(limit)}.`,
      `seleziona al massimo ${options(limit)}.`,
    ),
  tooFewItems: (limit, label = "") =>
    afterLabel(label, `Aggiungi almeno ${items(limit)}.`, `aggiungi almeno ${items(limit)}.`),
  tooManyItems: (limit, label = "") =>
    afterLabel(label, `Lascia al massimo ${items(limit)}.`, `lascia al massimo ${items(limit)}.`),
  duplicates: "Inserisci ogni risposta una sola volta.",
  notAnOption: "Seleziona una delle opzioni o cancella ciò che hai scritto.",
  readOnlyChanged: "Una parte non può essere modificata. Ripristinala.",
  inside: "Alcuni campi qui sotto vanno controllati.",
  mismatch: "Il server non accetta questa combinazione.",
  notJson: "Non è un JSON valido. Il testo va tra virgolette doppie.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `Inserisci ${words}.` : "Questo tipo di risposta non può essere inviato.";
  },

  // Consent
  levels: { info: "Nota", caution: "Attenzione", danger: "Pericolo", blocked: "Bloccato" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "questo non è un indirizzo web valido",
    unchecked: () =>
      "non è stato possibile verificare se questo indirizzo contiene lettere ingannevoli",
    "empty-host": () => "questo indirizzo non contiene il nome di un sito",
    scheme: (scheme) => `i link “${scheme}:” non aprono pagine web`,
    credentials: (_name, host) =>
      `la parte prima della “@” non è il sito. Questo link porta a ${host}`,
    "idn-suspicious": () => "questo nome contiene lettere che ne imitano altre",
    lookalike: (_how, target) => `sembra ${target}, ma non lo è`,
    "embedded-domain": (site, target) => `non è ${target}. La pagina appartiene a ${site}`,
    disguised: () => "questo indirizzo è camuffato per sembrarne un altro",
    "ip-obfuscated": (written, address) =>
      `“${written}” è un modo camuffato di scrivere ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "questo indirizzo porta al tuo dispositivo"
        : "questo indirizzo porta a un dispositivo della tua rete locale",
    insecure: () =>
      "questa connessione non è protetta. Altri potrebbero vedere o modificare ciò che invii",
    "odd-host": () => "il nome del sito contiene caratteri insoliti",
    "hidden-characters": () => "questo indirizzo contiene caratteri invisibili",
    "third-party": (site, requester) =>
      `questa pagina appartiene a ${site}, non a ${requester}. La chat non vede quello che fai lì`,
    idn: (ascii) => `questo nome usa caratteri diversi da A-Z. La sua forma tecnica è ${ascii}`,
    redirect: (_name, target) => `questa pagina potrebbe reindirizzarti a ${target}`,
    local: (place) =>
      place === "loopback"
        ? "questa pagina si trova sul tuo dispositivo"
        : "questa pagina si trova nella tua rete locale",
  },
  cautions: {
    "ip-host": () => "questo indirizzo è un numero, quindi non si può sapere chi gestisce il sito",
    port: (port) => `questo indirizzo usa una porta insolita (${port})`,
    "trailing-dot": () => "il nome del sito termina con un punto",
    "file-name": () => "il nome del sito sembra il nome di un file",
    shortener: (service) => `questo è un link breve. ${service} nasconde dove porta`,
    redirector: (service, target) =>
      target
        ? `${service} reindirizza a ${target}`
        : `${service} può reindirizzare a qualsiasi pagina`,
    secret: (name) =>
      name
        ? `questo indirizzo contiene qualcosa che sembra una chiave o una password (“${name}”)`
        : "questo indirizzo contiene qualcosa che sembra una chiave o una password",
    "shared-host": (service) => `chiunque può pubblicare pagine su ${service}`,
    "long-url": (length) => `questo indirizzo è molto lungo (${characters(Number(length))})`,
    "long-host": () => "il nome del sito è molto lungo",
    "odd-path": () => "questo indirizzo può essere interpretato in più di un modo",
    "hidden-characters-encoded": () => "questo indirizzo contiene caratteri invisibili codificati",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `questa app ha segnalato questo indirizzo: ${code}`,
  readsAs: "Sembra",
  writtenAs: "Il server ha inviato",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `Caratteri sospetti: ${names}.`,
  fullAddress: "Indirizzo completo",
  open: (domain) => (domain === "" ? "Apri la pagina" : `Apri ${domain}`),
  openingNow: "Apertura in corso…",
  openAgain: "Apri di nuovo",
  copy: "Copia link",
  copied: "Link copiato.",
  notCopied: "Qui non è consentito copiare. Seleziona l’indirizzo e copialo.",
  goesTo: (domain) => `porta a ${domain}`,
  checked: (host) => `Ho capito che questo porta a ${host}`,
  checkFirst: "Seleziona la casella per continuare.",
  openTooSoon: "Controlla l’indirizzo, poi fai di nuovo clic su Apri.",
  resend: "Riprova",
  finished: "Ho finito",
  opening: "Apertura di una nuova finestra…",
  opened: "La pagina si è aperta in una nuova finestra. Torna quando hai finito.",
  unopened: "Se la pagina non si è aperta, usa questo link:",
  refused: "Impossibile aprire la pagina. Non è stato inviato nulla. Puoi usare questo link:",
  checking: "Verifica se hai finito…",
  done: "Grazie. Puoi continuare qui.",
  notDone: "Non è ancora finito.",
  completed: "Completato.",
  closed: "Chiuso.",
  blockedHint: "Questo indirizzo non può essere aperto da qui.",
  dangerInFrame:
    "Questo indirizzo non può essere aperto qui, perché questa pagina è mostrata all’interno di un altro sito. Puoi copiare il link o rifiutare.",

  // Around a request
  stopped: (name) => `Le richieste di ${name} sono bloccate.`,
  stoppedRequests,
  allow: "Sblocca",

  // Receipts
  answered: "Hai risposto",
  answeredOf: (answered, total) => `Hai risposto a ${n(answered)} su ${n(total)}`,
  confirmed: "Hai confermato",
  openedPage: (host) => `Hai aperto ${host}`,
  hasExpired: "Scaduta",
  unknownOutcome: "Risultato non disponibile",
  hidden: "Nascosto",
  page: "Pagina",
  noPage: "(nessun indirizzo web)",
  leftOut,
  moreAnswers,
  noneChosen: "Nessuna",

  // Answers that are sent at once
  suggested: "Suggerito dal server",

  // Arrival
  arrived: (name, message) => `Richiesta di ${name}: ${message}`,
  arrivedPage: (name, message) => `${name} vuole aprire una pagina: ${message}`,
  nextRequest: (question) => `Richiesta successiva: ${question}`,
  questions: count(LOCALE, {
    one: "{count} campo.",
    many: "{count} di campi.",
    other: "{count} campi.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Riduci a icona",
  folded: (name, message) =>
    message === "" ? `${name} ha una domanda` : `${name} ha una domanda: ${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Risposte precedenti",
  forget: "Rimuovi",
  forgetAnswer: (answer) => `Rimuovi ${answer}`,
  forgetAll: "Rimuovi tutte",
  forgotten: "Rimossa.",
  putBackTyped: "Ripristina ciò che avevi scritto",
  draftRestored: "La bozza è stata ripristinata.",
  startOver: "Ricomincia",
  startedOver: "Il modulo è stato svuotato.",
  undoStartOver: "Ripristina",

  // Steps and review
  back: "Indietro",
  next: "Avanti",
  step: (step, steps) => `Passaggio ${n(step)} di ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Campo ${n(first)} di ${n(total)}`
      : `Campi ${n(first)}–${n(last)} di ${n(total)}`,
  allSteps: "Tutti i passaggi",
  stepQuestions: (first, last) =>
    first === last ? `Campo ${n(first)}` : `Campi da ${n(first)} a ${n(last)}`,
  stepAnswered: (answered, questions) => `Compilati: ${n(answered)} di ${n(questions)}`,
  stepProblems,
  stepUnseen: "Non iniziato",
  reviewTitle: "Controlla le tue risposte",
  reviewNote: "Non viene inviato nulla finché non scegli “Invia le risposte”.",
  reviewEmpty: "Hai saltato tutti i campi. Verrà inviata una risposta vuota.",
  send: "Invia le risposte",
  change: "Modifica",
  changeAnswer: (label) => `Modifica ${label}`,
  ownAnswer: "La tua risposta",
  leftOutTitle: "Saltati",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Questo testo contiene caratteri invisibili. Sono mostrati come ⟨U+…⟩.",
  showAllFirst: "Mostra prima tutto il testo.",
  unseenRows: (first, last) =>
    first === last
      ? `La riga ${n(first)} non è stata visualizzata.`
      : `Le righe ${n(first)}–${n(last)} non sono state visualizzate.`,
  unseen: "Una parte non è stata visualizzata. Controllala, poi rispondi di nuovo.",
  writtenSpaces,
  writtenLines,
  copyText: "Copia",
  textCopied: "Copiato.",
  textNotCopied: "Qui non è consentito copiare.",
  showEntered: "Mostra ciò che hai inserito",
  answersKept: "Le tue risposte precedenti sono già inserite. Controllale prima di inviare.",
  tooSoon: "Questo modulo è appena apparso. Controllalo, poi invialo di nuovo.",
  secretAsked: {
    password: "Sembra che qui venga chiesta una password.",
    code: "Sembra che qui venga chiesto un PIN o un codice monouso.",
    key: "Sembra che qui venga chiesta una chiave di accesso o un token.",
    card: "Sembra che qui vengano chiesti i dati di una carta di pagamento.",
    bank: "Sembra che qui vengano chiesti i dati di un conto bancario.",
    identity: "Sembra che qui venga chiesto un numero di documento.",
  },
  showSecret: "Mostra",
  hideSecret: "Nascondi",
  secretsTitle: "Sembra che questo modulo chieda informazioni sensibili.",
  secretsHint:
    "I server non dovrebbero chiederle in un modulo. Se non sai a che cosa servono, rifiuta.",
  secretsOnlyFor: (name) => `Condividile solo se ti fidi di ${name}.`,
  secretsRefused:
    "Questa app non consente richieste di informazioni sensibili, quindi il modulo non può essere inviato. Puoi rifiutare o annullare.",
  secretsAgree: (name) => `Condividi comunque con ${name}`,
  secretsHeldBack: "Non è stato inviato nulla. Per condividerle, seleziona la casella.",

  // Questions with parts
  addRow: (title) => `Aggiungi ${title}`,
  addTo: (label) => `Aggiungi a ${label}`,
  leaveEmpty: "Lascia vuoto",
  emptyList: "Nessuno",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `Sposta ${name} in su`,
  moveDown: (name) => `Sposta ${name} in giù`,
  rowAdded: (name) => `${name}: aggiunto.`,
  removed: (name) => `${name}: rimosso.`,
  rowMoved: (name) => `Spostato. Ora è ${name}.`,
  answerParts: "Aggiungi",
  asJson: "Modifica come JSON",
  asForm: "Modifica come modulo",
  entryName: "Nome",
  entryValue: "Valore",
  typeNames: {
    string: "Testo",
    number: "Numero",
    integer: "Numero intero",
    boolean: "Sì o no",
    array: "Elenco",
    object: "Dettagli",
    null: "Niente",
  },
  branchName: (place) => `Opzione ${n(place)}`,

  // Approvals
  loading: "Caricamento…",
  notLoaded:
    "Impossibile caricare questa richiesta. Non è stato consentito nulla. Nuovo tentativo…",
  closeUnanswered: "Chiudi senza rispondere",
  runCommands: count(LOCALE, {
    one: "Eseguire questo comando?",
    many: "Eseguire {count} di comandi?",
    other: "Eseguire {count} comandi?",
  }),
  changeFiles: count(LOCALE, {
    one: "Modificare {count} file?",
    many: "Modificare {count} di file?",
    other: "Modificare {count} file?",
  }),
  useTool: (tool) => `Usare ${tool}?`,
  reachHost: (host) => `Accedere a ${host}?`,
  grantThese: "Concedere le autorizzazioni?",
  allowThis: "Consentire?",
  asksApproval: (name, heading) => `${name} chiede: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, {
    one: "{count} risposta possibile.",
    many: "{count} di risposte possibili.",
    other: "{count} risposte possibili.",
  }),
  says: (name) => `${name} dice:`,
  reasonGiven: "Motivo:",
  quoted: (text) => `“${text}”`,
  command: "Comando",
  toolCall: "Strumento",
  grants: "Autorizzazioni",
  selectedOf: (selected, total) => `${n(selected)} di ${n(total)} selezionate`,
  fixed: "Fisso",
  newFile: "Nuovo file",
  deletedFile: "Eliminato",
  renamedFrom: (path) => `prima ${path}`,
  types: { number: "numero", boolean: "vero o falso", null: "nessun valore" },
  items: count(LOCALE, {
    one: "{count} elemento",
    many: "{count} di elementi",
    other: "{count} elementi",
  }),
  values: count(LOCALE, {
    one: "{count} valore",
    many: "{count} di valori",
    other: "{count} valori",
  }),
  emptyText: "testo vuoto",
  unreadableCharacters: count(LOCALE, {
    one: "{count} carattere illeggibile",
    many: "{count} di caratteri illeggibili",
    other: "{count} caratteri illeggibili",
  }),
  asWritten: "Come l’ha scritto l’agente",
  onlyReached: "L’agente vi accede. Qui non si apre nulla.",
  missing: {
    call: "L’agente non ha detto che cosa farà.",
    arguments: "L’agente non ha mostrato gli argomenti.",
    change: "L’agente non ha mostrato questa modifica.",
    content: "Questo contenuto non può essere mostrato.",
  },
  allowedUnseen: "Lo consentiresti senza averlo visto.",
  linesSeen: (seen, total) => `${n(seen)} righe viste su ${n(total)}`,
  allSeen: count(LOCALE, {
    one: "{count} riga vista",
    many: "Viste tutte le {count} di righe",
    other: "Viste tutte le {count} righe",
  }),
  nextLines: "Righe successive",
  goToLine: (line) => `Vai alla riga ${n(line)}`,
  allowUnread: count(LOCALE, {
    one: "Consenti anche se {count} riga non è stata visualizzata",
    many: "Consenti anche se {count} di righe non sono state visualizzate",
    other: "Consenti anche se {count} righe non sono state visualizzate",
  }),
  tooEarly: "Questa richiesta è appena apparsa. Controllala, poi rispondi di nuovo.",
  ownNotes: {
    "download-runs": "Potrebbe eseguire codice da Internet.",
    "recursive-delete": "Potrebbe eliminare tutto in una cartella.",
    "other-user": "Potrebbe essere eseguito come un altro utente.",
    secret: "Potrebbe contenere un segreto.",
    "private-address": "Potrebbe accedere al tuo dispositivo o alla tua rete locale.",
    "no-sandbox": "Potrebbe essere eseguito fuori dalla sandbox.",
  },
  characterIs: (character, code) => `“${character}” è ${code}`,
  keyTwice: (key) =>
    `“${key}” compare due volte. Un altro programma potrebbe leggere l’altro valore.`,
  answers: {
    allow: {
      once: "Consenti una volta",
      turn: "Consenti per questo turno",
      session: "Consenti per questa sessione",
      project: "Consenti in questo progetto",
      always: "Consenti sempre",
      lasting: "Consenti d’ora in poi",
    },
    deny: {
      once: "Nega",
      turn: "Nega per questo turno",
      session: "Nega per questa sessione",
      project: "Nega in questo progetto",
      always: "Nega sempre",
      lasting: "Nega d’ora in poi",
    },
    stop: "Nega e ferma",
    other: "Rispondi al suo posto",
  },
  withChanges: (answer) => `${answer} con modifiche`,
  kinds: {
    allow: "Consente",
    deny: "Nega l’azione",
    stop: "Nega e ferma tutto",
    other: "Risponde",
  },
  scopes: {
    once: "una volta",
    turn: "per questo turno",
    session: "fino alla fine della sessione",
    project: "in questo progetto",
    always: "sempre",
    lasting: "duraturo",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "Comprende:",
  coversUnsaid: (name) =>
    `${name} se ne ricorderà. Non dice che cosa comprende né per quanto tempo, oltre alle parole qui sopra.`,
  asksForText: "ti chiede un testo",
  mayStop: "L’agente potrebbe fermarsi.",
  onlyClose: "Nessuna risposta lo rifiuta. Chiudi senza rispondere.",
  nothingGranted: "Nulla è concesso",
  denyWithReason: "Nega con un motivo",
  stopWithReason: "Nega e ferma con un motivo",
  reason: "Motivo",
  yourAnswer: "Risposta per l’agente",
  sentTo: (name) => `Inviato a ${name}`,
  denyAndSend: "Nega e invia il motivo",
  stopAndSend: "Ferma e invia il motivo",
  sendText: "Trasmetti",
  chooseFirst: "Scegli prima una risposta.",
  textNeeded: "Scrivi prima un testo.",
  edit: "Correggi",
  editing: "In modifica",
  saveChanges: "Salva le modifiche",
  undoChanges: "Annulla le modifiche",
  saveFirst: "Salva o annulla prima le modifiche",
  allowedOnceNow: "Consentito una volta.",
  allowedNow: "Consentito.",
  answeredNow: "Risposto.",
  deniedNow: "Negato.",
  closedNow: "Chiuso senza risposta.",
  callChanged: "L’agente ha modificato la chiamata. Controllala di nuovo.",
  takenBack: (name) => `Ritirato da ${name}. Non è stato consentito nulla.`,
  timeOver: "Il tempo è scaduto. Non è stato consentito nulla.",
  allowThese: count(LOCALE, {
    one: "Consentire questa richiesta?",
    many: "Consentire queste {count} di richieste?",
    other: "Consentire queste {count} richieste?",
  }),
  answeredCount: (answered, total) => `${n(answered)} di ${n(total)} con risposta`,
  allowAll: count(LOCALE, {
    one: "Consenti {count} una volta",
    many: "Consenti tutte le {count} una volta",
    other: "Consenti tutte le {count} una volta",
  }),
  denyAll: count(LOCALE, {
    one: "Nega {count}",
    many: "Nega tutte le {count}",
    other: "Nega tutte le {count}",
  }),
  answerAlone: "Rispondi a questa separatamente.",
  inRequest: (request, problem) => `Richiesta ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, {
    one: "Mostra {count} in più",
    many: "Mostra {count} in più",
    other: "Mostra {count} in più",
  }),
  youAllowed: "Hai consentito",
  youDenied: "Hai negato",
  youClosed: "Hai chiuso",
  receiptScopes: {
    once: "una volta",
    turn: "per questo turno",
    session: "per questa sessione",
    project: "in questo progetto",
    always: "sempre",
    lasting: "d’ora in poi",
  },
  answerGiven: "Risposta",
  covered: "Comprende",
  grantedTo: "Concesso",
  notOnScreen: "Non visualizzato",
  digestOf: { action: "Impronta dell’azione", screen: "Impronta della schermata" },
} satisfies Translation as Strings;
