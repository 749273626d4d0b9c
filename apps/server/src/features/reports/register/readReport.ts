import type { RegisterColumn, RegisterReportRow } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { addOutlines, type OutlinedRow } from './outlines.ts';
import type { RegisterReader } from './registerReader.ts';
import { listReportIds, listRowsById } from './reportRows.ts';

const rowsAtOnce = 2000;

/**
 * Reads all rows of a view in its order, a part at a time: first only the ids in order, so that the rows are sorted once
 * and no more than a part of them is in memory.
 */
async function* readParts(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
): AsyncGenerator<RegisterReportRow[]> {
  const ids = await listReportIds(db, reader);
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    yield await listRowsById(db, reader, columns, ids.slice(start, start + rowsAtOnce));
  }
}

/** Reads the cells of all rows of a view in its order. */
export async function* readReport(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
): AsyncGenerator<RegisterReportRow['cells']> {
  for await (const rows of readParts(db, reader, columns)) {
    for (const { cells } of rows) yield cells;
  }
}

/** Reads all rows of a view in its order, with their outlines. */
export async function* readOutlinedReport(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
): AsyncGenerator<OutlinedRow> {
  for await (const rows of readParts(db, reader, columns)) {
    yield* await addOutlines(db, reader.view.report, rows);
  }
}
