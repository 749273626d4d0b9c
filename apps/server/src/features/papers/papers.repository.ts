import { and, asc, eq, ne, or, type SQL } from 'drizzle-orm';
import { isDecidingAction, type ApplicationType } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';

/** An application as papers need it. */
export interface PaperRecord {
  application: typeof applications.$inferSelect & { type: ApplicationType };
  applicant: string;
  district: { nameEn: string; nameOr: string };
  tahasil: { nameEn: string; nameOr: string };
  mouza: string;
  /** The plot's number; empty without a plot. */
  plotNo: string;
}

async function findRecord(db: Database, where: SQL | undefined): Promise<PaperRecord | undefined> {
  const [row] = await db
    .select({
      application: applications,
      applicant: users.fullName,
      district: { nameEn: districts.nameEn, nameOr: districts.nameOr },
      tahasil: { nameEn: tahasils.nameEn, nameOr: tahasils.nameOr },
      mouza: mouzas.nameEn,
      plotNo: plots.number,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(where);
  if (!row) return undefined;
  const type = row.application.type as ApplicationType;
  return {
    ...row,
    application: { ...row.application, type },
    mouza: row.mouza ?? '',
    plotNo: row.plotNo ?? '',
  };
}

/** Finds an application by its id. */
export const findById = (db: Database, id: number) => findRecord(db, eq(applications.id, id));

/** Finds an application by its number. */
export const findByNumber = (db: Database, number: string) =>
  findRecord(db, eq(applications.number, number));

type PastStep = typeof applicationSteps.$inferSelect;

/** A step that ended an application, and the one that decided it: the same, unless the decision came before its order. */
export type DecisionStep = PastStep & { decided: Pick<PastStep, 'at' | 'byName'> };

const endings = new Set(['A', 'R', 'G CLOSE']);

/** Returns the steps by which an application came to a decision, oldest first; there may be several. */
export async function decisionSteps(
  db: Database,
  { id: applicationId, type }: Pick<PaperRecord['application'], 'id' | 'type'>,
): Promise<DecisionStep[]> {
  const told = or(eq(applicationSteps.isVisible, true), ne(applicationSteps.status, 'P'));
  const steps = await db
    .select()
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), told))
    .orderBy(asc(applicationSteps.id));
  const endingAt = (index: number) => {
    const status = steps[index]?.status ?? '';
    return endings.has(status) && steps[index - 1]?.status !== status;
  };
  return steps.flatMap((step, index) => {
    if (!endingAt(index)) return [];
    const since = steps.slice(0, index + 1);
    const begin = since.findLastIndex((_, at) => at < index && endingAt(at));
    const decided =
      step.status === 'A'
        ? since.slice(begin + 1).findLast(({ action }) => isDecidingAction(type, action))
        : undefined;
    return [{ ...step, decided: decided ?? step }];
  });
}
