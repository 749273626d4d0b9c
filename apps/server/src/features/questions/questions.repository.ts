import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { queries } from '../../db/schema/administration.ts';

/** A row of a question. */
export type QueryRow = typeof queries.$inferSelect;

/** Adds a question and returns its id. */
export async function addQuery(db: Database, query: typeof queries.$inferInsert): Promise<number> {
  const [row] = await db.insert(queries).values(query).returning({ id: queries.id });
  return row?.id ?? 0;
}

/** Returns a page of questions: open ones oldest first, then answered ones newest first. */
export async function listQueries(db: Database, request: Input<'queryList'>) {
  const { isOpen, pageNumber, pageSize } = request;
  const state = isOpen ? isNull(queries.answeredOn) : isNotNull(queries.answeredOn);
  const where = isOpen === undefined ? undefined : state;
  const openAge = sql`case when ${queries.answeredOn} is null then ${queries.askedOn} end`;
  const rows = await db
    .select()
    .from(queries)
    .where(where)
    .orderBy(asc(openAge), desc(queries.answeredOn), asc(queries.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows, total: await db.$count(queries, where) };
}

/** Returns a page of the questions of one user, newest first. */
export async function listOwnQueries(db: Database, userId: number, request: Input<'ownQueries'>) {
  const own = eq(queries.userId, userId);
  const rows = await db
    .select()
    .from(queries)
    .where(own)
    .orderBy(desc(queries.askedOn), desc(queries.id))
    .limit(request.pageSize)
    .offset((request.pageNumber - 1) * request.pageSize);
  return { rows, total: await db.$count(queries, own) };
}

/** Answers an open question and returns it; undefined if it is already answered. */
export async function answerQuery(
  db: Database,
  { queryId, answer }: Input<'queryAnswer'>,
  by: number,
  now: Date,
): Promise<QueryRow | 'missing' | 'answered'> {
  const own = eq(queries.id, queryId);
  const [row] = await db
    .update(queries)
    .set({ answer, answeredOn: now, answeredBy: by })
    .where(and(own, isNull(queries.answeredOn)))
    .returning();
  if (row) return row;
  return (await db.$count(queries, own)) === 0 ? 'missing' : 'answered';
}
