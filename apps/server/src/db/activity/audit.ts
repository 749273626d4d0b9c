import type { ActivityRecord } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import type { Chance, Clock } from '../../ports/ports.ts';
import { addActivity } from './activityChain.ts';
import type { Database } from '../database.ts';
import { sessionDigest } from '../accounts/sessionToken.ts';

/** Who acts, and the outside world that an audit record needs. */
export interface Actor {
  config: Config;
  clock: Clock;
  chance: Chance;
  ip: string;
  caller: { userId: number; roleId: number; fullName: string; tokenHash: string };
}

/** What was done: the action, to what, and the fields that changed. */
export interface Deed {
  action:
    | 'LOGOUT'
    | 'CREATE'
    | 'UPDATE'
    | 'DEACTIVATE'
    | 'UPLOAD'
    | 'BLOCK'
    | 'UNBLOCK'
    | 'ANSWER'
    | 'EXPORT'
    | 'REVEAL'
    | 'ASK'
    | 'APPROVE'
    | 'REFUSE'
    | 'WITHDRAW';
  /** What it was done to, for example `tender 12`. */
  remark: string;
  changedFields: ActivityRecord['changedFields'];
}

/** What the chain holds of a deed: like a browser's record, with the actions and the name of the service. */
type AuditRecord = Omit<ActivityRecord, 'actionType' | 'appType'> & {
  actionType: Deed['action'];
  appType: 'SERVICE';
};

const longestValue = 300;

/** Gives the changed fields of a record as label and value, the earlier value before an arrow. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ActivityRecord['changedFields'] {
  const shown = (value: unknown) => {
    if (value instanceof Date) return value.toISOString();
    if (value === null || value === undefined) return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  // Forms send moments as text, in whatever zone.
  const shownAfter = (label: string) => {
    const [was, is] = [before[label], after[label]];
    return shown(was instanceof Date && typeof is === 'string' ? new Date(is) : is);
  };
  return Object.keys(after)
    .map((label) => ({ label, was: shown(before[label]), is: shownAfter(label) }))
    .filter(({ was, is }) => was !== is)
    .map(({ label, was, is }) => {
      const value = label in before ? `${was} → ${is}` : is;
      return { label, value: value.slice(0, longestValue) };
    });
}

/** Records a deed in the activity chain, in the transaction of the deed itself. */
export async function audit(db: Database, actor: Actor, deed: Deed): Promise<void> {
  const { caller, clock, chance, ip, config } = actor;
  const record: AuditRecord = {
    currentUrl: '',
    currentIp: ip,
    browserName: '',
    userRoleId: String(caller.roleId),
    userId: String(caller.userId),
    userSession: sessionDigest(caller.tokenHash),
    fullName: caller.fullName,
    actionType: deed.action,
    appType: 'SERVICE',
    actionRemark: deed.remark,
    uniqueNo: chance.token(12),
    deviceType: 'WEBSITE',
    changedFields: deed.changedFields,
  };
  const seen = { seenIp: ip, userId: caller.userId, at: clock() };
  await addActivity(db, config, { record: JSON.stringify(record), ...seen });
}
