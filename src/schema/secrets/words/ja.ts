import type { SecretWords } from "../SecretWords.js";

export const ja: SecretWords = {
  names: {
    code: "暗証, 認証番号, 秘密番号, ワンタイム, パスコード, pin番号, pinコード",
    password: "パスワード, パスフレーズ, 合言葉, 秘密の言葉, ログイン情報, 認証情報",
    key: "秘密鍵, 鍵ファイル",
    bank: "口座番号",
    identity: "マイナンバー",
  },
  nouns: {
    code: "コード",
    digits: "数字",
    number: "番号",
    answer: "答え",
    key: "キー, トークン, フレーズ",
    card: "カード",
    webhook: "ウェブフック",
    maidenName: "旧姓",
  },
  carriers: {
    message: "sms*, ショートメール",
    mail: "メール, 届いた",
    secret: "秘密",
    access: "セキュリティ, アクセス, リカバリ, 復元",
    code: "認証, 確認, バックアップ, 復旧, ログイン",
    key: "シークレット, シード",
    card: "番号, クレジット",
    webhook: "*url",
    mother: "母",
  },
  lastWords: "トークン",
  exceptions: {
    pairs: "公開キー, 電話番号",
    askedWith: "ウェブフック url",
    ends: "*長さ, *名前, *色, *ポリシー",
  },
  asks: "入力",
  denies: "しない",
  phrase: {
    words: "単語, ワード",
    aroundNumber: "を入力してください, を入力, 番目, つ目, 第",
    mentions: "シード, ウォレット, 復元, ニーモニック",
    boxes: "欄",
  },
};
