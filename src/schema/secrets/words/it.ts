import type { SecretWords } from "../SecretWords.js";

export const it: SecretWords = {
  names: {
    password: "parola d'accesso, parola d'ordine, *credenziali*",
    key: "file della chiave",
    bank: "conto bancario",
  },
  nouns: {
    code: "*codice*, codici",
    digits: "cifra, cifre",
    number: "numero",
    word: "parola",
    details: "dati",
    answer: "risposta",
    key: "chiave, frase",
    card: "carta, carte",
    maidenName: "nubile",
  },
  carriers: {
    mail: "messaggio",
    secret: "segreto, segreta",
    access: "autenticazione, sicurezza, accesso, recupero",
    login: "accesso",
    code: "autorizzazione, verifica, conferma, attivazione, sblocco, ripristino, monouso, inviato",
    private: "privata",
    key: "licenza",
    card: "numero, credito, debito, bancaria",
    webhook: "indirizzo, collegamento",
    back: "retro",
    mother: "*madre*",
  },
  exceptions: {
    pairs: "numero telefono, codice sconto, codice promo*",
    before: "nome, lunghezza, percorso, impronta",
    of: "di, della, del",
    public: "pubblica",
    notThe: "non, nome, senza",
  },
  small: "la, il, di, della, del, et",
  asks: "tua, tuo, inserisci, inserire",
  verbs: "inserisci",
  phrase: {
    words: "parola, parole",
    mentions: "recupero, portafoglio, mnemonica",
    boxes: "casella, campo, parte",
  },
};
