import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { like } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  importEntities,
  importFields,
  listExportFormats,
  personalFields,
  recordExports,
  type RecordExport,
  type RecordExportFormat,
} from '@temple-land/portal-core';
import type { Person } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { findRegister } from '../rows/importTables.ts';

const service = makeAppBeforeAll();

interface Wanted {
  what: RecordExport;
  format: RecordExportFormat;
  withPersons?: boolean;
  reason?: string;
}

async function download(wanted: Wanted, person: Person = 'administrator') {
  const { token } = await service.signInAs(person);
  return service.send('recordExport', { withPersons: false, reason: '', ...wanted }, token);
}

const readHeadings = (bytes: Uint8Array) =>
  (Buffer.from(bytes).toString().split('\n')[0] ?? '').split(',');

const formats = recordExports.flatMap((what) =>
  listExportFormats(what).map((format) => [what, format] as const),
);

describe('a file of records', () => {
  it.each(formats)('of %s is given as %s', async (what, format) => {
    const { code, bytes } = await download({ what, format, withPersons: true, reason: 'Audit' });
    expect(code).toBe(200);
    expect(bytes.length).toBeGreaterThan(20);
    const begins = { gpkg: 'SQLite format 3', xlsx: 'PK', geojson: '{"type"', csv: '' }[format];
    expect(Buffer.from(bytes).toString('latin1').startsWith(begins)).toBe(true);
  });

  it('leaves nothing on the disk', async () => {
    const listFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('export-'));
    // Another test may write a file at this moment.
    await vi.waitFor(() => expect(listFolders()).toEqual([]), { timeout: 60_000 });
  });

  it('names persons only where that is asked for with a reason, which is recorded', async () => {
    const without = await download({ what: 'lease', format: 'csv' });
    expect(readHeadings(without.bytes)).not.toContain('lessee');
    const reason = 'Audit of the year 2026';
    const withPersons = await download({ what: 'lease', format: 'csv', withPersons: true, reason });
    expect(readHeadings(withPersons.bytes)).toContain('lessee');
    const isNamed = like(activities.record, `%EXPORT%lease csv%${reason}%`);
    expect(await service.deps.db.$count(activities, isNamed)).toBe(1);
  });

  it.each<[string, Wanted]>([
    ['persons without a reason', { what: 'lease', format: 'csv', withPersons: true, reason: ' ' }],
    ['citizens without persons', { what: 'citizen', format: 'csv' }],
    ['a format that the records do not have', { what: 'lease', format: 'gpkg' }],
    ['the land record as a table', { what: 'land', format: 'csv' }],
  ])('is refused for %s', async (_, wanted) => {
    const { answer } = await download(wanted);
    expect(answer).toMatchObject({ status: 400 });
  });

  it.each<[Person]>([['landOfficer'], ['citizen'], ['counter']])(
    'is not for others: %s',
    async (person) => {
      expect((await download({ what: 'tahasil', format: 'csv' }, person)).code).toBe(403);
    },
  );
});

it('every encrypted field of a register is one that names persons', () => {
  for (const entity of importEntities) {
    const encrypted = Object.keys(findRegister(entity)?.encrypted ?? {});
    expect(personalFields[entity] ?? []).toEqual(expect.arrayContaining(encrypted));
    expect(Object.keys(importFields[entity])).toEqual(
      expect.arrayContaining([...(personalFields[entity] ?? [])]),
    );
  }
});
