import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { box, bytea } from './columns.ts';
import { mouzas } from './land.ts';

/** What a map shows around plots: ways between them, water, settlements and groves. */
export const mapFeatures = pgTable(
  'map_features',
  {
    id: integer('id').primaryKey(),
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id),
    kind: text('kind').notNull(),
    bounds: box('bounds').notNull(),
    ring: bytea('ring').notNull(),
  },
  (table) => [
    index('map_features_mouza').on(table.mouzaId),
    index('map_features_bounds').using('gist', table.bounds),
    check(
      'map_features_kind',
      sql`${table.kind} in ('road', 'path', 'canal', 'tank', 'settlement', 'grove')`,
    ),
  ],
);
