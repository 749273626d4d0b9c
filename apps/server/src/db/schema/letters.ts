import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { LetterKind } from '@temple-land/portal-core';
import { users } from './account.ts';
import { applications, applicationSteps } from './applications.ts';
import { moment } from './columns.ts';

/**
 * The templates of letters, for a kind of land application or with an empty kind for all others. A version is never
 * changed: the newest one applies.
 */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull(),
    applicationKind: text('application_kind').notNull().default(''),
    version: integer('version').notNull(),
    en: text('en').notNull(),
    or: text('or').notNull(),
    savedOn: moment('saved_on').notNull(),
    /** Null for the first version, which comes with the portal. */
    savedBy: integer('saved_by').references(() => users.id),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    unique('letter_templates_version').on(table.kind, table.applicationKind, table.version),
    check('letter_templates_kind', sql`${table.kind} in ('order', 'rejection', 'demand', 'query')`),
    check('letter_templates_positive', sql`${table.version} >= 1`),
  ],
);

/** The letters that were issued with a step, in the wording of that day. */
export const letters = pgTable(
  'letters',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    stepId: integer('step_id')
      .notNull()
      .unique()
      .references(() => applicationSteps.id),
    kind: text('kind').$type<LetterKind>().notNull(),
    templateId: integer('template_id')
      .notNull()
      .references(() => letterTemplates.id),
    /** The wording that was issued. */
    en: text('en').notNull(),
    or: text('or').notNull(),
    /** The wording of the template filled with the case, before an officer changed it. */
    draftEn: text('draft_en').notNull(),
    draftOr: text('draft_or').notNull(),
    issuedOn: moment('issued_on').notNull(),
  },
  (table) => [
    index('letters_application').on(table.applicationId),
    check('letters_kind', sql`${table.kind} in ('order', 'rejection', 'demand', 'query')`),
  ],
);

/** Who has opened which letter, as an applicant or in an applicant's place, and when first. */
export const letterOpenings = pgTable(
  'letter_openings',
  {
    letterId: integer('letter_id')
      .notNull()
      .references(() => letters.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    openedOn: moment('opened_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.userId] })],
);
