import type { Readable } from 'node:stream';

/**
 * The kinds of lines of a backup, in their order: H header, then for each table T its name and columns and R its rows
 * as JSON, then S sequences, F files, and E the end with the counts. Rows are never parsed as JSON here, so that no
 * digit of a number is lost.
 */
export type LineKind = 'H' | 'T' | 'R' | 'S' | 'F' | 'E';

/** A line: its kind and its text. */
export type Line = readonly [kind: LineKind, text: string];

export const invalidBackupText = 'This file is not a backup of the portal.';

/** The content of the first line. */
export interface Header {
  version: 1;
  takenAt: string;
  /** The migrations that the schema had, oldest first. */
  migrations: string[];
}

/** A table whose rows follow, without generated columns. */
export interface TableLine {
  table: string;
  columns: string[];
}

/** A sequence with its last value. */
export interface SequenceLine {
  sequence: string;
  last: number;
  isCalled: boolean;
}

/** A file of the store. */
export interface FileLine {
  key: string;
  base64: string;
  /** SHA-256 of the bytes in hex; absent in backups of earlier versions. */
  sha256?: string;
}

/** The last line; a backup without it is incomplete. */
export interface EndLine {
  rows: number;
  files?: number;
}

/** Formats a line with a value. */
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
