import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../apps/server/src/db/database.ts';
import type { Files } from '../../../apps/server/src/ports/ports.ts';
import type { Acknowledged } from './writers.ts';

/** The data loss that was found; all lists are empty when nothing is lost or incomplete. */
export interface DataLoss {
  lost: string[];
  incomplete: string[];
}

interface Written {
  number: string;
  steps: number;
  documents: number;
  notices: number;
}

const oneEach = ({ steps, documents, notices }: Written) =>
  steps === 1 && documents === 1 && notices === 1;

function readWritten(db: Database, applicants: readonly number[]): Promise<Written[]> {
  return queryRows<Written>(
    db,
    sql`select a.number,
      (select count(*) from application_steps s where s.application_id = a.id) as steps,
      (select count(*) from documents d where d.application_id = a.id) as documents,
      (select count(*) from notifications n where n.user_id = a.applicant_id
        and n.text like '%' || a.number || '%') as notices
      from applications a where ${inArray(sql`a.applicant_id`, [...applicants])} order by a.id`,
  );
}

// The counter of a district must equal its last number.
async function countersAside(db: Database): Promise<string[]> {
  const rows = await queryRows<{ district: string; last: number; most: number }>(
    db,
    sql`select s.district, s.last, max(right(a.number, 6)::int) as most
      from sequences s join applications a on a.type = s.type
        and a.number like '%/' || s.year || '/' || s.district || '/%'
      group by s.type, s.district, s.year, s.last`,
  );
  return rows
    .filter(({ last, most }) => last !== most)
    .map(({ district, last, most }) => `counter of ${district} at ${last}, numbers at ${most}`);
}

interface Paper {
  name: string;
  key: string;
  sha256: string;
}

async function listDocumentsWithoutFile(files: Pick<Files, 'get'>, papers: readonly Paper[]) {
  const incomplete: string[] = [];
  for (const { name, key, sha256 } of papers) {
    const bytes = (await files.get(key)) ?? new Uint8Array();
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      incomplete.push(`file of ${name}`);
  }
  return incomplete;
}

/**
 * Compares the database with what was acknowledged: every number and document exists, every
 * application has exactly one step, document and notice, and every document has its file.
 */
export async function findDataLoss(
  db: Database,
  files: Pick<Files, 'get'>,
  applicants: readonly number[],
  known: Acknowledged,
): Promise<DataLoss> {
  const written = await readWritten(db, applicants);
  const numbers = new Set(written.map(({ number }) => number));
  const papers = await queryRows<Paper>(
    db,
    sql`select temp_id as name, storage_key as key, sha256 from documents`,
  );
  const names = new Set(papers.map(({ name }) => name));
  return {
    lost: [
      ...known.numbers.filter((number) => !numbers.has(number)),
      ...known.papers.filter((name) => !names.has(name)),
    ],
    incomplete: [
      ...written.filter((row) => !oneEach(row)).map((row) => JSON.stringify(row)),
      ...(await countersAside(db)),
      ...(await listDocumentsWithoutFile(files, papers)),
    ],
  };
}
