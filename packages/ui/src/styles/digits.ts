const zero = 0x30;

// Intl writes a number in the digits of a numbering system; a formatter is created once for each.
const digitsOf = new Map<string, readonly string[]>();

function listDigits(numberingSystem: string): readonly string[] {
  const known = digitsOf.get(numberingSystem);
  if (known) return known;
  const { format } = new Intl.NumberFormat('en', { numberingSystem });
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit));
  digitsOf.set(numberingSystem, digits);
  return digits;
}

/** Returns a number or a text with its Latin digits replaced by those of a numbering system, for example `orya`. */
export function localizeDigits(text: number | string, numberingSystem: string | undefined): string {
  if (numberingSystem === undefined || numberingSystem === 'latn') return String(text);
  const digits = listDigits(numberingSystem);
  return String(text).replaceAll(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}

// The digits of a script follow each other, and what is before its zero is no digit.
function toLatinDigit(character: string): string {
  const code = character.codePointAt(0) ?? zero;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns a text with the digits of all scripts replaced by Latin ones. */
export const toLatinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, toLatinDigit);
