import type { SecretWords } from "../SecretWords.js";

export const hi: SecretWords = {
  names: {
    card: "*सीवीवी*",
    code: "*ओटीपी*, *पासकोड*, पिन, पिन नंबर, पिन नम्बर",
    password: "*पासवर्ड*, *लॉगिन जानकारी*",
    key: "रिकवरी वाक्यांश",
    bank: "खाता संख्या, खाता नंबर",
    identity: "आधार नंबर, आधार संख्या, आधार कार्ड",
  },
  nouns: {
    code: "*कोड*",
    digits: "अंक, अंकों",
    number: "नंबर",
    word: "शब्द",
    key: "*कुंजी*, *टोकन*",
    card: "*कार्ड*",
    webhook: "वेबहुक",
  },
  carriers: {
    message: "*एसएमएस*, *मैसेज*",
    mail: "ईमेल",
    secret: "*गुप्त*",
    access: "*सुरक्षा*, *एक्सेस*",
    code: "*सत्यापन*, *बैकअप*, *लॉगिन*, भेजा, भेजे, मिला, आया",
    private: "*निजी*",
    key: "*एपीआई*",
    card: "*नंबर*, *क्रेडिट*",
    webhook: "लिंक, पता",
  },
  lastWords: "टोकन",
  exceptions: {
    // The number of a post office.
    pairs: "पिन कोड, पिनकोड, सार्वजनिक कुंजी, फ़ोन नंबर",
    askedWith: "वेबहुक url",
    ends: "लंबाई*, नाम*, रंग*, नीति*",
  },
  small: "का, की, के",
  asks: "अपना, अपनी, दर्ज",
  denies: "नहीं",
  phrase: {
    words: "शब्द",
    mentions: "रिकवरी, वॉलेट, सीड",
    boxes: "खाना",
  },
};
