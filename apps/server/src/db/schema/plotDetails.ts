import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { plots } from './land.ts';

/** The back page of the record of rights: details that only the page of a plot shows. */
export const plotDetails = pgTable(
  'plot_details',
  {
    plotId: integer('plot_id')
      .primaryKey()
      .references(() => plots.id, { onDelete: 'cascade' }),
    sabikNo: text('sabik_no').notNull().default(''),
    chaka: text('chaka').notNull().default(''),
    north: text('north').notNull().default(''),
    east: text('east').notNull().default(''),
    south: text('south').notNull().default(''),
    west: text('west').notNull().default(''),
    presentUse: text('present_use').notNull().default(''),
    /** The name of a person; the service only returns it masked. */
    occupant: text('occupant').notNull().default(''),
    occupiedSince: integer('occupied_since'),
    structure: text('structure').notNull().default(''),
    /** The origin of the shape (LA_Level): cadastral, survey, traced, drawn or schematic. */
    level: text('level').notNull().default('schematic'),
    remarks: text('remarks').notNull().default(''),
  },
  (table) => [
    check(
      'plot_details_level',
      sql`${table.level} in ('cadastral', 'survey', 'traced', 'drawn', 'schematic')`,
    ),
    check('plot_details_since', sql`${table.occupiedSince} between 1800 and 2200`),
  ],
);

const classColumns = {
  nameOr: text('name_or').notNull().default(''),
  nameHi: text('name_hi').notNull().default(''),
  version: integer('version').notNull().default(1),
  isActive: boolean('is_active').notNull().default(true),
};

/** Recorded land classes and their class in statistics; records can contain other ones. */
export const kisams = pgTable(
  'kisams',
  {
    name: text('name').primaryKey(),
    id: serial('id').notNull(),
    kisamClass: text('kisam_class').notNull(),
    ...classColumns,
  },
  (table) => [uniqueIndex('kisams_id').on(table.id)],
);

/** Recorded kinds of rights to the land of a khatiyan, and their class; records can contain other ones. */
export const satwas = pgTable(
  'satwas',
  {
    name: text('name').primaryKey(),
    id: serial('id').notNull(),
    satwaClass: text('satwa_class').notNull(),
    ...classColumns,
  },
  (table) => [uniqueIndex('satwas_id').on(table.id)],
);
