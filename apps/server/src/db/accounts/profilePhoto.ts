import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { applicationTypes, isReporterHidden } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { buildTerritoryCondition, type Responsibility } from '../land/territory.ts';
import { users } from '../schema/account.ts';
import { applications } from '../schema/applications.ts';
import { documents } from '../schema/documents.ts';

/** Returns the document of a user's photo. */
export async function findPhotoId(db: Database, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.ownerId, userId), eq(documents.profilePart, 'photo')))
    .orderBy(desc(documents.id))
    .limit(1);
  return row?.id;
}

/** Returns the photo of the citizen who applied; undefined where the reporter is hidden. */
export async function findApplicantPhoto(
  db: Database,
  { applicantId, type }: { applicantId: number; type: number },
): Promise<number | undefined> {
  if (isReporterHidden(type as Parameters<typeof isReporterHidden>[0])) return undefined;
  const isCitizen = and(eq(users.id, applicantId), eq(users.userType, 'CI'));
  if ((await db.$count(users, isCitizen)) === 0) return undefined;
  return findPhotoId(db, applicantId);
}

const openTypes = Object.values(applicationTypes).filter((type) => !isReporterHidden(type));

/** Returns whether a document is the photo of a citizen with an application in the officer's area. */
export async function isPhotoOfApplicant(
  db: Database,
  documentId: number,
  officer: Responsibility,
): Promise<boolean> {
  const isInArea = buildTerritoryCondition(officer, {
    districtId: applications.districtId,
    tahasilId: applications.tahasilId,
  });
  const hasCase = exists(
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(users, and(eq(users.id, applications.applicantId), eq(users.userType, 'CI')))
      .where(
        and(
          eq(applications.applicantId, documents.ownerId),
          sql`${applications.type} in ${openTypes}`,
          isInArea,
        ),
      ),
  );
  const isPhoto = and(eq(documents.id, documentId), eq(documents.profilePart, 'photo'));
  return (await db.$count(documents, and(isPhoto, hasCase))) > 0;
}
