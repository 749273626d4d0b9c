/** The codes printed on a document: its number and its check code. */
export interface PrintedCodes {
  number: string;
  code: string;
}

const numberPattern = /^[A-Za-z0-9/-]{5,60}$/;
const codePattern = /^[A-Za-z0-9-]{10,60}$/;
const longest = 60;

/** Returns number and code of the address in a document's QR code. */
export function parseVerifyQuery(parameters: Pick<URLSearchParams, 'get'>): PrintedCodes {
  const read = (name: string) => (parameters.get(name) ?? '').trim().slice(0, longest);
  return { number: read('number'), code: read('code') };
}

/** Returns whether number and code have a valid format; others are not sent to the service. */
export const isValidCheckCode = ({ number, code }: PrintedCodes): boolean =>
  numberPattern.test(number) && codePattern.test(code);
