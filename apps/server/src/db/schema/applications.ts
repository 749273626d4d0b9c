import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { districts, mouzas, tahasils } from './land.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Applications of the three types: 1 illegitimate land use, 2 land application, 3 case. */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull(),
    type: integer('type').notNull(),
    applicantId: integer('applicant_id')
      .notNull()
      .references(() => users.id),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    tahasilId: integer('tahasil_id')
      .notNull()
      .references(() => tahasils.id),
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id),
    khataNo: text('khata_no').notNull(),
    plotCode: text('plot_code').notNull().default(''),
    purpose: text('purpose').notNull(),
    holding: text('holding').notNull().default(''),
    area: numeric('area', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    status: text('status').notNull(),
    version: integer('version').notNull().default(1),
    idempotencyKey: text('idempotency_key'),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    uniqueIndex('applications_number').on(table.number),
    uniqueIndex('applications_once').on(table.applicantId, table.idempotencyKey),
    uniqueIndex('applications_live_plot')
      .on(table.applicantId, table.plotCode)
      .where(sql`${table.status} = 'P' and ${table.type} = 2 and ${table.plotCode} <> ''`),
    index('applications_applicant').on(table.applicantId, table.createdOn),
    index('applications_queue').on(table.districtId, table.type, table.status, table.createdOn),
    check('applications_status', sql`${table.status} in ('P', 'A', 'R', 'G CLOSE')`),
    check('applications_type', sql`${table.type} in (1, 2, 3)`),
  ],
);

/** Every step of an application, oldest first. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    at: moment('at').notNull(),
    byName: text('by_name').notNull(),
    byUserId: integer('by_user_id').references(() => users.id),
    status: text('status').notNull(),
    remark: text('remark').notNull(),
  },
  (table) => [index('application_steps_application').on(table.applicationId)],
);

/** The last number given out for a type, a district and a year. */
export const sequences = pgTable(
  'sequences',
  {
    type: integer('type').notNull(),
    district: text('district').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.district, table.year] })],
);
