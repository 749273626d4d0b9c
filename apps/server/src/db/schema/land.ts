import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const box = customType<{ data: string }>({ dataType: () => 'box' });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const acres = (name: string) => numeric(name, { precision: 12, scale: 4, mode: 'number' });
const maintained = {
  version: integer('version').notNull().default(1),
  isActive: boolean('is_active').notNull().default(true),
};

export const districts = pgTable(
  'districts',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull(),
    nameEn: text('name_en').notNull(),
    nameOr: text('name_or').notNull(),
    ...maintained,
  },
  (table) => [
    uniqueIndex('districts_code').on(table.code),
    uniqueIndex('districts_name').on(sql`lower(${table.nameEn})`),
  ],
);

export const tahasils = pgTable(
  'tahasils',
  {
    id: integer('id').primaryKey(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    nameEn: text('name_en').notNull(),
    nameOr: text('name_or').notNull(),
    ...maintained,
  },
  (table) => [uniqueIndex('tahasils_name').on(table.districtId, sql`lower(${table.nameEn})`)],
);

export const mouzas = pgTable(
  'mouzas',
  {
    id: integer('id').primaryKey(),
    tahasilId: integer('tahasil_id')
      .notNull()
      .references(() => tahasils.id),
    nameEn: text('name_en').notNull(),
    ...maintained,
  },
  (table) => [uniqueIndex('mouzas_name').on(table.tahasilId, sql`lower(${table.nameEn})`)],
);

export const khatiyans = pgTable(
  'khatiyans',
  {
    id: integer('id').primaryKey(),
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id),
    number: text('number').notNull(),
    ...maintained,
  },
  (table) => [uniqueIndex('khatiyans_number').on(table.mouzaId, table.number)],
);

/** Plots: the ring is packed as int32 hundred-thousandths of a degree, x then y, lowest byte first. */
export const plots = pgTable(
  'plots',
  {
    id: integer('id').primaryKey(),
    khatiyanId: integer('khatiyan_id')
      .notNull()
      .references(() => khatiyans.id),
    code: text('code').notNull(),
    number: text('number').notNull(),
    kisam: text('kisam').notNull(),
    area: acres('area').notNull(),
    status: text('status').notNull(),
    bounds: box('bounds').notNull(),
    ring: bytea('ring').notNull(),
    ...maintained,
  },
  (table) => [
    uniqueIndex('plots_code').on(table.code),
    uniqueIndex('plots_number').on(table.khatiyanId, table.number),
    check('plots_area', sql`${table.area} > 0`),
    index('plots_bounds').using('gist', table.bounds),
  ],
);

/** Marks what was seeded, so that it happens once. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  id: serial('id'),
});
