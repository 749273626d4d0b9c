import { asc } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import {
  requestKhatiyanChange,
  toKhatiyanColumns,
} from '../../../approvals/requestRecordChange.ts';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { isParent, maintained, withNextId } from './placeRecords.ts';
import { locateKhatiyans, mouzaFilters } from './placeNames.ts';
import { defineStore, type SaveTransaction } from './store.ts';
import { listWaiting } from './waitingChanges.ts';

/** Asks a second administrator to approve a change of the record of rights; a new or restored one needs no approval. */
async function holdChange(transaction: SaveTransaction<'khatian'>) {
  const { form, before, id, isRestored, documentId } = transaction;
  if (before === undefined || id === undefined || isRestored) return undefined;
  const isAsked = await requestKhatiyanChange(transaction, id, form, { documentId });
  return isAsked ? ('everything' as const) : undefined;
}

/** How khatiyans are stored: one record of rights each, whose changes a second administrator approves. */
export const khatianStore = defineStore('khatian', {
  ...maintained(khatiyans),
  columns: {
    mouzaId: khatiyans.mouzaId,
    number: khatiyans.number,
    ownerLine: khatiyans.ownerLine,
    marfatdar: khatiyans.marfatdar,
    satwa: khatiyans.satwa,
    rent: khatiyans.rent,
    cess: khatiyans.cess,
    rorStatus: khatiyans.rorStatus,
    publishedOn: khatiyans.publishedOn,
  },
  label: khatiyans.number,
  placeFilters: (db) => mouzaFilters(khatiyans.mouzaId, db),
  loadExtraFields: async (db, ids, now) => {
    const places = await locateKhatiyans(db, ids);
    const waiting = await listWaiting(db, 'khatiyanId', ids, now);
    return new Map(ids.map((id) => [id, { ...places.get(id), isWaiting: waiting.has(id) }]));
  },
  searchColumns: [khatiyans.number, khatiyans.ownerLine, khatiyans.marfatdar],
  defaultOrder: [asc(khatiyans.id)],
  fixedWhileInUse: ['mouzaId'],
  isInUse: (tx, id) => isParent(tx, plots, plots.khatiyanId, id),
  validate: async ({ form, now }) =>
    form.publishedOn > formatIndianDate(now)
      ? { status: 400, key: 'admin.future', field: 'publishedOn' }
      : undefined,
  holdForApproval: holdChange,
  toColumns: ({ tx, form, id, now }) =>
    withNextId(tx, khatiyans, { ...toKhatiyanColumns(form), recordedOn: now }, id),
});
