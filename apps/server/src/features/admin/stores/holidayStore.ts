import { desc, sql } from 'drizzle-orm';
import { holidays } from '../../../db/schema/holidays.ts';
import { defineStore } from './store.ts';

/** How holidays are stored; the due day of a case is computed when a stage begins, so nothing depends on a record. */
export const holidayStore = defineStore('holiday', {
  table: holidays,
  columns: {
    day: holidays.day,
    nameEn: holidays.nameEn,
    nameOr: holidays.nameOr,
    nameHi: holidays.nameHi,
  },
  label: holidays.nameEn,
  searchColumns: [holidays.nameEn, holidays.nameOr, holidays.nameHi],
  defaultOrder: [desc(holidays.day)],
  isActive: sql<boolean>`${holidays.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async () => false,
  toColumns: ({ form }) => form,
});
