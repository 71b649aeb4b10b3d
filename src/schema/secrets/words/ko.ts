import type { SecretWords } from "../SecretWords.js";

export const ko: SecretWords = {
  names: {
    code: "인증번호, 보안번호, 일회용, 핀 번호, 핀번호, pin 번호",
    password: "비밀번호, 비밀 단어, 비번, 패스워드, *암호, 자격 증명, 로그인 정보",
    key: "니모닉, 시드 구문, 시드구문",
    bank: "계좌",
    identity: "주민",
  },
  nouns: {
    code: "코드",
    digits: "숫자",
    key: "키, 토큰, 구문",
    card: "카드",
    webhook: "웹훅",
  },
  carriers: {
    message: "문자",
    mail: "이메일",
    secret: "비밀",
    access: "보안, 복구, 액세스",
    code: "인증, 확인, 백업, 로그인",
    private: "개인",
    card: "번호, 신용",
    webhook: "주소, 링크",
  },
  lastWords: "토큰",
  exceptions: {
    pairs: "공개 키",
    askedWith: "웹훅 url",
    ends: "길이*, 이름*, 색*, 정책*",
  },
  asks: "입력",
  denies: "마세요",
  phrase: {
    words: "단어",
    aroundNumber: "번째, 번, 입력하세요, 입력",
    mentions: "복구, 시드, 니모닉, 지갑",
    boxes: "칸",
  },
};
