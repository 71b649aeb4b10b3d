import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "de";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { one: "{count} Zeile", other: "{count} Zeilen" });
const unchangedLines = count(LOCALE, {
  one: "{count} unveränderte Zeile",
  other: "{count} unveränderte Zeilen",
});
const writtenSpaces = count(LOCALE, {
  one: "⟨{count} Leerzeichen⟩",
  other: "⟨{count} Leerzeichen⟩",
});
const writtenLines = count(LOCALE, {
  one: "⟨{count} leere Zeile⟩",
  other: "⟨{count} leere Zeilen⟩",
});
const characters = count(LOCALE, { one: "{count} Zeichen", other: "{count} Zeichen" });
const options = count(LOCALE, { one: "{count} Option", other: "{count} Optionen" });
const items = count(LOCALE, { one: "{count} Eintrag", other: "{count} Einträge" });
const types = typeWords(LOCALE, {
  string: "Text",
  number: "eine Zahl",
  integer: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "eine Gruppe von Feldern",
  null: "null",
});
const unrendered = count(LOCALE, {
  one: "{count} weiteres Feld kann hier nicht angezeigt werden.",
  other: "{count} weitere Felder können hier nicht angezeigt werden.",
});
const more = count(LOCALE, { one: "und {count} weitere", other: "und {count} weitere" });
const showMore = count(LOCALE, {
  one: "Mehr anzeigen ({count} Zeichen)",
  other: "Mehr anzeigen ({count} Zeichen)",
});
const problems = count(LOCALE, {
  one: "Prüfen Sie {count} Antwort",
  other: "Prüfen Sie {count} Antworten",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} Anfrage blockiert.",
  other: "{count} Anfragen blockiert.",
});
const leftOut = count(LOCALE, {
  one: "{count} Feld übersprungen",
  other: "{count} Felder übersprungen",
});
const moreAnswers = count(LOCALE, {
  one: "{count} weitere Antwort",
  other: "{count} weitere Antworten",
});
const stepProblems = count(LOCALE, {
  one: "{count} Antwort prüfen",
  other: "{count} Antworten prüfen",
});

/** Every word of the library in German. */
export const de = {
  // Shared
  question: (name, message) => (message === "" ? `Anfrage von ${name}` : `${name}: ${message}`),
  asksLocally: "Auf diesem Gerät",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore,
  decline: "Ablehnen",
  cancel: "Abbrechen",
  close: "Schließen",
  sending: "Ihre Antwort wird gesendet\u00a0…",
  sendingNow: "Wird gesendet\u00a0…",
  sent: "Ihre Antwort wurde gesendet.",
  declined: "Abgelehnt",
  cancelled: "Abgebrochen",
  failed: "Ihre Antwort wurde nicht gesendet. Versuchen Sie es erneut.",
  progress: (position, total) => `${n(position)} von ${n(total)}`,
  moreWaiting: (open) => `Noch ${n(open)} offen`,
  answerBy: (time) => `Antworten Sie bis ${time}.`,
  soonOver: "Sie haben weniger als eine Minute zum Antworten.",
  expired: "Diese Anfrage ist abgelaufen. Sie können nicht mehr antworten.",
  withdrawn: (name) => `${name} benötigt dies nicht mehr. Es wurde nichts gesendet.`,
  goneElsewhere: (name) => `Die Anfrage von ${name} wurde anderswo beantwortet oder zurückgezogen.`,
  tooOften: "Dieser Server sendet sehr viele Anfragen.",
  stopServer: "Anfragen dieses Servers blockieren",

  // Form
  goesOn: "Danach macht der Agent ohne Ihre Antwort weiter.",
  submit: "Absenden",
  confirm: "Bestätigen",
  skip: "Überspringen",
  unloadedHint:
    "Ein Teil dieses Formulars konnte nicht geladen werden. Prüfen Sie Ihre Verbindung. Hilft das nicht, kopieren Sie Ihre Eingaben und laden Sie die Seite neu.",
  escapeAgain: "Drücken Sie noch einmal Esc, um abzubrechen. Ihre Eingaben gehen verloren.",
  outsideAgain: "Klicken Sie noch einmal außerhalb, um abzubrechen. Ihre Eingaben gehen verloren.",
  required: "Erforderlich",
  optional: "Optional",
  unnamed: "(ohne Namen)",
  emptyOption: "(leer)",
  yes: "Ja",
  no: "Nein",
  unanswered: "Keine Antwort",
  clearAnswer: "Leeren",
  noneOfThese: "Nichts davon",
  noneHint: "Antwortet mit „nichts“.",
  otherHint: "Lässt Sie eine eigene Antwort eingeben.",
  other: "Andere\u00a0…",
  otherAnswer: (label) => `${label}: eigene Antwort`,
  preview: (label) => `Vorschau: ${label}`,
  clear: (label) => `${label} leeren`,
  remove: (label) => `${label} entfernen`,
  range: (minimum, maximum) => `${n(minimum)} bis ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} oder mehr`,
  atMost: (maximum) => `${n(maximum)} oder weniger`,
  moreThan: (minimum) => `mehr als ${n(minimum)}`,
  lessThan: (maximum) => `weniger als ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `mindestens ${n(minimum)} auswählen`
      : minimum === maximum
        ? `${n(minimum)} auswählen`
        : minimum > 0
          ? `${n(minimum)} bis ${n(maximum)} auswählen`
          : `höchstens ${n(maximum)} auswählen`,
  chosen: (chosen) => `${n(chosen)} ausgewählt`,
  charactersLeft: (left) => `noch ${characters(left)}`,
  charactersOver: (over) => `${characters(over)} zu viel`,
  timeZone: (name, offset) => `Zeitzone: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime:
    "Die Uhr wird an diesem Tag zurückgestellt, daher gibt es diese Zeit zweimal. Gesendet wird die erste.",
  willBeSent: (value) => `Wird gesendet als ${value}`,
  search: "Zum Suchen tippen",
  noMatches: "Keine Ergebnisse",
  matches: (matches) => options(matches),
  loadingOptions: "Optionen werden geladen\u00a0…",
  optionsFailed:
    "Die Optionen konnten nicht geladen werden. Versuchen Sie es erneut oder geben Sie Ihre Antwort ein.",
  andMore: (rest) => more(rest),
  unsupported:
    "Dieses Feld kann nicht als Formularfeld angezeigt werden. Geben Sie die Antwort als JSON ein oder lehnen Sie ab.",
  unanswerable: "Dieses Feld kann hier nicht ausgefüllt werden.",
  requiredUnanswerable:
    "Ein Pflichtfeld kann hier nicht ausgefüllt werden. Sie können ablehnen oder abbrechen.",
  uncheckedPattern: "Der Server prüft das Format.",
  uncheckedKeywords: "Der Server prüft dies noch genauer.",
  unreadable:
    "Diese Anfrage kann nicht als Formular angezeigt werden. Sie können ablehnen oder abbrechen.",
  unrendered,
  unrenderedOptions: (hidden) => `Hier nicht angezeigt: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label, "Geben Sie eine Antwort ein."),
  requiredOrEmpty: (label) =>
    afterLabel(label, "Geben Sie eine Antwort ein, oder lassen Sie das Feld leer."),
  requiredChoice: (label) => afterLabel(label, "Wählen Sie eine Option aus."),
  tooShort: (limit, actual) =>
    `Verwenden Sie mindestens ${characters(limit)}. Bisher sind es ${n(actual)}.`,
  tooLong: (limit, actual) =>
    `Verwenden Sie höchstens ${characters(limit)}. Bisher sind es ${n(actual)}.`,
  patternMismatch: "Das entspricht nicht dem Format, das der Server erwartet.",
  notAnEmail: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.",
  notAUri: "Geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.com.",
  notADate: "Geben Sie ein gültiges Datum ein.",
  notATime: "Geben Sie eine Uhrzeit ein, zum Beispiel 14:30.",
  notADateTime: "Geben Sie ein Datum und eine Uhrzeit ein.",
  incompleteDate: "Ergänzen Sie das Datum oder leeren Sie das Feld.",
  skippedTime:
    "Diese Uhrzeit gibt es an diesem Tag wegen der Zeitumstellung nicht. Geben Sie eine andere ein.",
  notANumber: "Geben Sie eine Zahl ein, zum Beispiel 12 oder 1,5.",
  notAnInteger: "Geben Sie eine ganze Zahl ein.",
  ambiguousNumber: (readings) =>
    `Das könnte ${readings.map(plain).join(" oder ")} bedeuten. Lassen Sie das Tausendertrennzeichen weg.`,
  inexactNumber: (nearest) =>
    `Diese Zahl hat zu viele Stellen. Am nächsten kommt ${plain(nearest)}.`,
  tooSmall: (limit) => `Geben Sie ${n(limit)} oder mehr ein.`,
  tooLarge: (limit) => `Geben Sie ${n(limit)} oder weniger ein.`,
  notAbove: (limit) => `Geben Sie mehr als ${n(limit)} ein.`,
  notBelow: (limit) => `Geben Sie weniger als ${n(limit)} ein.`,
  notAMultiple: (limit) => `Geben Sie ein Vielfaches von ${n(limit)} ein.`,
  tooFew: (limit, label = "") => afterLabel(label, `Wählen Sie mindestens ${options(limit)} aus.`),
  tooMany: (limit, label = "") => afterLabel(label, `Wählen Sie höchstens ${options(limit)} aus.`),
  tooFewItems: (limit, label = "") =>
    afterLabel(label, `Fügen Sie mindestens ${items(limit)} hinzu.`),
  tooManyItems: (limit, label = "") => afterLabel(label, `Behalten Sie höchstens ${items(limit)}.`),
  duplicates: "Geben Sie jede Antwort nur einmal ein.",
  notAnOption: "Wählen Sie eine der Optionen aus oder löschen Sie Ihre Eingabe.",
  readOnlyChanged: "Ein Teil davon kann nicht geändert werden. Stellen Sie ihn wieder her.",
  inside: "Einige Felder unten müssen geprüft werden.",
  mismatch: "Der Server nimmt diese Kombination nicht an.",
  notJson: "Das ist kein gültiges JSON. Text braucht doppelte Anführungszeichen.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `Geben Sie ${words} ein.` : "Diese Art von Antwort kann nicht gesendet werden.";
  },

  // Consent
  levels: { info: "Hinweis", caution: "Vorsicht", danger: "Gefahr", blocked: "Blockiert" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "Das ist keine gültige Webadresse",
    unchecked: () => "Diese Adresse konnte nicht auf täuschend ähnliche Buchstaben geprüft werden",
    "empty-host": () => "Diese Adresse enthält keinen Website-Namen",
    scheme: (scheme) => `Links mit „${scheme}:“ öffnen keine Webseiten`,
    credentials: (_name, host) =>
      `Der Teil vor dem „@“ ist nicht die Website. Dieser Link führt zu ${host}`,
    "idn-suspicious": () => "Dieser Name enthält täuschend ähnliche Buchstaben",
    lookalike: (_how, target) => `Das sieht aus wie ${target}, ist es aber nicht`,
    "embedded-domain": (site, target) => `Das ist nicht ${target}. Die Seite gehört zu ${site}`,
    disguised: () => "Diese Adresse ist als eine andere getarnt",
    "ip-obfuscated": (written, address) =>
      `„${written}“ ist eine verschleierte Schreibweise von ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "Diese Adresse führt auf Ihr eigenes Gerät"
        : "Diese Adresse führt zu einem Gerät in Ihrem lokalen Netzwerk",
    insecure: () =>
      "Diese Verbindung ist nicht geschützt. Andere könnten sehen oder ändern, was Sie senden",
    "odd-host": () => "Der Name der Website enthält ungewöhnliche Zeichen",
    "hidden-characters": () => "Diese Adresse enthält unsichtbare Zeichen",
    "third-party": (site, requester) =>
      `Diese Seite gehört zu ${site}, nicht zu ${requester}. Der Chat sieht nicht, was Sie dort tun`,
    idn: (ascii) =>
      `Dieser Name enthält andere Zeichen als A bis Z. Seine technische Form ist ${ascii}`,
    redirect: (_name, target) => `Diese Seite leitet Sie möglicherweise zu ${target} weiter`,
    local: (place) =>
      place === "loopback"
        ? "Diese Seite liegt auf Ihrem eigenen Gerät"
        : "Diese Seite liegt in Ihrem lokalen Netzwerk",
  },
  cautions: {
    "ip-host": () =>
      "Diese Adresse ist eine Zahl, daher ist nicht erkennbar, wer die Website betreibt",
    port: (port) => `Diese Adresse verwendet einen ungewöhnlichen Port (${port})`,
    "trailing-dot": () => "Der Name der Website endet mit einem Punkt",
    "file-name": () => "Der Name der Website liest sich wie ein Dateiname",
    shortener: (service) => `Das ist ein Kurzlink. ${service} verbirgt, wohin er führt`,
    redirector: (service, target) =>
      target
        ? `${service} leitet zu ${target} weiter`
        : `${service} kann zu jeder beliebigen Seite weiterleiten`,
    secret: (name) =>
      name
        ? `Diese Adresse enthält etwas, das wie ein Schlüssel oder Passwort aussieht („${name}“)`
        : "Diese Adresse enthält etwas, das wie ein Schlüssel oder Passwort aussieht",
    "shared-host": (service) => `Auf ${service} kann jeder Seiten veröffentlichen`,
    "long-url": (length) => `Diese Adresse ist sehr lang (${characters(Number(length))})`,
    "long-host": () => "Der Name der Website ist sehr lang",
    "odd-path": () => "Diese Adresse lässt sich auf mehr als eine Weise lesen",
    "hidden-characters-encoded": () => "Diese Adresse enthält kodierte unsichtbare Zeichen",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `Diese App hat diese Adresse beanstandet: ${code}`,
  readsAs: "Sieht aus wie",
  writtenAs: "Der Server hat gesendet",
  characterNamed: (character, codePoint, script) =>
    script ? `„${character}“ (${codePoint}, ${scripts(script)})` : `„${character}“ (${codePoint})`,
  charactersNamed: (names) => `Verdächtige Zeichen: ${names}.`,
  fullAddress: "Vollständige Adresse",
  open: (domain) => (domain === "" ? "Seite öffnen" : `${domain} öffnen`),
  openingNow: "Wird geöffnet\u00a0…",
  openAgain: "Erneut öffnen",
  copy: "Link kopieren",
  copied: "Link kopiert.",
  notCopied: "Kopieren ist hier nicht erlaubt. Markieren Sie die Adresse und kopieren Sie sie.",
  goesTo: (domain) => `führt zu ${domain}`,
  checked: (host) => `Mir ist klar, dass dies hierhin führt: ${host}`,
  checkFirst: "Kreuzen Sie das Kästchen an, um fortzufahren.",
  openTooSoon: "Prüfen Sie die Adresse und klicken Sie dann noch einmal.",
  resend: "Erneut versuchen",
  finished: "Ich bin fertig",
  opening: "Ein neues Fenster wird geöffnet\u00a0…",
  opened:
    "Die Seite wurde in einem neuen Fenster geöffnet. Kommen Sie zurück, wenn Sie fertig sind.",
  unopened: "Falls sich die Seite nicht geöffnet hat, verwenden Sie diesen Link:",
  refused:
    "Die Seite konnte nicht geöffnet werden. Es wurde nichts gesendet. Sie können diesen Link verwenden:",
  checking: "Es wird geprüft, ob Sie fertig sind\u00a0…",
  done: "Danke. Sie können hier weitermachen.",
  notDone: "Das ist noch nicht abgeschlossen.",
  completed: "Abgeschlossen.",
  closed: "Geschlossen.",
  blockedHint: "Diese Adresse kann von hier aus nicht geöffnet werden.",
  dangerInFrame:
    "Diese Adresse kann hier nicht geöffnet werden, weil diese Seite in einer anderen Website angezeigt wird. Sie können den Link kopieren oder ablehnen.",

  // Around a request
  stopped: (name) => `Anfragen von ${name} sind blockiert.`,
  stoppedRequests,
  allow: "Blockierung aufheben",

  // Receipts
  answered: "Geantwortet",
  answeredOf: (answered, total) => `${n(answered)} von ${n(total)} beantwortet`,
  confirmed: "Bestätigt",
  openedPage: (host) => `${host} geöffnet`,
  hasExpired: "Abgelaufen",
  unknownOutcome: "Ergebnis nicht verfügbar",
  hidden: "Verborgen",
  page: "Seite",
  noPage: "(keine Webadresse)",
  leftOut,
  moreAnswers,
  noneChosen: "Nichts ausgewählt",

  // Answers that are sent at once
  suggested: "Vom Server vorgeschlagen",

  // Arrival
  arrived: (name, message) => `Anfrage von ${name}: ${message}`,
  arrivedPage: (name, message) => `${name} möchte eine Seite öffnen: ${message}`,
  nextRequest: (question) => `Nächste Anfrage: ${question}`,
  questions: count(LOCALE, { one: "{count} Feld.", other: "{count} Felder." }),
  fullStop: ".",

  // Folding away
  fold: "Minimieren",
  folded: (name, message) =>
    message === "" ? `${name} hat eine Frage` : `${name} hat eine Frage: ${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Frühere Antworten",
  forget: "Entfernen",
  forgetAnswer: (answer) => `${answer} entfernen`,
  forgetAll: "Alle entfernen",
  forgotten: "Entfernt.",
  putBackTyped: "Eingabe wiederherstellen",
  draftRestored: "Ihr Entwurf wurde wiederhergestellt.",
  startOver: "Neu beginnen",
  startedOver: "Das Formular wurde geleert.",
  undoStartOver: "Rückgängig machen",

  // Steps and review
  back: "Zurück",
  next: "Weiter",
  step: (step, steps) => `Schritt ${n(step)} von ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Feld ${n(first)} von ${n(total)}`
      : `Felder ${n(first)}–${n(last)} von ${n(total)}`,
  allSteps: "Alle Schritte",
  stepQuestions: (first, last) =>
    first === last ? `Feld ${n(first)}` : `Felder ${n(first)} bis ${n(last)}`,
  stepAnswered: (answered, questions) => `${n(answered)} von ${n(questions)} beantwortet`,
  stepProblems,
  stepUnseen: "Noch nicht begonnen",
  reviewTitle: "Prüfen Sie Ihre Antworten",
  reviewNote: "Es wird nichts gesendet, bis Sie „Senden“ wählen.",
  reviewEmpty: "Sie haben alle Felder übersprungen. Gesendet wird eine leere Antwort.",
  send: "Senden",
  change: "Ändern",
  changeAnswer: (label) => `${label} ändern`,
  ownAnswer: "Eigene Antwort",
  leftOutTitle: "Übersprungen",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Dieser Text enthält unsichtbare Zeichen. Sie werden als ⟨U+…⟩ angezeigt.",
  showAllFirst: "Sehen Sie sich zuerst den ganzen Text an.",
  unseenRows: (first, last) =>
    first === last
      ? `Zeile ${n(first)} war nicht auf dem Bildschirm.`
      : `Die Zeilen ${n(first)}–${n(last)} waren nicht auf dem Bildschirm.`,
  unseen:
    "Ein Teil davon war nicht auf dem Bildschirm. Prüfen Sie ihn und antworten Sie dann noch einmal.",
  writtenSpaces,
  writtenLines,
  copyText: "Kopieren",
  textCopied: "Kopiert.",
  textNotCopied: "Kopieren ist hier nicht erlaubt.",
  showEntered: "Ihre Eingaben anzeigen",
  answersKept: "Ihre vorherigen Antworten sind eingetragen. Prüfen Sie sie vor dem Senden.",
  tooSoon:
    "Dieses Formular ist gerade erst erschienen. Prüfen Sie es und senden Sie es dann noch einmal ab.",
  secretAsked: {
    password: "Hier wird anscheinend nach einem Passwort gefragt.",
    code: "Hier wird anscheinend nach einer PIN oder einem Einmalcode gefragt.",
    key: "Hier wird anscheinend nach einem Zugangsschlüssel oder einem Token gefragt.",
    card: "Hier wird anscheinend nach Zahlungskartendaten gefragt.",
    bank: "Hier wird anscheinend nach einer Bankverbindung gefragt.",
    identity: "Hier wird anscheinend nach einer Ausweisnummer gefragt.",
  },
  showSecret: "Anzeigen",
  hideSecret: "Ausblenden",
  secretsTitle: "Dieses Formular fragt anscheinend nach vertraulichen Daten.",
  secretsHint:
    "Server sollten in einem Formular nicht danach fragen. Wenn Sie nicht wissen, wofür das gebraucht wird, lehnen Sie ab.",
  secretsOnlyFor: (name) => `Teilen Sie es nur, wenn Sie ${name} vertrauen.`,
  secretsRefused:
    "Diese App lässt Anfragen nach vertraulichen Daten nicht zu, daher kann dieses Formular nicht abgesendet werden. Sie können ablehnen oder abbrechen.",
  secretsAgree: (name) => `Trotzdem mit ${name} teilen`,
  secretsHeldBack: "Es wurde nichts gesendet. Kreuzen Sie das Kästchen an, um es zu teilen.",

  // Questions with parts
  addRow: (title) => `${title} hinzufügen`,
  addTo: (label) => `Zu ${label} hinzufügen`,
  leaveEmpty: "Leer lassen",
  emptyList: "Keine",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  rowAdded: (name) => `${name} hinzugefügt.`,
  removed: (name) => `${name} entfernt.`,
  rowMoved: (name) => `Verschoben. Dies ist jetzt ${name}.`,
  answerParts: "Hinzufügen",
  asJson: "Als JSON bearbeiten",
  asForm: "Als Formular bearbeiten",
  entryName: "Name",
  entryValue: "Wert",
  typeNames: {
    string: "Text",
    number: "Zahl",
    integer: "Ganze Zahl",
    boolean: "Ja oder nein",
    array: "Liste",
    object: "Angaben",
    null: "Nichts",
  },
  branchName: (place) => `Möglichkeit ${n(place)}`,

  // Approvals
  loading: "Wird geladen\u00a0…",
  notLoaded:
    "Diese Anfrage konnte nicht geladen werden. Nichts wurde erlaubt. Neuer Versuch\u00a0…",
  closeUnanswered: "Ohne Antwort schließen",
  runCommands: count(LOCALE, {
    one: "Diesen Befehl ausführen?",
    other: "{count} Befehle ausführen?",
  }),
  changeFiles: count(LOCALE, { one: "{count} Datei ändern?", other: "{count} Dateien ändern?" }),
  useTool: (tool) => `${tool} verwenden?`,
  reachHost: (host) => `${host} aufrufen?`,
  grantThese: "Berechtigungen erteilen?",
  allowThis: "Das erlauben?",
  asksApproval: (name, heading) => `${name} fragt: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, {
    one: "{count} Antwort zur Wahl.",
    other: "{count} Antworten zur Wahl.",
  }),
  says: (name) => `${name} sagt:`,
  reasonGiven: "Grund:",
  quoted: (text) => `„${text}“`,
  command: "Befehl",
  toolCall: "Werkzeug",
  grants: "Berechtigungen",
  selectedOf: (selected, total) => `${n(selected)} von ${n(total)} ausgewählt`,
  fixed: "Fest",
  newFile: "Neue Datei",
  deletedFile: "Gelöscht",
  renamedFrom: (path) => `umbenannt aus ${path}`,
  types: { number: "Zahlenwert", boolean: "wahr oder falsch", null: "kein Wert" },
  items: count(LOCALE, { one: "{count} Element", other: "{count} Elemente" }),
  values: count(LOCALE, { one: "{count} Wert", other: "{count} Werte" }),
  emptyText: "leerer Text",
  unreadableCharacters: count(LOCALE, {
    one: "{count} nicht lesbares Zeichen",
    other: "{count} nicht lesbare Zeichen",
  }),
  asWritten: "Wie vom Agenten geschrieben",
  onlyReached: "Der Agent ruft sie auf. Hier wird nichts geöffnet.",
  missing: {
    call: "Der Agent hat nicht gesagt, was er tun wird.",
    arguments: "Der Agent hat die Argumente nicht gezeigt.",
    change: "Der Agent hat diese Änderung nicht gezeigt.",
    content: "Dieser Inhalt kann nicht angezeigt werden.",
  },
  allowedUnseen: "Sie würden es ungesehen erlauben.",
  linesSeen: (seen, total) => `${n(seen)} von ${n(total)} Zeilen gesehen`,
  allSeen: count(LOCALE, { one: "{count} Zeile gesehen", other: "Alle {count} Zeilen gesehen" }),
  nextLines: "Nächste Zeilen",
  goToLine: (line) => `Zu Zeile ${n(line)}`,
  allowUnread: count(LOCALE, {
    one: "Erlauben, obwohl {count} Zeile nicht auf dem Bildschirm war",
    other: "Erlauben, obwohl {count} Zeilen nicht auf dem Bildschirm waren",
  }),
  tooEarly:
    "Diese Anfrage ist gerade erst erschienen. Prüfen Sie sie und antworten Sie dann noch einmal.",
  ownNotes: {
    "download-runs": "Führt möglicherweise Code aus dem Internet aus.",
    "recursive-delete": "Löscht möglicherweise alles in einem Ordner.",
    "other-user": "Läuft möglicherweise unter einem anderen Benutzer.",
    secret: "Enthält möglicherweise ein Geheimnis.",
    "private-address": "Erreicht möglicherweise Ihr Gerät oder Ihr lokales Netzwerk.",
    "no-sandbox": "Läuft möglicherweise außerhalb der Sandbox.",
  },
  characterIs: (character, code) => `„${character}“ ist ${code}`,
  keyTwice: (key) =>
    `„${key}“ kommt zweimal vor. Ein anderes Programm liest vielleicht den anderen Wert.`,
  answers: {
    allow: {
      once: "Einmal erlauben",
      turn: "In diesem Durchgang erlauben",
      session: "In dieser Sitzung erlauben",
      project: "In diesem Projekt erlauben",
      always: "Immer erlauben",
      lasting: "Ab jetzt erlauben",
    },
    deny: {
      once: "Nicht erlauben",
      turn: "In diesem Durchgang nicht erlauben",
      session: "In dieser Sitzung nicht erlauben",
      project: "In diesem Projekt nicht erlauben",
      always: "Nie erlauben",
      lasting: "Ab jetzt nicht erlauben",
    },
    stop: "Nicht erlauben und anhalten",
    other: "Stattdessen antworten",
  },
  withChanges: (answer) => `${answer}, mit Änderungen`,
  kinds: {
    allow: "Erlaubt",
    deny: "Verweigert",
    stop: "Verweigert und hält an",
    other: "Antwortet",
  },
  scopes: {
    once: "einmal",
    turn: "für diesen Durchgang",
    session: "bis zum Ende der Sitzung",
    project: "im ganzen Projekt",
    always: "immer",
    lasting: "dauerhaft",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "Gilt für:",
  coversUnsaid: (name) =>
    `${name} merkt sich das. Wofür und wie lange es gilt, steht nur in den Worten oben.`,
  asksForText: "fragt Sie nach einem Text",
  mayStop: "Der Agent hält dann vielleicht an.",
  onlyClose: "Keine Antwort lehnt das ab. Schließen Sie die Anfrage, ohne zu antworten.",
  nothingGranted: "Es ist nichts ausgewählt",
  denyWithReason: "Mit Begründung ablehnen",
  stopWithReason: "Mit Begründung ablehnen und anhalten",
  reason: "Begründung",
  yourAnswer: "Ihre Antwort",
  sentTo: (name) => `Geht an ${name}`,
  denyAndSend: "Ablehnen und Begründung senden",
  stopAndSend: "Anhalten und Begründung senden",
  sendText: "Abschicken",
  chooseFirst: "Wählen Sie zuerst eine Antwort.",
  textNeeded: "Geben Sie zuerst einen Text ein.",
  edit: "Bearbeiten",
  editing: "In Bearbeitung",
  saveChanges: "Änderungen speichern",
  undoChanges: "Änderungen verwerfen",
  saveFirst: "Speichern oder verwerfen Sie zuerst Ihre Änderungen",
  allowedOnceNow: "Einmal erlaubt.",
  allowedNow: "Erlaubt.",
  answeredNow: "Beantwortet.",
  deniedNow: "Nicht erlaubt.",
  closedNow: "Ohne Antwort geschlossen.",
  callChanged: "Der Agent hat den Aufruf geändert. Prüfen Sie ihn noch einmal.",
  takenBack: (name) => `Von ${name} zurückgezogen. Nichts wurde erlaubt.`,
  timeOver: "Die Zeit ist abgelaufen. Nichts wurde erlaubt.",
  allowThese: count(LOCALE, {
    one: "Diese Anfrage erlauben?",
    other: "Diese {count} Anfragen erlauben?",
  }),
  answeredCount: (answered, total) => `${n(answered)} von ${n(total)} erledigt`,
  allowAll: count(LOCALE, {
    one: "{count} einmal erlauben",
    other: "Alle {count} einmal erlauben",
  }),
  denyAll: count(LOCALE, { one: "{count} ablehnen", other: "Alle {count} ablehnen" }),
  answerAlone: "Beantworten Sie diese einzeln.",
  inRequest: (request, problem) => `Anfrage ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, {
    one: "{count} weitere anzeigen",
    other: "{count} weitere anzeigen",
  }),
  youAllowed: "Von Ihnen erlaubt",
  youDenied: "Von Ihnen abgelehnt",
  youClosed: "Von Ihnen geschlossen",
  receiptScopes: {
    once: "einmal",
    turn: "für diesen Durchgang",
    session: "für diese Sitzung",
    project: "im ganzen Projekt",
    always: "immer",
    lasting: "ab jetzt",
  },
  answerGiven: "Antwort",
  covered: "Gilt für",
  grantedTo: "Erteilt",
  notOnScreen: "Nicht auf dem Bildschirm",
  digestOf: { action: "Prüfsumme der Aktion", screen: "Prüfsumme der Anzeige" },
} satisfies Translation as Strings;
