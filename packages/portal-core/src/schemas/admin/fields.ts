import * as v from 'valibot';
import { Rupees } from '../../validators/values/amount.ts';
import { messageKey } from '../../validators/message.ts';
import { crossesItself } from '../../validators/values/ring.ts';
import { Id, Ymd } from '../common.ts';
import { plainText } from './plainText.ts';

export { choice, choiceOrFirst, choices, optionalChoices } from './choiceFields.ts';
export { nameOf, optionalNameOf } from './nameFields.ts';

/** The kind of a field; it selects the form control and the format in lists. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'number'
  | 'rupees'
  | 'moment'
  | 'day'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'name'
  | 'ring'
  | 'list';

/** A field of an entity: kind, schema, and its referenced entity or options. */
export interface Field<Schema extends v.GenericSchema = v.GenericSchema> {
  readonly kind: FieldKind;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly refersTo?: string;
  readonly choices?: readonly string[];
}

const required = <Schema extends v.GenericSchema>(kind: FieldKind, schema: Schema) => ({
  kind,
  schema,
  isRequired: true as const,
});

const filled = (kind: FieldKind, max: number) =>
  required(kind, v.pipe(plainText(max), v.nonEmpty(messageKey('admin.required'))));

/** A required line of text. */
export const line = (max: number) => filled('line', max);

/** A required text of several lines. */
export const text = (max: number) => filled('text', max);

/** A required HTML text; the service sanitises it. */
export const html = (max: number) => filled('html', max);

/** An optional line of text. */
export const optionalLine = (max: number) => ({
  kind: 'line' as const,
  schema: v.optional(plainText(max), ''),
  isRequired: false as const,
});

/** An optional text of several lines. */
export const optionalMultiline = (max: number) => ({ ...optionalLine(max), kind: 'text' as const });

/** An optional HTML text; the service sanitises it. */
export const optionalHtml = (max: number) => ({ ...optionalLine(max), kind: 'html' as const });

/** A line of text with its own schema and message. */
export const ruled = <Schema extends v.GenericSchema>(schema: Schema, isRequired = true) => ({
  kind: 'line' as const,
  schema,
  isRequired,
});

const isWithin = (decimals: number) => (value: number) => {
  const shifted = value * 10 ** decimals;
  return Math.abs(shifted - Math.round(shifted)) < 1e-4;
};

const number = (min: number, max: number, decimals: number) =>
  v.pipe(
    v.number(messageKey('admin.invalid')),
    v.finite(messageKey('admin.invalid')),
    v.minValue(min, messageKey('admin.invalid')),
    v.maxValue(max, messageKey('admin.invalid')),
    v.check(isWithin(decimals), messageKey('admin.invalid')),
  );

/** A whole number in a range. */
export const whole = (min: number, max: number) => required('number', number(min, max, 0));

/** Acres above 0 with up to four decimals. */
export const acres = () => required('number', number(0.0001, 99_999_999.9999, 4));

/** Acres from 0 with up to four decimals. */
export const acresOrNone = () => required('number', number(0, 99_999_999.9999, 4));

/** Rupees with up to two decimals. */
export const rupees = () => required('rupees', Rupees);

/** Optional rupees. */
export const optionalRupees = () => ({
  kind: 'rupees' as const,
  schema: v.optional(v.nullable(Rupees), null),
  isRequired: false as const,
});

const isoMoment = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

const momentText = v.pipe(
  v.string(messageKey('admin.invalid')),
  v.check(
    (value) => isoMoment.test(value) && !Number.isNaN(Date.parse(value)),
    messageKey('admin.invalid'),
  ),
);

/** A date and time: ISO 8601 with offset, in the years 1900 to 2199. */
export const moment = () => required('moment', momentText);

/** An optional date and time. */
export const optionalMoment = () => ({
  kind: 'moment' as const,
  schema: v.optional(v.nullable(momentText), null),
  isRequired: false as const,
});

const chosen = v.pipe(
  v.number(messageKey('admin.required')),
  v.check((value) => v.is(Id, value), messageKey('admin.required')),
);

/** A day, yyyy-MM-dd. */
export const day = () =>
  required(
    'day',
    v.pipe(
      v.string(messageKey('admin.required')),
      v.nonEmpty(messageKey('admin.required')),
      v.check((value) => v.is(Ymd, value), messageKey('admin.invalid')),
    ),
  );

/** An optional day, yyyy-MM-dd. */
export const optionalDay = () => ({
  kind: 'day' as const,
  schema: v.optional(
    v.pipe(
      v.string(messageKey('admin.invalid')),
      v.check((value) => v.is(Ymd, value), messageKey('admin.invalid')),
    ),
    '',
  ),
  isRequired: false as const,
});

/** The id of another entity's record. */
export const reference = (refersTo: string) => ({ ...required('reference', chosen), refersTo });

/** The id of another entity's record, or none. */
export const optionalReference = (refersTo: string) => ({
  kind: 'reference' as const,
  schema: v.optional(v.nullable(chosen), null),
  isRequired: false as const,
  refersTo,
});

const longitude = v.pipe(v.number(), v.minValue(68), v.maxValue(98));
const latitude = v.pipe(v.number(), v.minValue(6), v.maxValue(38));

/** A schematic outline within India: corners as longitude and latitude, the first one not repeated. */
export const optionalRing = () => ({
  kind: 'ring' as const,
  schema: v.optional(
    v.pipe(
      v.array(v.tuple([longitude, latitude]), messageKey('admin.invalid')),
      v.minLength(3, messageKey('admin.invalid')),
      v.maxLength(500, messageKey('admin.invalid')),
      v.check((ring) => !crossesItself(ring), messageKey('admin.ring.crossing')),
    ),
  ),
  isRequired: false as const,
});

/** A list of further records, such as answers. */
export const list = <Schema extends v.GenericSchema>(item: Schema, max: number) => ({
  kind: 'list' as const,
  schema: v.optional(
    v.pipe(
      v.array(item, messageKey('admin.invalid')),
      v.maxLength(max, messageKey('admin.invalid')),
    ),
    [],
  ),
  isRequired: false as const,
});
