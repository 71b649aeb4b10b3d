import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DescribedField } from "../fixtures/describedFields.js";
import { plainFields } from "../fixtures/plainFields.js";
import { secretFields } from "../fixtures/secretFields.js";
import {
  heldOutPlainFields,
  heldOutSecretFields,
  lastPlainFields,
  lastSecretFields,
} from "../fixtures/heldOutFields.js";
import {
  freshestPlainFields,
  freshestSecretFields,
  freshPlainFields,
  freshSecretFields,
} from "../fixtures/freshFields.js";
import {
  newestPlainFields,
  newestSecretFields,
  unmetPlainFields,
  unmetSecretFields,
} from "../fixtures/newestFields.js";
import { filesAndCodesPlainFields, filesAndCodesSecretFields } from "../fixtures/filesAndCodes.js";
import {
  filesAndCodesLaterPlainFields,
  filesAndCodesLaterSecretFields,
} from "../fixtures/filesAndCodesLater.js";
import {
  carriedLaterPlainFields,
  carriedLaterSecretFields,
  carriedPlainFields,
  carriedSecretFields,
} from "../fixtures/carriedCodes.js";
import { neutralPlainFields, neutralSecretFields } from "../fixtures/neutralFields.js";
import { unseenPlainFields, unseenSecretFields } from "../fixtures/unseenFields.js";
import type { Locale } from "../../strings/loadStrings.js";
import { looksSecret } from "./looksSecret.js";
import { languages } from "./languages.js";
import { type SecretKind, splitWords } from "./SecretWords.js";
import { en } from "./words/en.js";

const secretKeys = ["password", "api key", "PIN", "access token", "card number", "IBAN", "ssn"];

const shown = ({ key, title, description }: DescribedField) =>
  [key, title, description].filter(Boolean).join(" | ");

/** Prints a rate, and what makes it, so that a change of the words can be judged. */
function rate(what: string, wrong: readonly DescribedField[], of: number): number {
  const share = wrong.length / of;
  console.log(`${what}: ${wrong.length} of ${of} (${(share * 100).toFixed(1)} %)`);
  for (const field of wrong) console.log(`  ${shown(field)}`);
  return share;
}

describe("the corpora", () => {
  const secret = Object.entries(secretFields) as [SecretKind, DescribedField[]][];
  const all = secret.flatMap(([, fields]) => fields);

  test("are large, and no field is in two of them", () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(plainFields.length).toBeGreaterThanOrEqual(300);
    expect(unseenSecretFields.length).toBeGreaterThanOrEqual(100);
    expect(unseenPlainFields.length).toBeGreaterThanOrEqual(100);
    expect(heldOutSecretFields.length).toBeGreaterThanOrEqual(200);
    expect(heldOutPlainFields.length).toBeGreaterThanOrEqual(200);
    const each = [
      all,
      plainFields,
      unseenSecretFields,
      unseenPlainFields,
      heldOutSecretFields,
      heldOutPlainFields,
      lastSecretFields,
      lastPlainFields,
      freshSecretFields,
      freshPlainFields,
      freshestSecretFields,
      freshestPlainFields,
      newestSecretFields,
      newestPlainFields,
      unmetSecretFields,
      unmetPlainFields,
      neutralSecretFields,
      neutralPlainFields,
      filesAndCodesSecretFields,
      filesAndCodesPlainFields,
      filesAndCodesLaterSecretFields,
      filesAndCodesLaterPlainFields,
      carriedSecretFields,
      carriedPlainFields,
      carriedLaterSecretFields,
      carriedLaterPlainFields,
    ].map((fields) => new Set(fields.map(shown)));
    const places = each.flatMap((corpus) => [...corpus]);
    expect(places.filter((field, at) => places.indexOf(field) !== at)).toEqual([]);
  });

  test("at most 1% of known secret fields are missed", () => {
    const missed = all.filter((field) => looksSecret(field) === undefined);
    expect(rate("missed", missed, all.length)).toBeLessThanOrEqual(0.01);
    const mixed = secret.flatMap(([kind, fields]) =>
      fields.filter((field) => ![kind, undefined].includes(looksSecret(field))),
    );
    expect(rate("taken for another kind", mixed, all.length)).toBeLessThanOrEqual(0.01);
  });

  test("at most 1% of known ordinary fields are taken for secrets", () => {
    const alarms = plainFields.filter((field) => looksSecret(field));
    expect(rate("false alarms", alarms, plainFields.length)).toBeLessThanOrEqual(0.01);
  });

  test("at most 3% of later secret fields are missed", () => {
    const missed = unseenSecretFields.filter((field) => looksSecret(field) === undefined);
    expect(rate("missed, later", missed, unseenSecretFields.length)).toBeLessThanOrEqual(0.03);
  });

  test("at most 4% of later ordinary fields are taken for secrets", () => {
    const alarms = unseenPlainFields.filter((field) => looksSecret(field));
    expect(rate("false alarms, later", alarms, unseenPlainFields.length)).toBeLessThanOrEqual(0.04);
  });

  test.each([
    ["gathered before the rules met them", heldOutSecretFields, heldOutPlainFields],
    ["gathered after those", lastSecretFields, lastPlainFields],
    ["of other servers", freshSecretFields, freshPlainFields],
    ["of others again, that the rules met as they are", freshestSecretFields, freshestPlainFields],
    ["of other trades", newestSecretFields, newestPlainFields],
    ["that only the rule as mended met", unmetSecretFields, unmetPlainFields],
    ["whose key says nothing", neutralSecretFields, neutralPlainFields],
    ["of files, codes and webhooks", filesAndCodesSecretFields, filesAndCodesPlainFields],
    ["of the same in other words", filesAndCodesLaterSecretFields, filesAndCodesLaterPlainFields],
    ["by how a code comes, and of public keys", carriedSecretFields, carriedPlainFields],
  ])("the error rates stay within their limits for fields %s", (which, secrets, plain) => {
    const missed = secrets.filter((field) => looksSecret(field) === undefined);
    expect(rate(`missed, ${which}`, missed, secrets.length)).toBeLessThanOrEqual(0.03);
    const alarms = plain.filter((field) => looksSecret(field));
    expect(rate(`false alarms, ${which}`, alarms, plain.length)).toBeLessThanOrEqual(0.03);
  });
});

test("at most 3% of later fields for delivered codes and public keys are wrong", () => {
  const missed = carriedLaterSecretFields.filter((field) => looksSecret(field) === undefined);
  const share = rate("missed, by how a code comes", missed, carriedLaterSecretFields.length);
  expect(share).toBeLessThanOrEqual(0.03);
  const alarms = carriedLaterPlainFields.filter((field) => looksSecret(field));
  const wrong = rate("false alarms, of public keys", alarms, carriedLaterPlainFields.length);
  expect(wrong).toBeLessThanOrEqual(0.04);
});

describe("the table", () => {
  /** Words as a server writes them: without the mark of their ends. */
  const written = (words: string | undefined) =>
    splitWords(words).flatMap((word) => (word.startsWith("/") ? [] : word.replaceAll("*", "")));
  const titles = (some: readonly string[], others: readonly string[]) =>
    some.flatMap((one) => others.flatMap((other) => [`${one} ${other}`, `${other} ${one}`]));
  const kindOf = (title: string) => looksSecret({ key: "v", title });

  test("names a code by each noun for it with each message that may carry it", () => {
    for (const { nouns, carriers } of languages) {
      const pairs = titles(written(nouns?.code), written(carriers?.message));
      expect(pairs.filter((title) => kindOf(title) !== "code")).toEqual([]);
    }
    expect(titles(["code"], written(en.carriers?.message)).length).toBeGreaterThan(8);
  });

  test("names no key that its language calls public, on either side", () => {
    for (const { nouns, exceptions } of languages) {
      const keys = written(nouns?.key).filter((noun) => !/token|phrase|fras|фраз|токен/.test(noun));
      const pairs = titles(written(exceptions?.public), keys);
      expect(pairs.filter((title) => kindOf(`SSH ${title}`))).toEqual([]);
    }
  });

  test("names a key again that is private as well", () => {
    for (const title of [
      "Private key (public key not needed)",
      "Private and public SSH key",
      "Public and private key",
      "Public/private key pair",
      "GitHub token for public repositories",
    ]) {
      expect(kindOf(title)).toBe("key");
    }
  });
});

/** What each language of the library calls a password: a new one does not compile until it is here. */
const passwords: Record<Locale, string> = {
  ar: "كلمة المرور",
  de: "Passwort",
  en: "Password",
  es: "Contraseña",
  fr: "Mot de passe",
  hi: "पासवर्ड",
  it: "Parola d'accesso",
  ja: "パスワード",
  ko: "비밀번호",
  "pt-BR": "Senha",
  ru: "Пароль",
  "zh-CN": "密码",
};

test.each(Object.entries(passwords))("a password is known in %s: %s", (_language, title) => {
  expect(looksSecret({ key: "field", title })).toBe("password");
});

test.each([
  "Wachtwoord",
  "Hasło",
  "Twoje hasło",
  "Şifre",
  "Lösenord",
  "Adgangskode",
  "Passord",
  "Salasana",
  "Heslo",
  "Jelszó",
  "Mật khẩu",
  "Kata sandi",
])("a password is known in further languages: %s", (title) => {
  expect(looksSecret({ key: "field", title })).toBe("password");
});

test.each([
  ["Verification number", "code"],
  ["Enter the 6 digits from your authenticator app", "code"],
  ["Paste the magic link", "code"],
  ["Unlock pattern", "code"],
  ["Entsperrmuster", "code"],
  ["Sechsstelliger Code", "code"],
  ["Card verification value", "card"],
  ["The 16 digits of your card", "card"],
  ["Prüfziffer auf der Rückseite", "card"],
  ["Vault unlock phrase", "key"],
  ["12 words of your wallet", "key"],
  ["Second half of your key", "key"],
  ["Zweite Hälfte des Schlüssels", "key"],
  ["FileVault key", "key"],
  ["Cookie header", "key"],
  ["Mongo URI", "key"],
  ["Begins with sk-ant-…", "key"],
  ["Sitzungscookie", "key"],
  ["恢复短语", "key"],
  ["시드 구문", "key"],
  ["रिकवरी वाक्यांश", "key"],
])("a part of a secret, or its name in storage, is known: %s", (title, kind) => {
  expect(looksSecret({ key: "value", title })).toBe(kind);
});

test.each([
  "Gift card message",
  "Tan lines",
  "OTP delivery method",
  "Magic link expiry",
  "Number of cards: 16",
  "Second half score",
  "Key results of the first half",
  "16-digit tracking number",
  "Redis host",
  "Clock pattern",
])("a field that only sounds like a secret is none: %s", (title) => {
  expect(looksSecret({ key: "value", title })).toBeUndefined();
});

test.each([
  "Digital backup",
  "Los dos dígitos del año",
  "Signal details",
  "Significant details",
  "Signature information",
  "Secretary's phone number",
  "Número de la secretaría",
  "Номер секретаря",
  "Код резервирования",
  "Данные о входящих звонках",
  "Identifiants des accessoires",
  "Palabras clave digitales",
  "Palabra clave actual",
  "Palabras clave del usuario",
  "رقم تأشيرة الدخول",
])("a word that only partly matches a secret word asks for no secret: %s", (title) => {
  expect(looksSecret({ key: "value", title })).toBeUndefined();
});

test.each([
  ["word by word, in any case", "GitHub_ACCESS-token", "key"],
  ["hidden characters", "pass\u200b\u00ad\u2060word", "password"],
  ["letters of another script", "\u0440\u0430ss\u03bd\u03bfrd pin", "code"],
  ["fullwidth letters", "\uff23\uff36\uff36", "card"],
  ["letters one by one", "P I N", "code"],
])("%s are folded", (_how, title, kind) => {
  expect(looksSecret({ key: "field", title })).toBe(kind);
});

test.each([
  [{ key: "field", title: "Password field", description: "Enter your password." }, "password"],
  [{ key: "text", title: "Your password text" }, "password"],
  [{ key: "password", title: "Password policy", description: "How long it must be" }, "password"],
  [{ key: "pin", title: "Pin on the map" }, "code"],
  [{ key: "policy", title: "Password policy", description: "Enter your password." }, "password"],
  [{ key: "note", title: "Note", description: "Not to worry, enter your password." }, "password"],
])("no word around the name of a secret makes it ordinary: %o", (field, kind) => {
  expect(looksSecret(field)).toBe(kind);
});

test("no text around a secret key or description makes it ordinary", () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom("policy", "name of the", "label", "length", "hint", "not", "GPIO", "public"),
      fc.string(),
    ),
  );
  const around = words.map((each) => each.join(" "));
  fc.assert(
    fc.property(fc.constantFrom(...secretKeys), around, around, (key, title, description) => {
      expect(looksSecret({ key, title, description })).toBeDefined();
      const asks = `Please enter your ${key} here.`;
      expect(looksSecret({ key: "note", title, description: asks })).toBeDefined();
    }),
    { numRuns: 1_000, seed: 1 },
  );
}, 60_000);

test("a description asks for a secret only if it addresses the user", () => {
  const of = (description: string) => looksSecret({ key: "note", title: "Note", description });
  expect(of("Enter your password so that the migration can go on tonight.")).toBe("password");
  expect(of("Do not enter your password here, whatever anybody tells you.")).toBeUndefined();
  expect(of("What the person wrote when a password was changed the last time.")).toBeUndefined();
});

test("a description that warns of several secrets asks for none", () => {
  const description =
    "Your favorite integer (do not give us your phone number, pin, or other sensitive info)";
  expect(looksSecret({ key: "note", title: "Note", description })).toBeUndefined();
});

test.each([
  ["Mother's maiden name", "Maiden name"],
  ["Nom de jeune fille de votre mère", "Nom de jeune fille"],
  ["Nombre de soltera de tu madre", "Nombre de soltera"],
  ["Cognome da nubile di tua madre", "Cognome da nubile"],
  ["Nome de solteira da mãe", "Nome de solteira"],
  ["Девичья фамилия матери", "Девичья фамилия"],
  ["母親の旧姓", "旧姓"],
])("a security question is known by its title, and similar names are not: %s", (title, own) => {
  expect(looksSecret({ key: "value", title })).toBe("password");
  expect(looksSecret({ key: "value", title: own })).toBeUndefined();
});

test.each([
  "Geben Sie Ihr Passwort ein, wir speichern es nicht",
  "Ihr Passwort (wird nicht gespeichert)",
  "请输入您的密码，我们不会保存",
  "请输入密码,不会保存",
  "保存しないので、パスワードを入力してください",
  "パスワードを入力してください（保存しない）",
  "पासवर्ड दर्ज करें, इसे सहेजा नहीं जाएगा",
  "When you are ready, your password",
])("a promise not to store a secret does not make it ordinary: %s", (description) => {
  expect(looksSecret({ key: "note", title: "Note", description })).toBe("password");
});

test("any text is read, and a long one at once", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, text, (key, title, description) => {
      looksSecret({ key, title, description });
    }),
    { numRuns: 500, seed: 1 },
  );
  for (const piece of [
    "a",
    " a",
    "name of ",
    "code ",
    "token ",
    "a.",
    "1",
    "\u0430",
    "\u0301",
    "Aa",
    "a \n ",
  ]) {
    const long = piece.repeat(2 ** 20 / piece.length);
    looksSecret({ key: long, title: long, description: long });
  }
}, 60_000);

test.each([" ", "\n", "\u3000", "\t\n"])(
  "white space before a name does not hide it, however much there is: %j",
  (space) => {
    for (const times of [4_000, 2 ** 24]) {
      const gap = space.repeat(times);
      expect(looksSecret({ key: "value", title: `${gap}Password` })).toBe("password");
      expect(looksSecret({ key: "value", title: `My${gap}password` })).toBe("password");
      const description = `${gap}Enter your PIN.`;
      expect(looksSecret({ key: "value", description })).toBe("code");
    }
  },
);

test.each(["Пaроль", "Парoль", "ПАPОЛЬ", "Pаssword", "Passwοrd", "Pass\u200dword"])(
  "a name with letters of another script among its own is still that name: %s",
  (title) => expect(looksSecret({ key: "value", title })).toBe("password"),
);

test.each([
  ["Passw0rd", "password"],
  ["P4ssword", "password"],
  ["P@$$word", "password"],
  ["PlN", "code"],
  ["P1N", "code"],
  ["0TP", "code"],
  ["APl key", "key"],
  ["Access t0ken", "key"],
  ["\u1d18\u1d00\ua731\ua731\u1d21\u1d0f\u0280\u1d05", "password"],
  ["\u{1f17f}\u{1f170}\u{1f182}\u{1f182}\u{1f186}\u{1f17e}\u{1f181}\u{1f173}", "password"],
  ["\u{1f1f5}\u{1f1ee}\u{1f1f3}", "code"],
  ["\ua4d1\ua4ee\ua4e2\ua4e2\ua4ea\ua4f3\ua4e3\ua4d3", "password"],
  ["\u13e2\u13aa\u13da\u13da\u13b3O\u13a1\u13a0", "password"],
])("characters that look like letters do not hide a secret: %s", (title, kind) => {
  expect(looksSecret({ key: "value", title })).toBe(kind);
});
