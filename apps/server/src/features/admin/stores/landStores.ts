import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { districts, khatiyans, mouzas, tahasils } from '../../../db/schema/land.ts';
import { locateMouzas, tahasilsOf } from './placeNames.ts';
import { khatianStore } from './khatianStore.ts';
import { plotStore } from './plotStore.ts';
import { isParent, maintained, withNextId } from './placeRecords.ts';
import { defineStore } from './store.ts';

async function hasUsers(tx: Database, place: PgColumn, id: number): Promise<boolean> {
  return (await tx.$count(users, and(eq(place, id), eq(users.isBlocked, 0)))) > 0;
}

type NamedPlace = typeof districts | typeof tahasils | typeof mouzas;

const nameColumns = ({ nameEn, nameOr, nameHi, recordCode }: NamedPlace) => ({
  nameEn,
  nameOr,
  nameHi,
  recordCode,
});

/** Names that an administrator saves are no longer those of the transliteration. */
const confirmed = <Form extends object>(form: Form) => ({ ...form, namesConfirmed: true });

const district = defineStore('district', {
  ...maintained(districts),
  columns: { code: districts.code, ...nameColumns(districts) },
  label: districts.nameEn,
  searchColumns: [districts.code, ...Object.values(nameColumns(districts))],
  defaultOrder: [asc(districts.nameEn)],
  isInUse: async (tx, id) =>
    (await isParent(tx, tahasils, tahasils.districtId, id)) || hasUsers(tx, users.districtId, id),
  toColumns: ({ tx, form, id }) => withNextId(tx, districts, confirmed(form), id),
});

const tahasil = defineStore('tahasil', {
  ...maintained(tahasils),
  columns: { districtId: tahasils.districtId, ...nameColumns(tahasils) },
  label: tahasils.nameEn,
  searchColumns: Object.values(nameColumns(tahasils)),
  defaultOrder: [asc(tahasils.nameEn), asc(tahasils.id)],
  fixedWhileInUse: ['districtId'],
  isInUse: async (tx, id) =>
    (await isParent(tx, mouzas, mouzas.tahasilId, id)) || hasUsers(tx, users.tahasilId, id),
  toColumns: ({ tx, form, id }) => withNextId(tx, tahasils, confirmed(form), id),
});

const mouza = defineStore('mouza', {
  ...maintained(mouzas),
  columns: { tahasilId: mouzas.tahasilId, thanaNo: mouzas.thanaNo, ...nameColumns(mouzas) },
  label: mouzas.nameEn,
  placeFilters: (db) => ({
    districtId: (id) => inArray(mouzas.tahasilId, tahasilsOf(db, id)),
  }),
  loadExtraFields: locateMouzas,
  searchColumns: Object.values(nameColumns(mouzas)),
  defaultOrder: [asc(mouzas.nameEn), asc(mouzas.id)],
  fixedWhileInUse: ['tahasilId'],
  isInUse: (tx, id) => isParent(tx, khatiyans, khatiyans.mouzaId, id),
  toColumns: ({ tx, form, id }) => withNextId(tx, mouzas, confirmed(form), id),
});

/** How the land record is stored. */
export const landStores = { district, tahasil, mouza, khatian: khatianStore, plot: plotStore };
