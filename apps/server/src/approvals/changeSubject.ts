import { eq } from 'drizzle-orm';
import {
  isAccountChange,
  isPageSource,
  message,
  parseRecordName,
  type MessageKey,
  type ReviewedEntity,
  type WorkflowType,
} from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import type { NotificationSubject, NotificationText } from '../db/notifications/notify.ts';
import { roles, users } from '../db/schema/account.ts';
import { khatiyans, mouzas, plots } from '../db/schema/land.ts';
import { pageDrafts } from '../db/schema/sitePages.ts';
import type { pendingChanges } from '../db/schema/pendingChanges.ts';

/** What a change is about. */
export type ChangeSubject = Pick<
  typeof pendingChanges.$inferInsert,
  | 'kind'
  | 'userId'
  | 'roleId'
  | 'khatiyanId'
  | 'plotId'
  | 'correctionId'
  | 'workflowType'
  | 'pageName'
  | 'importJobId'
  | 'after'
>;

/** What happens to a change, of which an administrator is notified. */
export type ChangeEvent = 'waiting' | 'approved' | 'refused' | 'expired';

const accountNotices = {
  waiting: 'notice.pending',
  approved: 'notice.pendingApproved',
  refused: 'notice.pendingRefused',
  expired: 'notice.pendingExpired',
} as const satisfies Record<ChangeEvent, MessageKey>;

/** The notices of a citizen about the own name. */
const nameNotices = {
  waiting: 'notice.nameAsked',
  approved: 'notice.nameApproved',
  refused: 'notice.nameRefused',
  expired: 'notice.nameExpired',
} as const satisfies Record<ChangeEvent, MessageKey>;

const otherNotices = {
  waiting: 'notice.change',
  approved: 'notice.changeApproved',
  refused: 'notice.changeRefused',
  expired: 'notice.changeExpired',
} as const satisfies Record<ChangeEvent, MessageKey>;

const workflowSubjects = {
  1: 'subject.workflow.1',
  2: 'subject.workflow.2',
  3: 'subject.workflow.3',
  6: 'subject.workflow.6',
} as const satisfies Record<WorkflowType, MessageKey>;

/** Returns what a notification about a change is for who requested it: citizens and officers have no list of changes. */
export function getRequesterNotice({
  kind,
  correctionId,
}: Pick<ChangeSubject, 'kind' | 'correctionId'>): NotificationSubject {
  if (typeof correctionId === 'number') return { kind: 'correction' };
  return { kind: kind === 'ownName' ? 'account' : 'change' };
}

const recordSubjects = {
  notification: 'subject.notification',
  tender: 'subject.tender',
  faq: 'subject.faq',
  contact: 'subject.contact',
} as const satisfies Record<ReviewedEntity, MessageKey>;

function getSubjectKey({ kind, workflowType, pageName }: ChangeSubject): MessageKey | undefined {
  if (kind === 'workflow') return workflowSubjects[workflowType as WorkflowType];
  if (kind === 'officeDetails') return 'subject.office';
  if (kind === 'publication') return 'subject.publication';
  if (kind === 'khatiyan' || kind === 'khatiyanRetirement') return 'subject.khatiyan';
  if (['plot', 'plotDivision', 'plotRetirement'].includes(kind)) return 'subject.plot';
  if (kind === 'page') return 'subject.page';
  const record = parseRecordName(pageName ?? '');
  if (record) return recordSubjects[record.entity];
  if (kind === 'import') return 'subject.import';
  if (kind === 'importUndo') return 'subject.importUndo';
  return isAccountChange(kind) ? undefined : 'subject.stepRights';
}

/** Formats the subject of a change for the audit trail. */
export function formatSubject(change: ChangeSubject): string {
  const { kind, userId, roleId, khatiyanId, plotId, workflowType, pageName, importJobId } = change;
  if (typeof pageName === 'string') return `${kind} ${pageName}`;
  if (typeof khatiyanId === 'number') return `${kind} ${khatiyanId}`;
  if (typeof plotId === 'number') return `${kind} ${plotId}`;
  if (typeof importJobId === 'number') return `${kind} ${importJobId}`;
  if (typeof workflowType === 'number') return `${kind} of type ${workflowType}`;
  if (typeof userId === 'number') return `${kind} of user ${userId}`;
  return typeof roleId === 'number' ? `${kind} of role ${roleId}` : kind;
}

async function findKhatiyanName(db: Database, id: number): Promise<string> {
  const [row] = await db
    .select({ number: khatiyans.number, mouza: mouzas.nameEn })
    .from(khatiyans)
    .innerJoin(mouzas, eq(mouzas.id, khatiyans.mouzaId))
    .where(eq(khatiyans.id, id));
  return row === undefined ? '' : `${row.number}, ${row.mouza}`;
}

async function findPlotName(db: Database, id: number): Promise<string> {
  const [row] = await db
    .select({ number: plots.number, mouza: mouzas.nameEn })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .where(eq(plots.id, id));
  return row === undefined ? '' : `${row.number}, ${row.mouza}`;
}

async function findPageTitle(db: Database, name: string): Promise<string> {
  const { source } = pageDrafts;
  const [row] = await db.select({ source }).from(pageDrafts).where(eq(pageDrafts.name, name));
  return row && isPageSource(row.source) ? row.source.title.en : name;
}

async function findSubjectName(db: Database, change: ChangeSubject) {
  const { kind, userId, roleId, khatiyanId, plotId, pageName, after } = change;
  if (kind === 'ownName') return String(after['fullName']);
  if (kind === 'content') return String(after['title']);
  if (typeof pageName === 'string') return findPageTitle(db, pageName);
  if (typeof khatiyanId === 'number') return findKhatiyanName(db, khatiyanId);
  if (typeof plotId === 'number') return findPlotName(db, plotId);
  if ('importNumber' in after) return String(after['importNumber']);
  if (typeof roleId === 'number') {
    const [role] = await db.select().from(roles).where(eq(roles.id, roleId));
    return role?.roleName ?? '';
  }
  if (typeof userId !== 'number') return String(after['loginId'] ?? '');
  const [user] = await db
    .select({ loginId: users.loginId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.loginId ?? '';
}

/** Builds the notification of an administrator about a change. */
export async function buildChangeNotice(
  db: Database,
  change: ChangeSubject,
  event: ChangeEvent,
  remark = '',
): Promise<NotificationText> {
  const name = await findSubjectName(db, change);
  const subjectKey = getSubjectKey(change);
  return (language) => {
    if (change.kind === 'ownName') return message(language, nameNotices[event], { name, remark });
    if (subjectKey === undefined) return message(language, accountNotices[event], { name, remark });
    const subject = message(language, subjectKey, { name });
    return message(language, otherNotices[event], { subject, remark });
  };
}
