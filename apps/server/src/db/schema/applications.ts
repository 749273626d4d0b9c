import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { encryptedText, isSealed } from './encrypted.ts';
import { users } from './account.ts';
import { districts, mouzas, tahasils } from './land.ts';
import { stateRule } from './workflowStates.ts';
import { workflowVersions } from './workflowVersions.ts';

/**
 * Applications of the four types: 1 illegitimate land use, 2 land application, 3 case, 6 quarry. The state is the stage
 * of the workflow; the status is its code on the wire.
 */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull(),
    type: integer('type').notNull(),
    applicantId: integer('applicant_id')
      .notNull()
      .references(() => users.id),
    /** Who sent it in the applicant's place; null if the applicant did. */
    filedById: integer('filed_by_id').references(() => users.id),
    /** The report of a case, or the rejected application of an appeal. */
    parentId: integer('parent_id').references((): AnyPgColumn => applications.id),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    tahasilId: integer('tahasil_id')
      .notNull()
      .references(() => tahasils.id),
    mouzaId: integer('mouza_id').references(() => mouzas.id),
    khataNo: text('khata_no').notNull(),
    plotCode: text('plot_code').notNull().default(''),
    /** The kind of a land application; empty for the other types. */
    applicationKind: text('application_kind').notNull().default(''),
    purpose: text('purpose').notNull(),
    holding: text('holding').notNull().default(''),
    area: numeric('area', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    status: text('status').notNull(),
    state: text('state').notNull(),
    /** The previous state; empty in the initial state. */
    cameFrom: text('came_from').notNull().default(''),
    stateSince: moment('state_since').notNull(),
    dueOn: moment('due_on'),
    /** When the applicant was reminded in the present state. */
    remindedOn: moment('reminded_on'),
    version: integer('version').notNull().default(1),
    /** The version of the workflow of its type that it follows. */
    workflowVersion: integer('workflow_version').notNull().default(1),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'applications_workflow',
      columns: [table.type, table.workflowVersion],
      foreignColumns: [workflowVersions.type, workflowVersions.version],
    }),
    uniqueIndex('applications_number').on(table.number),
    uniqueIndex('applications_live_plot')
      .on(table.applicantId, table.plotCode)
      .where(sql`${table.status} = 'P' and ${table.type} = 2 and ${table.plotCode} <> ''`),
    index('applications_filed_by')
      .on(table.filedById, table.createdOn)
      .where(sql`${table.filedById} is not null`),
    index('applications_applicant').on(table.applicantId, table.createdOn),
    index('applications_queue').on(table.districtId, table.type, table.status, table.createdOn),
    index('applications_tahasil').on(table.tahasilId, table.type, table.status, table.createdOn),
    index('applications_due')
      .on(table.dueOn)
      .where(sql`${table.dueOn} is not null`),
    index('applications_parent').on(table.parentId),
    index('applications_plot')
      .on(table.plotCode)
      .where(sql`${table.plotCode} <> ''`),
    index('applications_open_place')
      .on(table.districtId, table.tahasilId, table.mouzaId, table.khataNo)
      .where(sql`${table.status} = 'P'`),
    check('applications_status', sql`${table.status} in ('P', 'A', 'R', 'G CLOSE')`),
    check('applications_type', sql`${table.type} in (1, 2, 3, 6)`),
    check('applications_state', stateRule),
    check('applications_mouza', sql`${table.mouzaId} is not null or ${table.type} = 6`),
    check('applications_area', sql`${table.area} >= 0`),
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
    /** `submit`, or an action of the workflow. */
    action: text('action').notNull(),
    state: text('state').notNull(),
    status: text('status').notNull(),
    remark: text('remark').notNull(),
    /** The data given with the action, by name. */
    given: jsonb('given').$type<Record<string, string>>().notNull().default({}),
    /** The last characters of an identity number that the office asked again; empty without one. */
    identityEnd: encryptedText('application_steps.identity_end').notNull().default(''),
    /** False for a step of which the applicant is not notified. */
    isVisible: boolean('is_visible').notNull().default(true),
  },
  (table) => [
    index('application_steps_application').on(table.applicationId),
    check('application_steps_sealed', isSealed(table.identityEnd)),
  ],
);

/** Approvals of an action that needs two officers; they are valid for one visit of a state. */
export const applicationKeys = pgTable(
  'application_keys',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    action: text('action').notNull(),
    stateSince: moment('state_since').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.action, table.stateSince, table.userId] }),
  ],
);

/** The last used number of a type, district and year. */
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
