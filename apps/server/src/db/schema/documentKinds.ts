import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DocumentKindRule } from '@temple-land/portal-core';
import { moment } from './columns.ts';

const choices = <Value extends string>(name: string) => text(name).array().$type<Value[]>();
const none = sql`'{}'::text[]`;

/** The kinds of documents; a retired one is still named on the applications that have a file of it. */
export const documentKinds = pgTable(
  'document_kinds',
  {
    id: serial('id').primaryKey(),
    /** Its name in files and in the office, which never changes. */
    code: text('code').notNull(),
    place: integer('place').notNull(),
    nameEn: text('name_en').notNull(),
    nameOr: text('name_or').notNull(),
    nameHi: text('name_hi').notNull(),
    requiredFor: choices<DocumentKindRule['requiredFor'][number]>('required_for')
      .notNull()
      .default(none),
    optionalFor: choices<DocumentKindRule['optionalFor'][number]>('optional_for')
      .notNull()
      .default(none),
    applicants: choices<DocumentKindRule['applicants'][number]>('applicants').notNull(),
    condition: text('condition').$type<DocumentKindRule['condition']>().notNull(),
    steps: choices<DocumentKindRule['steps'][number]>('steps').notNull().default(none),
    fileTypes: choices<DocumentKindRule['fileTypes'][number]>('file_types')
      .notNull()
      .default(sql`array['pdf', 'jpg', 'png']`),
    maxKb: integer('max_kb').notNull().default(2048),
    /** How many months a file counts from the day on which it was handed in; 0 without an end. */
    validMonths: integer('valid_months').notNull().default(0),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull().default('2000-01-01'),
    /** The first day on which it is no longer asked for; null without an end. */
    retiredFrom: date('retired_from', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('document_kinds_code').on(table.code),
    uniqueIndex('document_kinds_name').on(sql`lower(${table.nameEn})`),
    check('document_kinds_code_shape', sql`${table.code} ~ '^[a-z][A-Za-z0-9]{1,39}$'`),
    check('document_kinds_size', sql`${table.maxKb} between 10 and 2048`),
    check('document_kinds_period', sql`${table.retiredFrom} > ${table.effectiveFrom}`),
  ],
);

/** A kind of document as it was from a moment on. */
export type DocumentKindContent = DocumentKindRule & {
  effectiveFrom: string;
  retiredFrom: string | null;
  isActive: boolean;
};

/** Every state that a kind of document has had: a case keeps those of the moment at which it was filed. */
export const documentKindVersions = pgTable(
  'document_kind_versions',
  {
    id: serial('id').primaryKey(),
    kindId: integer('kind_id')
      .notNull()
      .references(() => documentKinds.id),
    since: moment('since').notNull(),
    content: jsonb('content').$type<DocumentKindContent>().notNull(),
  },
  (table) => [index('document_kind_versions_since').on(table.kindId, table.since)],
);
