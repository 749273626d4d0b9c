import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../../apps/server/src/db/database.ts';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import { applications } from '../../../apps/server/src/db/schema/applications.ts';
import { cases } from '../../../apps/server/src/db/schema/applicationDetails.ts';
import { documents } from '../../../apps/server/src/db/schema/documents.ts';
import { tahasils } from '../../../apps/server/src/db/schema/land.ts';
import type { Answered, SignedInUser } from '../../support/makeApp.ts';
import { makeAppBeforeAll } from '../../support/serviceHooks.ts';
import { newUser } from '../../support/staff.ts';
import { targets, type Target } from './targets.ts';

const service = makeAppBeforeAll();

/** A record of a tahasil, and the ids and numbers by which calls name it. */
interface ForeignRecord {
  applicationId: number;
  secrets: readonly string[];
  ids: Readonly<Record<string, unknown>>;
}

const stranger = 'tahasil.elsewhere';
let records: ForeignRecord[];
let stored: readonly unknown[];

const mayBeMadeByTahasilOfficers = ({ row: { auth } }: Target) =>
  auth === 'signedIn' || (Array.isArray(auth) && auth.includes('T'));
const callable = targets.filter(mayBeMadeByTahasilOfficers);

async function findRecord(type: 1 | 2 | 3): Promise<ForeignRecord> {
  const { db } = service.deps;
  const found = await db
    .select({ application: applications, person: users, documentId: documents.id })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(documents, eq(documents.applicationId, applications.id))
    .where(eq(applications.type, type))
    .orderBy(desc(applications.id))
    .limit(1);
  const [{ application, person, documentId } = { application: undefined }] = found;
  if (!application || !person) throw new Error(`The sample has nothing of type ${type}.`);
  const { id, number } = application;
  const [matter] = await db.select().from(cases).where(eq(cases.applicationId, id));
  const ids = {
    applicationId: id,
    intId: id,
    intid: id,
    id,
    applicationNo: number,
    applicationType: type,
    documentId: String(documentId),
    search: number,
    khataNo: application.khataNo,
    plotCode: application.plotCode,
    districtCode: application.districtId,
    tahasilCode: application.tahasilId,
    villageCode: application.mouzaId,
    version: application.version,
    userId: person.id,
    pageNumber: 1,
    pageSize: 1000,
    format: 'csv',
  };
  const secrets = [number, person.mobile, matter?.caseNo ?? ''].filter((text) => text.length > 3);
  return { applicationId: id, secrets, ids };
}

beforeAll(async () => {
  records = [];
  for (const type of [1, 2, 3] as const) records.push(await findRecord(type));
  const districtIds = records.map(({ ids }) => ids['districtCode']);
  const taken = new Set(records.map(({ ids }) => ids['tahasilCode']));
  const [own] = await service.deps.db
    .select()
    .from(tahasils)
    .where(
      and(
        eq(tahasils.districtId, Number(districtIds[0])),
        notInArray(tahasils.id, [...taken].map(Number)),
      ),
    );
  expect(new Set(districtIds)).toEqual(new Set([own?.districtId]));
  const place = { districtId: own?.districtId ?? 0, tahasilId: own?.id ?? 0 };
  await newUser(service, stranger, 'T', place, { roleId: 3 });
  stored = await hashStored();
});

/** Replaces every field of an input that has one of the names. */
function withIds(input: unknown, ids: ForeignRecord['ids']): unknown {
  if (Array.isArray(input)) return input.map((each) => withIds(each, ids));
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const given = ids[name];
      return [name, typeof given === typeof value ? given : withIds(value, ids)];
    }),
  );
}

interface FieldsOfSchema {
  entries?: Readonly<Record<string, { type: string }>>;
}

/** Returns the inputs that name a record: with every field, and without filters that no record matches. */
function listAttacks({ row, input }: Target, { ids }: ForeignRecord): object[] {
  const { entries = {} } = row.in as unknown as FieldsOfSchema;
  const isNeeded = (name: string) => entries[name]?.type !== 'optional';
  const needed = Object.entries(input).filter(([name]) => isNeeded(name));
  return [input, Object.fromEntries(needed)].map((fields) => withIds(fields, ids) as object);
}

/** Returns a hash of what each table that refers to applications stores about the records. */
async function hashStored(): Promise<readonly unknown[]> {
  const { db } = service.deps;
  const tables = await queryRows<{ name: string; key: string }>(
    db,
    sql`select table_name as name, column_name as key from information_schema.columns
      where table_schema = 'public'
        and (column_name = 'application_id' or (table_name = 'applications' and column_name = 'id'))
      order by 1`,
  );
  const ids = sql.join(
    records.map(({ applicationId }) => sql`${applicationId}`),
    sql`, `,
  );
  const hashes = tables.map(
    ({ name, key }) => sql`select ${name} as name,
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.identifier(name)} t where ${sql.identifier(key)} in (${ids})`,
  );
  return queryRows(db, sql.join(hashes, sql` union all `));
}

const toText = ({ answer, headers, bytes }: Answered) =>
  [JSON.stringify(answer ?? ''), JSON.stringify(headers), Buffer.from(bytes).toString()].join('\n');

describe('a record of a tahasil', () => {
  it('is found by this check in the answer to an officer of the district', async () => {
    const { token } = await service.signInAs('landOfficer');
    for (const { ids, secrets } of records) {
      const { applicationId, applicationType } = ids;
      const input = { applicationId, applicationType };
      const answered = await service.send('officerApplication', input, token);
      expect(secrets.some((secret) => toText(answered).includes(secret))).toBe(true);
    }
  });

  it.each(callable)(
    'is neither read nor changed by $label from another tahasil of the district',
    async (target) => {
      const { token }: SignedInUser = await service.signIn(stranger);
      for (const record of records) {
        for (const input of listAttacks(target, record)) {
          const answered = await service.send(target.name, input, token);
          expect(answered.code).not.toBe(500);
          const text = toText(answered);
          expect(record.secrets.filter((secret) => text.includes(secret))).toEqual([]);
        }
      }
      expect(await hashStored()).toEqual(stored);
    },
  );
});
