import { buildStepRight, fieldReportStages, type ApplicationType } from '@temple-land/portal-core';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
import type { Database } from '../../../db/database.ts';
import type { Caller } from '../../../handler.ts';

const stages: Readonly<Record<number, string>> = fieldReportStages;

/** Returns whether an officer writes the field reports of an application type. */
export async function mayReport(db: Database, type: number, caller: Caller): Promise<boolean> {
  const stage = stages[type];
  if (stage === undefined) return false;
  const rights = await loadStepRights(db, caller);
  return rights.has(buildStepRight(type as ApplicationType, stage, 'report'));
}
