import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "de";
const n = number(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, { one: "{count} Zeile", other: "{count} Zeilen" });
const unchangedLines = count(LOCALE, {
  one: "{count} unveränderte Zeile",
  other: "{count} unveränderte Zeilen",
});
const characters = count(LOCALE, { one: "{count} Zeichen", other: "{count} Zeichen" });
const answers = count(LOCALE, { one: "{count} Antwort", other: "{count} Antworten" });
const options = count(LOCALE, { one: "{count} Option", other: "{count} Optionen" });
const undrawn = count(LOCALE, {
  one: "Der Server fragt nach {count} Feld mehr, als hier angezeigt werden kann.",
  other: "Der Server fragt nach {count} Feldern mehr, als hier angezeigt werden können.",
});
const more = count(LOCALE, { one: "und {count} weitere", other: "und {count} weitere" });
const showMore = count(LOCALE, {
  one: "{count} weiteres Zeichen anzeigen",
  other: "{count} weitere Zeichen anzeigen",
});
const problems = count(LOCALE, {
  one: "Bitte sehen Sie sich eine Antwort noch einmal an",
  other: "Bitte sehen Sie sich {count} Antworten noch einmal an",
});
const stoppedRequests = count(LOCALE, {
  one: "Seitdem wurde {count} Anfrage abgebrochen.",
  other: "Seitdem wurden {count} Anfragen abgebrochen.",
});
const leftOut = count(LOCALE, {
  one: "{count} Frage ausgelassen",
  other: "{count} Fragen ausgelassen",
});
const moreAnswers = count(LOCALE, {
  one: "{count} weitere Antwort",
  other: "{count} weitere Antworten",
});
const stepProblems = count(LOCALE, {
  one: "{count} noch einmal ansehen",
  other: "{count} noch einmal ansehen",
});
const disguises: Record<string, string> = {
  space: "mit Leer- oder Steuerzeichen",
  slashes: "ohne die beiden Schrägstriche",
  backslash: "mit einem umgekehrten Schrägstrich",
  "user-info": "mit einem „@“",
};

/** Every word of the library in German. */
export const de: Strings = {
  // Shared
  asksLocally: "Auf diesem Gerät",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore,
  decline: "Ablehnen",
  skip: "Überspringen",
  suggested: "Vom Server vorgeschlagen",
  cancel: "Abbrechen",
  close: "Schließen",
  sending: "Ihre Antwort wird gesendet\u00a0…",
  sent: "Ihre Antwort wurde gesendet.",
  declined: "Sie haben abgelehnt",
  cancelled: "Abgebrochen",
  failed: "Ihre Antwort wurde nicht gesendet. Versuchen Sie es noch einmal.",
  progress: (position, total) => `${n(position)} von ${n(total)}`,
  answerBy: (time) => `Bitte antworten Sie bis ${time}.`,
  soonOver: "Zum Antworten bleibt weniger als eine Minute.",
  expired: "Diese Anfrage ist abgelaufen. Sie kann nicht mehr beantwortet werden.",
  withdrawn: (name) => `${name} benötigt dies nicht mehr. Es wurde nichts gesendet.`,
  goneElsewhere: (name) => `Die Frage von ${name} wurde anderswo beantwortet oder zurückgezogen.`,
  tooOften: "Dieser Server sendet sehr viele Anfragen.",
  stopServer: "Diesen Server stoppen",

  // Form
  goesOn: "Danach geht es ohne Ihre Antwort weiter.",
  submit: "Absenden",
  confirm: "Bestätigen",
  unloadedHint:
    "Ein Teil dieses Formulars konnte nicht geladen werden. Prüfen Sie Ihre Verbindung. Hilft das nicht, kopieren Sie Ihre Eingaben und laden Sie die Seite neu.",
  escapeAgain: "Drücken Sie noch einmal Esc, um abzubrechen. Ihre Eingaben gehen verloren.",
  outsideAgain:
    "Klicken oder tippen Sie noch einmal außerhalb, um abzubrechen. Ihre Eingaben gehen dabei verloren.",
  required: "Erforderlich",
  optional: "optional",
  unnamed: "(ohne Namen)",
  emptyOption: "(leer)",
  yes: "Ja",
  no: "Nein",
  noAnswer: "Keine Antwort",
  noneOfThese: "Nichts davon",
  noAnswerHint: "Überspringt diese Frage.",
  noneHint: "Sendet eine leere Liste.",
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
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "Diese Uhrzeit gibt es an diesem Tag zweimal. Gesendet wird die erste.",
  willBeSent: (value) => `Wird gesendet als ${value}`,
  search: "Zum Suchen tippen",
  noMatches: "Keine Treffer.",
  matches: (matches) => options(matches),
  loadingOptions: "Die Optionen werden geladen\u00a0…",
  optionsFailed:
    "Die Liste konnte nicht geladen werden. Geben Sie die Option so ein, wie sie geschrieben wird, oder versuchen Sie es noch einmal.",
  andMore: (rest) => more(rest),
  unsupported: "Diese Art von Frage kann hier nicht angezeigt werden. Antworten Sie als JSON.",
  unanswerable: "Diese Frage kann hier nicht beantwortet werden.",
  requiredUnanswerable:
    "Hier ist eine Antwort erforderlich, daher kann dieses Formular nur abgelehnt oder abgebrochen werden.",
  uncheckedPattern: "Der Server prüft noch das Format.",
  uncheckedKeywords: "Der Server prüft dies noch genauer.",
  unreadable:
    "Diese Anfrage kann nicht als Formular angezeigt werden. Sie können ablehnen oder abbrechen.",
  undrawn,
  undrawnOptions: (hidden) => `Hier nicht angezeigt: ${options(hidden)}.`,
  problems,
  requiredText: "Geben Sie eine Antwort ein.",
  requiredChoice: "Wählen Sie eine Antwort aus.",
  tooShort: (limit, actual) =>
    `Verwenden Sie mindestens ${characters(limit)}. Eingegeben: ${n(actual)}.`,
  tooLong: (limit, actual) =>
    `Verwenden Sie höchstens ${characters(limit)}. Bisher sind es ${n(actual)}.`,
  patternMismatch: "Das entspricht nicht dem Format, das der Server erwartet.",
  notAnEmail: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.",
  notAUri: "Geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.com.",
  notADate: "Geben Sie ein Datum ein, das es gibt.",
  notATime: "Geben Sie eine Uhrzeit ein.",
  notADateTime: "Geben Sie ein Datum und eine Uhrzeit ein.",
  incompleteDate: "Ergänzen Sie das Datum oder leeren Sie das Feld.",
  skippedTime:
    "Diese Uhrzeit gibt es an diesem Tag wegen der Zeitumstellung nicht. Geben Sie eine andere ein.",
  notANumber: "Geben Sie eine Zahl ein, zum Beispiel 12 oder 1,5.",
  notAnInteger: "Geben Sie eine ganze Zahl ein.",
  ambiguousNumber: (readings) =>
    `Das könnte ${readings.map(plain).join(" oder ")} bedeuten. Lassen Sie das Tausendertrennzeichen weg.`,
  inexactNumber: (nearest) =>
    `Zu viele Stellen, um es genau zu senden. Die nächste Zahl ist ${plain(nearest)}.`,
  tooSmall: (limit) => `Geben Sie ${n(limit)} oder mehr ein.`,
  tooLarge: (limit) => `Geben Sie ${n(limit)} oder weniger ein.`,
  notAbove: (limit) => `Geben Sie mehr als ${n(limit)} ein.`,
  notBelow: (limit) => `Geben Sie weniger als ${n(limit)} ein.`,
  notAMultiple: (limit) => `Geben Sie ein Vielfaches von ${n(limit)} ein.`,
  tooFew: (limit) => `Wählen Sie mindestens ${answers(limit)} aus.`,
  tooMany: (limit) => `Wählen Sie höchstens ${answers(limit)} aus.`,
  duplicates: "Geben Sie jede Antwort nur einmal ein.",
  notAnOption: "Wählen Sie eine der Optionen aus oder löschen Sie Ihre Eingabe.",
  inside: "Ein Teil davon muss noch einmal geprüft werden.",
  mismatch: "Der Server nimmt diese Kombination nicht an.",
  notJson: "Das ist kein gültiges JSON. Setzen Sie Text in Anführungszeichen.",
  wrongType: (expected) =>
    expected.length > 0
      ? `Der Server verlangt: ${expected.join(", ")}.`
      : "Das kann nicht gesendet werden.",

  // Consent
  levels: { info: "Hinweis", caution: "Vorsicht", danger: "Gefahr", blocked: "Blockiert" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "Das ist keine Webadresse",
    unchecked: () => "Die Prüfung der Zeichen konnte nicht geladen werden",
    "empty-host": () => "Diese Adresse nennt keine Website",
    scheme: (scheme) => `„${scheme}:“ öffnet keine Webseite`,
    credentials: (_name, host) =>
      `Was vor dem „@“ steht, ist nicht die Website. Die Adresse führt zu ${host}`,
    "idn-suspicious": () => "Buchstaben in diesem Namen sollen wie andere aussehen",
    lookalike: (_how, target) => `Dies ahmt ${target} nach`,
    "embedded-domain": (site, target) => `Das ist nicht ${target}. Die Seite gehört zu ${site}`,
    disguised: (how, written) =>
      `Die Adresse wurde ${disguises[how] ?? `als „${written}“`} geschrieben, sodass sie sich wie eine andere liest`,
    "ip-obfuscated": (written, address) =>
      `„${written}“ ist eine verschleierte Schreibweise von ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "Die Adresse führt auf Ihr eigenes Gerät"
        : "Die Adresse führt in Ihr eigenes Netzwerk",
    insecure: () =>
      "Die Verbindung ist nicht verschlüsselt. Andere können mitlesen und verändern, was Sie dort tun",
    "odd-host": () => "Der Name der Website enthält ungewöhnliche Zeichen",
    "hidden-characters": () => "Die Adresse enthält Zeichen, die man nicht sehen kann",
    "third-party": (site, requester) =>
      `Diese Seite gehört zu ${site}, nicht zu ${requester}. Dieser Chat sieht nicht, was Sie dort tun`,
    idn: (ascii) => `Das ist ein internationaler Name. Computer schreiben ihn ${ascii}`,
    redirect: (_name, target) => `Die Adresse leitet Sie möglicherweise zu ${target} weiter`,
    local: (place) =>
      place === "loopback"
        ? "Diese Seite liegt auf Ihrem eigenen Gerät"
        : "Diese Seite liegt in Ihrem eigenen Netzwerk",
  },
  cautions: {
    "ip-host": () =>
      "Die Website hat eine Nummer statt eines Namens, daher lässt sich nicht sagen, wem sie gehört",
    port: (port) => `Die Adresse verwendet einen ungewöhnlichen Port (${port})`,
    "trailing-dot": () => "Der Name der Website endet mit einem Punkt",
    shortener: (service) =>
      `${service} leitet zu einer Seite weiter, die von hier aus nicht zu sehen ist`,
    redirector: (service, target) =>
      target
        ? `${service} leitet zu ${target} weiter`
        : `${service} kann zu jeder beliebigen Seite weiterleiten`,
    secret: (name) =>
      name
        ? `Die Adresse enthält etwas, das wie ein Schlüssel oder Passwort aussieht („${name}“)`
        : "Die Adresse enthält etwas, das wie ein Schlüssel oder Passwort aussieht",
    "shared-host": (service) => `Auf ${service} kann jede beliebige Person Seiten veröffentlichen`,
    "long-url": (length) => `Die Adresse ist sehr lang (${characters(Number(length))})`,
    "long-host": () => "Der Name der Website ist sehr lang",
    "odd-path": () => "Der Pfad lässt sich auf mehr als eine Weise lesen",
    "hidden-characters-encoded": () =>
      "Die Adresse enthält kodierte Zeichen, die man nicht sehen kann",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `Eine Prüfung dieser Anwendung ergab: ${code}`,
  readsAs: "Liest sich wie",
  writtenAs: "Der Server schrieb",
  characterNamed: (character, codePoint, script) =>
    script ? `„${character}“ (${codePoint}, ${scripts(script)})` : `„${character}“ (${codePoint})`,
  charactersNamed: (names) => `Verdächtige Zeichen: ${names}.`,
  fullAddress: "Die vollständige Adresse",
  open: "In neuem Fenster öffnen",
  openAnyway: "Trotzdem öffnen",
  openAgain: "Erneut öffnen",
  copy: "Link kopieren",
  copied: "Der Link wurde kopiert.",
  notCopied: "Kopieren ist hier nicht erlaubt. Markieren Sie die Adresse und kopieren Sie sie.",
  goesTo: (domain) => `führt zu ${domain}`,
  checked: (host) => `Mir ist klar, dass dies hierhin führt: ${host}`,
  checkFirst: "Kreuzen Sie das Kästchen oben an, um die Seite zu öffnen.",
  arming: "Prüfen Sie zuerst die Adresse. Die Schaltfläche ist gleich aktiv.",
  armingEarly: "Das war zu früh. Prüfen Sie die Adresse, und drücken Sie dann noch einmal.",
  armed: "Sie können die Seite jetzt öffnen.",
  resend: "Erneut senden",
  finished: "Ich bin fertig",
  opening: "Ein neues Fenster wird geöffnet\u00a0…",
  opened:
    "Die Seite wurde in einem neuen Fenster geöffnet. Kommen Sie hierher zurück, wenn Sie fertig sind.",
  unopened: "Falls sich keine Seite geöffnet hat, verwenden Sie diesen Link:",
  refused:
    "Die Seite konnte nicht geöffnet werden. Es wurde noch nichts gesendet. Sie können diesen Link verwenden:",
  checking: "Es wird geprüft, ob alles erledigt ist\u00a0…",
  done: "Danke. Sie können hier weitermachen.",
  notDone: "Das ist noch nicht abgeschlossen.",
  completed: "Abgeschlossen.",
  closed: "Geschlossen.",
  blockedHint: "Diese Adresse kann von hier aus nicht geöffnet werden.",
  dangerInFrame:
    "Diese Adresse kann hier nicht geöffnet werden, weil diese Seite in einer anderen Website angezeigt wird. Sie können den Link kopieren oder ablehnen.",

  // Around a request
  question: (name) => `Eine Frage von ${name}`,
  stopped: (name) => `${name} ist gestoppt.`,
  stoppedRequests,
  allow: "Wieder zulassen",

  // Receipts
  answered: "Sie haben geantwortet",
  confirmed: "Sie haben bestätigt",
  agreedToOpen: "Sie haben zugestimmt, diese Seite zu öffnen",
  unknownOutcome: "Was geantwortet wurde, ist nicht bekannt",
  hidden: "Verborgen",
  page: "Seite",
  noPage: "(keine Webadresse)",
  leftOut,
  moreAnswers,
  noneChosen: "Nichts ausgewählt",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} fragt: ${message}`,
  arrivedPage: (name, message) => `${name} möchte eine Seite öffnen: ${message}`,
  questions: count(LOCALE, { one: "{count} Frage.", other: "{count} Fragen." }),
  fullStop: ".",

  // Folding away
  fold: "Einklappen",
  folded: (name) => `${name} fragt`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Frühere Antworten",
  forget: "Entfernen",
  forgetAnswer: (answer) => `${answer} entfernen`,
  forgetAll: "Alle entfernen",
  forgotten: "Entfernt.",
  putBackTyped: "Ihre Eingabe zurückholen",
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
      ? `Frage ${n(first)} von ${n(total)}`
      : `Fragen ${n(first)}–${n(last)} von ${n(total)}`,
  allSteps: "Alle Schritte",
  stepQuestions: (first, last) =>
    first === last ? `Frage ${n(first)}` : `Fragen ${n(first)} bis ${n(last)}`,
  stepAnswered: (answered, questions) => `${n(answered)} von ${n(questions)} beantwortet`,
  stepProblems,
  stepUnseen: "Noch nicht begonnen",
  reviewTitle: "Prüfen Sie Ihre Antworten",
  reviewNote: "Es wird nichts gesendet, bis Sie „Senden“ drücken.",
  reviewEmpty: "Sie haben jede Frage übersprungen. Gesendet wird eine leere Antwort.",
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
  tooSoon:
    "Das Formular ist gerade erst erschienen. Prüfen Sie es, und drücken Sie dann noch einmal.",
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
  secretsTitle: "Dieses Formular fragt anscheinend nach einem Passwort oder Schlüssel.",
  secretsHint:
    "Server sollten in einem Formular nicht nach Geheimnissen fragen. Wenn Ihnen nicht klar ist, wofür es gebraucht wird, lehnen Sie ab.",
  secretsOnlyFor: (name) => `Geben Sie es nur weiter, wenn Sie es ${name} anvertrauen.`,
  secretsRefused:
    "Diese App lässt solche Fragen nicht zu, deshalb kann dieses Formular nicht abgesendet werden. Sie können ablehnen oder abbrechen.",
  secretsAgree: (name) => `An ${name} weitergeben`,
  secretsHeldBack: "Es wurde nichts gesendet. Kreuzen Sie dieses Kästchen an, um es weiterzugeben.",

  // Questions with parts
  addTo: (label) => `Zu ${label} hinzufügen`,
  emptyList: "Keine",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "Entfernen",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  rowAdded: (name) => `${name} hinzugefügt.`,
  rowRemoved: (name) => `${name} entfernt.`,
  rowMoved: (name) => `Jetzt ${name}.`,
  answerParts: "Beantworten",
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
};
