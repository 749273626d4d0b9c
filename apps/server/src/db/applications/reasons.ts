import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import { workflowKinds, type ApplicationType, type Language } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { localName } from '../query/localName.ts';
import { reasons } from '../schema/reasons.ts';

/** The name of a reason in each language. */
export type ReasonName = Readonly<Record<Language, string>>;

/** Returns the names of reasons by code, retired ones too. */
export async function loadReasonNames(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ReasonName>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(reasons)
    .where(inArray(reasons.code, [...new Set(codes)]));
  return new Map(
    rows.map(({ code, nameEn, nameOr, nameHi }) => [
      code,
      { en: nameEn, or: nameOr || nameEn, hi: nameHi || nameEn },
    ]),
  );
}

/** Returns the name of a reason; undefined without a code or for an unknown one. */
export async function findReasonName(
  db: Database,
  code: string | undefined,
): Promise<ReasonName | undefined> {
  return code === undefined ? undefined : (await loadReasonNames(db, [code])).get(code);
}

const isUsedFor = (type: ApplicationType) =>
  and(reasons.isActive, arrayContains(reasons.usedFor, [workflowKinds[type]]));

/** Returns whether a case of a type can have a reason now. */
export async function isReasonInUse(
  db: Database,
  type: ApplicationType,
  code: string,
): Promise<boolean> {
  return (await db.$count(reasons, and(isUsedFor(type), eq(reasons.code, code)))) > 0;
}

/** Returns the reasons that a case of a type can have now, in their order. */
export const listReasons = (db: Database, type: ApplicationType, language: Language) =>
  db
    .select({ code: reasons.code, name: localName(reasons, language) })
    .from(reasons)
    .where(isUsedFor(type))
    .orderBy(asc(reasons.place), asc(reasons.id));
