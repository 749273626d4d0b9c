import { asc, desc, sql } from 'drizzle-orm';
import { formatIndianDate, limitRules } from '@temple-land/portal-core';
import { limitValues } from '../../../db/schema/limits.ts';
import { defineStore } from './store.ts';

/**
 * How the limits of the office are stored: a value for each day from which it is in force. A value in force is replaced
 * by a later one and never changed, so that it stays known which limit applied on a day.
 */
export const limitStore = defineStore('limit', {
  table: limitValues,
  columns: {
    name: limitValues.name,
    value: limitValues.value,
    effectiveFrom: limitValues.effectiveFrom,
    lowest: limitValues.lowest,
    highest: limitValues.highest,
    reason: limitValues.reason,
  },
  label: limitValues.reason,
  searchColumns: [limitValues.name, limitValues.reason],
  defaultOrder: [asc(limitValues.name), desc(limitValues.effectiveFrom)],
  isActive: sql<boolean>`${limitValues.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async () => false,
  validate: async ({ form, before, isRestored, now }) => {
    const { lowest, highest } = limitRules[form.name];
    if (form.value < lowest || form.value > highest) {
      const values = { lowest, highest };
      return { status: 400, key: 'admin.limit.range', values, field: 'value' };
    }
    const today = formatIndianDate(now);
    if (before && !isRestored && String(before['effectiveFrom']) <= today)
      return { status: 409, key: 'admin.limit.past', field: 'effectiveFrom' };
    return form.effectiveFrom < today && !isRestored
      ? { status: 400, key: 'admin.limit.day', field: 'effectiveFrom' }
      : undefined;
  },
  toColumns: ({ form }) => {
    const { lowest, highest } = limitRules[form.name];
    return { ...form, lowest, highest };
  },
});
