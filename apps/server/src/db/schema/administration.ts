import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { encryptedText, isSealed } from './encrypted.ts';
import { roles, users } from './account.ts';

/** Entries of the signed-in menu in three languages; an entry without a parent is at the top level. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: serial('id').primaryKey(),
    parentId: integer('parent_id'),
    place: integer('place').notNull(),
    labelEn: text('label_en').notNull(),
    labelOr: text('label_or').notNull(),
    labelHi: text('label_hi').notNull(),
    url: text('url').notNull(),
  },
  (table) => [
    uniqueIndex('menu_items_url').on(table.url),
    check('menu_items_url', sql`${table.url} like '/%'`),
  ],
);

/** The menu entries of each role. */
export const roleMenu = pgTable(
  'role_menu',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => menuItems.id),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.itemId] })],
);

/** The contact cards of offices. */
export const contacts = pgTable(
  'contacts',
  {
    id: serial('id').primaryKey(),
    place: integer('place').notNull(),
    office: text('office').notNull(),
    officeOr: text('office_or').notNull().default(''),
    officeHi: text('office_hi').notNull().default(''),
    designation: text('designation').notNull(),
    designationOr: text('designation_or').notNull().default(''),
    designationHi: text('designation_hi').notNull().default(''),
    phone: text('phone').notNull(),
    fax: text('fax').notNull().default(''),
    email: text('email').notNull(),
    address: text('address').notNull(),
    addressOr: text('address_or').notNull().default(''),
    addressHi: text('address_hi').notNull().default(''),
    /** The photo of the official, by the name of its public file. */
    uploadDoc: text('upload_doc'),
    reviewedOn: moment('reviewed_on').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('contacts_office').on(
      sql`lower(${table.office})`,
      sql`lower(${table.designation})`,
    ),
    check('contacts_reachable', sql`${table.phone} <> '' or ${table.email} <> ''`),
  ],
);

/** Questions of users to the administration, and their answers. */
export const queries = pgTable(
  'queries',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    mobile: encryptedText('queries.mobile').notNull(),
    email: encryptedText('queries.email').notNull(),
    subject: text('subject').notNull(),
    query: text('query').notNull(),
    askedOn: moment('asked_on').notNull(),
    answer: text('answer'),
    answeredOn: moment('answered_on'),
    answeredBy: integer('answered_by').references(() => users.id),
  },
  (table) => [
    index('queries_user').on(table.userId),
    index('queries_open')
      .on(table.askedOn)
      .where(sql`${table.answeredOn} is null`),
    check('queries_sealed', sql`${isSealed(table.mobile)} and ${isSealed(table.email)}`),
    check(
      'queries_answer',
      sql`(${table.answer} is null) = (${table.answeredOn} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
  ],
);
