import { asc, desc, sql } from 'drizzle-orm';
import { rates } from '../../../db/schema/rates.ts';
import { defineStore } from './store.ts';

/** How the rates of land are stored; a sheet keeps a copy of its rate, so nothing depends on a record. */
export const rateStore = defineStore('rate', {
  table: rates,
  columns: {
    holding: rates.holding,
    mouzaId: rates.mouzaId,
    kisam: rates.kisam,
    ratePerAcre: rates.ratePerAcre,
    concessionPercent: rates.concessionPercent,
    concessionUpTo: rates.concessionUpTo,
    fee: rates.fee,
    applicationFee: rates.applicationFee,
    effectiveFrom: rates.effectiveFrom,
    orderNo: rates.orderNo,
  },
  label: rates.orderNo,
  searchColumns: [rates.orderNo, rates.kisam],
  defaultOrder: [desc(rates.effectiveFrom), asc(rates.id)],
  isActive: sql<boolean>`${rates.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async () => false,
  toColumns: ({ form }) => ({ ...form, effectiveFrom: new Date(form.effectiveFrom) }),
});
