import { and, desc, eq, lte } from 'drizzle-orm';
import { optionalStages, type LandTerms } from '@temple-land/portal-core';
import { findCurrentWorkflow } from '../../db/applications/workflowVersions.ts';
import type { Database } from '../../db/database.ts';
import { rates } from '../../db/schema/rates.ts';
import type { Handler } from '../../handler.ts';

const landType = 2;
const holdings = ['purchase', 'lease'] as const;

/** Returns the lowest and the highest application fee of the rates in force, by the form of holding. */
async function listFees(db: Database, now: Date): Promise<LandTerms['fees']> {
  const inForce = and(eq(rates.isActive, true), lte(rates.effectiveFrom, now));
  const rows = await db
    .selectDistinctOn([rates.holding, rates.mouzaId, rates.kisam], {
      holding: rates.holding,
      fee: rates.applicationFee,
    })
    .from(rates)
    .where(inForce)
    .orderBy(rates.holding, rates.mouzaId, rates.kisam, desc(rates.effectiveFrom), desc(rates.id));
  return holdings.flatMap((holding) => {
    const fees = rows.filter((row) => row.holding === holding).map(({ fee }) => fee);
    if (fees.length === 0) return [];
    return [{ holding, lowest: Math.min(...fees), highest: Math.max(...fees) }];
  });
}

/** Answers land/landTerms: how many days each stage of a new application takes at most, and its fee. */
export const landTerms: Handler<'landTerms'> = async (_, { db, clock }) => {
  const now = clock();
  const { workflow } = await findCurrentWorkflow(db, landType, now);
  const stages = Object.entries(workflow.states).flatMap(([state, { days, wire, isPaused }]) =>
    days === undefined || wire === undefined
      ? []
      : [
          {
            state,
            days,
            isPaused: isPaused === true,
            isOptional: optionalStages[landType].includes(state),
          },
        ],
  );
  return { status: 200, result: { stages, fees: await listFees(db, now) } };
};
