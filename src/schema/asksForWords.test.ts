import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadStrings } from "../strings/loadStrings.js";
import { asksForWords } from "./asksForWords.js";

/** By language: options that ask for an answer of the user's own, and options that are answers. */
const options: Record<string, [own: string[], answers: string[]]> = {
  ar: [
    ["أخرى", "غير ذلك", "شيء آخر", "خيار مخصص", "الأخرى (حدد)"],
    ["نعم", "الآن", "تأخير", "اختصار", "الكل"],
  ],
  de: [
    ["Andere", "Etwas anderes", "Sonstiges", "Sonst etwas", "Eigene Angabe", "Benutzerdefiniert"],
    ["Wanderung", "Aneinander", "Eigentum", "Umsonst", "Rot", "Später"],
  ],
  en: [
    ["Other", "other…", "Others", "Something else", "Custom", "Another one", "Please specify"],
    ["Mother", "Customer", "Elsewhere", "Otherwise fine", "False", "Owner", "Brother", "Customs"],
  ],
  es: [
    ["Otro", "Otra opción", "Otros", "Personalizado"],
    ["Nosotros", "Propietario", "Especial", "Sí", "Persona"],
  ],
  fr: [
    ["Autre", "Autres", "Autre chose", "Personnalisé", "Personnalisée"],
    ["Auto", "Personne", "Précis", "Oui"],
  ],
  hi: [
    ["अन्य", "कुछ और", "कोई और", "दूसरा", "कस्टम"],
    ["हाँ", "अन्यथा", "और", "नहीं", "कल"],
  ],
  it: [
    ["Altro", "Altra risposta", "Qualcos'altro", "Personalizzato"],
    ["Scaltro", "Proprietario", "Persona", "Sì", "Speciale"],
  ],
  ja: [
    ["その他", "その他（具体的に）", "カスタム", "自由記述", "そのほか"],
    ["はい", "いいえ", "自由席", "他社", "明日"],
  ],
  ko: [
    ["기타", "기타(직접 입력)", "다른 답변", "사용자 지정", "그 외"],
    ["예", "아니요", "직접", "내일", "사용자"],
  ],
  "pt-BR": [
    ["Outro", "Outra opção", "Personalizado"],
    ["Neutro", "Proprietário", "Pessoa", "Sim", "Especial"],
  ],
  ru: [
    ["Другое", "Другой вариант", "Другая", "Иное", "Прочее", "Свой ответ"],
    ["Подруга", "Дружба", "Иногда", "Да", "Свобода"],
  ],
  "zh-CN": [
    ["其他", "其它", "其他（请注明）", "自定义"],
    ["是", "否", "他", "自动", "明天"],
  ],
};

describe.each(Object.entries(options))("in %s", (locale, [own, answers]) => {
  test.each(own)("%s asks for words", (option) => {
    for (const text of [option, option.toUpperCase(), ` ${option}:`, `5. ${option} …`])
      expect(asksForWords(text), text).toBe(true);
  });

  test.each(answers)("%s is an answer", (option) => {
    expect(asksForWords(option)).toBe(false);
  });

  test("the library's own option asks for words", async () => {
    const { other } = await loadStrings(locale);
    expect(asksForWords(other ?? "")).toBe(true);
  });
});

test.each(["other", "__other__", "custom-value", "OTHER"])(
  "the value %s asks for words",
  (value) => {
    expect(asksForWords(value)).toBe(true);
  },
);

test("white space, which is shown as one space, does not hide such an option", () => {
  const gap = " ".repeat(100);
  for (const text of [`${gap}Other`, `Something${gap}else`, `5.\n${gap}Custom${gap}`])
    expect(asksForWords(text)).toBe(true);
});

test("any text is read, but only the beginning of a long one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(typeof asksForWords(text)).toBe("boolean");
    }),
  );
  expect(asksForWords(`${"a ".repeat(60)}other`)).toBe(false);
});
