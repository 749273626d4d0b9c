import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { addActivity } from './activityChain.ts';

/** What the operator did by command. */
export interface OperatorAction {
  action: 'CREATE' | 'RECOVER' | 'IMPORT' | 'UNDO' | 'ERASE';
  /** What it was done to, for example `user 3`. */
  remark: string;
  /** The operator's name on the machine. */
  operator: string;
}

/** Adds an entry about the operator's command to the activity chain, in the transaction of the change itself. */
export async function recordOperatorAction(
  db: Database,
  config: Config,
  { action, remark, operator }: OperatorAction,
  now: Date,
): Promise<void> {
  const record = {
    currentUrl: '',
    currentIp: '',
    browserName: '',
    userRoleId: '',
    userId: '',
    userSession: '',
    fullName: operator,
    actionType: action,
    appType: 'COMMAND',
    actionRemark: remark,
    uniqueNo: randomUUID(),
    deviceType: 'SERVER',
    changedFields: [],
  };
  await addActivity(db, config, {
    record: JSON.stringify(record),
    seenIp: '',
    userId: null,
    at: now,
  });
}
