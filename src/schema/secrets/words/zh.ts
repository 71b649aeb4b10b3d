import type { SecretWords } from "../SecretWords.js";

/** Chinese, in simplified and traditional characters. */
export const zh: SecretWords = {
  names: {
    card: ["卡号", "卡號"],
    code: [
      "验证码",
      "校验码",
      "驗證碼",
      "校驗碼",
      "安全码",
      "安全碼",
      "动态码",
      "动态口令",
      "动态密码",
      "一次性密码",
      "一次性口令",
      "一次性代码",
    ],
    password: [
      // Not 密码学, cryptography.
      /密[码碼](?![学學])/,
      "口令",
      "登录凭证",
      "登录凭据",
      "登入凭证",
      "登入凭据",
      "访问凭证",
      "访问凭据",
      "身份凭证",
      "身份凭据",
    ],
    key: ["密钥", "私钥", "密鑰", "私鑰", "令牌", "助记词", "助記詞", "恢复短语", "恢復短語"],
    bank: ["银行账"],
    identity: ["身份证"],
  },
  pairs: {
    card: { words: ["卡"], near: ["号", "信用", "银行"] },
    code: {
      // Not the ends of a phone number, a QR code, a postal code, a password.
      words: [/(?<![号数编维邮密])码/],
      near: ["恢复", "备用", "备份", "授权", "激活", "解锁", "登录", "登入", "短信", "发送"],
    },
    sentDigits: { words: ["数字"], near: ["短信"] },
    securityAnswer: { words: ["答"], near: ["安全问题", "密保"] },
    webhook: { words: [], near: ["地址", "网址", "链接"] },
  },
  ends: ["*长度", "*策略", "*名称", "*数量", "*颜色"],
  asks: ["请", "您"],
  denies: ["不", "勿"],
  wordOfPhrase: ["单词", "單詞", "词", "詞"],
  aroundNumber: ["请输入", "输入", "第", "个", "個"],
  phrase: ["助记词", "恢复短语", "恢复词", "钱包"],
  box: ["格", "栏"],
};
