/** What is printed on a paper: its number and its check code. */
export interface PaperSigns {
  number: string;
  code: string;
}

const numberShape = /^[A-Za-z0-9/-]{5,60}$/;
const codeShape = /^[A-Za-z0-9-]{10,60}$/;
const longest = 60;

/** Reads number and code of the address that a paper's QR code leads to. */
export function signsIn(parameters: Pick<URLSearchParams, 'get'>): PaperSigns {
  const read = (name: string) => (parameters.get(name) ?? '').trim().slice(0, longest);
  return { number: read('number'), code: read('code') };
}

/** Returns whether a paper of ours could carry them; what could not is not asked for. */
export const areOurs = ({ number, code }: PaperSigns): boolean =>
  numberShape.test(number) && codeShape.test(code);
