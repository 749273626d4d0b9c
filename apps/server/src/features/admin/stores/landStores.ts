import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { toBox, packRing } from '../../../db/land/ring.ts';
import { locateMouzas, locatePlots, mouzaFilters, tahasilsOf } from './placeNames.ts';
import { khatianStore } from './khatianStore.ts';
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

async function hasLiveApplication(tx: Database, id: number): Promise<boolean> {
  const [plot] = await tx.select({ code: plots.code }).from(plots).where(eq(plots.id, id));
  const live = and(eq(applications.plotCode, plot?.code ?? ''), eq(applications.status, 'P'));
  return (await tx.$count(applications, live)) > 0;
}

// A plot lies in the mouza of its khatiyan, and its code begins with it.
async function mouzaOf(tx: Database, khatiyanId: number): Promise<number> {
  const [book] = await tx
    .select({ mouzaId: khatiyans.mouzaId })
    .from(khatiyans)
    .where(eq(khatiyans.id, khatiyanId));
  return book?.mouzaId ?? 0;
}

const plot = defineStore('plot', {
  ...maintained(plots),
  columns: {
    khatiyanId: plots.khatiyanId,
    code: plots.code,
    number: plots.number,
    kisam: plots.kisam,
    area: plots.area,
    status: plots.status,
  },
  label: plots.code,
  placeFilters: (db) => mouzaFilters(plots.mouzaId, db),
  loadExtraFields: locatePlots,
  searchColumns: [plots.code, plots.number, plots.kisam],
  defaultOrder: [asc(plots.id)],
  fixedWhileInUse: ['khatiyanId', 'number'],
  isInUse: hasLiveApplication,
  validate: async ({ form, before }) =>
    before === undefined && form.ring === undefined
      ? { status: 400, key: 'admin.required', field: 'ring' }
      : undefined,
  toColumns: async ({ tx, form: { ring, ...form }, id }) => {
    const shape = ring === undefined ? {} : { bounds: toBox(ring), ring: packRing(ring) };
    const mouzaId = await mouzaOf(tx, form.khatiyanId);
    const code = `${mouzaId}-${form.number}`;
    return withNextId(tx, plots, { ...form, ...shape, mouzaId, code }, id);
  },
});

/** How the land record is stored. */
export const landStores = { district, tahasil, mouza, khatian: khatianStore, plot };
