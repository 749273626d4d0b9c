import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { limits, refuseTooManyColumns } from './limits.ts';
import { UnreadableFile, type SourceRow, type SourceTable } from './sourceTable.ts';

const firstLineBytes = 65_536;

/** Returns the sign between the cells of the first line: a comma, a semicolon or a tab. */
async function findDelimiter(path: string): Promise<string> {
  for await (const chunk of createReadStream(path, { end: firstLineBytes })) {
    const line = String(chunk).split(/\r?\n/)[0] ?? '';
    const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const);
    return counts.sort(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
  }
  return ',';
}

async function* readRecords(path: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter: await findDelimiter(path),
    relaxColumnCount: true,
    maxRecordSize: limits.cellCharacters,
  });
  createReadStream(path)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  yield* parser as AsyncIterable<string[]>;
}

const isEmpty = (record: readonly string[]) => record.every((cell) => cell.trim() === '');

async function* readRows(path: string, headings: readonly string[]): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const record of readRecords(path)) {
    row += 1;
    if (row === 1 || isEmpty(record)) continue;
    const cells = Object.fromEntries(
      headings.map((heading, index) => [heading, record[index] ?? '']),
    );
    const isWhole = record.length === headings.length;
    yield { row, cells, ...(isWhole ? {} : { cellCount: record.length }) };
  }
}

/** Opens a CSV file in UTF-8, whose first line has the headings. */
export async function openCsv(path: string, name: string): Promise<SourceTable[]> {
  for await (const headings of readRecords(path)) {
    refuseTooManyColumns(name, headings.length);
    const rows = () => readRows(path, headings);
    return [{ name, headings, hasShapes: false, isSheet: true, rows }];
  }
  throw new UnreadableFile(`${name} is empty.`);
}
