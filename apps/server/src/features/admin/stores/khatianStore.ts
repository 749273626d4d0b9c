import { asc } from 'drizzle-orm';
import { formatIndianDate, type EntityForm } from '@temple-land/portal-core';
import type { ChangeValues } from '../../../approvals/change.ts';
import { effectiveOnField } from '../../../approvals/khatiyanChange.ts';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { isParent, maintained, withNextId } from './placeRecords.ts';
import { locateKhatiyans, mouzaFilters } from './placeNames.ts';
import { defineStore, type SaveTransaction, type StoredRecord } from './store.ts';
import { listWaiting } from './waitingChanges.ts';

/** Returns the columns of a khatiyan from its form; dues that are not entered are none. */
const toRecord = (form: EntityForm<'khatian'>) => ({
  mouzaId: form.mouzaId,
  number: form.number,
  ownerLine: form.ownerLine,
  marfatdar: form.marfatdar,
  satwa: form.satwa,
  rent: form.rent ?? 0,
  cess: form.cess ?? 0,
  rorStatus: form.rorStatus,
  publishedOn: form.publishedOn === '' ? null : form.publishedOn,
});

const pick = (values: StoredRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as ChangeValues;

/** Asks a second administrator to approve a change of the record of rights; a new or restored one needs no approval. */
async function holdChange(transaction: SaveTransaction<'khatian'>) {
  const { form, before, id, isRestored } = transaction;
  if (before === undefined || id === undefined || isRestored) return undefined;
  const after: StoredRecord = toRecord(form);
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return undefined;
  await requestApproval(transaction, {
    kind: 'khatiyan',
    userId: null,
    khatiyanId: id,
    before: pick(before, changed),
    after: { ...pick(after, changed), [effectiveOnField]: form.effectiveOn },
    reason: form.source,
  });
  return 'everything' as const;
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
    withNextId(tx, khatiyans, { ...toRecord(form), recordedOn: now }, id),
});
