import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { PlotUse } from '@temple-land/portal-core';
import { applications } from './applications.ts';
import { acres } from './columns.ts';
import { plotForeignKey, plotReference } from './plotReference.ts';

/**
 * The plots of a land application besides its first one, which is in the table of applications with the acres of all
 * its plots; in the order of the form.
 */
export const otherPlots = pgTable(
  'other_plots',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    sortOrder: integer('sort_order').notNull(),
    ...plotReference(),
    area: acres('area').notNull(),
    /** Present use, building and boundaries; null in applications that were not asked for them. */
    use: jsonb('use').$type<PlotUse>(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.plotId] }),
    plotForeignKey('other_plots_about', table),
    index('other_plots_plot').on(table.plotId),
    check('other_plots_area', sql`${table.area} > 0`),
  ],
);
