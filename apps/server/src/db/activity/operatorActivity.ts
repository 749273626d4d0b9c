import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { addActivity } from './activityChain.ts';

/** What the operator did by command, or the service for a user in the background. */
export interface OperatorAction {
  action: 'CREATE' | 'RECOVER' | 'IMPORT' | 'UNDO' | 'ERASE';
  /** What it was done to, for example `user 3`. */
  remark: string;
  /** The operator's name on the machine, or that of the user. */
  operator: string;
  /** The user for whom the service does it in the background; undefined for a command. */
  userId?: number | undefined;
}

/** Adds an entry about the operator's command to the activity chain, in the transaction of the change itself. */
export async function recordOperatorAction(
  db: Database,
  config: Config,
  { action, remark, operator, userId }: OperatorAction,
  now: Date,
): Promise<void> {
  const record = {
    currentUrl: '',
    currentIp: '',
    browserName: '',
    userRoleId: '',
    userId: userId === undefined ? '' : String(userId),
    userSession: '',
    fullName: operator,
    actionType: action,
    appType: userId === undefined ? 'COMMAND' : 'SERVICE',
    actionRemark: remark,
    uniqueNo: randomUUID(),
    deviceType: 'SERVER',
    changedFields: [],
  };
  await addActivity(db, config, {
    record: JSON.stringify(record),
    seenIp: '',
    userId: userId ?? null,
    at: now,
  });
}
