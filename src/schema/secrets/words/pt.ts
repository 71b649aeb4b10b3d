import type { SecretWords } from "../SecretWords.js";

export const pt: SecretWords = {
  names: {
    password: "senha*, palavra-passe, palavras-passe, *credenciais*",
    key: "arquivo de chave, ficheiro de chave",
    bank: "conta bancária",
    identity: "previdência social, segurança social",
  },
  nouns: {
    code: "*código*",
    digits: "dígito, dígitos",
    number: "número",
    word: "palavra",
    details: "dados",
    answer: "resposta",
    key: "chave, frase",
    card: "*cartão*",
    maidenName: "solteira",
  },
  carriers: {
    message: "mensagem de texto",
    secret: "secreto, secreta",
    access: "autenticação, autenticador, segurança, acesso, recuperação",
    login: "acesso",
    code: `autorização, verificação, confirmação, ativação, desbloqueio, redefinição, uso, enviado, enviamos`,
    private: "privada",
    key: "semente, licença",
    card: "número, crédito, débito, bancário",
    webhook: "endereço",
    back: "verso",
    mother: "mãe",
  },
  exceptions: {
    pairs: "número telefone, código desconto, código promocional",
    before: "nome, tamanho, caminho, tipo, política, digital",
    of: "da, do, de",
    notThe: "nunca, não, nome, sem",
  },
  small: "da, do, de",
  asks: "sua, seu, digite, insira",
  verbs: "digite, insira, solteira",
  phrase: {
    words: "palavra, palavras",
    mentions: "recuperação, carteira, mnemônica, semente",
    boxes: "caixa, campo, parte",
  },
};
