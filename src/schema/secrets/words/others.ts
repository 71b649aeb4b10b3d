import type { SecretWords } from "../SecretWords.js";

/** What a password is called in languages that the library itself does not speak. */
export const others: SecretWords = {
  names: {
    password: [
      // Dutch
      "*wachtwoord*",
      // Polish
      "hasło",
      "hasła",
      // Turkish
      "şifre*",
      // Swedish
      "*lösenord*",
      // Danish and Norwegian
      "*adgangskode*",
      "*passord*",
      // Finnish
      "*salasana*",
      // Czech and Slovak
      "heslo",
      "hesla",
      // Hungarian
      "*jelszó*",
      // Vietnamese
      "mật khẩu",
      // Indonesian
      "kata sandi",
    ],
  },
};
