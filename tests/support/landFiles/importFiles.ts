import { readConfig } from '../../../apps/server/src/config.ts';
import type { OpenDatabase } from '../../../apps/server/src/db/database.ts';
import { queryRows } from '../../../apps/server/src/db/database.ts';
import { openTables } from '../../../apps/server/src/features/imports/formats/openTables.ts';
import {
  importRecords,
  type RecordImport,
} from '../../../apps/server/src/features/imports/importRecords.ts';
import { guessMapping } from '../../../apps/server/src/features/imports/mapping/guess.ts';
import { mapTables } from '../../../apps/server/src/features/imports/mapping/mapping.ts';
import { sql } from 'drizzle-orm';
import { testStart } from '../clock.ts';

/** The settings under which tests import. */
export const importConfig = readConfig({});

/** Returns the tables of files with their guessed mapping. */
export async function openFiles(paths: readonly string[], crs = 'EPSG:4326') {
  const tables = (await Promise.all(paths.map((path) => openTables(path)))).flat();
  return mapTables(tables, guessMapping(tables), crs);
}

/** Imports files with their guessed mapping. */
export async function importFiles(
  { db }: Pick<OpenDatabase, 'db'>,
  paths: readonly string[],
  {
    crs,
    ...options
  }: Partial<Pick<RecordImport, 'isDryRun' | 'accept' | 'userId'>> & { crs?: string } = {},
) {
  const tables = await openFiles(paths, crs);
  const work = { tables, files: [], operator: 'operator', isDryRun: false, ...options };
  return importRecords(db, importConfig, work, testStart);
}

const registers = {
  districts: 'id, code, name_en, name_or, ring',
  tahasils: 'id, district_id, name_en, name_or, ring',
  mouzas: 'id, tahasil_id, thana_no, name_en, name_or, ring',
  khatiyans: 'id, mouza_id, number, owner_line, satwa, rent, cess, ror_status, published_on',
  plots: 'id, khatiyan_id, mouza_id, code, number, kisam, area, status, bounds::text, ring',
  plot_details: '*',
} as const;

/** Returns a hash of every row of each table of the register. */
export async function hashRegister({
  db,
}: Pick<OpenDatabase, 'db'>): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const [table, columns] of Object.entries(registers)) {
    const [row] = await queryRows<{ hash: string }>(
      db,
      sql.raw(`select count(*) || ' ' || coalesce(md5(string_agg(r::text, '' order by r::text)), '') as hash
        from (select ${columns} from ${table}) r`),
    );
    hashes[table] = row?.hash ?? '';
  }
  return hashes;
}
