/** Signs and letters that pose as Latin letters, and at the same index what they are read as. */
const POSING = "013457@$|ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢꓐꓑꓓꓔꓖꓗꓙꓚꓝꓟꓠꓡꓢꓣꓦꓧꓪꓬꓮꓰꓲꓳꓴᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏒᏙᏚᏞᏟᏢᏦᏴøłđ";
const READ_AS = "oieastasiabcdefghijklmnoprstuvwyzbpdtgkjcfmnlsrvhwyaeioudrtajewmhgrvslcpkbold";

/** Replaces what poses as Latin letters in a text by these: "Passw0rd", "PlN", letters in boxes. */
export function inPlainLetters(text: string): string {
  return text
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (boxed) => {
      const at = boxed.codePointAt(0)!;
      return String.fromCharCode(97 + ((at - (at < 0x1f1e6 ? 0x1f150 : 0x1f1e6)) % 32));
    })
    .replace(/(?<=\p{Lu})l(?!\p{Ll})/gu, "I")
    .replace(/(?<=\p{L})[013457@$|]+|(?<![013457@$|])[013457@$|]+(?=\p{L})|[^\0-\x7f]/gu, (signs) =>
      signs.replace(/./gu, (sign) => READ_AS[POSING.indexOf(sign)] ?? sign),
    );
}
