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
} from 'drizzle-orm/pg-core';
import type { LandEstimate, LandSketch, Shares, StoredProof } from '@temple-land/portal-core';
import { applications } from './applications.ts';
import { acres, moment, rupees } from './columns.ts';
import { encryptedText, isSealed } from './encrypted.ts';
import { leases } from './leases.ts';
import { plotForeignKey, plotReference } from './plotReference.ts';

const answer = (name: string) => text(name).notNull().default('');
const application = () =>
  integer('application_id')
    .notNull()
    .references(() => applications.id);

/** The answers of a land application that lists do not show, by the names of its fields. */
export const landDetails = pgTable(
  'land_details',
  {
    applicationId: application().primaryKey(),
    applicantKind: answer('applicant_kind'),
    institutionName: answer('institution_name'),
    nameOdia: answer('name_odia'),
    registrationNo: answer('registration_no'),
    officeHeld: answer('office_held'),
    guardianName: answer('guardian_name'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: answer('gender'),
    socialCategory: answer('social_category'),
    identityKind: answer('identity_kind'),
    identityEnd: encryptedText('land_details.identity_end').notNull().default(''),
    addressLine: answer('address_line'),
    addressVillage: answer('address_village'),
    addressPost: answer('address_post'),
    addressPolice: answer('address_police'),
    addressDistrict: answer('address_district'),
    pinCode: answer('pin_code'),
    shares: jsonb('shares').$type<Shares>(),
    isSevayat: boolean('is_sevayat').notNull().default(false),
    sevaName: answer('seva_name'),
    sevayatId: answer('sevayat_id'),
    hasRepresentative: boolean('has_representative').notNull().default(false),
    representativeName: answer('representative_name'),
    representativeRelation: answer('representative_relation'),
    sketch: jsonb('sketch').$type<LandSketch>(),
    presentUse: answer('present_use'),
    structure: answer('structure'),
    floors: integer('floors'),
    builtYear: integer('built_year'),
    boundaryNorth: answer('boundary_north'),
    boundaryEast: answer('boundary_east'),
    boundarySouth: answer('boundary_south'),
    boundaryWest: answer('boundary_west'),
    accessRoad: answer('access_road'),
    isInLitigation: boolean('is_in_litigation').notNull().default(false),
    courtName: answer('court_name'),
    courtCaseNo: answer('court_case_no'),
    possessionSince: integer('possession_since'),
    possessionBasis: answer('possession_basis'),
    possessionLeaseNo: answer('possession_lease_no'),
    possessionProofs: jsonb('possession_proofs').$type<StoredProof[]>(),
    rentPaidUntil: integer('rent_paid_until'),
    offeredMode: answer('offered_mode'),
    incomeBand: answer('income_band'),
    policyClause: answer('policy_clause'),
    previousNo: answer('previous_no'),
    leaseNo: answer('lease_no'),
    transferBasis: answer('transfer_basis'),
    newHolder: answer('new_holder'),
    offeredLand: answer('offered_land'),
    offeredArea: acres('offered_area').notNull().default(0),
    recordEntry: answer('record_entry'),
    entryNow: answer('entry_now'),
    entryWanted: answer('entry_wanted'),
    feePayment: answer('fee_payment'),
    challanNo: answer('challan_no'),
    challanOn: date('challan_on', { mode: 'string' }),
    challanAmount: rupees('challan_amount').notNull().default(0),
  },
  (table) => [check('land_details_sealed', isSealed(table.identityEnd))],
);

/** What fee and land would cost by the rate in force when an application was submitted. */
export const landEstimates = pgTable('land_estimates', {
  applicationId: application().primaryKey(),
  estimate: jsonb('estimate').$type<LandEstimate>().notNull(),
});

/** What an applicant has declared: the version and language of the wording, and how it was confirmed. */
export const applicationDeclarations = pgTable(
  'application_declarations',
  {
    applicationId: application().primaryKey(),
    version: text('version').notNull(),
    language: text('language').notNull(),
    /** The version of the privacy notice to which the account consents; empty without a consent. */
    noticeVersion: text('notice_version').notNull(),
    /**
     * `code` for a one-time code, `consent` for that of a person for whom another acts; empty for an account without a
     * mobile number.
     */
    confirmedBy: text('confirmed_by').notNull(),
    declaredOn: moment('declared_on').notNull(),
  },
  (table) => [
    check(
      'application_declarations_confirmed',
      sql`${table.confirmedBy} in ('code', 'consent', '')`,
    ),
  ],
);

/** What a lease was before an order renewed or transferred it; a cancelled order restores it. */
export const leaseChanges = pgTable(
  'lease_changes',
  {
    id: serial('id').primaryKey(),
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id),
    applicationId: application(),
    kind: text('kind').notNull(),
    area: acres('area').notNull(),
    lessee: text('lessee').notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    yearlyRent: rupees('yearly_rent').notNull(),
    nextRentOn: date('next_rent_on', { mode: 'string' }),
    state: text('state').notNull(),
    orderNo: text('order_no').notNull(),
    deedNo: text('deed_no').notNull(),
    deedOn: date('deed_on', { mode: 'string' }),
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
    revertedOn: date('reverted_on', { mode: 'string' }),
  },
  (table) => [
    index('lease_changes_lease').on(table.leaseId, table.id),
    index('lease_changes_application').on(table.applicationId),
    check('lease_changes_kind', sql`${table.kind} in ('renewal', 'transfer')`),
  ],
);

/** Entries that orders ask the record office to make: a correction, or the land received in an exchange. */
export const recordRequests = pgTable(
  'record_requests',
  {
    id: serial('id').primaryKey(),
    ...plotReference(),
    applicationId: application(),
    kind: text('kind').notNull(),
    /** The field of the record of rights that is wrong; empty for an exchange. */
    entry: answer('entry'),
    entryNow: answer('entry_now'),
    entryWanted: text('entry_wanted').notNull(),
    /** The acres of received land; null for a correction. */
    area: acres('area'),
    orderNo: text('order_no').notNull(),
    orderedOn: date('ordered_on', { mode: 'string' }).notNull(),
    state: text('state').notNull(),
    enteredNo: answer('entered_no'),
    enteredOn: date('entered_on', { mode: 'string' }),
  },
  (table) => [
    plotForeignKey('record_requests_about', table),
    index('record_requests_plot').on(table.plotId),
    index('record_requests_application').on(table.applicationId),
    check('record_requests_kind', sql`${table.kind} in ('correction', 'exchange')`),
    check('record_requests_state', sql`${table.state} in ('open', 'entered', 'cancelled')`),
    check(
      'record_requests_entered',
      sql`(${table.state} = 'entered') = (${table.enteredOn} is not null)`,
    ),
  ],
);
