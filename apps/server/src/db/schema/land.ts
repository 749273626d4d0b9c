import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { acres, box, bytea, moment, rupees } from './columns.ts';

const maintenanceColumns = {
  version: integer('version').notNull().default(1),
  isActive: boolean('is_active').notNull().default(true),
};

/**
 * The names of a place in three scripts with other spellings. `key` is the search key, which the database generates
 * from all of them (function place_key).
 */
const nameColumns = {
  nameEn: text('name_en').notNull(),
  nameOr: text('name_or').notNull().default(''),
  nameHi: text('name_hi').notNull().default(''),
  aliases: text('aliases').notNull().default(''),
  /** The code of the place in the land record of the state or in the local government directory; empty without one. */
  recordCode: text('record_code').notNull().default(''),
  /** False while the Odia or Hindi name is transliterated by a rule and not confirmed. */
  namesConfirmed: boolean('names_confirmed').notNull().default(true),
  key: text('key').generatedAlwaysAs(
    (): SQL => sql`place_key(name_en || ' ' || name_or || ' ' || name_hi || ' ' || aliases)`,
  ),
};

/** The schematic outline of a place; a place without an outline is not on the map. */
const outlineColumns = { bounds: box('bounds'), ring: bytea('ring') };

export const districts = pgTable(
  'districts',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull(),
    ...nameColumns,
    ...outlineColumns,
    ...maintenanceColumns,
  },
  (table) => [
    uniqueIndex('districts_code').on(table.code),
    uniqueIndex('districts_name').on(sql`lower(${table.nameEn})`),
    uniqueIndex('districts_record_code')
      .on(table.recordCode)
      .where(sql`${table.recordCode} <> ''`),
    index('districts_key').using('gin', table.key.op('gin_trgm_ops')),
    index('districts_bounds').using('gist', table.bounds),
  ],
);

export const tahasils = pgTable(
  'tahasils',
  {
    id: integer('id').primaryKey(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    ...nameColumns,
    ...outlineColumns,
    ...maintenanceColumns,
  },
  (table) => [
    uniqueIndex('tahasils_name').on(table.districtId, sql`lower(${table.nameEn})`),
    uniqueIndex('tahasils_record_code')
      .on(table.recordCode)
      .where(sql`${table.recordCode} <> ''`),
    index('tahasils_key').using('gin', table.key.op('gin_trgm_ops')),
    index('tahasils_bounds').using('gist', table.bounds),
  ],
);

export const mouzas = pgTable(
  'mouzas',
  {
    id: integer('id').primaryKey(),
    tahasilId: integer('tahasil_id')
      .notNull()
      .references(() => tahasils.id),
    thanaNo: text('thana_no').notNull().default(''),
    ...nameColumns,
    ...outlineColumns,
    ...maintenanceColumns,
  },
  (table) => [
    uniqueIndex('mouzas_name').on(table.tahasilId, sql`lower(${table.nameEn})`),
    uniqueIndex('mouzas_record_code')
      .on(table.recordCode)
      .where(sql`${table.recordCode} <> ''`),
    index('mouzas_key').using('gin', table.key.op('gin_trgm_ops')),
    index('mouzas_bounds').using('gist', table.bounds),
  ],
);

/** Khatiyans: one record of rights each, with owner line, dues and state. */
export const khatiyans = pgTable(
  'khatiyans',
  {
    id: integer('id').primaryKey(),
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id),
    number: text('number').notNull(),
    ownerLine: text('owner_line').notNull().default(''),
    marfatdar: text('marfatdar').notNull().default(''),
    satwa: text('satwa').notNull().default(''),
    rent: rupees('rent').notNull().default(0),
    cess: rupees('cess').notNull().default(0),
    rorStatus: text('ror_status').notNull().default('missing'),
    publishedOn: date('published_on', { mode: 'string' }),
    /** When the record was last updated from its source. */
    recordedOn: moment('recorded_on').notNull().defaultNow(),
    ...maintenanceColumns,
  },
  (table) => [
    uniqueIndex('khatiyans_number').on(table.mouzaId, table.number),
    index('khatiyans_by_number').on(table.number, table.id),
    unique('khatiyans_mouza').on(table.id, table.mouzaId),
    check('khatiyans_ror', sql`${table.rorStatus} in ('final', 'draft', 'missing')`),
    check('khatiyans_dues', sql`${table.rent} >= 0 and ${table.cess} >= 0`),
  ],
);

/**
 * Plots, with only the columns that lists and maps need. A foreign key keeps the mouza equal to that of the khatiyan,
 * so that a map can select the plots of a territory without a join.
 */
export const plots = pgTable(
  'plots',
  {
    id: integer('id').primaryKey(),
    khatiyanId: integer('khatiyan_id').notNull(),
    mouzaId: integer('mouza_id').notNull(),
    code: text('code').notNull(),
    number: text('number').notNull(),
    kisam: text('kisam').notNull(),
    area: acres('area').notNull(),
    status: text('status').notNull(),
    ...outlineColumns,
    ...maintenanceColumns,
  },
  (table) => [
    foreignKey({
      name: 'plots_khatiyan_mouza',
      columns: [table.khatiyanId, table.mouzaId],
      foreignColumns: [khatiyans.id, khatiyans.mouzaId],
    }),
    unique('plots_mouza').on(table.id, table.mouzaId),
    uniqueIndex('plots_code').on(table.code),
    uniqueIndex('plots_number').on(table.mouzaId, table.number),
    index('plots_by_number').on(table.number, table.id),
    index('plots_khatiyan').on(table.khatiyanId),
    index('plots_bounds').using('gist', table.bounds),
    check('plots_area', sql`${table.area} > 0`),
    check(
      'plots_status',
      sql`${table.status} in ('available', 'leased', 'sold', 'applied', 'disputed', 'temple')`,
    ),
  ],
);

/** Marks a seeded database, so that it is seeded once. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  id: serial('id'),
});
