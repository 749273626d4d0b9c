import { index, integer, jsonb, date, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { plotForeignKey, plotReference } from './plotReference.ts';

/** What applications changed in the record of a plot, oldest first; entries are never changed. */
export const plotEvents = pgTable(
  'plot_events',
  {
    id: serial('id').primaryKey(),
    ...plotReference(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    /** The facts of the event by name, such as the number of the order and the acres. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    /** The status of the plot before the event; empty when the event did not change it. */
    statusBefore: text('status_before').notNull().default(''),
  },
  (table) => [
    plotForeignKey('plot_events_about', table),
    index('plot_events_plot').on(table.plotId, table.id),
    index('plot_events_application').on(table.applicationId),
  ],
);
