import type { SecretWords } from "../SecretWords.js";

/**
 * Words for a password in languages that the library itself does not speak: Dutch, Polish,
 * Turkish, Swedish, Danish, Norwegian, Finnish, Czech, Slovak, Hungarian, Vietnamese, Indonesian.
 */
export const others: SecretWords = {
  names: {
    password: `*wachtwoord*, hasło, hasła, şifre*, *lösenord*, *adgangskode*, *passord*, *salasana*, heslo, hesla,
      *jelszó*, mật khẩu, kata sandi`,
  },
};
