import { and, eq, inArray } from 'drizzle-orm';
import {
  type Language,
  findNextAction,
  getTurn,
  inboxFlags,
  isReporterHidden,
  maskName,
  type ApplicationType,
  type InboxFlag,
  type InboxRow,
  type Officer,
  type StatusCode,
} from '@temple-land/portal-core';
import { listRoleNames } from '../../../db/accounts/roleRights.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { assignments } from '../../../db/schema/officeWork.ts';
import type { InboxReader } from './inboxConditions.ts';

const dayMs = 86_400_000;

/** Returns the officers who deal with some applications in their present stages, by application. */
async function loadAssignees(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Officer>();
  const isPresentStage = and(
    eq(applications.id, assignments.applicationId),
    eq(applications.state, assignments.state),
  );
  const rows = await db
    .select({
      applicationId: assignments.applicationId,
      userId: users.id,
      fullName: users.fullName,
    })
    .from(assignments)
    .innerJoin(applications, isPresentStage)
    .innerJoin(users, eq(users.id, assignments.userId))
    .where(inArray(assignments.applicationId, [...ids]));
  return new Map(rows.map(({ applicationId, ...officer }) => [applicationId, officer]));
}

/** A row of an inbox as it is selected. */
type FoundRow = Pick<
  InboxRow,
  | 'applicationId'
  | 'applicationNo'
  | 'district_name'
  | 'isMine'
  | 'khataNo'
  | 'kind'
  | 'state'
  | 'tehsil_name'
> &
  Record<InboxFlag, boolean> & {
    applicationType: number;
    statusType: string;
    mouza_name: string | null;
    plotNo: string | null;
    otherPlots: number;
    /** The full name. */
    applicant: string;
    createdOn: Date;
    stateSince: Date;
    dueOn: Date | null;
  };

/** What the rows of a page need besides their own columns. */
interface RowContext {
  reader: InboxReader;
  assignees: ReadonlyMap<number, Officer>;
  /** The names of the roles that have a right, by right. */
  roleNames: ReadonlyMap<string, readonly string[]>;
}

function describeNextStep(
  { state, isMine }: FoundRow,
  type: ApplicationType,
  { reader, roleNames }: RowContext,
): InboxRow['next'] {
  const turn = getTurn(type, state);
  if (turn === 'nobody') return null;
  const action = findNextAction(type, state, isMine ? reader.rights : undefined);
  // Where the office decides without stages, an officer without a step of the stage decides.
  if (action === undefined) return { action: 'decide', turn, roles: [] };
  return { action: action.name, turn, roles: [...(roleNames.get(action.right ?? '') ?? [])] };
}

function toInboxRow(found: FoundRow, context: RowContext): InboxRow {
  const {
    case: isCase,
    auction,
    duplicate,
    answered,
    escalated,
    officeAsked,
    stateSince,
    dueOn,
    createdOn,
    ...row
  } = found;
  const { now, coveredIds } = context.reader;
  const applicationType = row.applicationType as ApplicationType;
  const assignee = context.assignees.get(row.applicationId) ?? null;
  const flags = { case: isCase, auction, duplicate, answered, escalated, officeAsked };
  return {
    ...row,
    applicationType,
    statusType: row.statusType as StatusCode,
    mouza_name: row.mouza_name ?? '',
    plotNo: row.plotNo ?? '',
    applicant: isReporterHidden(applicationType) ? null : maskName(row.applicant),
    createdOn: createdOn.toISOString(),
    dueOn: dueOn?.toISOString() ?? null,
    stageDays: Math.max(0, Math.floor((now.getTime() - stateSince.getTime()) / dayMs)),
    next: describeNextStep(found, applicationType, context),
    assignee,
    isCovered: assignee !== null && coveredIds.includes(assignee.userId),
    flags: inboxFlags.filter((flag) => flags[flag]),
  };
}

/** Returns rows of the inbox: the name masked, the next step and who takes it. */
export async function toInboxRows(
  db: Database,
  found: readonly FoundRow[],
  reader: InboxReader,
  language: Language,
): Promise<InboxRow[]> {
  const ids = found.map(({ applicationId }) => applicationId);
  const assignees = await loadAssignees(db, ids);
  const roleNames = await listRoleNames(db, language);
  return found.map((row) => toInboxRow(row, { reader, assignees, roleNames }));
}
