import type { RecordChange } from '../../schemas/admin/recordHistory.ts';

/** A field of a record that was different on a day. */
export interface EarlierValue {
  name: string;
  /** The value on the day, and the present one. */
  earlier: string;
  present: string;
}

/** A record on a day, as its changes tell. */
export interface RecordOnDay {
  /** The fields that were different, in the order in which they were first changed. */
  values: readonly EarlierValue[];
  /** False before the record was added. */
  existed: boolean;
  /** True while it was out of use. */
  wasRetired: boolean;
}

/**
 * Returns what a record was on a day (yyyy-MM-dd, its end) by its changes. A field has the value of the last entered
 * change that was in force on the day, or the value before the first change.
 */
export function getRecordOn(changes: readonly RecordChange[], day: string): RecordOnDay {
  const entered = changes.toSorted((one, other) => one.id - other.id);
  const values = new Map<string, EarlierValue>();
  for (const { action, effectiveOn, fields } of entered) {
    if (action !== 'update') continue;
    for (const { name, before, after } of fields) {
      const known = values.get(name)?.earlier ?? before;
      values.set(name, { name, earlier: effectiveOn <= day ? after : known, present: after });
    }
  }
  const turns = entered.filter(
    ({ action, effectiveOn }) =>
      (action === 'retire' || action === 'restore') && effectiveOn <= day,
  );
  return {
    values: [...values.values()].filter(({ earlier, present }) => earlier !== present),
    wasRetired: turns.at(-1)?.action === 'retire',
    existed: entered.every(({ action, effectiveOn }) => action !== 'create' || effectiveOn <= day),
  };
}
