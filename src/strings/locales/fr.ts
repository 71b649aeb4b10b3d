import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

// Before a colon and within guillemets stands a no-break space, before the other double signs a
// narrow one.
const LOCALE = "fr";
const n = number(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, {
  one: "{count} ligne",
  many: "{count} de lignes",
  other: "{count} lignes",
});
const unchangedLines = count(LOCALE, {
  one: "{count} ligne inchangée",
  many: "{count} de lignes inchangées",
  other: "{count} lignes inchangées",
});
const characters = count(LOCALE, {
  one: "{count} caractère",
  many: "{count} de caractères",
  other: "{count} caractères",
});
const answers = count(LOCALE, {
  one: "{count} réponse",
  many: "{count} de réponses",
  other: "{count} réponses",
});
const options = count(LOCALE, {
  one: "{count} option",
  many: "{count} d’options",
  other: "{count} options",
});
const undrawn = count(LOCALE, {
  one: "Le serveur demande {count} champ de plus que ce qui peut être affiché ici.",
  many: "Le serveur demande {count} de champs de plus que ce qui peut être affiché ici.",
  other: "Le serveur demande {count} champs de plus que ce qui peut être affiché ici.",
});
const chosen = count(LOCALE, {
  one: "{count} option choisie",
  many: "{count} d’options choisies",
  other: "{count} options choisies",
});
const charactersLeft = count(LOCALE, {
  one: "{count} caractère restant",
  many: "{count} de caractères restants",
  other: "{count} caractères restants",
});
const andMore = count(LOCALE, {
  one: "et {count} autre",
  many: "et {count} d’autres",
  other: "et {count} autres",
});
const problems = count(LOCALE, {
  one: "{count} réponse à revoir",
  many: "{count} de réponses à revoir",
  other: "{count} réponses à revoir",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} demande annulée depuis.",
  many: "{count} de demandes annulées depuis.",
  other: "{count} demandes annulées depuis.",
});
const leftOut = count(LOCALE, {
  one: "{count} question laissée de côté",
  many: "{count} de questions laissées de côté",
  other: "{count} questions laissées de côté",
});
const moreAnswers = count(LOCALE, {
  one: "{count} autre réponse",
  many: "{count} d’autres réponses",
  other: "{count} autres réponses",
});
const stepProblems = count(LOCALE, {
  one: "{count} à revoir",
  many: "{count} à revoir",
  other: "{count} à revoir",
});
const disguises: Record<string, string> = {
  space: "avec des espaces ou des caractères de contrôle",
  slashes: "sans les deux barres obliques",
  backslash: "avec une barre oblique inversée",
  "user-info": "avec un «\u00a0@\u00a0»",
};

/** Every word of the library in French. */
export const fr: Strings = {
  // Shared
  asksLocally: "Sur cet appareil",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Afficher ${characters(hidden)} de plus`,
  decline: "Refuser",
  skip: "Passer",
  suggested: "Suggéré par le serveur",
  cancel: "Annuler",
  close: "Fermer",
  sending: "Envoi de votre réponse…",
  sent: "Votre réponse a été envoyée.",
  declined: "Vous avez refusé",
  cancelled: "Annulé",
  failed: "Votre réponse n’a pas été envoyée. Réessayez.",
  progress: (position, total) => `${n(position)} sur ${n(total)}`,
  answerBy: (time) => `Répondez avant ${time}.`,
  soonOver: "Il reste moins d’une minute pour répondre.",
  expired: "Cette demande a expiré. Il n’est plus possible d’y répondre.",
  withdrawn: (name) => `${name} n’en a plus besoin. Rien n’a été envoyé.`,
  goneElsewhere: (name) => `La question de ${name} a reçu une réponse ailleurs ou a été retirée.`,
  tooOften: "Ce serveur envoie beaucoup de demandes.",
  stopServer: "Arrêter ce serveur",

  // Form
  goesOn: "Ensuite, la suite se fera sans votre réponse.",
  submit: "Envoyer",
  confirm: "Confirmer",
  unloadedHint:
    "Une partie de ce formulaire n’a pas pu être chargée. Vérifiez votre connexion. Si cela ne suffit pas, copiez votre saisie et rechargez la page.",
  escapeAgain: "Appuyez de nouveau sur Échap pour annuler. Vous perdrez votre saisie.",
  outsideAgain:
    "Cliquez ou touchez de nouveau à l’extérieur pour annuler. Votre saisie sera perdue.",
  required: "Obligatoire",
  optional: "facultatif",
  unnamed: "(sans nom)",
  emptyOption: "(vide)",
  yes: "Oui",
  no: "Non",
  noAnswer: "Pas de réponse",
  noneOfThese: "Aucune de ces options",
  noAnswerHint: "Passe cette question.",
  noneHint: "Envoie une liste vide.",
  otherHint: "Vous permet de saisir votre propre réponse.",
  other: "Autre…",
  otherAnswer: (label) => `${label}\u00a0: votre propre réponse`,
  preview: (label) => `Aperçu\u00a0: ${label}`,
  clear: (label) => `Effacer ${label}`,
  remove: (label) => `Retirer ${label}`,
  range: (minimum, maximum) => `de ${n(minimum)} à ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} ou plus`,
  atMost: (maximum) => `${n(maximum)} ou moins`,
  moreThan: (minimum) => `plus de ${n(minimum)}`,
  lessThan: (maximum) => `moins de ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `en choisir au moins ${n(minimum)}`
      : minimum === maximum
        ? `en choisir ${n(minimum)}`
        : minimum > 0
          ? `en choisir de ${n(minimum)} à ${n(maximum)}`
          : `en choisir ${n(maximum)} au plus`,
  chosen,
  charactersLeft,
  charactersOver: (over) => `${characters(over)} de trop`,
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "Cette heure existe deux fois ce jour-là. La première sera envoyée.",
  willBeSent: (value) => `Sera envoyé sous la forme ${value}`,
  search: "Saisissez pour rechercher",
  noMatches: "Aucun résultat.",
  matches: (matches) => options(matches),
  loadingOptions: "Chargement des options…",
  optionsFailed:
    "La liste n’a pas pu être chargée. Saisissez l’option exactement comme elle s’écrit, ou réessayez.",
  andMore,
  unsupported: "Ce type de question ne peut pas être affiché ici. Répondez en JSON.",
  unanswerable: "Il n’est pas possible de répondre à cette question ici.",
  requiredUnanswerable:
    "Une réponse est obligatoire ici\u00a0: ce formulaire peut donc seulement être refusé ou annulé.",
  uncheckedPattern: "Le serveur vérifiera le format.",
  uncheckedKeywords: "Le serveur effectuera d’autres vérifications.",
  unreadable:
    "Cette demande ne peut pas être affichée sous forme de formulaire. Vous pouvez refuser ou annuler.",
  undrawn,
  undrawnOptions: (hidden) => `Non affiché ici\u00a0: ${options(hidden)}.`,
  problems,
  requiredText: "Saisissez une réponse.",
  requiredChoice: "Choisissez une réponse.",
  tooShort: (limit, actual) => `Utilisez au moins ${characters(limit)}. Vous en avez ${n(actual)}.`,
  tooLong: (limit, actual) => `Utilisez au plus ${characters(limit)}. Vous en avez ${n(actual)}.`,
  patternMismatch: "Le format ne correspond pas à celui attendu.",
  notAnEmail: "Saisissez une adresse e-mail, par exemple nom@example.com.",
  notAUri: "Saisissez une adresse web complète, par exemple https://example.com.",
  notADate: "Saisissez une date qui existe.",
  notATime: "Saisissez une heure.",
  notADateTime: "Saisissez une date et une heure.",
  incompleteDate: "Complétez la date ou effacez-la.",
  skippedTime:
    "Cette heure n’existe pas ce jour-là à cause du changement d’heure. Saisissez-en une autre.",
  notANumber: "Saisissez un nombre, par exemple 12 ou 1,5.",
  notAnInteger: "Saisissez un nombre entier.",
  ambiguousNumber: (readings) =>
    `Ceci peut signifier ${readings.map(plain).join(" ou ")}. Écrivez-le sans séparateur de milliers.`,
  inexactNumber: (nearest) =>
    `Ceci comporte plus de chiffres qu’il n’est possible d’en envoyer. Le nombre le plus proche est ${plain(nearest)}.`,
  tooSmall: (limit) => `Saisissez ${n(limit)} ou plus.`,
  tooLarge: (limit) => `Saisissez ${n(limit)} ou moins.`,
  notAbove: (limit) => `Saisissez un nombre supérieur à ${n(limit)}.`,
  notBelow: (limit) => `Saisissez un nombre inférieur à ${n(limit)}.`,
  notAMultiple: (limit) => `Saisissez un multiple de ${n(limit)}.`,
  tooFew: (limit) => `Choisissez au moins ${answers(limit)}.`,
  tooMany: (limit) => `Choisissez au plus ${answers(limit)}.`,
  duplicates: "Saisissez chaque réponse une seule fois.",
  notAnOption: "Choisissez l’une des options ou effacez votre saisie.",
  inside: "Une partie de cette réponse est à revoir.",
  mismatch: "Le serveur n’accepte pas cette combinaison.",
  notJson: "Ce JSON n’est pas valide. Mettez le texte entre guillemets.",
  wrongType: (expected) =>
    expected.length > 0
      ? `Le serveur demande\u00a0: ${expected.join(", ")}.`
      : "Ceci ne peut pas être envoyé.",

  // Consent
  levels: { info: "Remarque", caution: "Attention", danger: "Danger", blocked: "Bloqué" },
  levelled: (level, finding) => `${level}\u00a0: ${finding}`,
  findings: {
    unparseable: () => "ceci n’est pas une adresse web",
    unchecked: () => "la vérification des caractères n’a pas pu être chargée",
    "empty-host": () => "cette adresse ne désigne aucun site",
    scheme: (scheme) => `«\u00a0${scheme}:\u00a0» n’ouvre pas de page web`,
    credentials: (_name, host) =>
      `ce qui précède le «\u00a0@\u00a0» n’est pas le site. L’adresse mène à ${host}`,
    "idn-suspicious": () => "des lettres de ce nom sont faites pour ressembler à d’autres",
    lookalike: (_how, target) => `cette adresse imite ${target}`,
    "embedded-domain": (site, target) => `ce n’est pas ${target}. La page appartient à ${site}`,
    disguised: (how, written) =>
      `l’adresse a été écrite ${disguises[how] ?? `sous la forme «\u00a0${written}\u00a0»`}, de sorte qu’elle se lit comme une autre`,
    "ip-obfuscated": (written, address) =>
      `«\u00a0${written}\u00a0» est une façon déguisée d’écrire ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "l’adresse mène à l’intérieur de votre propre appareil"
        : "l’adresse mène à l’intérieur de votre propre réseau",
    insecure: () =>
      "la connexion n’est pas chiffrée. D’autres peuvent lire et modifier ce que vous y faites",
    "odd-host": () => "le nom du site contient des signes que de tels noms n’ont pas",
    "hidden-characters": () => "l’adresse contient des caractères invisibles",
    "third-party": (site, requester) =>
      `cette page appartient à ${site}, pas à ${requester}. Ce chat ne voit pas ce que vous y faites`,
    idn: (ascii) => `c’est un nom international. Les ordinateurs l’écrivent ${ascii}`,
    redirect: (_name, target) => `l’adresse peut vous renvoyer vers ${target}`,
    local: (place) =>
      place === "loopback"
        ? "cette page se trouve sur votre propre appareil"
        : "cette page se trouve sur votre propre réseau",
  },
  cautions: {
    "ip-host": () =>
      "le site a un numéro au lieu d’un nom, personne ne peut donc dire à qui il appartient",
    port: (port) => `l’adresse utilise un port inhabituel (${port})`,
    "trailing-dot": () => "le nom du site se termine par un point",
    shortener: (service) => `${service} renvoie vers une page que l’on ne peut pas voir d’ici`,
    redirector: (service, target) =>
      target
        ? `${service} renvoie vers ${target}`
        : `${service} peut renvoyer vers n’importe quelle page`,
    secret: (name) =>
      name
        ? `l’adresse contient ce qui ressemble à une clé ou à un mot de passe («\u00a0${name}\u00a0»)`
        : "l’adresse contient ce qui ressemble à une clé ou à un mot de passe",
    "shared-host": (service) => `n’importe qui peut publier des pages sur ${service}`,
    "long-url": (length) => `l’adresse est très longue (${characters(Number(length))})`,
    "long-host": () => "le nom du site est très long",
    "odd-path": () => "le chemin peut être lu de plusieurs façons",
    "hidden-characters-encoded": () => "l’adresse contient des caractères invisibles encodés",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `une vérification de cette application a trouvé\u00a0: ${code}`,
  readsAs: "Cela se lirait comme",
  writtenAs: "Le serveur a écrit",
  characterNamed: (character, codePoint, script) =>
    script
      ? `«\u00a0${character}\u00a0» (${codePoint}, ${scripts(script)})`
      : `«\u00a0${character}\u00a0» (${codePoint})`,
  charactersNamed: (names) => `Les signes à examiner\u00a0: ${names}.`,
  fullAddress: "L’adresse complète",
  open: "Ouvrir dans une nouvelle fenêtre",
  openAnyway: "Ouvrir quand même",
  openAgain: "Ouvrir à nouveau",
  copy: "Copier le lien",
  copied: "Le lien a été copié.",
  notCopied: "La copie n’est pas autorisée ici. Sélectionnez l’adresse et copiez-la.",
  goesTo: (domain) => `mène à ${domain}`,
  checked: (host) => `Je comprends que ceci mène à ${host}`,
  checkFirst: "Cochez la case ci-dessus pour l’ouvrir.",
  arming: "Vérifiez d’abord l’adresse.",
  armingEarly: "C’était trop tôt. Vérifiez l’adresse, puis appuyez de nouveau.",
  armed: "Vous pouvez maintenant ouvrir la page.",
  resend: "Envoyer à nouveau",
  finished: "J’ai terminé",
  opening: "Ouverture d’une nouvelle fenêtre…",
  opened: "La page a été ouverte dans une nouvelle fenêtre. Revenez ici quand vous aurez terminé.",
  unopened: "Si aucune page ne s’est ouverte, utilisez ce lien\u00a0:",
  refused:
    "La page n’a pas pu être ouverte. Rien n’a encore été envoyé. Vous pouvez utiliser ce lien\u00a0:",
  checking: "Vérification que tout est terminé…",
  done: "Merci. Vous pouvez continuer ici.",
  notDone: "Ce n’est pas encore terminé.",
  completed: "Terminé.",
  closed: "Fermé.",
  blockedHint: "Cette adresse ne peut pas être ouverte d’ici.",
  dangerInFrame:
    "Cette adresse ne peut pas être ouverte ici, car cette page s’affiche à l’intérieur d’un autre site. Vous pouvez copier le lien ou refuser.",

  // Around a request
  question: (name) => `Une question de ${name}`,
  stopped: (name) => `${name} est arrêté.`,
  stoppedRequests,
  allow: "Autoriser à nouveau",

  // Receipts
  answered: "Vous avez répondu",
  confirmed: "Vous avez confirmé",
  agreedToOpen: "Vous avez accepté d’ouvrir cette page",
  unknownOutcome: "On ignore ce qui a été répondu",
  hidden: "Masqué",
  page: "Page",
  noPage: "(pas d’adresse web)",
  leftOut,
  moreAnswers,
  noneChosen: "Aucune",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} demande : ${message}`,
  arrivedPage: (name, message) => `${name} demande d’ouvrir une page : ${message}`,
  questions: count(LOCALE, {
    one: "{count} question.",
    many: "{count} de questions.",
    other: "{count} questions.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Replier",
  folded: (name) => `${name} demande`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Réponses précédentes",
  forget: "Retirer",
  forgetAnswer: (answer) => `Retirer ${answer}`,
  forgetAll: "Tout retirer",
  forgotten: "Retiré.",
  putBackTyped: "Remettre votre saisie",
  draftRestored: "Votre brouillon a été restauré.",
  startOver: "Recommencer",
  startedOver: "Le formulaire a été vidé.",
  undoStartOver: "Rétablir ma saisie",

  // Steps and review
  back: "Retour",
  next: "Suivant",
  step: (step, steps) => `Étape ${n(step)} sur ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Question ${n(first)} sur ${n(total)}`
      : `Questions ${n(first)} à ${n(last)} sur ${n(total)}`,
  allSteps: "Toutes les étapes",
  stepQuestions: (first, last) =>
    first === last ? `Question n°\u00a0${n(first)}` : `Questions ${n(first)} à ${n(last)}`,
  stepAnswered: (answered, questions) =>
    `Réponses données\u00a0: ${n(answered)} sur ${n(questions)}`,
  stepProblems,
  stepUnseen: "Pas commencée",
  reviewTitle: "Vérifiez vos réponses",
  reviewNote: "Rien n’est envoyé avant que vous appuyiez sur «\u00a0Envoyer les réponses\u00a0».",
  reviewEmpty: "Vous avez passé toutes les questions. Une réponse vide sera envoyée.",
  send: "Envoyer les réponses",
  change: "Modifier",
  changeAnswer: (label) => `Modifier ${label}`,
  ownAnswer: "Votre propre réponse",
  leftOutTitle: "Questions passées",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Ce texte contient des caractères invisibles. Ils sont affichés sous la forme ⟨U+…⟩.",
  showAllFirst: "Affichez d’abord tout le texte.",
  tooSoon: "Ce formulaire vient d’apparaître. Vérifiez-le, puis appuyez de nouveau.",
  secretAsked: {
    password: "Un mot de passe semble être demandé ici.",
    code: "Un code PIN ou un code à usage unique semble être demandé ici.",
    key: "Une clé d’accès ou un jeton semble être demandé ici.",
    card: "On dirait une demande de coordonnées de carte de paiement.",
    bank: "Les données d’un compte bancaire semblent être demandées ici.",
    identity: "On dirait une demande de numéro d’identité.",
  },
  showSecret: "Afficher",
  hideSecret: "Masquer",
  secretsTitle: "Ce formulaire semble demander un mot de passe ou une clé.",
  secretsHint:
    "Un serveur ne devrait pas demander de secrets dans un formulaire. Si vous ne savez pas à quoi cela sert, refusez.",
  secretsOnlyFor: (name) => `Ne le communiquez que si vous faites confiance à ${name}.`,
  secretsRefused:
    "Cette application n’autorise pas de telles questions, ce formulaire ne peut donc pas être envoyé. Vous pouvez refuser ou annuler.",
  secretsAgree: (name) => `Le communiquer à ${name}`,
  secretsHeldBack: "Rien n’a été envoyé. Pour le communiquer, cochez cette case.",

  // Questions with parts
  addTo: (label) => `Ajouter à ${label}`,
  emptyList: "Aucun",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "Retirer",
  moveUp: "Monter",
  moveDown: "Descendre",
  rowAdded: (name) => `${name} : ajouté.`,
  rowRemoved: (name) => `${name} : retiré.`,
  rowMoved: (name) => `Désormais ${name}.`,
  answerParts: "Répondre",
  asJson: "Modifier en JSON",
  asForm: "Modifier dans le formulaire",
  entryName: "Nom",
  entryValue: "Valeur",
  typeNames: {
    string: "Texte",
    number: "Nombre",
    integer: "Nombre entier",
    boolean: "Oui ou non",
    array: "Liste",
    object: "Détails",
    null: "Rien",
  },
  branchName: (place) => `Choix ${n(place)}`,
};
