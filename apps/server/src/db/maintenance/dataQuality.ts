import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../database.ts';

/** A question about the quality of the data, and how many records it concerns. */
export interface DataFinding {
  name: string;
  what: string;
  count: number;
}

const questions: readonly (readonly [name: string, what: string, count: SQL])[] = [
  [
    'plotsWithoutOutline',
    'plots without an outline',
    sql`select count(*) from plots where is_active and ring is null`,
  ],
  [
    'placesWithoutOutline',
    'districts, tahasils and mouzas without an outline',
    sql`select (select count(*) from districts where is_active and ring is null)
      + (select count(*) from tahasils where is_active and ring is null)
      + (select count(*) from mouzas where is_active and ring is null)`,
  ],
  [
    'khatiyansWithoutPlots',
    'khatiyans without a plot',
    sql`select count(*) from khatiyans k where k.is_active
      and not exists (select 1 from plots p where p.khatiyan_id = k.id and p.is_active)`,
  ],
  [
    'khatiyansWithoutRecord',
    'khatiyans whose record of rights is missing',
    sql`select count(*) from khatiyans where is_active and ror_status = 'missing'`,
  ],
  [
    'plotsOfUnknownKisam',
    'plots whose kisam has no class',
    sql`select count(*) from plots p where p.is_active
      and not exists (select 1 from kisams k where k.name = p.kisam)`,
  ],
  [
    'khatiyansOfUnknownSatwa',
    'khatiyans whose satwa has no class',
    sql`select count(*) from khatiyans k where k.is_active and k.satwa <> ''
      and not exists (select 1 from satwas s where s.name = k.satwa)`,
  ],
  [
    'placesWithoutOdiaName',
    'districts, tahasils and mouzas without an Odia name',
    sql`select (select count(*) from districts where is_active and name_or = '')
      + (select count(*) from tahasils where is_active and name_or = '')
      + (select count(*) from mouzas where is_active and name_or = '')`,
  ],
  [
    'tahasilOfficersWithoutTahasil',
    'tahasil officers who cannot log in because they have no tahasil',
    sql`select count(*) from users where user_type = 'T' and is_blocked = 0 and tahasil_id is null`,
  ],
];

/** Returns for each question about the data how many records it concerns. */
export async function findDataFaults(db: Database): Promise<DataFinding[]> {
  const findings: DataFinding[] = [];
  for (const [name, what, count] of questions) {
    const [row] = await queryRows<{ count: number }>(db, sql`select (${count})::int as count`);
    findings.push({ name, what, count: row?.count ?? 0 });
  }
  return findings;
}
