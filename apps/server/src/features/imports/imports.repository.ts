import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { importFaults } from '../../db/schema/importJobs.ts';
import { importBatches } from '../../db/schema/imports.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';

/** Returns a page of the imports, newest first, and the number of all. */
export async function listImports(db: Database, { pageNumber, pageSize }: Input<'importList'>) {
  const rows = await db
    .select()
    .from(importBatches)
    .orderBy(desc(importBatches.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows, total: await db.$count(importBatches) };
}

/** Returns the ids of those jobs that wait for a second administrator. */
export async function listWaiting(db: Database, jobIds: readonly number[], now: Date) {
  if (jobIds.length === 0) return new Set<number>();
  const { importJobId, state, expiresOn } = pendingChanges;
  const rows = await db
    .select({ id: importJobId })
    .from(pendingChanges)
    .where(and(inArray(importJobId, [...jobIds]), eq(state, 'waiting'), gt(expiresOn, now)));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** Returns the full names of users by their ids. */
export async function listNames(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Counts the faults of an import by kind, the most frequent first. */
export const countFaultKinds = (db: Database, jobId: number) =>
  db
    .select({ kind: importFaults.kind, count: count() })
    .from(importFaults)
    .where(eq(importFaults.jobId, jobId))
    .groupBy(importFaults.kind)
    .orderBy(desc(count()), asc(importFaults.kind));

/** Returns a page of the faults of an import in the order of its files, and the number of all. */
export async function listFaults(db: Database, request: Input<'importFaults'>) {
  const { id, kind, pageNumber, pageSize } = request;
  const where = and(
    eq(importFaults.jobId, id),
    kind === undefined ? undefined : eq(importFaults.kind, kind),
  );
  const rows = await db
    .select()
    .from(importFaults)
    .where(where)
    .orderBy(asc(importFaults.position))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows, total: await db.$count(importFaults, where) };
}

const faultsPerRead = 2_000;

/** Reads all faults of an import in the order of its files, some at a time. */
export async function* readFaults(db: Database, jobId: number) {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(importFaults)
      .where(and(eq(importFaults.jobId, jobId), gt(importFaults.position, last)))
      .orderBy(asc(importFaults.position))
      .limit(faultsPerRead);
    yield* rows;
    if (rows.length < faultsPerRead) return;
    last = rows.at(-1)?.position ?? 0;
  }
}
