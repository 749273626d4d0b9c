import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AlertKind } from '@temple-land/portal-core';
import { acres, moment } from './columns.ts';
import { plots } from './land.ts';

const day = () => date('day', { mode: 'string' }).notNull();
const counter = (name: string) => integer(name).notNull().default(0);

/** The runs of an hourly task on an Indian day. */
export const taskDays = pgTable(
  'task_days',
  {
    id: serial('id').primaryKey(),
    day: day(),
    task: text('task').notNull(),
    runs: counter('runs'),
    failures: counter('failures'),
    lastOn: moment('last_on').notNull(),
    lastMs: integer('last_ms').notNull(),
  },
  (table) => [
    uniqueIndex('task_days_day').on(table.day, table.task),
    check('task_days_counts', sql`${table.failures} between 0 and ${table.runs}`),
  ],
);

/** What needs an operator, while it does; `toldOn` is the Indian day on which administrators were last told. */
export const operationAlerts = pgTable(
  'operation_alerts',
  {
    kind: text('kind').$type<AlertKind>().primaryKey(),
    since: moment('since').notNull(),
    toldOn: date('told_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    check(
      'operation_alerts_kind',
      sql`${table.kind} in ('backup', 'certificate', 'disk', 'messages', 'tasks')`,
    ),
  ],
);

/** The SMS of an Indian day by kind; `parts` are those that a gateway charges. No number and no text is stored. */
export const messageDays = pgTable(
  'message_days',
  {
    id: serial('id').primaryKey(),
    day: day(),
    kind: text('kind').notNull(),
    sent: counter('sent'),
    failed: counter('failed'),
    parts: counter('parts'),
  },
  (table) => [
    uniqueIndex('message_days_day').on(table.day, table.kind),
    check('message_days_kind', sql`${table.kind} in ('code', 'notice')`),
  ],
);

/** The requests of a call on an Indian day: failed by an error of the service, or refused over a limit or out of time. */
export const callDays = pgTable(
  'call_days',
  {
    id: serial('id').primaryKey(),
    day: day(),
    call: text('call').notNull(),
    requests: counter('requests'),
    failed: counter('failed'),
    refused: counter('refused'),
  },
  (table) => [
    uniqueIndex('call_days_day').on(table.day, table.call),
    check('call_days_counts', sql`${table.failed} + ${table.refused} <= ${table.requests}`),
  ],
);

/** Plots whose outline has another area than the record, found by an hourly task. */
export const outlineDifferences = pgTable('outline_differences', {
  plotId: integer('plot_id')
    .primaryKey()
    .references(() => plots.id, { onDelete: 'cascade' }),
  outlineArea: acres('outline_area').notNull(),
});
