import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportFaultKind } from '@temple-land/portal-core';
import {
  hashRegister,
  importFiles,
  openFiles,
} from '../../../../../tests/support/landFiles/importFiles.ts';
import { landRecords, type FileRecord } from '../../../../../tests/support/landFiles/records.ts';
import { writeCsv } from '../../../../../tests/support/landFiles/writeFiles.ts';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import { kisams as sampleKisams } from '../../db/seed/land/kisams.ts';
import { describeFault } from './report/faultReport.ts';

type Ring = NonNullable<FileRecord['ring']>;

/** A way to spoil a record: the column, its letter in the file, the fault, and what is done to the record. */
interface Spoiling {
  column: string;
  letter: string;
  kind: ImportFaultKind;
  spoil(record: FileRecord, before: FileRecord): FileRecord;
}

const cell = (column: string, letter: string, kind: ImportFaultKind, value: string): Spoiling => ({
  column,
  letter,
  kind,
  spoil: (record) => ({ ...record, cells: { ...record.cells, [column]: value } }),
});
const outline = (kind: ImportFaultKind, spoil: (ring: Ring, before: Ring) => Ring): Spoiling => ({
  column: 'wkt',
  letter: 'K',
  kind,
  spoil: (record, before) => ({ ...record, ring: spoil(record.ring ?? [], before.ring ?? []) }),
});

/** An outline whose sides cross: the corners of its box in the order of a bow tie. */
const crossSides = (ring: Ring): Ring => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  return [
    [west, south],
    [east, north],
    [east, south],
    [west, north],
  ];
};

const spoilings: readonly Spoiling[] = [
  cell('mouza', 'C', 'empty', ' '),
  cell('mouza', 'C', 'unknownPlace', 'Nowhere'),
  cell('khatiyan', 'D', 'unknownPlace', '9999/1'),
  cell('kisam', 'F', 'tooLong', 'Sarada '.repeat(9)),
  cell('kisam', 'F', 'badCharacters', 'Sarada\uFFFD'),
  cell('kisam', 'F', 'unknownKisam', 'Unheard of'),
  cell('area', 'G', 'notNumber', 'half an acre'),
  cell('area', 'G', 'outOfRange', '-0.25'),
  cell('status', 'H', 'notInList', 'lost'),
  cell('since', 'J', 'outOfRange', '1066'),
  {
    column: 'plot_no',
    letter: 'E',
    kind: 'duplicate',
    spoil: (record, before) => ({
      ...record,
      cells: { ...before.cells, kisam: record.cells['kisam'] ?? '' },
    }),
  },
  outline('outlineCrossing', crossSides),
  outline('outlineOutside', (ring) => ring.map(([x, y]) => [y, x] as const)),
  outline('outlineShape', (ring) => ring.slice(0, 2)),
  outline('outlineOutsidePlace', (ring) => ring.map(([x, y]) => [x + 0.5, y] as const)),
  outline('outlineOverlap', (_, before) => before),
];

const faultCount = 1000;
const rowsApart = 5;
const kinds = ['districts', 'tahasils', 'mouzas', 'khatiyans'] as const;

const folder = mkdtempSync(join(tmpdir(), 'portal-faults-'));
const at = (name: string) => join(folder, name);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a thousand faults of sixteen kinds are each named at their row and cell, and nothing is written', async () => {
  const land = landRecords('full');
  for (const kind of kinds) writeCsv(at(`${kind}.csv`), land[kind]);
  await importFiles(
    database,
    kinds.map((kind) => at(`${kind}.csv`)),
  );
  await database.db
    .insert(kisams)
    .values(sampleKisams.map(({ name, kisamClass }) => ({ name, kisamClass })));
  const before = await hashRegister(database);

  const plots = land.plots.slice(0, faultCount * rowsApart);
  const expected = Array.from({ length: faultCount }, (_, index) => {
    const place = index * rowsApart + 1;
    const [record, previous] = [plots[place], plots[place - 1]];
    const spoiling = spoilings[index % spoilings.length];
    if (!record || !previous || !spoiling) throw new Error('There are too few plots.');
    // A plot is a duplicate of another plot, or lies in it, in its own mouza only.
    const isApart = record.cells['mouza'] !== previous.cells['mouza'];
    const isOfTwo = spoiling.kind === 'duplicate' || spoiling.kind === 'outlineOverlap';
    const used = isOfTwo && isApart ? spoilings[0] : spoiling;
    plots[place] = used?.spoil(record, previous) ?? record;
    const row = place + 2;
    return { row, column: used?.column, cell: `${used?.letter}${row}`, kind: used?.kind };
  });
  writeCsv(at('plots.csv'), plots);

  const result = await importFiles(database, [at('plots.csv')]);
  const tables = await openFiles([at('plots.csv')]);
  const found = result.faults
    .map((fault) => describeFault(tables, fault))
    .map(({ row, column, cell: name, kind }) => ({ row, column, cell: name, kind }));
  expect(result.faultCount).toBe(faultCount);
  expect(found).toEqual(expected);
  expect(await hashRegister(database)).toEqual(before);
});
