import type { SecretWords } from "../SecretWords.js";

export const ja: SecretWords = {
  names: {
    code: ["暗証", "認証番号", "秘密番号", "ワンタイム", "パスコード", "pin番号", "pinコード"],
    password: ["パスワード", "パスフレーズ", "合言葉", "秘密の言葉", "ログイン情報", "認証情報"],
    key: ["秘密鍵", "鍵ファイル"],
    bank: ["口座番号"],
    identity: ["マイナンバー"],
  },
  pairs: {
    card: { words: ["カード"], near: ["番号", "クレジット"] },
    code: {
      words: ["コード"],
      near: [
        "認証",
        "確認",
        "セキュリティ",
        "バックアップ",
        "リカバリ",
        "復元",
        "復旧",
        "ログイン",
        "ショートメール",
      ],
    },
    sentDigits: { words: ["数字"], near: ["sms*", "ショートメール"] },
    maidenName: { words: ["旧姓"], near: ["母"] },
    securityAnswer: { words: ["答え"], near: ["秘密"] },
    key: {
      words: ["キー", "トークン", "フレーズ"],
      near: ["アクセス", "シークレット", "シード", "リカバリ", "復元"],
    },
    webhook: { words: ["ウェブフック"], near: ["*url"] },
  },
  askedWith: ["ウェブフック url"],
  lastWords: ["トークン"],
  ends: ["*長さ", "*名前", "*色", "*ポリシー"],
  asks: ["入力"],
  denies: ["しない"],
  wordOfPhrase: ["単語", "ワード"],
  aroundNumber: ["を入力してください", "を入力", "番目", "つ目", "第"],
  phrase: ["シード", "ウォレット", "復元", "ニーモニック"],
  box: ["欄"],
};
