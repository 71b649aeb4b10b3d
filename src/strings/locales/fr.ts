import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

// Before a colon and within guillemets stands a no-break space, before the other double signs a
// narrow one.
const LOCALE = "fr";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
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
const writtenSpaces = count(LOCALE, {
  one: "⟨{count} espace⟩",
  many: "⟨{count} d’espaces⟩",
  other: "⟨{count} espaces⟩",
});
const writtenLines = count(LOCALE, {
  one: "⟨{count} ligne vide⟩",
  many: "⟨{count} de lignes vides⟩",
  other: "⟨{count} lignes vides⟩",
});
const characters = count(LOCALE, {
  one: "{count} caractère",
  many: "{count} de caractères",
  other: "{count} caractères",
});
const options = count(LOCALE, {
  one: "{count} option",
  many: "{count} d’options",
  other: "{count} options",
});
const items = count(LOCALE, {
  one: "{count} élément",
  many: "{count} d’éléments",
  other: "{count} éléments",
});
const types = typeWords(LOCALE, {
  string: "du texte",
  number: "un nombre",
  integer: "un nombre entier",
  boolean: "true ou false",
  array: "une liste",
  object: "un groupe de champs",
  null: "null",
});
const unrendered = count(LOCALE, {
  one: "{count} autre champ ne peut pas être affiché ici.",
  many: "{count} d’autres champs ne peuvent pas être affichés ici.",
  other: "{count} autres champs ne peuvent pas être affichés ici.",
});
const chosen = count(LOCALE, {
  one: "{count} sélectionnée",
  many: "{count} sélectionnées",
  other: "{count} sélectionnées",
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
  one: "Vérifiez {count} réponse",
  many: "Vérifiez {count} de réponses",
  other: "Vérifiez {count} réponses",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} demande bloquée.",
  many: "{count} de demandes bloquées.",
  other: "{count} demandes bloquées.",
});
const leftOut = count(LOCALE, {
  one: "{count} champ ignoré",
  many: "{count} de champs ignorés",
  other: "{count} champs ignorés",
});
const moreAnswers = count(LOCALE, {
  one: "{count} autre réponse",
  many: "{count} d’autres réponses",
  other: "{count} autres réponses",
});
const stepProblems = count(LOCALE, {
  one: "{count} réponse à vérifier",
  many: "{count} de réponses à vérifier",
  other: "{count} réponses à vérifier",
});

/** Every word of the library in French. */
export const fr = {
  // Shared
  question: (name, message) =>
    message === "" ? `Demande de ${name}` : `${name}\u00a0: ${message}`,
  asksLocally: "Sur cet appareil",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Afficher plus (${characters(hidden)})`,
  decline: "Refuser",
  cancel: "Annuler",
  close: "Fermer",
  sending: "Envoi de votre réponse…",
  sendingNow: "Envoi…",
  sent: "Votre réponse a été envoyée.",
  declined: "Vous avez refusé",
  cancelled: "Annulé",
  failed: "Votre réponse n’a pas été envoyée. Réessayez.",
  progress: (position, total) => `${n(position)} sur ${n(total)}`,
  moreWaiting: (more) => `Encore ${n(more)} en attente`,
  answerBy: (time) => `Répondez avant ${time}.`,
  soonOver: "Il reste moins d’une minute pour répondre.",
  expired: "Cette demande a expiré. Vous ne pouvez plus y répondre.",
  withdrawn: (name) => `${name} n’en a plus besoin. Rien n’a été envoyé.`,
  goneElsewhere: (name) => `La demande de ${name} a reçu une réponse ailleurs ou a été retirée.`,
  tooOften: "Ce serveur envoie beaucoup de demandes.",
  stopServer: "Bloquer les demandes de ce serveur",

  // Form
  goesOn: "Ensuite, l’agent continue sans votre réponse.",
  submit: "Envoyer",
  confirm: "Confirmer",
  skip: "Passer",
  unloadedHint:
    "Une partie de ce formulaire n’a pas pu être chargée. Vérifiez votre connexion. Si cela ne suffit pas, copiez votre saisie et rechargez la page.",
  escapeAgain: "Appuyez de nouveau sur Échap pour annuler. Vous perdrez votre saisie.",
  outsideAgain: "Cliquez de nouveau à l’extérieur pour annuler. Vous perdrez votre saisie.",
  required: "Obligatoire",
  optional: "Facultatif",
  unnamed: "(sans nom)",
  emptyOption: "(vide)",
  yes: "Oui",
  no: "Non",
  unanswered: "Pas de réponse",
  clearAnswer: "Effacer",
  noneOfThese: "Aucune de ces options",
  noneHint: "Répond «\u00a0aucune\u00a0».",
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
      ? `sélectionnez-en ${n(minimum)} ou plus`
      : minimum === maximum
        ? `sélectionnez-en ${n(minimum)}`
        : minimum > 0
          ? `sélectionnez-en de ${n(minimum)} à ${n(maximum)}`
          : `${n(maximum)} au maximum`,
  chosen,
  charactersLeft,
  charactersOver: (over) => `${characters(over)} de trop`,
  timeZone: (name, offset) => `Fuseau horaire\u00a0: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime:
    "L’heure recule ce jour-là, donc cette heure existe deux fois. La première sera envoyée.",
  willBeSent: (value) => `Sera envoyé sous la forme ${value}`,
  search: "Saisissez pour rechercher",
  noMatches: "Aucun résultat",
  matches: (matches) => options(matches),
  loadingOptions: "Chargement des options…",
  optionsFailed: "Impossible de charger les options. Réessayez ou saisissez votre réponse.",
  andMore,
  unsupported:
    "Impossible d’afficher ceci comme champ de formulaire. Saisissez la réponse en JSON ou refusez.",
  unanswerable: "Ce champ ne peut pas être rempli ici.",
  requiredUnanswerable:
    "Un champ obligatoire ne peut pas être rempli ici. Vous pouvez refuser ou annuler.",
  uncheckedPattern: "Le serveur vérifiera le format.",
  uncheckedKeywords: "Le serveur fera d’autres vérifications.",
  unreadable:
    "Cette demande ne peut pas être affichée sous forme de formulaire. Vous pouvez refuser ou annuler.",
  unrendered,
  unrenderedOptions: (hidden) => `Non affiché ici\u00a0: ${options(hidden)}.`,
  problems,
  requiredText: (label) =>
    afterLabel(label, "Saisissez une réponse.", "saisissez une réponse.", "\u00a0: "),
  requiredOrEmpty: (label) =>
    afterLabel(
      label,
      "Saisissez une réponse ou laissez le champ vide.",
      "saisissez une réponse ou laissez le champ vide.",
      "\u00a0: ",
    ),
  requiredChoice: (label) =>
    afterLabel(label, "Sélectionnez une option.", "sélectionnez une option.", "\u00a0: "),
  tooShort: (limit, actual) => `Utilisez au moins ${characters(limit)}. Vous en avez ${n(actual)}.`,
  tooLong: (limit, actual) => `Utilisez au plus ${characters(limit)}. Vous en avez ${n(actual)}.`,
  patternMismatch: "Ceci ne correspond pas au format attendu par le serveur.",
  notAnEmail: "Saisissez une adresse e-mail, par exemple nom@example.com.",
  notAUri: "Saisissez une adresse web complète, par exemple https://example.com.",
  notADate: "Saisissez une date qui existe.",
  notATime: "Saisissez une heure, par exemple 14\u00a0h\u00a030.",
  notADateTime: "Saisissez une date et une heure.",
  incompleteDate: "Complétez la date ou effacez-la.",
  skippedTime:
    "Cette heure n’existe pas ce jour-là à cause du changement d’heure. Saisissez-en une autre.",
  notANumber: "Saisissez un nombre, par exemple 12 ou 1,5.",
  notAnInteger: "Saisissez un nombre entier.",
  ambiguousNumber: (readings) =>
    `Ceci peut signifier ${readings.map(plain).join(" ou ")}. Écrivez-le sans séparateur de milliers.`,
  inexactNumber: (nearest) =>
    `Ce nombre a trop de chiffres. Le plus proche qui puisse être envoyé est ${plain(nearest)}.`,
  tooSmall: (limit) => `Saisissez ${n(limit)} ou plus.`,
  tooLarge: (limit) => `Saisissez ${n(limit)} ou moins.`,
  notAbove: (limit) => `Saisissez un nombre supérieur à ${n(limit)}.`,
  notBelow: (limit) => `Saisissez un nombre inférieur à ${n(limit)}.`,
  notAMultiple: (limit) => `Saisissez un multiple de ${n(limit)}.`,
  tooFew: (limit, label = "") =>
    afterLabel(
      label,
      `Sélectionnez au moins ${options(limit)}.`,
      `sélectionnez au moins ${options(limit)}.`,
      "\u00a0: ",
    ),
  tooMany: (limit, label = "") =>
    afterLabel(
      label,
      `Sélectionnez au plus ${options(limit)}.`,
      `sélectionnez au plus ${options(limit)}.`,
      "\u00a0: ",
    ),
  tooFewItems: (limit, label = "") =>
    afterLabel(
      label,
      `Ajoutez au moins ${items(limit)}.`,
      `ajoutez au moins ${items(limit)}.`,
      "\u00a0: ",
    ),
  tooManyItems: (limit, label = "") =>
    afterLabel(
      label,
      `Gardez au plus ${items(limit)}.`,
      `gardez au plus ${items(limit)}.`,
      "\u00a0: ",
    ),
  duplicates: "Saisissez chaque réponse une seule fois.",
  notAnOption: "Sélectionnez l’une des options ou effacez votre saisie.",
  readOnlyChanged: "Une partie ne peut pas être modifiée. Rétablissez-la.",
  inside: "Certains champs ci-dessous sont à vérifier.",
  mismatch: "Le serveur n’accepte pas cette combinaison.",
  notJson: "Ce JSON n’est pas valide. Le texte doit être entre guillemets doubles.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `Saisissez ${words}.` : "Ce type de réponse ne peut pas être envoyé.";
  },

  // Consent
  levels: { info: "Remarque", caution: "Attention", danger: "Danger", blocked: "Bloqué" },
  levelled: (level, finding) => `${level}\u00a0: ${finding}`,
  findings: {
    unparseable: () => "ce n’est pas une adresse web valide",
    unchecked: () => "impossible de vérifier si cette adresse contient des lettres trompeuses",
    "empty-host": () => "cette adresse ne contient pas de nom de site",
    scheme: (scheme) => `les liens «\u00a0${scheme}:\u00a0» n’ouvrent pas de page web`,
    credentials: (_name, host) =>
      `la partie avant le «\u00a0@\u00a0» n’est pas le site. Ce lien mène à ${host}`,
    "idn-suspicious": () => "ce nom contient des lettres qui ressemblent à d’autres",
    lookalike: (_how, target) => `cela ressemble à ${target}, mais ce n’est pas lui`,
    "embedded-domain": (site, target) => `ce n’est pas ${target}. La page appartient à ${site}`,
    disguised: () => "cette adresse est déguisée pour ressembler à une autre",
    "ip-obfuscated": (written, address) =>
      `«\u00a0${written}\u00a0» est une façon déguisée d’écrire ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "cette adresse mène à votre propre appareil"
        : "cette adresse mène à un appareil de votre réseau local",
    insecure: () =>
      "cette connexion n’est pas protégée. D’autres personnes pourraient voir ou modifier ce que vous envoyez",
    "odd-host": () => "le nom du site contient des caractères inhabituels",
    "hidden-characters": () => "cette adresse contient des caractères invisibles",
    "third-party": (site, requester) =>
      `cette page appartient à ${site}, pas à ${requester}. Le chat ne voit pas ce que vous y faites`,
    idn: (ascii) => `ce nom utilise d’autres caractères que A à Z. Sa forme technique est ${ascii}`,
    redirect: (_name, target) => `cette page peut vous rediriger vers ${target}`,
    local: (place) =>
      place === "loopback"
        ? "cette page se trouve sur votre propre appareil"
        : "cette page se trouve sur votre réseau local",
  },
  cautions: {
    "ip-host": () => "cette adresse est un nombre, on ne peut donc pas savoir qui gère le site",
    port: (port) => `cette adresse utilise un port inhabituel (${port})`,
    "trailing-dot": () => "le nom du site se termine par un point",
    "file-name": () => "le nom du site ressemble à un nom de fichier",
    shortener: (service) => `c’est un lien court. ${service} cache où il mène`,
    redirector: (service, target) =>
      target
        ? `${service} redirige vers ${target}`
        : `${service} peut rediriger vers n’importe quelle page`,
    secret: (name) =>
      name
        ? `cette adresse contient ce qui ressemble à une clé ou à un mot de passe («\u00a0${name}\u00a0»)`
        : "cette adresse contient ce qui ressemble à une clé ou à un mot de passe",
    "shared-host": (service) => `n’importe qui peut publier des pages sur ${service}`,
    "long-url": (length) => `cette adresse est très longue (${characters(Number(length))})`,
    "long-host": () => "le nom du site est très long",
    "odd-path": () => "cette adresse peut être interprétée de plusieurs façons",
    "hidden-characters-encoded": () => "cette adresse contient des caractères invisibles encodés",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `cette application a signalé cette adresse\u00a0: ${code}`,
  readsAs: "Ressemble à",
  writtenAs: "Le serveur a envoyé",
  characterNamed: (character, codePoint, script) =>
    script
      ? `«\u00a0${character}\u00a0» (${codePoint}, ${scripts(script)})`
      : `«\u00a0${character}\u00a0» (${codePoint})`,
  charactersNamed: (names) => `Caractères suspects\u00a0: ${names}.`,
  fullAddress: "Adresse complète",
  open: (domain) => (domain === "" ? "Ouvrir la page" : `Ouvrir ${domain}`),
  openingNow: "Ouverture…",
  openAgain: "Ouvrir à nouveau",
  copy: "Copier le lien",
  copied: "Lien copié.",
  notCopied: "La copie n’est pas autorisée ici. Sélectionnez l’adresse et copiez-la.",
  goesTo: (domain) => `mène à ${domain}`,
  checked: (host) => `Je comprends que ceci mène à ${host}`,
  checkFirst: "Cochez la case pour continuer.",
  openTooSoon: "Vérifiez l’adresse, puis cliquez de nouveau sur Ouvrir.",
  resend: "Réessayer",
  finished: "J’ai terminé",
  opening: "Ouverture d’une nouvelle fenêtre…",
  opened: "La page s’est ouverte dans une nouvelle fenêtre. Revenez quand vous avez terminé.",
  unopened: "Si la page ne s’est pas ouverte, utilisez ce lien\u00a0:",
  refused: "Impossible d’ouvrir la page. Rien n’a été envoyé. Vous pouvez utiliser ce lien\u00a0:",
  checking: "Nous vérifions si vous avez terminé…",
  done: "Merci. Vous pouvez continuer ici.",
  notDone: "Ce n’est pas encore terminé.",
  completed: "Terminé.",
  closed: "Fermé.",
  blockedHint: "Cette adresse ne peut pas être ouverte d’ici.",
  dangerInFrame:
    "Cette adresse ne peut pas être ouverte ici, car cette page s’affiche à l’intérieur d’un autre site. Vous pouvez copier le lien ou refuser.",

  // Around a request
  stopped: (name) => `Les demandes de ${name} sont bloquées.`,
  stoppedRequests,
  allow: "Débloquer",

  // Receipts
  answered: "Vous avez répondu",
  answeredOf: (answered, total) => `Vous avez répondu (${n(answered)} sur ${n(total)})`,
  confirmed: "Vous avez confirmé",
  openedPage: (host) => `Vous avez ouvert ${host}`,
  hasExpired: "Demande expirée",
  unknownOutcome: "Résultat indisponible",
  hidden: "Masqué",
  page: "Page",
  noPage: "(pas d’adresse web)",
  leftOut,
  moreAnswers,
  noneChosen: "Aucune",

  // Answers that are sent at once
  suggested: "Suggéré par le serveur",

  // Arrival
  arrived: (name, message) => `Demande de ${name}\u00a0: ${message}`,
  arrivedPage: (name, message) => `${name} souhaite ouvrir une page\u00a0: ${message}`,
  nextRequest: (question) => `Demande suivante\u00a0: ${question}`,
  questions: count(LOCALE, {
    one: "{count} champ.",
    many: "{count} de champs.",
    other: "{count} champs.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Réduire",
  folded: (name, message) =>
    message === "" ? `${name} a une question` : `${name} a une question\u00a0: ${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Réponses précédentes",
  forget: "Retirer",
  forgetAnswer: (answer) => `Retirer ${answer}`,
  forgetAll: "Tout retirer",
  forgotten: "Retiré.",
  putBackTyped: "Rétablir votre saisie",
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
      ? `Champ ${n(first)} sur ${n(total)}`
      : `Champs ${n(first)} à ${n(last)} sur ${n(total)}`,
  allSteps: "Toutes les étapes",
  stepQuestions: (first, last) =>
    first === last ? `Champ ${n(first)}` : `Champs ${n(first)} à ${n(last)}`,
  stepAnswered: (answered, questions) => `${n(answered)} sur ${n(questions)} remplis`,
  stepProblems,
  stepUnseen: "Pas commencée",
  reviewTitle: "Vérifiez vos réponses",
  reviewNote:
    "Rien n’est envoyé tant que vous n’avez pas choisi «\u00a0Envoyer les réponses\u00a0».",
  reviewEmpty: "Vous avez ignoré tous les champs. Une réponse vide sera envoyée.",
  send: "Envoyer les réponses",
  change: "Modifier",
  changeAnswer: (label) => `Modifier ${label}`,
  ownAnswer: "Votre propre réponse",
  leftOutTitle: "Champs ignorés",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Ce texte contient des caractères invisibles. Ils sont affichés sous la forme ⟨U+…⟩.",
  showAllFirst: "Affichez d’abord tout le texte.",
  unseenRows: (first, last) =>
    first === last
      ? `La ligne ${n(first)} n’a pas été affichée à l’écran.`
      : `Les lignes ${n(first)} à ${n(last)} n’ont pas été affichées à l’écran.`,
  unseen: "Une partie n’a pas été affichée à l’écran. Vérifiez-la, puis répondez de nouveau.",
  writtenSpaces,
  writtenLines,
  copyText: "Copier",
  textCopied: "Copié.",
  textNotCopied: "La copie n’est pas autorisée ici.",
  showEntered: "Afficher ce que vous avez saisi",
  answersKept: "Vos réponses précédentes sont déjà saisies. Vérifiez-les avant d’envoyer.",
  tooSoon: "Ce formulaire vient d’apparaître. Vérifiez-le, puis envoyez-le de nouveau.",
  secretAsked: {
    password: "Un mot de passe semble être demandé ici.",
    code: "Un code PIN ou un code à usage unique semble être demandé ici.",
    key: "Une clé d’accès ou un jeton semble être demandé ici.",
    card: "Des coordonnées de carte de paiement semblent être demandées ici.",
    bank: "Des coordonnées bancaires semblent être demandées ici.",
    identity: "Un numéro d’identité semble être demandé ici.",
  },
  showSecret: "Afficher",
  hideSecret: "Masquer",
  secretsTitle: "Ce formulaire semble demander des informations sensibles.",
  secretsHint:
    "Un serveur ne devrait pas demander cela dans un formulaire. Si vous ne savez pas à quoi cela sert, refusez.",
  secretsOnlyFor: (name) => `Ne les communiquez que si vous faites confiance à ${name}.`,
  secretsRefused:
    "Cette application n’autorise pas les demandes d’informations sensibles, ce formulaire ne peut donc pas être envoyé. Vous pouvez refuser ou annuler.",
  secretsAgree: (name) => `Communiquer quand même à ${name}`,
  secretsHeldBack: "Rien n’a été envoyé. Pour communiquer ces informations, cochez la case.",

  // Questions with parts
  addRow: (title) => `Ajouter ${title}`,
  addTo: (label) => `Ajouter à ${label}`,
  leaveEmpty: "Laisser vide",
  emptyList: "Aucun",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  rowAdded: (name) => `${name}\u00a0: ajouté.`,
  removed: (name) => `${name}\u00a0: retiré.`,
  rowMoved: (name) => `Déplacé. C’est maintenant ${name}.`,
  answerParts: "Ajouter",
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

  // Approvals
  loading: "Chargement…",
  notLoaded: "Impossible de charger cette demande. Rien n’a été autorisé. Nouvel essai…",
  closeUnanswered: "Fermer sans répondre",
  runCommands: count(LOCALE, {
    one: "Exécuter {count} commande\u202f?",
    many: "Exécuter {count} de commandes\u202f?",
    other: "Exécuter {count} commandes\u202f?",
  }),
  changeFiles: count(LOCALE, {
    one: "Modifier {count} fichier\u202f?",
    many: "Modifier {count} de fichiers\u202f?",
    other: "Modifier {count} fichiers\u202f?",
  }),
  useTool: (tool) => `Utiliser ${tool}\u202f?`,
  reachHost: (host) => `Accéder à ${host}\u202f?`,
  grantThese: "Accorder des autorisations\u202f?",
  allowThis: "Autoriser cela\u202f?",
  asksApproval: (name, heading) => `${name} demande\u00a0: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, {
    one: "{count} réponse possible.",
    many: "{count} de réponses possibles.",
    other: "{count} réponses possibles.",
  }),
  says: (name) => `${name} dit\u00a0:`,
  reasonGiven: "Motif\u00a0:",
  quoted: (text) => `«\u00a0${text}\u00a0»`,
  command: "Commande",
  toolCall: "Outil",
  grants: "Autorisations",
  selectedOf: (selected, total) => `${n(selected)} sur ${n(total)} sélectionnées`,
  fixed: "Fixe",
  newFile: "Nouveau fichier",
  deletedFile: "Supprimé",
  renamedFrom: (path) => `auparavant ${path}`,
  types: { number: "nombre", boolean: "vrai ou faux", null: "aucune valeur" },
  items: count(LOCALE, {
    one: "{count} élément",
    many: "{count} d’éléments",
    other: "{count} éléments",
  }),
  values: count(LOCALE, {
    one: "{count} valeur",
    many: "{count} de valeurs",
    other: "{count} valeurs",
  }),
  emptyText: "texte vide",
  unreadableCharacters: count(LOCALE, {
    one: "{count} caractère illisible",
    many: "{count} de caractères illisibles",
    other: "{count} caractères illisibles",
  }),
  asWritten: "Tel que l’agent l’a écrit",
  onlyReached: "L’agent y accède. Rien ne s’ouvre ici.",
  missing: {
    call: "L’agent n’a pas dit ce qu’il va faire.",
    arguments: "L’agent n’a pas montré les arguments.",
    change: "L’agent n’a pas montré cette modification.",
    content: "Ce contenu ne peut pas être affiché.",
  },
  allowedUnseen: "Vous l’autoriseriez sans l’avoir vu.",
  linesSeen: (seen, total) => `${n(seen)} lignes vues sur ${n(total)}`,
  allSeen: count(LOCALE, {
    one: "{count} ligne vue",
    many: "{count} de lignes vues",
    other: "{count} lignes toutes vues",
  }),
  nextLines: "Lignes suivantes",
  goToLine: (line) => `Aller à la ligne ${n(line)}`,
  allowUnread: count(LOCALE, {
    one: "Autoriser bien que {count} ligne n’ait pas été affichée",
    many: "Autoriser bien que {count} de lignes n’aient pas été affichées",
    other: "Autoriser bien que {count} lignes n’aient pas été affichées",
  }),
  tooEarly: "Cette demande vient d’apparaître. Vérifiez-la, puis répondez de nouveau.",
  ownNotes: {
    "download-runs": "Peut exécuter du code venu d’Internet.",
    "recursive-delete": "Peut supprimer tout un dossier.",
    "other-user": "Peut s’exécuter sous un autre utilisateur.",
    secret: "Peut contenir un secret.",
    "private-address": "Peut accéder à votre appareil ou à votre réseau local.",
    "no-sandbox": "Peut s’exécuter hors du bac à sable.",
  },
  characterIs: (character, code) => `«\u00a0${character}\u00a0» est ${code}`,
  keyTwice: (key) =>
    `«\u00a0${key}\u00a0» figure deux fois. Un autre programme peut lire l’autre valeur.`,
  answers: {
    allow: {
      once: "Autoriser une fois",
      turn: "Autoriser pour ce tour",
      session: "Autoriser pour cette session",
      project: "Autoriser dans ce projet",
      always: "Toujours autoriser",
      lasting: "Autoriser désormais",
    },
    deny: {
      once: "Ne pas autoriser",
      turn: "Ne pas autoriser pour ce tour",
      session: "Ne pas autoriser pour cette session",
      project: "Ne pas autoriser dans ce projet",
      always: "Ne jamais autoriser",
      lasting: "Ne plus autoriser",
    },
    stop: "Ne pas autoriser et arrêter",
    other: "Répondre à la place",
  },
  withChanges: (answer) => `${answer} avec modifications`,
  kinds: { allow: "Autorise", deny: "Refuse", stop: "Refuse et arrête", other: "Répond" },
  scopes: {
    once: "une fois",
    turn: "pour ce tour",
    session: "jusqu’à la fin de la session",
    project: "dans ce projet",
    always: "toujours",
    lasting: "durable",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "Couvre :",
  coversUnsaid: (name) =>
    `${name} s’en souviendra. Rien n’indique ce que cela couvre ni pour combien de temps, hormis les mots ci-dessus.`,
  asksForText: "vous demande un texte",
  mayStop: "L’agent peut s’arrêter.",
  onlyClose: "Aucune réponse ne refuse cela. Fermez sans répondre.",
  nothingGranted: "Rien n’est accordé",
  denyWithReason: "Refuser avec un motif",
  stopWithReason: "Refuser et arrêter avec un motif",
  reason: "Motif",
  yourAnswer: "Votre réponse",
  sentTo: (name) => `Envoyé à ${name}`,
  denyAndSend: "Refuser et envoyer le motif",
  stopAndSend: "Arrêter et envoyer le motif",
  sendText: "Transmettre",
  chooseFirst: "Choisissez d’abord une réponse.",
  textNeeded: "Saisissez d’abord un texte.",
  edit: "Éditer",
  editing: "En cours de modification",
  saveChanges: "Enregistrer les modifications",
  undoChanges: "Annuler les modifications",
  saveFirst: "Enregistrez ou annulez d’abord vos modifications",
  allowedOnceNow: "Autorisé une fois.",
  allowedNow: "Autorisé.",
  answeredNow: "Répondu.",
  deniedNow: "Refusé.",
  closedNow: "Fermé sans réponse.",
  callChanged: "L’agent a modifié l’appel. Vérifiez-le de nouveau.",
  takenBack: (name) => `Retiré par ${name}. Rien n’a été autorisé.`,
  timeOver: "Le temps est écoulé. Rien n’a été autorisé.",
  allowThese: count(LOCALE, {
    one: "Autoriser {count} demande\u202f?",
    many: "Autoriser ces {count} de demandes\u202f?",
    other: "Autoriser ces {count} demandes\u202f?",
  }),
  answeredCount: (answered, total) => `${n(answered)} sur ${n(total)} traitées`,
  allowAll: count(LOCALE, {
    one: "Autoriser {count} une fois",
    many: "Autoriser les {count} une fois",
    other: "Autoriser les {count} une fois",
  }),
  denyAll: count(LOCALE, {
    one: "Refuser {count}",
    many: "Refuser les {count}",
    other: "Refuser les {count}",
  }),
  answerAlone: "Répondez à celle-ci séparément.",
  inRequest: (request, problem) => `Demande ${n(request)}\u00a0: ${problem}`,
  moreRequests: count(LOCALE, {
    one: "En afficher {count} de plus",
    many: "En afficher {count} de plus",
    other: "En afficher {count} de plus",
  }),
  youAllowed: "Vous avez autorisé",
  youDenied: "Vous n’avez pas autorisé",
  youClosed: "Vous avez fermé",
  receiptScopes: {
    once: "une fois",
    turn: "pour ce tour",
    session: "pour cette session",
    project: "dans ce projet",
    always: "toujours",
    lasting: "désormais",
  },
  answerGiven: "Réponse",
  covered: "Couvre",
  grantedTo: "Accordé",
  notOnScreen: "Non affiché",
  digestOf: { action: "Empreinte de l’action", screen: "Empreinte de l’écran" },
} satisfies Translation as Strings;
