import * as v from 'valibot';
import { noSpecialCharacters } from '../../validators/values/characters.ts';
import { messageKey } from '../../validators/message.ts';
import { GeneralMobile, NoSpaces } from '../../validators/values/shared.ts';
import { OptionalEmail, ProfileName } from '../../validators/values/person.ts';
import { UserType } from '../account/account.ts';
import { Id } from '../common.ts';
import * as field from './fields.ts';

const loginName = /^[a-z0-9][a-z0-9._-]{2,29}$/;
const districtCode = /^[A-Z]{2,5}$/;
const phone = /^(\+?[0-9][0-9 -]{5,18}[0-9])?$/;

const pattern = (shape: RegExp) =>
  v.pipe(
    v.string(messageKey('admin.invalid')),
    v.trim(),
    v.regex(shape, messageKey('admin.invalid')),
  );

/** A User ID set by an administrator: a space has its own message (spec 5, Shared validator rules). */
const loginId = v.pipe(
  v.string(messageKey('admin.invalid')),
  v.trim(),
  NoSpaces,
  v.regex(loginName, messageKey('admin.invalid')),
);

const schedule = {
  downloadStart: field.moment(),
  downloadEnd: field.moment(),
  formMStart: field.moment(),
  formMEnd: field.moment(),
  depositStart: field.moment(),
  depositEnd: field.moment(),
  technicalStart: field.moment(),
  technicalEnd: field.optionalMoment(),
  slotFrom: field.moment(),
  slotTo: field.moment(),
};

/** The reason for a change of a tender; required once the tender is published. */
const corrigendum = field.optionalText(500);

/**
 * Every entity that administrators maintain, with its fields: columns of lists, form fields, and the
 * rule of each. Field names are those on the wire.
 */
export const entities = {
  district: {
    code: field.ruled(pattern(districtCode)),
    nameEn: field.line(80),
    nameOr: field.line(80),
  },
  tahasil: {
    districtId: field.reference('district'),
    nameEn: field.line(80),
    nameOr: field.line(80),
  },
  mouza: { tahasilId: field.reference('tahasil'), nameEn: field.line(80) },
  khatian: { mouzaId: field.reference('mouza'), number: field.line(30) },
  plot: {
    khatiyanId: field.reference('khatian'),
    number: field.line(30),
    kisam: field.line(60),
    area: field.acres(),
    status: field.choice(['available', 'leased', 'applied', 'disputed', 'temple']),
    ring: field.optionalRing(),
  },
  tender: {
    letterNo: field.line(60),
    title: field.line(300),
    startDate: field.moment(),
    closeDate: field.moment(),
    corrigendum,
    answers: field.list(v.object({ questionId: Id, answer: field.text(2000).schema }), 100),
  },
  auction: {
    tenderId: field.reference('tender'),
    auctionName: field.line(300),
    sourceName: field.line(200),
    leasePeriod: field.whole(1, 999),
    leaseUnit: field.choice(['Month', 'Year']),
    royalty: field.optionalRupees(),
    applicationFee: field.rupees(),
    securityAmount: field.rupees(),
    ...schedule,
    committee: field.text(500),
    corrigendum,
  },
  notification: { title: field.line(200), description: field.html(20_000) },
  faq: { place: field.whole(0, 9999), question: field.line(500), answer: field.text(4000) },
  contact: {
    place: field.whole(0, 9999),
    office: field.line(120),
    designation: field.line(120),
    phone: field.ruled(pattern(phone), false),
    fax: field.ruled(pattern(phone), false),
    email: field.ruled(OptionalEmail, false),
    address: field.text(300),
  },
  user: {
    loginId: field.ruled(loginId),
    fullName: field.ruled(ProfileName),
    userType: field.choice(UserType.options),
    roleId: { ...field.whole(0, 2 ** 31 - 1), kind: 'reference', refersTo: 'role' },
    mobile: field.ruled(GeneralMobile),
    email: field.ruled(OptionalEmail, false),
    districtId: field.optionalReference('district'),
    tahasilId: field.optionalReference('tahasil'),
    /** The reason for the change; required where a second administrator must approve. */
    reason: field.optionalText(500),
  },
  role: {
    roleName: field.ruled(v.pipe(field.line(60).schema, noSpecialCharacters('admin.invalid'))),
    userType: field.choice(UserType.options),
    /** Whether officers of this role can see who reported an illegitimate use. */
    reporterAccess: field.choiceOrFirst(['hidden', 'withReason']),
    menuIds: field.list(Id, 200),
  },
} as const satisfies Record<string, Readonly<Record<string, field.Field>>>;

/** The name of a maintained entity. */
export type EntityName = keyof typeof entities;

/** The closed list of maintained entities. */
export const EntityName = v.picklist(Object.keys(entities) as EntityName[]);

type Schemas<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { schema: infer Schema } ? Schema : never;
};

/** The validated values of an entity's form. */
export type EntityForm<Name extends EntityName> = {
  [Key in keyof Schemas<(typeof entities)[Name]>]: Schemas<
    (typeof entities)[Name]
  >[Key] extends infer Schema extends v.GenericSchema
    ? v.InferOutput<Schema>
    : never;
};

/** Builds the schema of an entity's form. */
export function entitySchema<Name extends EntityName>(
  name: Name,
): v.GenericSchema<unknown, EntityForm<Name>> {
  const fields: Readonly<Record<string, field.Field>> = entities[name];
  const entries = Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, schema]),
  );
  // The entries match EntityForm, which is derived from the same table.
  return v.object(entries) as unknown as v.GenericSchema<unknown, EntityForm<Name>>;
}
