import type { RegisterColumn, RegisterReportRow } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { addOutlines, type OutlinedRow } from './outlines.ts';
import type { RegisterReader } from './registerReader.ts';
import { listRowsById } from './reportRows.ts';

const rowsAtOnce = 2000;

/** What is read of a view: who reads it, which columns, and the ids of its rows in order, so that they are sorted once. */
export interface ReportParts {
  reader: RegisterReader;
  columns: readonly RegisterColumn[];
  ids: Int32Array;
}

/** Reads rows a part at a time, so that no more than a part of them is in memory. */
async function* readParts(
  db: Database,
  { reader, columns, ids }: ReportParts,
): AsyncGenerator<RegisterReportRow[]> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    yield await listRowsById(db, reader, columns, ids.slice(start, start + rowsAtOnce));
  }
}

/** Reads the cells of rows of a view in the order of their ids. */
export async function* readReport(
  db: Database,
  parts: ReportParts,
): AsyncGenerator<RegisterReportRow['cells']> {
  for await (const rows of readParts(db, parts)) {
    for (const { cells } of rows) yield cells;
  }
}

/** Reads rows of a view in the order of their ids, with their outlines. */
export async function* readOutlinedReport(
  db: Database,
  parts: ReportParts,
): AsyncGenerator<OutlinedRow> {
  for await (const rows of readParts(db, parts)) {
    yield* await addOutlines(db, parts.reader, rows);
  }
}
