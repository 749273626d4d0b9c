import type { Buffer } from 'node:buffer';

/** The reaction of the service to a file: it stores it sanitised, or returns a status. */
export type Expected = 'clean' | 413 | 415 | 422 | 423 | 424;

/** A file from an attacker, with the expected reaction. */
export interface HostileFile {
  name: string;
  fileName: string;
  /** Creates the bytes on demand, because some files are large. */
  make: () => Buffer | Promise<Buffer>;
  expected: Expected;
}

/** Builds a list of files with the same extension. */
export const hostileFiles =
  (ending: 'pdf' | 'png' | 'jpg') =>
  (rows: Readonly<Record<string, readonly [HostileFile['make'], Expected]>>): HostileFile[] =>
    Object.entries(rows).map(([name, [make, expected]]) => ({
      name,
      fileName: `paper.${ending}`,
      make,
      expected,
    }));
