import { alias } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import { sourceFileColumns } from '../../db/activity/sourceFiles.ts';
import type { Database } from '../../db/database.ts';
import { roles, users } from '../../db/schema/account.ts';
import { corrections } from '../../db/schema/corrections.ts';
import { documents } from '../../db/schema/documents.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';

const requester = alias(users, 'asker');
const decider = alias(users, 'decider');
const khatiyanMouza = alias(mouzas, 'khatiyan_mouza');
const plotMouza = alias(mouzas, 'plot_mouza');
const corrected = alias(documents, 'correction_document');

const isWaiting = (now: Date) =>
  and(eq(pendingChanges.state, 'waiting'), gt(pendingChanges.expiresOn, now));
const isFinished = (now: Date) =>
  or(ne(pendingChanges.state, 'waiting'), lte(pendingChanges.expiresOn, now));

/** Returns a page of changes, pending ones oldest first, finished ones newest first, and the number of all. */
export async function listChanges(db: Database, request: Input<'pendingChangeList'>, now: Date) {
  const { userId, pageNumber, pageSize } = request;
  const where = and(
    request.isWaiting ? isWaiting(now) : isFinished(now),
    userId === undefined ? undefined : eq(pendingChanges.userId, userId),
  );
  const order = request.isWaiting ? asc(pendingChanges.id) : desc(pendingChanges.id);
  const rows = await db
    .select({
      change: pendingChanges,
      loginId: users.loginId,
      fullName: users.fullName,
      roleName: roles.roleName,
      khatiyanNumber: khatiyans.number,
      mouzaName: khatiyanMouza.nameEn,
      plotNumber: plots.number,
      plotMouzaName: plotMouza.nameEn,
      askedBy: requester.fullName,
      decidedBy: decider.fullName,
      correctedOn: corrections.requestedOn,
      correctionDocumentId: corrected.id,
      sourceFile: sourceFileColumns,
    })
    .from(pendingChanges)
    .leftJoin(users, eq(users.id, pendingChanges.userId))
    .leftJoin(roles, eq(roles.id, pendingChanges.roleId))
    .leftJoin(khatiyans, eq(khatiyans.id, pendingChanges.khatiyanId))
    .leftJoin(khatiyanMouza, eq(khatiyanMouza.id, khatiyans.mouzaId))
    .leftJoin(plots, eq(plots.id, pendingChanges.plotId))
    .leftJoin(plotMouza, eq(plotMouza.id, plots.mouzaId))
    .leftJoin(corrections, eq(corrections.id, pendingChanges.correctionId))
    .leftJoin(corrected, eq(corrected.correctionId, pendingChanges.correctionId))
    .leftJoin(documents, eq(documents.id, pendingChanges.documentId))
    .innerJoin(requester, eq(requester.id, pendingChanges.askedBy))
    .leftJoin(decider, eq(decider.id, pendingChanges.decidedBy))
    .where(where)
    .orderBy(order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows, total: await db.$count(pendingChanges, where) };
}

/** A row of the list of changes. */
export type ListedChange = Awaited<ReturnType<typeof listChanges>>['rows'][number];

const namedFields = {
  roleId: { table: roles, id: roles.id, label: roles.roleName },
  districtId: { table: districts, id: districts.id, label: districts.nameEn },
  khatiyanId: { table: khatiyans, id: khatiyans.id, label: khatiyans.number },
  mouzaId: { table: mouzas, id: mouzas.id, label: mouzas.nameEn },
  tahasilId: { table: tahasils, id: tahasils.id, label: tahasils.nameEn },
} as const;

/** The names of the records that changes refer to, by field and id. */
export type RecordNames = ReadonlyMap<string, string>;

/** Returns the names of the roles and places that changes refer to. */
export async function listRecordNames(
  db: Database,
  rows: readonly ListedChange[],
): Promise<RecordNames> {
  const names = new Map<string, string>();
  for (const [field, { table, id, label }] of Object.entries(namedFields)) {
    const ids = rows
      .flatMap(({ change }) => [change.before[field], change.after[field]])
      .filter((value) => typeof value === 'number');
    if (ids.length === 0) continue;
    const found = await db.select({ id, label }).from(table).where(inArray(id, ids));
    for (const row of found) names.set(`${field} ${row.id}`, row.label);
  }
  return names;
}
