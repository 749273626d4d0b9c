import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';

/** A district of open data; its version changes with every place and plot of it. */
export interface OpenDistrict {
  id: number;
  code: string;
  name: string;
  /** When the record of a mouza of it was last updated, in UTC. */
  recordedOn: string | null;
  version: string;
}

// Changes when the content of the files changes although the record does not.
const format = 'open data 1';

/** Returns the hash of a text, for a version. */
export const toVersion = (text: string): string =>
  createHash('sha256').update(`${format} ${text}`).digest('base64url');

/** Returns the districts in use with the versions of their land, by code. */
export async function listOpenDistricts(db: Database): Promise<OpenDistrict[]> {
  const rows = await queryRows<OpenDistrict>(
    db,
    sql`select d.id, d.code, d.name_en as name, d.version || ' ' || coalesce(string_agg(
          concat_ws('.', t.id, t.version, m.id, m.version, f.version), ' ' order by t.id, m.id), '') as version,
        to_char(max(f.recorded_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "recordedOn"
      from districts d
      left join tahasils t on t.district_id = d.id and t.is_active
      left join mouzas m on m.tahasil_id = t.id and m.is_active
      left join mouza_facts f on f.mouza_id = m.id
      where d.is_active group by d.id order by d.code`,
  );
  return rows.map((row) => ({ ...row, version: toVersion(`${row.id} ${row.version}`) }));
}

/** Returns the district of a code; the whole state for an empty one; undefined for an unknown code. */
export async function findOpenArea(
  db: Database,
  code: string,
): Promise<(Omit<OpenDistrict, 'id'> & { id: number | undefined }) | undefined> {
  const districts = await listOpenDistricts(db);
  if (code !== '') return districts.find((district) => district.code === code);
  const moments = districts.flatMap(({ recordedOn }) => recordedOn ?? []);
  return {
    id: undefined,
    code: '',
    name: '',
    recordedOn: moments.toSorted().at(-1) ?? null,
    version: toVersion(districts.map(({ version }) => version).join(' ')),
  };
}
