import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashRegister } from '../../../../tests/support/landFiles/importFiles.ts';
import { landRecords, type LandRecords } from '../../../../tests/support/landFiles/records.ts';
import { writeCsv, writeGeoPackage } from '../../../../tests/support/landFiles/writeFiles.ts';
import { programEnvironment } from '../../../../tests/support/programEnvironment.ts';
import { officeFile, runOffice } from '../../../../tests/support/tools.ts';
import { openDatabase } from '../db/connection/open.ts';
import { migrate } from '../db/migration/migrate.ts';
import { readConfig } from '../config.ts';

const patienceMs = 480_000;
const killsAfterMs = [500, 2000, 4000];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-office-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const variables = () => ({ DATA_DIR: at('data') });
const office = (...words: string[]) => runOffice(words, variables());
const importRecords = (...words: string[]) =>
  office('import', 'land', ...words, '--report', at('faults'));

async function hashes() {
  const database = await openDatabase(readConfig(variables()), () => {});
  try {
    await migrate(database);
    return await hashRegister(database);
  } finally {
    await database.close();
  }
}

function writeAll(records: LandRecords): string[] {
  return Object.entries(records).map(([kind, rows]) => {
    writeCsv(at(`${kind}.csv`), rows as LandRecords['plots']);
    return at(`${kind}.csv`);
  });
}

describe('the import of a land record by command', () => {
  it(
    'shows its guess, reports faults in two files, imports, lists and undoes',
    async () => {
      const files = writeAll(landRecords('small'));
      const before = await hashes();
      const spoilt = readFileSync(at('plots.csv'), 'utf8').replace(/,\d+\.\d{4},/, ',none,');
      const lines = spoilt.split('\n');
      const row = lines.findIndex((line) => line.includes(',none,')) + 1;
      writeFileSync(at('plots.csv'), spoilt);
      const refused = await importRecords(...files, '--write-mapping', at('mapping.json'));
      expect(refused.code).toBe(3);
      expect(refused.output).toContain('plots.csv: plots');
      expect(refused.output).toContain(`row ${row}, G${row} area: is not a number`);
      expect(JSON.parse(readFileSync(at('faults.json'), 'utf8'))).toMatchObject({
        total: 1,
        faults: [{ table: 'plots.csv', row, column: 'area', cell: `G${row}`, value: 'none' }],
      });
      expect(statSync(at('faults.xlsx')).size).toBeGreaterThan(1000);
      expect(await hashes()).toEqual(before);

      writeAll(landRecords('small'));
      const mapped = ['--mapping', at('mapping.json')];
      const dry = await importRecords(...files, ...mapped, '--dry-run', '--json');
      expect(JSON.parse(dry.output)).toMatchObject({
        isDryRun: true,
        counts: { plot: { added: 240, changed: 0, unchanged: 0 } },
      });
      expect(await hashes()).toEqual(before);
      const done = await importRecords(...files, ...mapped);
      expect(done).toEqual({ code: 0, output: expect.stringMatching(/^Import 1: 476 rows/) });
      const listed = JSON.parse((await office('import', 'list', '--json')).output) as object;
      const file = { name: 'plots.csv', sha256: expect.stringMatching(/^[\da-f]{64}$/) as string };
      expect(listed).toMatchObject({ imports: [{ id: 1, files: [{}, {}, {}, {}, file] }] });
      const again = await importRecords(...files, ...mapped);
      expect(again.output).toContain('nothing was changed');
      expect(again.output).toContain('These files were imported before: 1.');
      expect(await office('import', 'undo', '1')).toMatchObject({ code: 0 });
      expect(await hashes()).toEqual(before);
      expect(await office('import', 'undo', '1')).toMatchObject({ code: 1 });
    },
    patienceMs,
  );

  it(
    'leaves the old state when it is killed',
    async () => {
      const land = landRecords('full');
      writeGeoPackage(at('land.gpkg'), { ...land });
      const before = await hashes();
      for (const afterMs of killsAfterMs) {
        const words = [officeFile, 'import', 'land', at('land.gpkg')];
        const env = { ...programEnvironment(), ...variables() };
        const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
        await once(child.stderr, 'data');
        await sleep(afterMs);
        child.kill('SIGKILL');
        const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
        expect(signal).toBe('SIGKILL');
        expect(await hashes()).toEqual(before);
      }
    },
    patienceMs,
  );
});
