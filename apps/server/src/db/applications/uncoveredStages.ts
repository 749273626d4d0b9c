import { and, count, eq, inArray } from 'drizzle-orm';
import {
  findState,
  stepRights,
  type ApplicationType,
  type Language,
  type StepRight,
  type UncoveredStage,
} from '@temple-land/portal-core';
import { findCurrentWorkflow } from './workflowVersions.ts';
import type { Database } from '../database.ts';
import { isResponsible, type Place, type Responsibility } from '../land/territory.ts';
import { localName } from '../query/localName.ts';
import { roles, users } from '../schema/account.ts';
import { applications } from '../schema/applications.ts';
import { tahasils } from '../schema/land.ts';
import { roleRights } from '../schema/workflow.ts';

/** An officer who can log in, with area and rights. */
interface ActiveOfficer extends Responsibility {
  rights: ReadonlySet<StepRight>;
}

async function listActiveOfficers(db: Database): Promise<ActiveOfficer[]> {
  const rights = new Map<number, Set<StepRight>>();
  for (const { roleId, stepRight } of await db.select().from(roleRights)) {
    rights.set(roleId, (rights.get(roleId) ?? new Set()).add(stepRight));
  }
  const rows = await db
    .select({
      userType: users.userType,
      roleId: users.roleId,
      districtId: users.districtId,
      tahasilId: users.tahasilId,
    })
    .from(users)
    .innerJoin(roles, and(eq(roles.id, users.roleId), eq(roles.userType, users.userType)))
    .where(and(inArray(users.userType, ['O', 'T']), eq(users.isBlocked, 0), roles.isActive));
  return rows.map(({ roleId, ...officer }) => ({
    ...officer,
    rights: rights.get(roleId) ?? new Set(),
  }));
}

/** The open applications of a stage in a tahasil. */
interface OpenStage extends Place {
  type: ApplicationType;
  state: string;
  waiting: number;
}

async function countOpenByPlace(db: Database): Promise<OpenStage[]> {
  const { type, state, districtId, tahasilId } = applications;
  const rows = await db
    .select({ type, state, districtId, tahasilId, waiting: count() })
    .from(applications)
    .where(eq(applications.status, 'P'))
    .groupBy(type, state, districtId, tahasilId);
  return rows.map((row) => ({ ...row, type: row.type as ApplicationType }));
}

async function listPlaceNames(
  db: Database,
  stages: readonly OpenStage[],
  language: Language,
): Promise<string[]> {
  const ids = stages.flatMap(({ tahasilId }) => tahasilId ?? []);
  if (ids.length === 0) return [];
  const name = localName(tahasils, language);
  const rows = await db.select({ name }).from(tahasils).where(inArray(tahasils.id, ids));
  return rows.map((row) => row.name).toSorted();
}

/** Returns whether enough of some officers have a right to one step of a stage. */
function canLeaveStage(
  { type, state }: { type: ApplicationType; state: string },
  officers: readonly ActiveOfficer[],
): boolean {
  return (findState(type, state)?.actions ?? []).some(
    ({ right, keys = 1 }) =>
      right !== undefined && officers.filter(({ rights }) => rights.has(right)).length >= keys,
  );
}

const stagesOfOfficers = [
  ...new Map(
    stepRights.flatMap(({ type, state }) =>
      state === undefined || findState(type, state)?.wire !== 'P'
        ? []
        : [[`${type} ${state}`, { type, state }] as const],
    ),
  ).values(),
];

/** Returns the stages of the versions that applications follow that begin now, each as type and state. */
async function listCurrentStages(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const types = [...new Set(stagesOfOfficers.map(({ type }) => type))];
  const stages: string[] = [];
  for (const type of types) {
    const { workflow } = await findCurrentWorkflow(db, type, now);
    stages.push(...Object.keys(workflow.states).map((state) => `${type} ${state}`));
  }
  return new Set(stages);
}

/**
 * Returns the open stages in which no active officer may take a step: anywhere, or in the area of applications that are
 * in them. A step that needs two officers needs two with the right; a stage that the present version leaves out counts
 * only for the applications in it.
 */
export async function listUncoveredStages(
  db: Database,
  language: Language,
  now: Date,
): Promise<UncoveredStage[]> {
  const officers = await listActiveOfficers(db);
  const open = await countOpenByPlace(db);
  const current = await listCurrentStages(db, now);
  const uncovered: UncoveredStage[] = [];
  for (const stage of stagesOfOfficers) {
    const stuck = open.filter(
      (place) =>
        place.type === stage.type &&
        place.state === stage.state &&
        !canLeaveStage(
          stage,
          officers.filter((officer) => isResponsible(officer, place)),
        ),
    );
    const isInUse = current.has(`${stage.type} ${stage.state}`) || stuck.length > 0;
    const isEverywhere = isInUse && !canLeaveStage(stage, officers);
    if (stuck.length === 0 && !isEverywhere) continue;
    uncovered.push({
      applicationType: stage.type,
      state: stage.state,
      isEverywhere,
      waiting: stuck.reduce((total, { waiting }) => total + waiting, 0),
      places: await listPlaceNames(db, stuck, language),
    });
  }
  return uncovered;
}
