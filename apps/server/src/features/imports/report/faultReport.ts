import { writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import type { ImportFaultKind } from '@temple-land/portal-core';
import type { ImportFaultPlace } from '../../../db/schema/importJobs.ts';
import type { FileReply } from '../../../handler.ts';
import type { MappedTable } from '../mapping/mapping.ts';
import type { PlacedFault } from '../rows/faultList.ts';

const descriptions: Readonly<Record<ImportFaultKind, string>> = {
  empty: 'is empty',
  tooLong: 'is too long',
  badCharacters: 'has characters that cannot be stored; save the file in UTF-8',
  badShape: 'has another form',
  notNumber: 'is not a number',
  outOfRange: 'is out of range',
  notDate: 'is not a day',
  notInList: 'is not one of the list',
  cellCount: 'the row has too few or too many cells',
  unknownPlace: 'is not in the register, and not in these files',
  unknownKisam: 'is not in the list of kisams; add it at /admin/manage/kisam',
  ambiguousPlace: 'is not clear; add a column with the place above it',
  duplicate: 'is there twice',
  contradiction: 'contradicts another row about the same record',
  taken: 'is used by another record',
  retired: 'is out of use; put it into use first',
  inUse: 'cannot change',
  unknownRecord: 'is not in the list; add it there first',
  needed: 'is empty, but needed here',
  unfit: 'does not fit the other cells of the row, or the plot',
  overlap: 'the leases of this time are larger than the plot',
  nobody: 'nobody in this place has the right to take it; see to the officers first',
  differs: 'differs from the stored record; change it on its page',
  outlineShape: 'the outline is not a polygon',
  outlineParts: 'the outline has several parts or holes',
  outlineTooLarge: 'the outline has too many corners',
  outlineOutside: 'the outline lies elsewhere; check the coordinate system',
  outlineCrossing: 'the outline crosses or touches itself',
  outlineOverlap: 'the outline lies in that of another plot',
  outlineOutsidePlace: 'the outline lies outside its mouza',
};

const describeKind = (kind: ImportFaultKind, detail = '') =>
  descriptions[kind] + (detail === '' ? '' : ` (${detail})`);

/** A fault as a report shows it. */
export interface ReportedFault {
  table: string;
  row: number;
  /** The heading of the column, `outline` or `row`. */
  column: string;
  /** The cell of a spreadsheet, for example C12. */
  cell: string;
  value: string;
  kind: ImportFaultKind;
  message: string;
  /** Whether the record is imported all the same. */
  isAccepted: boolean;
}

const lettersInAlphabet = 26;
const firstLetter = 65;

/** Returns the letters of a column of a spreadsheet: A for 0, AA for 26. */
function columnLetters(index: number): string {
  const letter = String.fromCodePoint(firstLetter + (index % lettersInAlphabet));
  const before = Math.floor(index / lettersInAlphabet) - 1;
  return before < 0 ? letter : columnLetters(before) + letter;
}

/** Returns a fault with the names of its table, column and cell. */
export function describeFault(
  tables: readonly MappedTable[],
  { source, row, field, kind, detail, text, isAccepted = false }: PlacedFault,
): ReportedFault {
  const mapped = tables[source];
  const from = mapped?.fields[field];
  const column = from !== undefined && 'column' in from ? from.column : field;
  const index = mapped?.table.isSheet ? mapped.table.headings.indexOf(column) : -1;
  return {
    table: mapped?.table.name ?? '',
    row,
    column,
    cell: index < 0 ? '' : `${columnLetters(index)}${row}`,
    value: text ?? '',
    kind,
    message: describeKind(kind, detail),
    isAccepted,
  };
}

const headings = ['Table', 'Row', 'Column', 'Cell', 'Value', 'Fault', 'Message', 'Accepted'];

async function* toRows(faults: Iterable<ReportedFault> | AsyncIterable<ReportedFault>) {
  yield headings;
  for await (const { table, row, column, cell, value, kind, message, isAccepted } of faults) {
    yield [table, row, column, cell, value, kind, message, isAccepted ? 'yes' : ''];
  }
}

/** Writes faults as JSON and as an Excel file; returns the names of both. */
export async function writeFaultReport(
  base: string,
  faults: readonly ReportedFault[],
  total: number,
): Promise<string[]> {
  const [json, xlsx] = [`${base}.json`, `${base}.xlsx`];
  await writeFile(json, `${JSON.stringify({ total, faults }, undefined, 2)}\n`);
  const workbook = writeXlsxStream(toRows(faults), { name: 'Faults' });
  await pipeline(Readable.fromWeb(workbook as never), createWriteStream(xlsx));
  return [json, xlsx];
}

/** A fault of an import on screen. */
interface StoredFault {
  kind: string;
  isAccepted: boolean;
  place: ImportFaultPlace;
}

async function* toReported(faults: AsyncIterable<StoredFault>): AsyncGenerator<ReportedFault> {
  for await (const { kind: name, isAccepted, place } of faults) {
    const kind = name as ImportFaultKind;
    const { detail, ...at } = place;
    yield { ...at, kind, message: describeKind(kind, detail), isAccepted };
  }
}

async function* toJson(faults: AsyncIterable<ReportedFault>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let before = '{"faults":[\n';
  for await (const fault of faults) {
    yield encoder.encode(before + JSON.stringify(fault));
    before = ',\n';
  }
  yield encoder.encode('\n]}\n');
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the faults of an import as a file, which is written while it is sent. */
export function streamFaultReport(
  base: string,
  format: 'json' | 'xlsx',
  faults: AsyncIterable<StoredFault>,
): FileReply {
  const fileName = `${base}.${format}`;
  if (format === 'json')
    return { fileName, mediaType: 'application/json', bytes: toJson(toReported(faults)) };
  const workbook = writeXlsxStream(toRows(toReported(faults)), { name: 'Faults' });
  return {
    fileName,
    mediaType: spreadsheet,
    bytes: workbook as unknown as AsyncIterable<Uint8Array>,
  };
}
