import type { EntityName } from '@temple-land/portal-core';
import { isNameInUse, isRecordActive, listNamedFields, listReferences } from './records.ts';
import { getStore } from './stores/entityStores.ts';
import { Refused, type SaveTransaction, type StoredRecord } from './stores/store.ts';

/** Throws `Refused` with 400 where a new reference of a form leads to no record in use. */
export async function checkReferences<Name extends EntityName>(
  name: Name,
  { tx, form, before, isRestored }: SaveTransaction<Name>,
) {
  const values = form as StoredRecord;
  for (const [field, entity] of listReferences(name)) {
    const id = values[field];
    if (typeof id !== 'number' || (before?.[field] === id && !isRestored)) continue;
    if (!(await isRecordActive(tx, entity, id))) {
      throw new Refused({ status: 400, key: 'admin.reference', field });
    }
  }
  for (const [field, entity] of listNamedFields(name)) {
    const text = values[field];
    if (typeof text !== 'string' || text === '' || before?.[field] === text) continue;
    if (!(await isNameInUse(tx, entity, text))) {
      throw new Refused({ status: 400, key: 'admin.reference', field });
    }
  }
}

/** Throws `Refused` with 409 where a field changes that other records depend on. */
export async function checkFixedFields<Name extends EntityName>(
  name: Name,
  { tx, form, before, id }: SaveTransaction<Name>,
) {
  const { fixedWhileInUse = [], isInUse } = getStore(name);
  const field = before && fixedWhileInUse.find((key) => before[key] !== form[key]);
  if (field === undefined || id === undefined) return;
  if (await isInUse(tx, id)) throw new Refused({ status: 409, key: 'admin.inUse', field });
}
