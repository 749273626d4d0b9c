// The alphabet of SMS (GSM 03.38), and the characters of its extension, which count twice.
const plain =
  /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥§¿¡ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^{}[\]~|\\€]*$/u;
const twice = /[\^{}[\]~|\\€]/gu;

/** Returns whether a text has only characters of the alphabet of SMS. */
export const isPlainSms = (text: string): boolean => plain.test(text);

const countParts = (length: number, ofOne: number, ofSeveral: number) =>
  length <= ofOne ? 1 : Math.ceil(length / ofSeveral);

/** Returns the parts of an SMS that a gateway charges: 160 characters, or 70 of another script; less in several parts. */
export function countSmsParts(text: string): number {
  if (!isPlainSms(text)) return countParts(text.length, 70, 67);
  return countParts(text.length + (text.match(twice)?.length ?? 0), 160, 153);
}
