import { asc, sql } from 'drizzle-orm';
import { reasons } from '../../../db/schema/reasons.ts';
import { defineStore } from './store.ts';

/** How the reasons of decisions are stored; a case keeps the code of its reason, of which no record is deleted. */
export const reasonStore = defineStore('reason', {
  table: reasons,
  columns: {
    place: reasons.place,
    nameEn: reasons.nameEn,
    nameOr: reasons.nameOr,
    nameHi: reasons.nameHi,
    usedFor: reasons.usedFor,
  },
  label: reasons.nameEn,
  searchColumns: [reasons.nameEn, reasons.nameOr, reasons.nameHi],
  defaultOrder: [asc(reasons.place), asc(reasons.id)],
  isActive: sql<boolean>`${reasons.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async () => false,
  toColumns: ({ form }) => form,
});
