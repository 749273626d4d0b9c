import type { Readable } from 'node:stream';

/**
 * A backup is text, one line a fact, in this order: H the header, then for each table T its name and
 * columns and R its rows as JSON, then S the sequences, F the files that rows name, and E the end with the counts. Rows are
 * never read as JSON here, so that no digit of a number is lost.
 */
export type LineKind = 'H' | 'T' | 'R' | 'S' | 'F' | 'E';

/** A line: its kind and the text behind it. */
export type Line = readonly [kind: LineKind, text: string];

export const invalidBackupText = 'This file is not a backup of the portal.';

/** What the first line tells. */
export interface Header {
  version: 1;
  takenAt: string;
  /** The migrations that the schema had, oldest first. */
  migrations: string[];
}

/** A table whose rows follow; generated columns are left out. */
export interface TableLine {
  table: string;
  columns: string[];
}

/** Where a sequence stands. */
export interface SequenceLine {
  sequence: string;
  last: number;
  isCalled: boolean;
}

/** A file of the store. */
export interface FileLine {
  key: string;
  base64: string;
  /** Of the bytes, in hexadecimal digits; backups of earlier versions have none. */
  sha256?: string;
}

/** The last line: a backup without it is not whole. */
export interface EndLine {
  rows: number;
  files?: number;
}

/** Writes a line that holds a value. */
export const formatLine = (
  kind: Exclude<LineKind, 'R'>,
  value: Header | TableLine | SequenceLine | FileLine | EndLine,
) => `${kind}${JSON.stringify(value)}\n`;

function parseLine(line: string): Line {
  const kind = line.slice(0, 1);
  if (kind === '' || !'HTRSFE'.includes(kind)) throw new Error(invalidBackupText);
  return [kind as LineKind, line.slice(1)];
}

/** Reads the lines of a backup. Throws at a line of an unknown kind. */
export async function* readLines(source: Readable): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of source) {
    const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield parseLine(part);
  }
  if (rest !== '') yield parseLine(rest);
}
