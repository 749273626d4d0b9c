import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import * as v from 'valibot';
import {
  findDefinitionFault,
  WorkflowDefinition,
  type Workflow,
  type WorkflowType,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { workflowVersions } from '../schema/workflowVersions.ts';

/** A version of a workflow with its number. */
export interface NumberedWorkflow {
  version: number;
  workflow: Workflow;
}

/** Thrown for the definition of a workflow that no application can follow. */
export class BrokenWorkflow extends Error {
  constructor(type: WorkflowType, version: number, why: string) {
    super(`Version ${version} of the workflow of type ${type} is broken: ${why}.`);
  }
}

/** Returns a stored definition as a workflow; throws `BrokenWorkflow` if it is not sound. */
export function parseWorkflow(type: WorkflowType, version: number, definition: unknown): Workflow {
  const parsed = v.safeParse(WorkflowDefinition, definition);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new BrokenWorkflow(type, version, `${path} ${issue.message}`);
  }
  // The schema checks names only by their form; the names of rights and fields are checked by the rules.
  const workflow = parsed.output as Workflow;
  const fault = findDefinitionFault(type, workflow);
  if (fault)
    throw new BrokenWorkflow(type, version, `${fault.why} ${fault.name} in ${fault.state}`);
  return workflow;
}

/** Returns a version of the workflow of a type. */
export async function loadWorkflow(
  db: Database,
  type: WorkflowType,
  version: number,
): Promise<Workflow> {
  const [row] = await db
    .select({ definition: workflowVersions.definition })
    .from(workflowVersions)
    .where(and(eq(workflowVersions.type, type), eq(workflowVersions.version, version)));
  return parseWorkflow(type, version, row?.definition);
}

/** Returns the version that applications of a type follow that begin at a time. */
export async function findCurrentWorkflow(
  db: Database,
  type: WorkflowType,
  now: Date,
): Promise<NumberedWorkflow> {
  const [row] = await db
    .select()
    .from(workflowVersions)
    .where(and(eq(workflowVersions.type, type), lte(workflowVersions.validFrom, now)))
    .orderBy(desc(workflowVersions.version))
    .limit(1);
  const version = row?.version ?? 0;
  return { version, workflow: parseWorkflow(type, version, row?.definition) };
}

/** Returns the workflows that some applications follow, by application id; each version is read once. */
export async function loadWorkflowsOf(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Workflow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applications.id, type: applications.type, version: applications.workflowVersion })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  const read = new Map<string, Workflow>();
  for (const { type, version } of rows) {
    const key = `${type} ${version}`;
    if (!read.has(key)) read.set(key, await loadWorkflow(db, type as WorkflowType, version));
  }
  const found = rows.map(({ id, type, version }) => [id, read.get(`${type} ${version}`)] as const);
  return new Map(found.flatMap(([id, workflow]) => (workflow ? [[id, workflow]] : [])));
}
