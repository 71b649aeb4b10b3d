import type { SecretWords } from "../SecretWords.js";

/** Chinese, in simplified and traditional characters. */
export const zh: SecretWords = {
  names: {
    card: "卡号, 卡號",
    code: `验证码, 校验码, 驗證碼, 校驗碼, 安全码, 安全碼, 动态码, 动态口令, 动态密码, 一次性密码, 一次性口令,
      一次性代码`,
    // Not 密码学, cryptography.
    password: `/密[码碼](?![学學])/, 口令, 登录凭证, 登录凭据, 登入凭证, 登入凭据, 访问凭证, 访问凭据, 身份凭证,
      身份凭据`,
    key: "密钥, 私钥, 密鑰, 私鑰, 令牌, 助记词, 助記詞, 恢复短语, 恢復短語",
    bank: "银行账",
    identity: "身份证",
  },
  nouns: {
    // Not the ends of a phone number, a QR code, a postal code, a password.
    code: "/(?<![号数编维邮密])码/, 代码",
    digits: "数字",
    answer: "答",
    card: "卡",
  },
  carriers: {
    message: "短信",
    mail: "邮件, 验证器",
    access: "安全问题, 密保, 恢复, 授权",
    code: "备用, 备份, 激活, 解锁, 登录, 登入, 发送, 收到",
    card: "号, 信用, 银行",
    webhook: "地址, 网址, 链接",
  },
  exceptions: { ends: "*长度, *策略, *名称, *数量, *颜色" },
  asks: "请, 您",
  denies: "不, 勿",
  phrase: {
    words: "单词, 單詞, 词, 詞",
    aroundNumber: "请输入, 输入, 第, 个, 個",
    mentions: "助记词, 恢复短语, 恢复词, 钱包",
    boxes: "格, 栏",
  },
};
