import type { Buffer } from 'node:buffer';

/** What the service does with a file: it stores it clean, or answers a status. */
export type Expected = 'clean' | 413 | 415 | 422 | 423 | 424;

/** A file that an attacker sends, and what becomes of it. */
export interface HostileFile {
  name: string;
  fileName: string;
  /** Makes the bytes; some are large for a moment. */
  make: () => Buffer | Promise<Buffer>;
  expected: Expected;
}

/** Returns a table of files with one ending. */
export const hostileFiles =
  (ending: 'pdf' | 'png' | 'jpg') =>
  (rows: Readonly<Record<string, readonly [HostileFile['make'], Expected]>>): HostileFile[] =>
    Object.entries(rows).map(([name, [make, expected]]) => ({
      name,
      fileName: `paper.${ending}`,
      make,
      expected,
    }));
