import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "it";
const n = number(LOCALE);
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
const characters = count(LOCALE, {
  one: "{count} carattere",
  many: "{count} di caratteri",
  other: "{count} caratteri",
});
const answers = count(LOCALE, {
  one: "{count} risposta",
  many: "{count} di risposte",
  other: "{count} risposte",
});
const options = count(LOCALE, {
  one: "{count} opzione",
  many: "{count} di opzioni",
  other: "{count} opzioni",
});
const showMore = count(LOCALE, {
  one: "Mostra un altro carattere",
  many: "Mostra altri {count} di caratteri",
  other: "Mostra altri {count} caratteri",
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
const undrawn = count(LOCALE, {
  one: "Il server chiede un campo in più di quelli che si possono mostrare qui.",
  many: "Il server chiede {count} di campi in più di quelli che si possono mostrare qui.",
  other: "Il server chiede {count} campi in più di quelli che si possono mostrare qui.",
});
const problems = count(LOCALE, {
  one: "Una risposta è da rivedere",
  many: "{count} di risposte sono da rivedere",
  other: "{count} risposte sono da rivedere",
});
const stoppedRequests = count(LOCALE, {
  one: "Da allora è stata annullata {count} richiesta.",
  many: "Da allora sono stati annullati {count} di richieste.",
  other: "Da allora sono state annullate {count} richieste.",
});
const leftOut = count(LOCALE, {
  one: "{count} domanda tralasciata",
  many: "{count} di domande tralasciate",
  other: "{count} domande tralasciate",
});
const moreAnswers = count(LOCALE, {
  one: "un’altra risposta",
  many: "altri {count} di risposte",
  other: "altre {count} risposte",
});
const stepProblems = count(LOCALE, {
  one: "{count} da rivedere",
  many: "{count} da rivedere",
  other: "{count} da rivedere",
});
const disguises: Record<string, string> = {
  space: "con spazi o caratteri di controllo",
  slashes: "senza le due barre",
  backslash: "con una barra rovesciata",
  "user-info": "con una “@”",
};

/** Every word of the library in Italian. */
export const it: Strings = {
  // Shared
  asksLocally: "Su questo dispositivo",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore,
  decline: "Rifiuta",
  skip: "Salta",
  suggested: "Suggerito dal server",
  cancel: "Annulla",
  close: "Chiudi",
  sending: "Invio della risposta in corso…",
  sent: "La risposta è stata inviata.",
  declined: "Hai rifiutato",
  cancelled: "Annullato",
  failed: "La risposta non è stata inviata. Riprova.",
  progress: (position, total) => `${n(position)} di ${n(total)}`,
  answerBy: (time) => `Rispondi entro: ${time}.`,
  soonOver: "Manca meno di un minuto per rispondere.",
  expired: "Questa richiesta è scaduta. Non è più possibile rispondere.",
  withdrawn: (name) => `${name} non ne ha più bisogno. Non è stato inviato nulla.`,
  goneElsewhere: (name) => `La domanda di ${name} ha avuto risposta altrove o è stata ritirata.`,
  tooOften: "Questo server sta inviando molte richieste.",
  stopServer: "Ferma questo server",

  // Form
  goesOn: "Dopo, si va avanti senza la tua risposta.",
  submit: "Invia",
  confirm: "Conferma",
  unloadedHint:
    "Non è stato possibile caricare una parte di questo modulo. Controlla la connessione. Se non basta, copia quello che hai inserito e ricarica la pagina.",
  escapeAgain: "Premi di nuovo Esc per annullare. Perderai ciò che hai inserito.",
  outsideAgain:
    "Tocca o fai clic di nuovo all’esterno per annullare. Quello che hai inserito andrà perso.",
  required: "Obbligatorio",
  optional: "facoltativo",
  unnamed: "(senza nome)",
  emptyOption: "(vuoto)",
  yes: "Sì",
  no: "No",
  noAnswer: "Nessuna risposta",
  noneOfThese: "Nessuna di queste",
  noAnswerHint: "Salta questa domanda.",
  noneHint: "Invia un elenco vuoto.",
  otherHint: "Ti permette di scrivere una risposta tua.",
  other: "Altro…",
  otherAnswer: (label) => `${label}: una risposta tua`,
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
      ? `scegline almeno ${n(minimum)}`
      : minimum === maximum
        ? `scegline ${n(minimum)}`
        : minimum > 0
          ? `scegline da ${n(minimum)} a ${n(maximum)}`
          : `scegline al massimo ${n(maximum)}`,
  chosen,
  charactersLeft: (rest) => left(rest),
  charactersOver: (over) => `${characters(over)} di troppo`,
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "Quel giorno questo orario si ripete. Verrà inviato il primo.",
  willBeSent: (value) => `Verrà inviato come ${value}`,
  search: "Scrivi per cercare",
  noMatches: "Nessun risultato.",
  matches: (matches) => options(matches),
  loadingOptions: "Caricamento delle opzioni…",
  optionsFailed:
    "Non è stato possibile caricare l’elenco. Scrivi l’opzione esattamente com’è, oppure riprova.",
  andMore,
  unsupported: "Questo tipo di domanda non può essere mostrato qui. Rispondi in JSON.",
  unanswerable: "Qui non è possibile rispondere a questa domanda.",
  requiredUnanswerable:
    "Qui è obbligatoria una risposta, quindi questo modulo può essere solo rifiutato o annullato.",
  uncheckedPattern: "Il server controllerà il formato.",
  uncheckedKeywords: "Il server farà altri controlli.",
  unreadable: "Questa richiesta non può essere mostrata come modulo. Puoi rifiutare o annullare.",
  undrawn,
  undrawnOptions: (hidden) => `Non mostrato qui: ${options(hidden)}.`,
  problems,
  requiredText: "Inserisci una risposta.",
  requiredChoice: "Scegli una risposta.",
  tooShort: (limit, actual) => `Usa almeno ${characters(limit)}. Inseriti: ${n(actual)}.`,
  tooLong: (limit, actual) => `Usa al massimo ${characters(limit)}. Inseriti: ${n(actual)}.`,
  patternMismatch: "Non corrisponde al formato che il server si aspetta.",
  notAnEmail: "Inserisci un indirizzo email, ad esempio nome@example.com.",
  notAUri: "Inserisci un indirizzo web completo, ad esempio https://example.com.",
  notADate: "Inserisci una data che esiste.",
  notATime: "Inserisci un’ora.",
  notADateTime: "Inserisci una data e un’ora.",
  incompleteDate: "Completa la data oppure cancellala.",
  skippedTime: "Quel giorno questo orario non esiste per il cambio dell’ora. Inseriscine un altro.",
  notANumber: "Inserisci un numero, ad esempio 12 o 1,5.",
  notAnInteger: "Inserisci un numero intero.",
  ambiguousNumber: (readings) =>
    `Può significare ${readings.map(plain).join(" oppure ")}. Scrivilo senza separatore delle migliaia.`,
  inexactNumber: (nearest) =>
    `Ha più cifre di quante se ne possano inviare. Il numero più vicino è ${plain(nearest)}.`,
  tooSmall: (limit) => `Inserisci ${n(limit)} o più.`,
  tooLarge: (limit) => `Inserisci ${n(limit)} o meno.`,
  notAbove: (limit) => `Inserisci un numero maggiore di ${n(limit)}.`,
  notBelow: (limit) => `Inserisci un numero minore di ${n(limit)}.`,
  notAMultiple: (limit) => `Inserisci un multiplo di ${n(limit)}.`,
  tooFew: (limit) => `Scegli almeno ${answers(limit)}.`,
  tooMany: (limit) => `Scegli al massimo ${answers(limit)}.`,
  duplicates: "Inserisci ogni risposta una sola volta.",
  notAnOption: "Scegli una delle opzioni oppure cancella quello che hai scritto.",
  inside: "Una parte di questa risposta va rivista.",
  mismatch: "Il server non accetta questa combinazione.",
  notJson: "Non è un JSON valido. Metti il testo tra virgolette.",
  wrongType: (expected) =>
    expected.length > 0
      ? `Il server richiede: ${expected.join(", ")}.`
      : "Questo non può essere inviato.",

  // Consent
  levels: { info: "Nota", caution: "Attenzione", danger: "Pericolo", blocked: "Bloccato" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "questo non è un indirizzo web",
    unchecked: () =>
      "non è stato possibile caricare ciò che controlla le lettere di questo indirizzo",
    "empty-host": () => "questo indirizzo non indica alcun sito",
    scheme: (scheme) => `“${scheme}:” non apre una pagina web`,
    credentials: (_name, host) =>
      `ciò che sta prima della “@” non è il sito. L’indirizzo porta a ${host}`,
    "idn-suspicious": () => "alcune lettere di questo nome sono fatte per sembrarne altre",
    lookalike: (_how, target) => `imita ${target}`,
    "embedded-domain": (site, target) => `non è ${target}. La pagina appartiene a ${site}`,
    disguised: (how, written) =>
      `l’indirizzo è stato scritto ${disguises[how] ?? `come “${written}”`}, in modo da sembrarne un altro`,
    "ip-obfuscated": (written, address) =>
      `“${written}” è un modo camuffato di scrivere ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "l’indirizzo porta all’interno del tuo dispositivo"
        : "l’indirizzo porta all’interno della tua rete",
    insecure: () =>
      "la connessione non è crittografata. Altri possono leggere e modificare quello che fai lì",
    "odd-host": () => "il nome del sito contiene segni che nomi del genere non hanno",
    "hidden-characters": () => "l’indirizzo contiene caratteri che non si vedono",
    "third-party": (site, requester) =>
      `questa pagina appartiene a ${site}, non a ${requester}. Questa chat non vede quello che fai lì`,
    idn: (ascii) => `questo è un nome internazionale. I computer lo scrivono ${ascii}`,
    redirect: (_name, target) => `l’indirizzo potrebbe portarti a ${target}`,
    local: (place) =>
      place === "loopback"
        ? "questa pagina si trova sul tuo dispositivo"
        : "questa pagina si trova nella tua rete",
  },
  cautions: {
    "ip-host": () => "il sito ha un numero al posto di un nome, quindi nessuno può dire di chi sia",
    port: (port) => `l’indirizzo usa una porta insolita (${port})`,
    "trailing-dot": () => "il nome del sito termina con un punto",
    shortener: (service) => `${service} porta a una pagina che da qui non si può vedere`,
    redirector: (service, target) =>
      target ? `${service} porta a ${target}` : `${service} può portare a qualsiasi pagina`,
    secret: (name) =>
      name
        ? `l’indirizzo contiene qualcosa che sembra una chiave o una password (“${name}”)`
        : "l’indirizzo contiene qualcosa che sembra una chiave o una password",
    "shared-host": (service) => `chiunque può pubblicare pagine su ${service}`,
    "long-url": (length) => `l’indirizzo è molto lungo (${characters(Number(length))})`,
    "long-host": () => "il nome del sito è molto lungo",
    "odd-path": () => "il percorso può essere letto in più di un modo",
    "hidden-characters-encoded": () =>
      "l’indirizzo contiene caratteri codificati che non si vedono",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `un controllo di questa applicazione ha rilevato: ${code}`,
  readsAs: "Si leggerebbe come",
  writtenAs: "Il server ha scritto",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `I segni da guardare: ${names}.`,
  fullAddress: "L’indirizzo completo",
  open: "Apri in una nuova finestra",
  openAnyway: "Apri comunque",
  openAgain: "Apri di nuovo",
  copy: "Copia link",
  copied: "Il link è stato copiato.",
  notCopied: "Qui non è consentito copiare. Seleziona l’indirizzo e copialo.",
  goesTo: (domain) => `porta a ${domain}`,
  checked: (host) => `Ho capito che questo porta a ${host}`,
  checkFirst: "Spunta la casella qui sopra per aprirla.",
  arming: "Controlla prima l’indirizzo.",
  armingEarly: "Era troppo presto. Controlla l’indirizzo, poi premi di nuovo.",
  armed: "Ora puoi aprire la pagina.",
  resend: "Invia di nuovo",
  finished: "Ho finito",
  opening: "Apertura di una nuova finestra…",
  opened: "La pagina è stata aperta in una nuova finestra. Torna qui quando hai finito.",
  unopened: "Se non si è aperta nessuna pagina, usa questo link:",
  refused:
    "Non è stato possibile aprire la pagina. Non è ancora stato inviato nulla. Puoi usare questo link:",
  checking: "Verifica del completamento…",
  done: "Grazie. Puoi continuare qui.",
  notDone: "Non è ancora finito.",
  completed: "Completato.",
  closed: "Chiuso.",
  blockedHint: "Questo indirizzo non può essere aperto da qui.",
  dangerInFrame:
    "Questo indirizzo non può essere aperto qui, perché questa pagina è mostrata all’interno di un altro sito. Puoi copiare il link o rifiutare.",

  // Around a request
  question: (name) => `Una domanda di ${name}`,
  stopped: (name) => `${name} è stato fermato.`,
  stoppedRequests,
  allow: "Consenti di nuovo",

  // Receipts
  answered: "Hai risposto",
  confirmed: "Hai confermato",
  agreedToOpen: "Hai accettato di aprire questa pagina",
  unknownOutcome: "Non si sa che cosa sia stato risposto",
  hidden: "Nascosto",
  page: "Pagina",
  noPage: "(nessun indirizzo web)",
  leftOut,
  moreAnswers,
  noneChosen: "Nessuna",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} chiede: ${message}`,
  arrivedPage: (name, message) => `${name} chiede di aprire una pagina: ${message}`,
  questions: count(LOCALE, {
    one: "{count} domanda.",
    many: "{count} di domande.",
    other: "{count} domande.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Riduci",
  folded: (name) => `${name} chiede`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Risposte precedenti",
  forget: "Elimina",
  forgetAnswer: (answer) => `Elimina ${answer}`,
  forgetAll: "Elimina tutte",
  forgotten: "Eliminata.",
  putBackTyped: "Ripristina quello che avevi scritto",
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
      ? `Domanda ${n(first)} di ${n(total)}`
      : `Domande ${n(first)}–${n(last)} di ${n(total)}`,
  allSteps: "Tutti i passaggi",
  stepQuestions: (first, last) =>
    first === last ? `Domanda ${n(first)}` : `Domande da ${n(first)} a ${n(last)}`,
  stepAnswered: (answered, questions) => `Risposte date: ${n(answered)} di ${n(questions)}`,
  stepProblems,
  stepUnseen: "Non iniziato",
  reviewTitle: "Controlla le tue risposte",
  reviewNote: "Non viene inviato nulla prima che tu prema “Invia le risposte”.",
  reviewEmpty: "Hai saltato tutte le domande. Verrà inviata una risposta vuota.",
  send: "Invia le risposte",
  change: "Modifica",
  changeAnswer: (label) => `Modifica ${label}`,
  ownAnswer: "Una risposta tua",
  leftOutTitle: "Saltate",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Questo testo contiene caratteri invisibili. Sono mostrati come ⟨U+…⟩.",
  showAllFirst: "Mostra prima tutto il testo.",
  tooSoon: "Questo modulo è appena apparso. Controllalo, poi premi di nuovo.",
  secretAsked: {
    password: "Qui sembra che venga chiesta una password.",
    code: "Qui sembra che venga chiesto un PIN o un codice monouso.",
    key: "Qui sembra che venga chiesta una chiave di accesso o un token.",
    card: "Sembra una richiesta dei dati di una carta di pagamento.",
    bank: "Qui sembra che vengano chiesti i dati di un conto bancario.",
    identity: "Sembra una richiesta di un numero di documento.",
  },
  showSecret: "Mostra",
  hideSecret: "Nascondi",
  secretsTitle: "Sembra che questo modulo chieda una password o una chiave.",
  secretsHint:
    "I server non dovrebbero chiedere segreti in un modulo. Se non sai a che cosa serve, rifiuta.",
  secretsOnlyFor: (name) => `Condividilo solo se ti fidi di ${name}.`,
  secretsRefused:
    "Questa app non consente domande di questo tipo, quindi il modulo non può essere inviato. Puoi rifiutare o annullare.",
  secretsAgree: (name) => `Condividilo con ${name}`,
  secretsHeldBack: "Non è stato inviato nulla. Per condividerlo, spunta questa casella.",

  // Questions with parts
  addTo: (label) => `Aggiungi a ${label}`,
  emptyList: "Nessuno",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "Rimuovi",
  moveUp: "Sposta su",
  moveDown: "Sposta giù",
  rowAdded: (name) => `${name}: aggiunto.`,
  rowRemoved: (name) => `${name}: rimosso.`,
  rowMoved: (name) => `Ora ${name}.`,
  answerParts: "Rispondi",
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
};
