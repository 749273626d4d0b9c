/** The cryptography of a platform for sealed ids in addresses: AES-256-CBC and a keyed hash, bytes as hex digits. */
export interface AddressCipher {
  /** Returns 16 new random bytes. */
  randomIv(): string;
  /** Encrypts the UTF-8 bytes of a text. */
  encrypt(text: string, iv: string): string;
  /** Decrypts to a text; throws when the bytes are not one. */
  decrypt(data: string, iv: string): string;
  /** Returns the HMAC-SHA256 of a text under a separate key. */
  sign(text: string): string;
  /** Compares two hashes, in constant time where the platform can. */
  equals(a: string, b: string): boolean;
}

/** The purpose of an address; a text sealed for one purpose cannot be opened for another. */
export type AddressPurpose = 'tender' | 'report' | 'application' | 'document';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ivDigits = 32;
const hashDigits = 64;
const blockDigits = 32;

const toBits = (numbers: readonly number[], width: number) =>
  numbers.map((number) => number.toString(2).padStart(width, '0')).join('');
const fromBits = (bits: string, width: number) =>
  (bits.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map((piece) =>
    Number.parseInt(piece.padEnd(width, '0'), 2),
  );

/** Converts hex digits to base64url without padding. */
function hexToBase64Url(hex: string): string {
  const digits = [...hex].map((digit) => Number.parseInt(digit, 16));
  return fromBits(toBits(digits, 4), 6)
    .map((number) => alphabet.charAt(number))
    .join('');
}

/** Converts base64url to hex digits; undefined for any spelling except the canonical one. */
function base64UrlToHex(text: string): string | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  const bits = toBits(
    [...text].map((sign) => alphabet.indexOf(sign)),
    6,
  );
  const hex = fromBits(bits.slice(0, bits.length - (bits.length % 8)), 4)
    .map((number) => number.toString(16))
    .join('');
  return hexToBase64Url(hex) === text ? hex : undefined;
}

const signedText = (purpose: AddressPurpose, sealed: string) => `${purpose}.${sealed}`;

/**
 * Seals a text for an address (spec 2.1, 2.9): a random IV, AES-CBC, then a keyed hash over both,
 * in base64url. The key is public, so this only hides ids; the service checks every permission.
 */
export function sealAddress(cipher: AddressCipher, purpose: AddressPurpose, text: string): string {
  const iv = cipher.randomIv();
  const sealed = iv + cipher.encrypt(text, iv);
  return hexToBase64Url(sealed + cipher.sign(signedText(purpose, sealed)));
}

// A library can accept invalid padding, so the decrypted text must encrypt to the same bytes.
function decryptText(cipher: AddressCipher, data: string, iv: string): string | undefined {
  try {
    const text = cipher.decrypt(data, iv);
    return cipher.encrypt(text, iv) === data ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the text of an address; undefined when it was changed or sealed for another purpose or with another key. */
export function openAddress(
  cipher: AddressCipher,
  purpose: AddressPurpose,
  address: string,
): string | undefined {
  const hex = base64UrlToHex(address) ?? '';
  const sealed = hex.slice(0, -hashDigits);
  const dataDigits = sealed.length - ivDigits;
  if (dataDigits < blockDigits || dataDigits % blockDigits !== 0) return undefined;
  if (!cipher.equals(cipher.sign(signedText(purpose, sealed)), hex.slice(-hashDigits))) {
    return undefined;
  }
  return decryptText(cipher, sealed.slice(ivDigits), sealed.slice(0, ivDigits));
}
