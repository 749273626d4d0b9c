import { asc, eq, sql } from 'drizzle-orm';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { kisams, satwas } from '../../../db/schema/plotDetails.ts';
import { defineStore } from './store.ts';

const maintained = (table: typeof kisams | typeof satwas) => ({
  table,
  label: table.name,
  searchColumns: [table.name, table.nameOr, table.nameHi],
  defaultOrder: [asc(table.name)],
  isActive: sql<boolean>`${table.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
});

const kisam = defineStore('kisam', {
  ...maintained(kisams),
  columns: {
    name: kisams.name,
    nameOr: kisams.nameOr,
    nameHi: kisams.nameHi,
    kisamClass: kisams.kisamClass,
  },
  // Plots that have it keep it when it is retired.
  isInUse: async () => false,
  validate: async ({ tx, form, before }) => {
    if (before === undefined || before['name'] === form.name) return undefined;
    const isRecorded = (await tx.$count(plots, eq(plots.kisam, String(before['name'])))) > 0;
    return isRecorded ? { status: 409, key: 'admin.inUse', field: 'name' } : undefined;
  },
  toColumns: ({ form }) => form,
});

const satwa = defineStore('satwa', {
  ...maintained(satwas),
  columns: {
    name: satwas.name,
    nameOr: satwas.nameOr,
    nameHi: satwas.nameHi,
    satwaClass: satwas.satwaClass,
  },
  // Khatiyans that have it keep it when it is retired.
  isInUse: async () => false,
  validate: async ({ tx, form, before }) => {
    if (before === undefined || before['name'] === form.name) return undefined;
    const isRecorded =
      (await tx.$count(khatiyans, eq(khatiyans.satwa, String(before['name'])))) > 0;
    return isRecorded ? { status: 409, key: 'admin.inUse', field: 'name' } : undefined;
  },
  toColumns: ({ form }) => form,
});

/** How the recorded classes of land and of rights are stored. */
export const classStores = { kisam, satwa };
