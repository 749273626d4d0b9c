import { and, asc, eq, ne, or, type SQL } from 'drizzle-orm';
import type { ApplicationType } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';

/** An application as papers need it. */
export interface PaperRecord {
  application: typeof applications.$inferSelect & { type: ApplicationType };
  applicant: string;
  district: { nameEn: string; nameOr: string };
  tahasil: { nameEn: string; nameOr: string };
  mouza: string;
}

async function findRecord(db: Database, where: SQL | undefined): Promise<PaperRecord | undefined> {
  const [row] = await db
    .select({
      application: applications,
      applicant: users.fullName,
      district: { nameEn: districts.nameEn, nameOr: districts.nameOr },
      tahasil: { nameEn: tahasils.nameEn, nameOr: tahasils.nameOr },
      mouza: mouzas.nameEn,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .where(where);
  if (!row) return undefined;
  const type = row.application.type as ApplicationType;
  return { ...row, application: { ...row.application, type }, mouza: row.mouza ?? '' };
}

/** Finds an application by its id. */
export const findById = (db: Database, id: number) => findRecord(db, eq(applications.id, id));

/** Finds an application by its number. */
export const findByNumber = (db: Database, number: string) =>
  findRecord(db, eq(applications.number, number));

/** A step that decided an application. */
export type DecisionStep = typeof applicationSteps.$inferSelect;

const endings = new Set(['A', 'R', 'G CLOSE']);

/** Gives the steps by which an application came to a decision, oldest first; there may be several. */
export async function decisionSteps(db: Database, applicationId: number): Promise<DecisionStep[]> {
  const told = or(eq(applicationSteps.isVisible, true), ne(applicationSteps.status, 'P'));
  const steps = await db
    .select()
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), told))
    .orderBy(asc(applicationSteps.id));
  return steps.filter(({ status }, at) => endings.has(status) && steps[at - 1]?.status !== status);
}
