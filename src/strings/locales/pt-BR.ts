import { afterLabel, effectWords, typeWords } from "../sentences.js";
import { count, number, scriptName } from "../format.js";
import type { Strings, Translation } from "../en.js";

const LOCALE = "pt-BR";
const n = number(LOCALE);
const effect = effectWords(LOCALE);
const plain = number(LOCALE, false);
const scripts = scriptName(LOCALE);
const lineCount = count(LOCALE, {
  one: "{count} linha",
  many: "{count} de linhas",
  other: "{count} linhas",
});
const unchangedLines = count(LOCALE, {
  one: "{count} linha sem alteração",
  many: "{count} de linhas sem alteração",
  other: "{count} linhas sem alteração",
});
const writtenSpaces = count(LOCALE, {
  one: "⟨{count} espaço⟩",
  many: "⟨{count} de espaços⟩",
  other: "⟨{count} espaços⟩",
});
const writtenLines = count(LOCALE, {
  one: "⟨{count} linha vazia⟩",
  many: "⟨{count} de linhas vazias⟩",
  other: "⟨{count} linhas vazias⟩",
});
const characters = count(LOCALE, {
  one: "{count} caractere",
  many: "{count} de caracteres",
  other: "{count} caracteres",
});
const options = count(LOCALE, {
  one: "{count} opção",
  many: "{count} de opções",
  other: "{count} opções",
});
const unrendered = count(LOCALE, {
  one: "Mais {count} campo não pode ser mostrado aqui.",
  many: "Mais {count} de campos não podem ser mostrados aqui.",
  other: "Mais {count} campos não podem ser mostrados aqui.",
});
const items = count(LOCALE, {
  one: "{count} item",
  many: "{count} de itens",
  other: "{count} itens",
});
const types = typeWords(LOCALE, {
  string: "um texto",
  number: "um número",
  integer: "um número inteiro",
  boolean: "true ou false",
  array: "uma lista",
  object: "um grupo de campos",
  null: "null",
});
const chosen = count(LOCALE, {
  one: "{count} selecionada",
  many: "{count} selecionadas",
  other: "{count} selecionadas",
});
const left = count(LOCALE, {
  one: "{count} caractere restante",
  many: "{count} de caracteres restantes",
  other: "{count} caracteres restantes",
});
const problems = count(LOCALE, {
  one: "Confira {count} resposta",
  many: "Confira {count} de respostas",
  other: "Confira {count} respostas",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} solicitação bloqueada.",
  many: "{count} de solicitações bloqueadas.",
  other: "{count} solicitações bloqueadas.",
});
const leftOut = count(LOCALE, {
  one: "{count} campo pulado",
  many: "{count} de campos pulados",
  other: "{count} campos pulados",
});
const moreAnswers = count(LOCALE, {
  one: "mais {count} resposta",
  many: "mais {count} de respostas",
  other: "mais {count} respostas",
});
const stepProblems = count(LOCALE, {
  one: "Conferir {count} resposta",
  many: "Conferir {count} de respostas",
  other: "Conferir {count} respostas",
});

/** Every word of the library in the Portuguese of Brazil. */
export const ptBR = {
  // Shared
  question: (name, message) => (message === "" ? `Solicitação de ${name}` : `${name}: ${message}`),
  asksLocally: "Neste dispositivo",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Mostrar mais (${characters(hidden)})`,
  decline: "Recusar",
  cancel: "Cancelar",
  close: "Fechar",
  sending: "Enviando sua resposta…",
  sendingNow: "Enviando…",
  sent: "Sua resposta foi enviada.",
  declined: "Você recusou",
  cancelled: "Cancelado",
  failed: "Sua resposta não foi enviada. Tente novamente.",
  progress: (position, total) => `${n(position)} de ${n(total)}`,
  moreWaiting: (more) => `Mais ${n(more)} em espera`,
  answerBy: (time) => `Responda até ${time}.`,
  soonOver: "Falta menos de um minuto para responder.",
  expired: "Esta solicitação expirou. Não é mais possível responder.",
  withdrawn: (name) => `${name} não precisa mais disto. Nada foi enviado.`,
  goneElsewhere: (name) => `A solicitação de ${name} foi respondida em outro lugar ou retirada.`,
  tooOften: "Este servidor está enviando muitas solicitações.",
  stopServer: "Bloquear solicitações deste servidor",

  // Form
  goesOn: "Depois disso, o agente continua sem a sua resposta.",
  submit: "Enviar",
  confirm: "Confirmar",
  skip: "Pular",
  unloadedHint:
    "Não foi possível carregar uma parte deste formulário. Verifique sua conexão. Se não funcionar, copie o que você digitou e recarregue a página.",
  escapeAgain: "Pressione Esc novamente para cancelar. Você perderá o que digitou.",
  outsideAgain: "Clique fora novamente para cancelar. Você perderá o que digitou.",
  required: "Obrigatório",
  optional: "Opcional",
  unnamed: "(sem nome)",
  emptyOption: "(vazio)",
  yes: "Sim",
  no: "Não",
  unanswered: "Sem resposta",
  clearAnswer: "Limpar",
  noneOfThese: "Nenhuma destas",
  noneHint: "Responde “nenhuma”.",
  otherHint: "Permite digitar sua própria resposta.",
  other: "Outra…",
  otherAnswer: (label) => `${label}: sua própria resposta`,
  preview: (label) => `Prévia: ${label}`,
  clear: (label) => `Limpar ${label}`,
  remove: (label) => `Remover ${label}`,
  range: (minimum, maximum) => `de ${n(minimum)} a ${n(maximum)}`,
  atLeast: (minimum) => `${n(minimum)} ou mais`,
  atMost: (maximum) => `${n(maximum)} ou menos`,
  moreThan: (minimum) => `mais de ${n(minimum)}`,
  lessThan: (maximum) => `menos de ${n(maximum)}`,
  choose: (minimum, maximum) =>
    maximum === undefined
      ? `selecione ${n(minimum)} ou mais`
      : minimum === maximum
        ? `selecione ${n(minimum)}`
        : minimum > 0
          ? `selecione de ${n(minimum)} a ${n(maximum)}`
          : `até ${n(maximum)}`,
  chosen,
  charactersLeft: (rest) => left(rest),
  charactersOver: (over) => `${characters(over)} a mais`,
  timeZone: (name, offset) => `Fuso horário: ${name}${offset ? `, ${offset}` : ""}`,
  repeatedTime:
    "Os relógios atrasam nesse dia, então este horário se repete. O primeiro será enviado.",
  willBeSent: (value) => `Será enviado como ${value}`,
  search: "Digite para pesquisar",
  noMatches: "Nenhum resultado",
  matches: (matches) => options(matches),
  loadingOptions: "Carregando opções…",
  optionsFailed: "Não foi possível carregar as opções. Tente novamente ou digite sua resposta.",
  andMore: (more) => `e mais ${n(more)}`,
  unsupported:
    "Não é possível mostrar este campo no formulário. Digite a resposta em JSON ou recuse.",
  unanswerable: "Este campo não pode ser preenchido aqui.",
  requiredUnanswerable:
    "Um campo obrigatório não pode ser preenchido aqui. Você pode recusar ou cancelar.",
  uncheckedPattern: "O servidor verificará o formato.",
  uncheckedKeywords: "O servidor fará outras verificações.",
  unreadable:
    "Esta solicitação não pode ser mostrada como formulário. Você pode recusar ou cancelar.",
  unrendered,
  unrenderedOptions: (hidden) => `Não mostrado aqui: ${options(hidden)}.`,
  problems,
  requiredText: (label) => afterLabel(label, "Digite uma resposta.", "digite uma resposta."),
  requiredOrEmpty: (label) =>
    afterLabel(
      label,
      "Digite uma resposta ou deixe em branco.",
      "digite uma resposta ou deixe em branco.",
    ),
  requiredChoice: (label) => afterLabel(label, "Selecione uma opção.", "selecione uma opção."),
  tooShort: (limit, actual) => `Use pelo menos ${characters(limit)}. Agora há ${n(actual)}.`,
  tooLong: (limit, actual) => `Use no máximo ${characters(limit)}. Agora há ${n(actual)}.`,
  patternMismatch: "Isto não corresponde ao formato que o servidor espera.",
  notAnEmail: "Digite um endereço de e-mail, como nome@example.com.",
  notAUri: "Digite um endereço da web completo, como https://example.com.",
  notADate: "Digite uma data que exista.",
  notATime: "Digite um horário, como 14:30.",
  notADateTime: "Digite uma data e um horário.",
  incompleteDate: "Preencha o restante da data ou limpe-a.",
  skippedTime: "Este horário não existe nesse dia por causa da mudança de hora. Digite outro.",
  notANumber: "Digite um número, como 12 ou 1,5.",
  notAnInteger: "Digite um número inteiro.",
  ambiguousNumber: (readings) =>
    `Isto pode significar ${readings.map(plain).join(" ou ")}. Escreva sem separador de milhar.`,
  inexactNumber: (nearest) =>
    `Este número tem dígitos demais. O mais próximo que pode ser enviado é ${plain(nearest)}.`,
  tooSmall: (limit) => `Digite ${n(limit)} ou mais.`,
  tooLarge: (limit) => `Digite ${n(limit)} ou menos.`,
  notAbove: (limit) => `Digite um número maior que ${n(limit)}.`,
  notBelow: (limit) => `Digite um número menor que ${n(limit)}.`,
  notAMultiple: (limit) => `Digite um múltiplo de ${n(limit)}.`,
  tooFew: (limit, label = "") =>
    afterLabel(
      label,
      `Selecione pelo menos ${options(limit)}.`,
      `selecione pelo menos ${options(limit)}.`,
    ),
  tooMany: (limit, label = "") =>
    afterLabel(
      label,
      `Selecione no máximo ${options(limit)}.`,
      `selecione no máximo ${options(limit)}.`,
    ),
  tooFewItems: (limit, label = "") =>
    afterLabel(
      label,
      `Adicione pelo menos ${items(limit)}.`,
      `adicione pelo menos ${items(limit)}.`,
    ),
  tooManyItems: (limit, label = "") =>
    afterLabel(label, `Deixe no máximo ${items(limit)}.`, `deixe no máximo ${items(limit)}.`),
  duplicates: "Digite cada resposta só uma vez.",
  notAnOption: "Selecione uma das opções ou limpe o que você digitou.",
  readOnlyChanged: "Uma parte não pode ser alterada. Deixe como estava.",
  inside: "Alguns campos abaixo precisam de atenção.",
  mismatch: "O servidor não aceita esta combinação.",
  notJson: "Isto não é um JSON válido. O texto precisa de aspas duplas.",
  wrongType: (expected) => {
    const words = types(expected);
    return words ? `Digite ${words}.` : "Este tipo de resposta não pode ser enviado.";
  },

  // Consent
  levels: { info: "Observação", caution: "Cuidado", danger: "Perigo", blocked: "Bloqueado" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "isto não é um endereço da web válido",
    unchecked: () => "não foi possível verificar se este endereço tem letras enganosas",
    "empty-host": () => "este endereço não contém o nome de um site",
    scheme: (scheme) => `links “${scheme}:” não abrem páginas da web`,
    credentials: (_name, host) => `a parte antes do “@” não é o site. Este link leva a ${host}`,
    "idn-suspicious": () => "este nome contém letras que imitam outras",
    lookalike: (_how, target) => `isto parece ${target}, mas não é`,
    "embedded-domain": (site, target) => `isto não é ${target}. A página pertence a ${site}`,
    disguised: () => "este endereço está disfarçado para parecer outro",
    "ip-obfuscated": (written, address) =>
      `“${written}” é uma forma disfarçada de escrever ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "este endereço leva ao seu próprio dispositivo"
        : "este endereço leva a um dispositivo da sua rede local",
    insecure: () =>
      "esta conexão não é protegida. Outras pessoas podem ver ou alterar o que você envia",
    "odd-host": () => "o nome do site contém caracteres incomuns",
    "hidden-characters": () => "este endereço contém caracteres invisíveis",
    "third-party": (site, requester) =>
      `esta página pertence a ${site}, não a ${requester}. O chat não vê o que você faz lá`,
    idn: (ascii) => `este nome usa caracteres fora de A a Z. Sua forma técnica é ${ascii}`,
    redirect: (_name, target) => `esta página pode redirecionar você para ${target}`,
    local: (place) =>
      place === "loopback"
        ? "esta página está no seu próprio dispositivo"
        : "esta página está na sua rede local",
  },
  cautions: {
    "ip-host": () => "este endereço é um número, então não dá para saber quem administra o site",
    port: (port) => `este endereço usa uma porta incomum (${port})`,
    "trailing-dot": () => "o nome do site termina com um ponto",
    "file-name": () => "o nome do site parece o nome de um arquivo",
    shortener: (service) => `este é um link curto. ${service} oculta para onde ele leva`,
    redirector: (service, target) =>
      target
        ? `${service} redireciona para ${target}`
        : `${service} pode redirecionar para qualquer página`,
    secret: (name) =>
      name
        ? `este endereço contém o que parece ser uma chave ou senha (“${name}”)`
        : "este endereço contém o que parece ser uma chave ou senha",
    "shared-host": (service) => `qualquer pessoa pode publicar páginas em ${service}`,
    "long-url": (length) => `este endereço é muito longo (${characters(Number(length))})`,
    "long-host": () => "o nome do site é muito longo",
    "odd-path": () => "este endereço pode ser interpretado de mais de uma forma",
    "hidden-characters-encoded": () => "este endereço contém caracteres invisíveis codificados",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `este app sinalizou este endereço: ${code}`,
  readsAs: "Parece",
  writtenAs: "O servidor enviou",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `Caracteres suspeitos: ${names}.`,
  fullAddress: "Endereço completo",
  open: (domain) => (domain === "" ? "Abrir página" : `Abrir ${domain}`),
  openingNow: "Abrindo…",
  openAgain: "Abrir novamente",
  copy: "Copiar link",
  copied: "Link copiado.",
  notCopied: "Não é permitido copiar aqui. Selecione o endereço e copie-o.",
  goesTo: (domain) => `leva a ${domain}`,
  checked: (host) => `Entendo que isto leva a ${host}`,
  checkFirst: "Marque a caixa para continuar.",
  openTooSoon: "Confira o endereço e clique em Abrir novamente.",
  resend: "Tentar novamente",
  finished: "Terminei",
  opening: "Abrindo uma nova janela…",
  opened: "A página foi aberta em uma nova janela. Volte quando terminar.",
  unopened: "Se a página não abriu, use este link:",
  refused: "Não foi possível abrir a página. Nada foi enviado. Você pode usar este link:",
  checking: "Verificando se você terminou…",
  done: "Obrigado. Você pode continuar aqui.",
  notDone: "Isto ainda não foi concluído.",
  completed: "Concluído.",
  closed: "Fechado.",
  blockedHint: "Este endereço não pode ser aberto daqui.",
  dangerInFrame:
    "Este endereço não pode ser aberto aqui, porque esta página está sendo exibida dentro de outro site. Você pode copiar o link ou recusar.",

  // Around a request
  stopped: (name) => `As solicitações de ${name} estão bloqueadas.`,
  stoppedRequests,
  allow: "Desbloquear",

  // Receipts
  answered: "Você respondeu",
  answeredOf: (answered, total) => `Você respondeu ${n(answered)} de ${n(total)}`,
  confirmed: "Você confirmou",
  openedPage: (host) => `Você abriu ${host}`,
  hasExpired: "Expirada",
  unknownOutcome: "Resultado indisponível",
  hidden: "Oculto",
  page: "Página",
  noPage: "(sem endereço da web)",
  leftOut,
  moreAnswers,
  noneChosen: "Nenhuma",

  // Answers that are sent at once
  suggested: "Sugerido pelo servidor",

  // Arrival
  arrived: (name, message) => `Solicitação de ${name}: ${message}`,
  arrivedPage: (name, message) => `${name} quer abrir uma página: ${message}`,
  nextRequest: (question) => `Próxima solicitação: ${question}`,
  questions: count(LOCALE, {
    one: "{count} campo.",
    many: "{count} de campos.",
    other: "{count} campos.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Minimizar",
  folded: (name, message) =>
    message === "" ? `${name} tem uma pergunta` : `${name} tem uma pergunta: ${message}`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Respostas anteriores",
  forget: "Remover",
  forgetAnswer: (answer) => `Remover ${answer}`,
  forgetAll: "Remover todas",
  forgotten: "Removida.",
  putBackTyped: "Restaurar o que você digitou",
  draftRestored: "Seu rascunho foi restaurado.",
  startOver: "Recomeçar",
  startedOver: "O formulário foi limpo.",
  undoStartOver: "Desfazer",

  // Steps and review
  back: "Voltar",
  next: "Próximo",
  step: (step, steps) => `Etapa ${n(step)} de ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Campo ${n(first)} de ${n(total)}`
      : `Campos ${n(first)}–${n(last)} de ${n(total)}`,
  allSteps: "Todas as etapas",
  stepQuestions: (first, last) =>
    first === last ? `Campo ${n(first)}` : `Campos de ${n(first)} a ${n(last)}`,
  stepAnswered: (answered, questions) => `Respondidos: ${n(answered)} de ${n(questions)}`,
  stepProblems,
  stepUnseen: "Não iniciada",
  reviewTitle: "Confira suas respostas",
  reviewNote: "Nada é enviado até você escolher “Enviar respostas”.",
  reviewEmpty: "Você pulou todos os campos. Uma resposta vazia será enviada.",
  send: "Enviar respostas",
  change: "Alterar",
  changeAnswer: (label) => `Alterar ${label}`,
  ownAnswer: "Sua própria resposta",
  leftOutTitle: "Pulados",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Este texto contém caracteres invisíveis. Eles aparecem como ⟨U+…⟩.",
  showAllFirst: "Mostre primeiro todo o texto.",
  unseenRows: (first, last) =>
    first === last
      ? `A linha ${n(first)} não apareceu na tela.`
      : `As linhas ${n(first)}–${n(last)} não apareceram na tela.`,
  unseen: "Uma parte não apareceu na tela. Confira e responda novamente.",
  writtenSpaces,
  writtenLines,
  copyText: "Copiar",
  textCopied: "Copiado.",
  textNotCopied: "Não é permitido copiar aqui.",
  showEntered: "Mostrar o que você preencheu",
  answersKept: "Suas respostas anteriores já estão preenchidas. Confira antes de enviar.",
  tooSoon: "Este formulário acabou de aparecer. Confira e envie novamente.",
  secretAsked: {
    password: "Parece que aqui se pede uma senha.",
    code: "Parece que aqui se pede um PIN ou um código de uso único.",
    key: "Parece que aqui se pede uma chave de acesso ou um token.",
    card: "Parece que aqui se pedem dados de um cartão de pagamento.",
    bank: "Parece que aqui se pedem os dados de uma conta bancária.",
    identity: "Parece que aqui se pede um número de documento.",
  },
  showSecret: "Mostrar",
  hideSecret: "Ocultar",
  secretsTitle: "Este formulário parece pedir informações confidenciais.",
  secretsHint:
    "Servidores não deveriam pedir isso em um formulário. Se você não souber para que serve, recuse.",
  secretsOnlyFor: (name) => `Compartilhe só se você confiar em ${name}.`,
  secretsRefused:
    "Este app não permite pedidos de informações confidenciais, por isso este formulário não pode ser enviado. Você pode recusar ou cancelar.",
  secretsAgree: (name) => `Compartilhar com ${name} mesmo assim`,
  secretsHeldBack: "Nada foi enviado. Para compartilhar, marque a caixa.",

  // Questions with parts
  addRow: (title) => `Adicionar ${title}`,
  addTo: (label) => `Adicionar a ${label}`,
  leaveEmpty: "Deixar em branco",
  emptyList: "Nenhum",
  rowName: (label, place) => `${label} ${n(place)}`,
  moveUp: (name) => `Mover ${name} para cima`,
  moveDown: (name) => `Mover ${name} para baixo`,
  rowAdded: (name) => `${name}: adicionado.`,
  removed: (name) => `${name}: removido.`,
  rowMoved: (name) => `Movido. Agora é ${name}.`,
  answerParts: "Adicionar",
  asJson: "Editar como JSON",
  asForm: "Editar como formulário",
  entryName: "Nome",
  entryValue: "Valor",
  typeNames: {
    string: "Texto",
    number: "Número",
    integer: "Número inteiro",
    boolean: "Sim ou não",
    array: "Lista",
    object: "Detalhes",
    null: "Nada",
  },
  branchName: (place) => `Opção ${n(place)}`,

  // Approvals
  loading: "Carregando…",
  notLoaded: "Não foi possível carregar esta solicitação. Nada foi permitido. Tentando de novo…",
  closeUnanswered: "Fechar sem responder",
  runCommands: count(LOCALE, {
    one: "Executar {count} comando?",
    many: "Executar {count} de comandos?",
    other: "Executar {count} comandos?",
  }),
  changeFiles: count(LOCALE, {
    one: "Alterar {count} arquivo?",
    many: "Alterar {count} de arquivos?",
    other: "Alterar {count} arquivos?",
  }),
  useTool: (tool) => `Usar ${tool}?`,
  reachHost: (host) => `Acessar ${host}?`,
  grantThese: "Conceder permissões?",
  allowThis: "Permitir isto?",
  asksApproval: (name, heading) => `${name} pergunta: ${heading}`,
  spoken: (text) => `${text}.`,
  answerCount: count(LOCALE, {
    one: "{count} resposta possível.",
    many: "{count} de respostas possíveis.",
    other: "{count} respostas possíveis.",
  }),
  says: (name) => `${name} diz:`,
  reasonGiven: "Motivo:",
  quoted: (text) => `“${text}”`,
  command: "Comando",
  toolCall: "Ferramenta",
  grants: "Permissões",
  selectedOf: (selected, total) => `${n(selected)} de ${n(total)} selecionadas`,
  fixed: "Fixo",
  newFile: "Arquivo novo",
  deletedFile: "Excluído",
  renamedFrom: (path) => `antes ${path}`,
  types: { number: "número", boolean: "verdadeiro ou falso", null: "sem valor" },
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
  emptyText: "texto vazio",
  unreadableCharacters: count(LOCALE, {
    one: "{count} caractere ilegível",
    many: "{count} de caracteres ilegíveis",
    other: "{count} caracteres ilegíveis",
  }),
  asWritten: "Como o agente escreveu",
  onlyReached: "O agente acessa este endereço. Nada é aberto aqui.",
  missing: {
    call: "O agente não disse o que vai fazer.",
    arguments: "O agente não mostrou os argumentos.",
    change: "O agente não mostrou esta alteração.",
    content: "Este conteúdo não pode ser mostrado.",
  },
  allowedUnseen: "Você permitiria sem ver.",
  linesSeen: (seen, total) => `${n(seen)} de ${n(total)} linhas vistas`,
  allSeen: count(LOCALE, {
    one: "{count} linha vista",
    many: "Todas as {count} de linhas vistas",
    other: "Todas as {count} linhas vistas",
  }),
  nextLines: "Próximas linhas",
  goToLine: (line) => `Ir para a linha ${n(line)}`,
  allowUnread: count(LOCALE, {
    one: "Permitir embora {count} linha não tenha aparecido na tela",
    many: "Permitir embora {count} de linhas não tenham aparecido na tela",
    other: "Permitir embora {count} linhas não tenham aparecido na tela",
  }),
  tooEarly: "Esta solicitação acabou de aparecer. Confira e responda de novo.",
  ownNotes: {
    "download-runs": "Pode executar código da internet.",
    "recursive-delete": "Pode excluir tudo o que há em uma pasta.",
    "other-user": "Pode ser executado como outro usuário.",
    secret: "Pode conter um segredo.",
    "private-address": "Pode acessar seu dispositivo ou sua rede local.",
    "no-sandbox": "Pode ser executado fora da área isolada.",
  },
  characterIs: (character, code) => `“${character}” é ${code}`,
  keyTwice: (key) => `“${key}” aparece duas vezes. Outro programa pode ler o outro valor.`,
  answers: {
    allow: {
      once: "Permitir uma vez",
      turn: "Permitir neste turno",
      session: "Permitir nesta sessão",
      project: "Permitir neste projeto",
      always: "Permitir sempre",
      lasting: "Permitir daqui em diante",
    },
    deny: {
      once: "Negar",
      turn: "Negar neste turno",
      session: "Negar nesta sessão",
      project: "Negar neste projeto",
      always: "Negar sempre",
      lasting: "Negar daqui em diante",
    },
    stop: "Negar e parar",
    other: "Responder no lugar",
  },
  withChanges: (answer) => `${answer} com alterações`,
  kinds: { allow: "Permite", deny: "Nega", stop: "Nega e para", other: "Responde" },
  scopes: {
    once: "uma vez",
    turn: "para este turno",
    session: "até o fim da sessão",
    project: "neste projeto",
    always: "sempre",
    lasting: "duradouro",
  },
  answerNamed: (words, kind, scope) => `${words} (${effect(kind, scope)})`,
  covers: "Abrange:",
  coversUnsaid: (name) =>
    `${name} vai se lembrar disto. Não diz o que isso abrange nem por quanto tempo, além das palavras acima.`,
  asksForText: "pede um texto a você",
  mayStop: "O agente pode parar.",
  onlyClose: "Nenhuma resposta recusa isto. Feche sem responder.",
  nothingGranted: "Nada foi concedido",
  denyWithReason: "Negar com um motivo",
  stopWithReason: "Negar e parar com um motivo",
  reason: "Motivo",
  yourAnswer: "Sua resposta",
  sentTo: (name) => `Enviado a ${name}`,
  denyAndSend: "Negar e enviar o motivo",
  stopAndSend: "Parar e enviar o motivo",
  sendText: "Mandar",
  chooseFirst: "Escolha uma resposta primeiro.",
  textNeeded: "Escreva um texto primeiro.",
  edit: "Editar",
  editing: "Em edição",
  saveChanges: "Salvar alterações",
  undoChanges: "Desfazer alterações",
  saveFirst: "Salve ou desfaça suas alterações primeiro",
  allowedOnceNow: "Permitido uma vez.",
  allowedNow: "Permitido.",
  answeredNow: "Respondido.",
  deniedNow: "Negado.",
  closedNow: "Fechado sem resposta.",
  callChanged: "O agente mudou a chamada. Confira de novo.",
  takenBack: (name) => `Retirado por ${name}. Nada foi permitido.`,
  timeOver: "O tempo acabou. Nada foi permitido.",
  allowThese: count(LOCALE, {
    one: "Permitir {count} solicitação?",
    many: "Permitir estas {count} de solicitações?",
    other: "Permitir estas {count} solicitações?",
  }),
  answeredCount: (answered, total) => `${n(answered)} de ${n(total)} respondidas`,
  allowAll: count(LOCALE, {
    one: "Permitir {count} uma vez",
    many: "Permitir todas as {count} uma vez",
    other: "Permitir todas as {count} uma vez",
  }),
  denyAll: count(LOCALE, {
    one: "Negar {count}",
    many: "Negar todas as {count}",
    other: "Negar todas as {count}",
  }),
  answerAlone: "Responda a esta separadamente.",
  inRequest: (request, problem) => `Solicitação ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, {
    one: "Mostrar mais {count}",
    many: "Mostrar mais {count}",
    other: "Mostrar mais {count}",
  }),
  youAllowed: "Você permitiu",
  youDenied: "Você negou",
  youClosed: "Você fechou",
  receiptScopes: {
    once: "uma vez",
    turn: "para este turno",
    session: "para esta sessão",
    project: "neste projeto",
    always: "sempre",
    lasting: "daqui em diante",
  },
  answerGiven: "Resposta",
  covered: "Abrange",
  grantedTo: "Concedido",
  notOnScreen: "Fora da tela",
  digestOf: { action: "Resumo criptográfico da ação", screen: "Resumo criptográfico da tela" },
} satisfies Translation as Strings;
