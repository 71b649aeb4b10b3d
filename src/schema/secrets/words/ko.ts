import type { SecretWords } from "../SecretWords.js";

export const ko: SecretWords = {
  names: {
    code: ["인증번호", "보안번호", "일회용", "핀 번호", "핀번호", "pin 번호"],
    password: ["비밀번호", "비밀 단어", "비번", "패스워드", "*암호", "자격 증명", "로그인 정보"],
    key: ["니모닉", "시드 구문", "시드구문"],
    bank: ["계좌"],
    identity: ["주민"],
  },
  pairs: {
    card: { words: ["카드"], near: ["번호", "신용"] },
    code: {
      words: ["코드"],
      near: ["인증", "확인", "보안", "백업", "복구", "로그인", "문자", "sms"],
    },
    sentDigits: { words: ["숫자"], near: ["문자", "sms"] },
    key: {
      words: ["키", "토큰", "구문"],
      near: ["비밀", "개인", "액세스", "복구"],
    },
    webhook: { words: ["웹훅"], near: ["주소", "링크"] },
  },
  askedWith: ["웹훅 url"],
  lastWords: ["토큰"],
  ends: ["길이*", "이름*", "색*", "정책*"],
  asks: ["입력"],
  denies: ["마세요"],
  wordOfPhrase: ["단어"],
  aroundNumber: ["번째", "번", "입력하세요", "입력"],
  phrase: ["복구", "시드", "니모닉", "지갑"],
  box: ["칸"],
};
