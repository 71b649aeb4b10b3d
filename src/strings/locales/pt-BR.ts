import { count } from "../count.js";
import type { Strings } from "../en.js";
import { number } from "../number.js";
import { scriptName } from "../scriptName.js";

const LOCALE = "pt-BR";
const n = number(LOCALE);
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
const characters = count(LOCALE, {
  one: "{count} caractere",
  many: "{count} de caracteres",
  other: "{count} caracteres",
});
const answers = count(LOCALE, {
  one: "{count} resposta",
  many: "{count} de respostas",
  other: "{count} respostas",
});
const options = count(LOCALE, {
  one: "{count} opção",
  many: "{count} de opções",
  other: "{count} opções",
});
const fields = count(LOCALE, {
  one: "{count} campo",
  many: "{count} de campos",
  other: "{count} campos",
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
  one: "{count} resposta precisa ser revista",
  many: "{count} de respostas precisam ser revistas",
  other: "{count} respostas precisam ser revistas",
});
const stoppedRequests = count(LOCALE, {
  one: "{count} solicitação cancelada desde então.",
  many: "{count} de solicitações canceladas desde então.",
  other: "{count} solicitações canceladas desde então.",
});
const leftOut = count(LOCALE, {
  one: "{count} pergunta deixada de fora",
  many: "{count} de perguntas deixadas de fora",
  other: "{count} perguntas deixadas de fora",
});
const moreAnswers = count(LOCALE, {
  one: "mais {count} resposta",
  many: "mais {count} de respostas",
  other: "mais {count} respostas",
});
const stepProblems = count(LOCALE, {
  one: "{count} precisa ser revista",
  many: "{count} precisam ser revistas",
  other: "{count} precisam ser revistas",
});
const disguises: Record<string, string> = {
  space: "com espaços ou caracteres de controle",
  slashes: "sem as duas barras",
  backslash: "com uma barra invertida",
  "user-info": "com um “@”",
};

/** Every word of the library in the Portuguese of Brazil. */
export const ptBR: Strings = {
  // Shared
  asksLocally: "Neste dispositivo",
  ellipsis: "…",
  comma: ", ",
  gap: " ",
  showMore: (hidden) => `Mostrar mais ${characters(hidden)}`,
  decline: "Recusar",
  skip: "Pular",
  suggested: "Sugerido pelo servidor",
  cancel: "Cancelar",
  close: "Fechar",
  sending: "Enviando sua resposta…",
  sent: "Sua resposta foi enviada.",
  declined: "Você recusou",
  cancelled: "Cancelado",
  failed: "Sua resposta não foi enviada. Tente de novo.",
  progress: (position, total) => `${n(position)} de ${n(total)}`,
  answerBy: (time) => `Responda até ${time}.`,
  soonOver: "Falta menos de um minuto para responder.",
  expired: "Esta solicitação expirou. Não é mais possível respondê-la.",
  withdrawn: (name) => `${name} não precisa mais disto. Nada foi enviado.`,
  goneElsewhere: (name) => `A pergunta de ${name} foi respondida em outro lugar ou retirada.`,
  tooOften: "Este servidor está enviando muitas solicitações.",
  stopServer: "Interromper este servidor",

  // Form
  goesOn: "Depois disso, o processo continua sem a sua resposta.",
  submit: "Enviar",
  confirm: "Confirmar",
  unloadedHint:
    "Não foi possível carregar uma parte deste formulário. Verifique sua conexão. Se não funcionar, copie o que você digitou e recarregue a página.",
  escapeAgain: "Pressione Esc de novo para cancelar. Você perderá o que digitou.",
  outsideAgain: "Toque ou clique fora novamente para cancelar. O que você digitou será perdido.",
  required: "Obrigatório",
  optional: "opcional",
  unnamed: "(sem nome)",
  emptyOption: "(vazio)",
  yes: "Sim",
  no: "Não",
  noAnswer: "Sem resposta",
  noneOfThese: "Nenhuma destas",
  noAnswerHint: "Pula esta pergunta.",
  noneHint: "Envia uma lista vazia.",
  otherHint: "Permite digitar uma resposta própria.",
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
      ? `escolha ${n(minimum)} ou mais`
      : minimum === maximum
        ? `escolha ${n(minimum)}`
        : minimum > 0
          ? `escolha de ${n(minimum)} a ${n(maximum)}`
          : `escolha até ${n(maximum)}`,
  chosen,
  charactersLeft: (rest) => left(rest),
  charactersOver: (over) => `${characters(over)} a mais`,
  timeZone: (name, offset) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "Este horário acontece duas vezes nesse dia. O primeiro será enviado.",
  willBeSent: (value) => `Será enviado como ${value}`,
  search: "Digite para pesquisar",
  noMatches: "Nenhum resultado.",
  matches: (matches) => options(matches),
  loadingOptions: "Carregando as opções…",
  optionsFailed:
    "Não foi possível carregar a lista. Digite a opção exatamente como ela é escrita ou tente novamente.",
  andMore: (more) => `e mais ${n(more)}`,
  unsupported: "Este tipo de pergunta não pode ser mostrado aqui. Responda em JSON.",
  unanswerable: "Esta pergunta não pode ser respondida aqui.",
  requiredUnanswerable:
    "Uma resposta é obrigatória aqui, portanto este formulário só pode ser recusado ou cancelado.",
  uncheckedPattern: "O servidor verificará o formato.",
  uncheckedKeywords: "O servidor fará outras verificações.",
  unreadable:
    "Esta solicitação não pode ser mostrada como formulário. Você pode recusar ou cancelar.",
  undrawn: (hidden) => `O servidor pede ${fields(hidden)} a mais do que é possível mostrar aqui.`,
  undrawnOptions: (hidden) => `Não mostrado aqui: ${options(hidden)}.`,
  problems,
  requiredText: "Digite uma resposta.",
  requiredChoice: "Escolha uma resposta.",
  tooShort: (limit, actual) => `Use pelo menos ${characters(limit)}. Agora há ${n(actual)}.`,
  tooLong: (limit, actual) => `Use no máximo ${characters(limit)}. Agora há ${n(actual)}.`,
  patternMismatch: "Isto não corresponde ao formato que o servidor espera.",
  notAnEmail: "Digite um endereço de e-mail, como nome@example.com.",
  notAUri: "Digite um endereço da web completo, como https://example.com.",
  notADate: "Digite uma data que exista.",
  notATime: "Digite um horário.",
  notADateTime: "Digite uma data e um horário.",
  incompleteDate: "Preencha o restante da data ou limpe-a.",
  skippedTime: "Este horário não existe nesse dia por causa da mudança de hora. Digite outro.",
  notANumber: "Digite um número, como 12 ou 1,5.",
  notAnInteger: "Digite um número inteiro.",
  ambiguousNumber: (readings) =>
    `Isto pode significar ${readings.map(plain).join(" ou ")}. Escreva sem separador de milhar.`,
  inexactNumber: (nearest) =>
    `Isto tem mais dígitos do que é possível enviar. O número mais próximo é ${plain(nearest)}.`,
  tooSmall: (limit) => `Digite ${n(limit)} ou mais.`,
  tooLarge: (limit) => `Digite ${n(limit)} ou menos.`,
  notAbove: (limit) => `Digite um número maior que ${n(limit)}.`,
  notBelow: (limit) => `Digite um número menor que ${n(limit)}.`,
  notAMultiple: (limit) => `Digite um múltiplo de ${n(limit)}.`,
  tooFew: (limit) => `Escolha pelo menos ${answers(limit)}.`,
  tooMany: (limit) => `Escolha no máximo ${answers(limit)}.`,
  duplicates: "Digite cada resposta só uma vez.",
  notAnOption: "Escolha uma das opções ou limpe o que você digitou.",
  inside: "Uma parte desta resposta precisa ser revista.",
  mismatch: "O servidor não aceita esta combinação.",
  notJson: "Isto não é um JSON válido. Coloque o texto entre aspas.",
  wrongType: (expected) =>
    expected.length > 0 ? `O servidor pede: ${expected.join(", ")}.` : "Isto não pode ser enviado.",

  // Consent
  levels: { info: "Observação", caution: "Cuidado", danger: "Perigo", blocked: "Bloqueado" },
  levelled: (level, finding) => `${level}: ${finding}`,
  findings: {
    unparseable: () => "isto não é um endereço da web",
    unchecked: () => "não foi possível carregar o que verifica as letras deste endereço",
    "empty-host": () => "este endereço não indica nenhum site",
    scheme: (scheme) => `“${scheme}:” não abre uma página da web`,
    credentials: (_name, host) => `o que vem antes do “@” não é o site. O endereço leva a ${host}`,
    "idn-suspicious": () => "há letras neste nome feitas para parecer outras",
    lookalike: (_how, target) => `isto foi feito para se parecer com ${target}`,
    "embedded-domain": (site, target) => `isto não é ${target}. A página pertence a ${site}`,
    disguised: (how, written) =>
      `o endereço foi escrito ${disguises[how] ?? `como “${written}”`}, de modo que parece ser outro`,
    "ip-obfuscated": (written, address) =>
      `“${written}” é uma forma disfarçada de escrever ${address}`,
    "private-network": (place) =>
      place === "loopback"
        ? "o endereço leva para dentro do seu próprio dispositivo"
        : "o endereço leva para dentro da sua própria rede",
    insecure: () =>
      "a conexão não é criptografada. Outras pessoas podem ler e alterar o que você fizer lá",
    "odd-host": () => "o nome do site tem caracteres que esse tipo de nome não tem",
    "hidden-characters": () => "o endereço contém caracteres que não podem ser vistos",
    "third-party": (site, requester) =>
      `esta página pertence a ${site}, não a ${requester}. Este chat não vê o que você fizer lá`,
    idn: (ascii) => `este é um nome internacional. Os computadores o escrevem como ${ascii}`,
    redirect: (_name, target) => `o endereço pode levar você a ${target}`,
    local: (place) =>
      place === "loopback"
        ? "esta página está no seu próprio dispositivo"
        : "esta página está na sua própria rede",
  },
  cautions: {
    "ip-host": () =>
      "o site tem um número no lugar de um nome, portanto ninguém consegue dizer de quem ele é",
    port: (port) => `o endereço usa uma porta incomum (${port})`,
    "trailing-dot": () => "o nome do site termina com um ponto",
    shortener: (service) => `${service} leva a uma página que não pode ser vista daqui`,
    redirector: (service, target) =>
      target ? `${service} leva a ${target}` : `${service} pode levar a qualquer página`,
    secret: (name) =>
      name
        ? `o endereço contém o que parece ser uma chave ou senha (“${name}”)`
        : "o endereço contém o que parece ser uma chave ou senha",
    "shared-host": (service) => `qualquer pessoa pode publicar páginas em ${service}`,
    "long-url": (length) => `o endereço é muito longo (${characters(Number(length))})`,
    "long-host": () => "o nome do site é muito longo",
    "odd-path": () => "o caminho pode ser lido de mais de uma forma",
    "hidden-characters-encoded": () =>
      "o endereço contém caracteres codificados que não podem ser vistos",
  },
  sentence: (finding) => `${finding}.`,
  otherFinding: (code) => `uma verificação deste aplicativo encontrou: ${code}`,
  readsAs: "Seria lido como",
  writtenAs: "O servidor escreveu",
  characterNamed: (character, codePoint, script) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  charactersNamed: (names) => `Caracteres a observar: ${names}.`,
  fullAddress: "O endereço completo",
  open: "Abrir em nova janela",
  openAnyway: "Abrir mesmo assim",
  openAgain: "Abrir novamente",
  copy: "Copiar link",
  copied: "O link foi copiado.",
  notCopied: "Não é permitido copiar aqui. Selecione o endereço e copie-o.",
  goesTo: (domain) => `leva a ${domain}`,
  checked: (host) => `Entendo que isto leva a ${host}`,
  checkFirst: "Marque a caixa acima para abrir.",
  arming: "Confira primeiro o endereço.",
  armingEarly: "Foi cedo demais. Confira o endereço e pressione de novo.",
  armed: "Agora você pode abrir a página.",
  resend: "Enviar novamente",
  finished: "Terminei",
  opening: "Abrindo uma nova janela…",
  opened: "A página foi aberta em uma nova janela. Volte aqui quando terminar.",
  unopened: "Se nenhuma página abriu, use este link:",
  refused: "Não foi possível abrir a página. Nada foi enviado ainda. Você pode usar este link:",
  checking: "Verificando se foi concluído…",
  done: "Obrigado. Você pode continuar aqui.",
  notDone: "Isto ainda não foi concluído.",
  completed: "Concluído.",
  closed: "Fechado.",
  blockedHint: "Este endereço não pode ser aberto daqui.",
  dangerInFrame:
    "Este endereço não pode ser aberto aqui, porque esta página está sendo exibida dentro de outro site. Você pode copiar o link ou recusar.",

  // Around a request
  question: (name) => `Uma pergunta de ${name}`,
  stopped: (name) => `${name} foi interrompido.`,
  stoppedRequests,
  allow: "Permitir novamente",

  // Receipts
  answered: "Você respondeu",
  confirmed: "Você confirmou",
  agreedToOpen: "Você concordou em abrir esta página",
  unknownOutcome: "Não se sabe o que foi respondido",
  hidden: "Oculto",
  page: "Página",
  noPage: "(sem endereço da web)",
  leftOut,
  moreAnswers,
  noneChosen: "Nenhuma",

  // Answers that are sent at once

  // Arrival
  arrived: (name, message) => `${name} pergunta: ${message}`,
  arrivedPage: (name, message) => `${name} pede para abrir uma página: ${message}`,
  questions: count(LOCALE, {
    one: "{count} pergunta.",
    many: "{count} de perguntas.",
    other: "{count} perguntas.",
  }),
  fullStop: ".",

  // Folding away
  fold: "Recolher",
  folded: (name) => `${name} pergunta`,

  // Keys

  // What is kept between visits
  rememberAnswers: "Respostas anteriores",
  forget: "Tirar",
  forgetAnswer: (answer) => `Tirar ${answer}`,
  forgetAll: "Tirar todas",
  forgotten: "Tirada.",
  putBackTyped: "Recuperar o que você digitou",
  draftRestored: "Seu rascunho foi recuperado.",
  startOver: "Recomeçar",
  startedOver: "O formulário foi limpo.",
  undoStartOver: "Desfazer",

  // Steps and review
  back: "Voltar",
  next: "Próximo",
  step: (step, steps) => `Etapa ${n(step)} de ${n(steps)}`,
  stepRange: (first, last, total) =>
    first === last
      ? `Pergunta ${n(first)} de ${n(total)}`
      : `Perguntas ${n(first)}–${n(last)} de ${n(total)}`,
  allSteps: "Todas as etapas",
  stepQuestions: (first, last) =>
    first === last ? `Pergunta ${n(first)}` : `Perguntas de ${n(first)} a ${n(last)}`,
  stepAnswered: (answered, questions) => `Respondidas: ${n(answered)} de ${n(questions)}`,
  stepProblems,
  stepUnseen: "Não iniciada",
  reviewTitle: "Confira suas respostas",
  reviewNote: "Nada é enviado antes de você pressionar “Enviar respostas”.",
  reviewEmpty: "Você pulou todas as perguntas. Uma resposta vazia será enviada.",
  send: "Enviar respostas",
  change: "Alterar",
  changeAnswer: (label) => `Alterar ${label}`,
  ownAnswer: "Sua própria resposta",
  leftOutTitle: "Puladas",

  // What nobody means to answer
  lineCount,
  unchangedLines,
  hiddenText: "Este texto contém caracteres invisíveis. Eles aparecem como ⟨U+…⟩.",
  showAllFirst: "Mostre primeiro todo o texto.",
  tooSoon: "Este formulário acabou de aparecer. Confira e pressione de novo.",
  secretAsked: {
    password: "Parece que aqui se pede uma senha.",
    code: "Parece que aqui se pede um PIN ou um código de uso único.",
    key: "Parece que aqui se pede uma chave de acesso ou um token.",
    card: "Isto parece um pedido de dados de cartão de pagamento.",
    bank: "Parece que aqui se pedem os dados de uma conta bancária.",
    identity: "Isto parece um pedido de número de identidade.",
  },
  showSecret: "Mostrar",
  hideSecret: "Ocultar",
  secretsTitle: "Este formulário parece pedir uma senha ou chave.",
  secretsHint:
    "Servidores não deveriam pedir segredos em um formulário. Se você não souber para que serve, recuse.",
  secretsOnlyFor: (name) => `Compartilhe só se você confiar em ${name}.`,
  secretsRefused:
    "Este aplicativo não permite perguntas assim, por isso este formulário não pode ser enviado. Você pode recusar ou cancelar.",
  secretsAgree: (name) => `Compartilhar com ${name}`,
  secretsHeldBack: "Nada foi enviado. Para compartilhar, marque esta caixa.",

  // Questions with parts
  addTo: (label) => `Adicionar a ${label}`,
  emptyList: "Nenhum",
  rowName: (label, place) => `${label} ${n(place)}`,
  removeRow: "Remover",
  moveUp: "Mover para cima",
  moveDown: "Mover para baixo",
  rowAdded: (name) => `${name}: adicionado.`,
  rowRemoved: (name) => `${name}: removido.`,
  rowMoved: (name) => `Agora é ${name}.`,
  answerParts: "Responder",
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
};
