import { asc, sql } from 'drizzle-orm';
import { fixedDocumentKinds } from '@temple-land/portal-core';
import { addDocumentKindVersion } from '../../../db/applications/documentKinds.ts';
import { documentKinds } from '../../../db/schema/documentKinds.ts';
import { defineStore } from './store.ts';

const isFixed = (id: number | undefined): boolean =>
  Object.values<number | undefined>(fixedDocumentKinds).includes(id);

/**
 * How the kinds of documents are stored; each change is a version, so that a running case keeps the kinds of the day on
 * which it was filed. A kind on which the portal itself depends can be renamed, but not retired.
 */
export const documentKindStore = defineStore('documentKind', {
  table: documentKinds,
  columns: {
    code: documentKinds.code,
    place: documentKinds.place,
    nameEn: documentKinds.nameEn,
    nameOr: documentKinds.nameOr,
    nameHi: documentKinds.nameHi,
    requiredFor: documentKinds.requiredFor,
    optionalFor: documentKinds.optionalFor,
    applicants: documentKinds.applicants,
    condition: documentKinds.condition,
    steps: documentKinds.steps,
    fileTypes: documentKinds.fileTypes,
    maxKb: documentKinds.maxKb,
    validMonths: documentKinds.validMonths,
    effectiveFrom: documentKinds.effectiveFrom,
    retiredFrom: documentKinds.retiredFrom,
  },
  label: documentKinds.nameEn,
  searchColumns: [
    documentKinds.code,
    documentKinds.nameEn,
    documentKinds.nameOr,
    documentKinds.nameHi,
  ],
  defaultOrder: [asc(documentKinds.place), asc(documentKinds.id)],
  isActive: sql<boolean>`${documentKinds.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async (_tx, id) => isFixed(id),
  validate: async ({ form, before, id }) => {
    if (before && before['code'] !== form.code)
      return { status: 409, key: 'admin.inUse', field: 'code' };
    if (form.retiredFrom === '') return undefined;
    if (isFixed(id)) return { status: 409, key: 'admin.inUse', field: 'retiredFrom' };
    return form.retiredFrom > form.effectiveFrom
      ? undefined
      : { status: 400, key: 'admin.order', field: 'retiredFrom' };
  },
  toColumns: ({ form: { effectiveOn: _on, source: _source, ...fields } }) => ({
    ...fields,
    retiredFrom: fields.retiredFrom === '' ? null : fields.retiredFrom,
  }),
  afterSave: ({ tx, now }, id) => addDocumentKindVersion(tx, id, now),
  afterRetirement: addDocumentKindVersion,
});
