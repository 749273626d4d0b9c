import { listChangedFields } from '../rules/activity/activityRecord.ts';
import type { ActivityAction, ActivityRecord } from '../schemas/account/activity.ts';
import { api, type EndpointName } from './api.ts';
import type { CallRecord, UserSnapshot } from './callRecord.ts';
import type { Endpoint } from './endpoint.ts';

/** A user action in the form in which it is recorded. */
export interface RecordableAction {
  action: ActivityAction;
  remark: string;
  changedFields: ActivityRecord['changedFields'];
}

const remarkMaxCharacters = 300;

// The cast is needed because the types of input and answer depend on the name of the row.
const findRecord = (name: EndpointName) =>
  (api[name] as Endpoint).records as CallRecord<unknown, unknown> | undefined;

/** Returns whether the record of a call is sent before it, because the call ends the session. */
export const isRecordedBeforeCall = (name: EndpointName) => findRecord(name)?.endsSession === true;

// A search without a result is also recorded.
const isSuccessful = (action: ActivityAction, { status = 200 }: { status?: number }) =>
  status === 200 || (action === 'SEARCH' && status === 404);

const truncateRemark = (text: string) =>
  text.slice(0, remarkMaxCharacters).replace(/\p{Surrogate}$/u, '');

const listChanges = (
  { changes = [] }: CallRecord<unknown, unknown>,
  input: unknown,
  before: UserSnapshot,
) => {
  const given = input as Partial<UserSnapshot>;
  const after = changes.flatMap((key) => {
    const value = given[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return listChangedFields(before, Object.fromEntries(after));
};

/**
 * Returns the action to record for a call, by its row in the contract; undefined when the call records
 * none, failed, or is not a user action.
 */
export function getRecordedAction(
  name: EndpointName,
  input: unknown,
  answer: { status?: number },
  before: UserSnapshot,
): RecordableAction | undefined {
  const record = findRecord(name);
  if (record === undefined || !isSuccessful(record.action, answer)) return undefined;
  const { action, remark: remarkSource } = record;
  const remark =
    typeof remarkSource === 'string' ? remarkSource : remarkSource(input, answer, before);
  if (remark === undefined) return undefined;
  return {
    action,
    remark: truncateRemark(remark),
    changedFields: listChanges(record, input, before),
  };
}
