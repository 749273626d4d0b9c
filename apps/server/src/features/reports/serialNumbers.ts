import type { RegisterColumn } from '@temple-land/portal-core';
import type { WorkbookRow } from './workbook.ts';

/** The column of serial numbers, the first one of a file with a table. */
export const serialColumn: RegisterColumn = {
  key: 'serial',
  label: 'report.serial',
  kind: 'count',
};

/** Returns rows with their serial numbers, from 1. */
export async function* numberRows(
  rows: Iterable<WorkbookRow> | AsyncIterable<WorkbookRow>,
): AsyncGenerator<WorkbookRow> {
  let serial = 0;
  for await (const row of rows) {
    serial += 1;
    yield { [serialColumn.key]: serial, ...row };
  }
}
