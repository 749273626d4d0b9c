const shownDigits = 4;

/** Masks a number except for its last four digits: `9437000001` is `******0001`. */
export const maskNumber = (number: string): string =>
  number === ''
    ? ''
    : `${'*'.repeat(Math.max(number.length - shownDigits, 6))}${number.slice(-shownDigits)}`;

/** Masks an e-mail address except for its first letter and its host: `kuni@post.example` is `k***@post.example`. */
export const maskEmail = (email: string): string => email.replace(/^([^@]).*@/, '$1***@');

/** Masks every mobile number and e-mail address in a text. */
export const maskContacts = (text: string): string =>
  text
    .replace(/(?<!\d)[6-9]\d{9}(?!\d)/g, maskNumber)
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, maskEmail);

/** Masks a login name that is a citizen's mobile number; the names of an office stay readable. */
export const maskLogin = (login: string): string =>
  /^\d{10}$/.test(login) ? maskNumber(login) : login;

/** Returns whether a value is a masked one, as `maskNumber` and `maskEmail` write it. */
export const isMasked = (value: string): boolean => /^\*{6}|^.\*{3}@/.test(value);
