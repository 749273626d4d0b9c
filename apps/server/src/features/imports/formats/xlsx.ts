import { readFile } from 'node:fs/promises';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { refuseTooManyColumns } from './limits.ts';
import type { SourceRow, SourceTable } from './sourceTable.ts';
import { checkArchive } from './zip.ts';

const minuteLength = 16;
const midnight = / 00:00$/;

/** Returns the value of a cell as text: a date as its day with its time, a number with its decimals. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString().slice(0, minuteLength).replace('T', ' ');
    return text.replace(midnight, '');
  }
  return String(value as string | number | boolean);
}

async function* readRows(
  bytes: Uint8Array,
  sheet: number,
  headings: readonly string[],
): AsyncGenerator<SourceRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index === 0) continue;
    const texts = values.map(toText);
    if (texts.every((text) => text.trim() === '')) continue;
    const cells = Object.fromEntries(headings.map((heading, at) => [heading, texts[at] ?? '']));
    yield { row: index + 1, cells };
  }
}

async function readHeadings(bytes: Uint8Array, sheet: number): Promise<string[]> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: 1 })) {
    if (index === 0) return values.map(toText);
  }
  return [];
}

/** Opens the sheets of an Excel file whose first row has headings. */
export async function openXlsx(path: string, name: string): Promise<SourceTable[]> {
  await checkArchive(path, name);
  const bytes = new Uint8Array(await readFile(path));
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: (info) => {
      names.push(info.name);
      return false;
    },
  });
  const tables: SourceTable[] = [];
  for (const [sheet, title] of names.entries()) {
    const headings = await readHeadings(bytes, sheet);
    refuseTooManyColumns(name, headings.length);
    if (headings.length === 0) continue;
    const rows = () => readRows(bytes, sheet, headings);
    tables.push({ name: `${name}#${title}`, headings, hasShapes: false, isSheet: true, rows });
  }
  return tables;
}
