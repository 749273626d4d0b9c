import { and, eq } from 'drizzle-orm';
import { checkAction, type StepData } from '@temple-land/portal-core';
import { loadStepRights } from '../accounts/roleRights.ts';
import type { Database } from '../database.ts';
import { buildTerritoryCondition, type Responsibility } from '../land/territory.ts';
import { applications } from '../schema/applications.ts';
import { draftLetter } from './letters.ts';
import { loadActionContexts } from './stageHistory.ts';
import { loadWorkflow } from './workflowVersions.ts';

/** The officer who asks for a draft. */
export type LetterOfficer = Responsibility &
  Parameters<typeof loadStepRights>[1] & { userId: number; fullName: string };

/** The step whose letter is drafted, with what is entered of its fields. */
export interface DraftRequest {
  applicationId: number;
  action: string;
  given: StepData;
}

/**
 * Drafts the letter of a step that an officer may take now. `unknown` outside the area or for a step without a letter,
 * `notYours` without the right.
 */
export async function draftOfficerLetter(
  db: Database,
  { applicationId, action, given }: DraftRequest,
  officer: LetterOfficer,
  now: Date,
) {
  const { id, type, state, applicationKind, workflowVersion } = applications;
  const [row] = await db
    .select({ id, type, state, applicationKind, workflowVersion })
    .from(applications)
    .where(and(eq(id, applicationId), buildTerritoryCondition(officer, applications)));
  if (row === undefined || row.type !== 2) return 'unknown' as const;
  const workflow = await loadWorkflow(db, row.type, row.workflowVersion);
  const taker = await loadStepRights(db, officer);
  const { userId, fullName } = officer;
  const context = (await loadActionContexts(db, [row.id], { userId, taker, now })).get(row.id);
  const verdict = context && checkAction(workflow, row.state, action, context);
  if (!verdict?.ok)
    return verdict?.why === 'unknown' ? ('unknown' as const) : ('notYours' as const);
  const application = { ...row, workflow };
  const request = { application, action, to: verdict.to, given, officer: fullName, now };
  return (await draftLetter(db, request)) ?? ('unknown' as const);
}
