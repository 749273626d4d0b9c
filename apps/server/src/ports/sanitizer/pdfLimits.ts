import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

const { pdf } = limits;

/** The budget of a PDF, which refuses the file beyond the limits. */
export interface Budget {
  /** Returns the maximum decoded bytes of the next stream. */
  room(): number;
  /** Counts decoded bytes. */
  spend(bytes: number): void;
}

/** Creates the budget of one file. */
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

/** Refuses a file if a count exceeds its limit. */
export function checkCount(what: 'objects' | 'streams' | 'pages' | 'depth', count: number): void {
  if (count > pdf[what]) throw new Refusal('complex', `The file has too many: ${what}.`);
}
