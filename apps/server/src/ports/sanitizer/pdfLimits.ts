import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

const { pdf } = limits;

/** Counts what a whole PDF needs, and refuses it beyond the limits. */
export interface Budget {
  /** Returns the most bytes that the next stream may unpack to. */
  room(): number;
  /** Counts unpacked bytes. */
  spend(bytes: number): void;
}

/** Returns the budget of one file. */
export function createBudget(): Budget {
  let left: number = pdf.fileBytes;
  return {
    room: () => Math.min(left, pdf.streamBytes),
    spend: (bytes) => {
      left -= bytes;
      if (left < 0) throw new Refusal('complex', 'The streams unpack to too many bytes.');
    },
  };
}

/** Refuses a file when a count of it is over the limit. */
export function checkCount(what: 'objects' | 'streams' | 'pages' | 'depth', count: number): void {
  if (count > pdf[what]) throw new Refusal('complex', `The file has too many: ${what}.`);
}
