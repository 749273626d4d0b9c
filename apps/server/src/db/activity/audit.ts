import { maskContacts, type ActivityRecord } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import type { Random, Clock } from '../../ports/ports.ts';
import { addActivity } from './activityChain.ts';
import type { Database } from '../database.ts';
import { getActingPerson, type CallerOrRepresentative } from '../accounts/actingPerson.ts';
import { getSessionDigest } from '../accounts/sessionToken.ts';

/** The acting user, and the services that adding an audit entry needs. */
export interface Actor {
  config: Config;
  clock: Clock;
  random: Random;
  ip: string;
  caller: CallerOrRepresentative;
}

/** An entry of the audit trail: the action, its object and the changed fields. */
export interface AuditEntry {
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
  /** The object of the action, for example `tender 12`. */
  remark: string;
  changedFields: ActivityRecord['changedFields'];
}

/** The record of an entry in the chain: like that of a browser, with the actions of the service. */
type AuditRecord = Omit<ActivityRecord, 'actionType' | 'appType'> & {
  actionType: AuditEntry['action'];
  appType: 'SERVICE';
};

const valueMaxCharacters = 300;

/** Returns the changed fields of a record as label and text `old → new`. */
export function listChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ActivityRecord['changedFields'] {
  const shown = (value: unknown) => {
    if (value instanceof Date) return value.toISOString();
    if (value === null || value === undefined) return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  // Forms send times as text in any time zone.
  const shownAfter = (label: string) => {
    const [was, is] = [before[label], after[label]];
    return shown(was instanceof Date && typeof is === 'string' ? new Date(is) : is);
  };
  return Object.keys(after)
    .map((label) => ({ label, was: shown(before[label]), is: shownAfter(label) }))
    .filter(({ was, is }) => was !== is)
    .map(({ label, was, is }) => {
      const value = label in before ? `${was} → ${is}` : is;
      return { label, value: value.slice(0, valueMaxCharacters) };
    });
}

/** Adds an audit entry to the activity chain, in the transaction of the change; numbers and addresses are masked. */
export async function addAuditEntry(db: Database, actor: Actor, entry: AuditEntry): Promise<void> {
  const { clock, random, ip, config } = actor;
  const person = getActingPerson(actor.caller);
  const record: AuditRecord = {
    currentUrl: '',
    currentIp: ip,
    browserName: '',
    userRoleId: String(person.roleId),
    userId: String(person.userId),
    userSession: getSessionDigest(person.tokenHash),
    fullName: person.fullName,
    actionType: entry.action,
    appType: 'SERVICE',
    actionRemark: entry.remark,
    uniqueNo: random.token(12),
    deviceType: 'WEBSITE',
    changedFields: entry.changedFields.map(({ label, value }) => ({
      label,
      value: maskContacts(value),
    })),
  };
  const seen = { seenIp: ip, userId: person.userId, at: clock() };
  await addActivity(db, config, { record: JSON.stringify(record), ...seen });
}
