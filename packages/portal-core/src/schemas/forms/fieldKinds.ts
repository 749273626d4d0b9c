import * as v from 'valibot';
import type { MessageKey } from '../../messages/en.ts';
import { Aadhaar } from '../../validators/values/aadhaar.ts';
import { blockFirstSpecialCharacter, positiveNumber } from '../../validators/values/characters.ts';
import { messageKey } from '../../validators/message.ts';
import { atMost, requiredLine } from '../../validators/values/shared.ts';
import { filled, text, Ymd } from '../common.ts';
import type { FieldChoice } from './formField.ts';

type Choices = Readonly<Record<string, FieldChoice>>;

const hasFourDecimals = (acres: number) =>
  Math.abs(acres * 10_000 - Math.round(acres * 10_000)) < 1e-6;

/** Acres with up to four decimals, more than nothing. */
export const acres = (message: MessageKey) => ({
  kind: 'acres' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(v.string(), v.trim(), positiveNumber({ whole: 5, decimals: 4 })(message)),
    request: v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000), v.check(hasFourDecimals)),
    stored: v.number(),
  },
});

/** A number above 0 and at most `max`, with at most `whole` digits and two decimals. */
export const number = (whole: number, max: number, message: MessageKey) => ({
  kind: 'number' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(v.string(), v.trim(), positiveNumber({ whole, decimals: 2 })(message)),
    request: v.pipe(v.number(), v.gtValue(0), v.maxValue(max)),
    stored: v.number(),
  },
});

const toPeriod = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(99),
  v.transform((years) => `${years} Year`),
);

/** Whole years, 1 to 99; the service stores and returns "5 Year", and accepts a period in words too. */
export const years = (message: MessageKey) => ({
  kind: 'years' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(v.string(), v.trim(), positiveNumber({ whole: 2, decimals: 0 })(message)),
    request: v.union([toPeriod, filled(40)]),
    stored: v.string(),
  },
});

/** One of a few choices, each a card, by its value; the request may leave it out. */
export const choice = <const Given extends Choices>(choices: Given, message: MessageKey) => {
  const values = Object.keys(choices) as (keyof Given & string)[];
  return {
    kind: 'choice' as const,
    isRequired: true,
    choices,
    rules: {
      typed: v.picklist(values, messageKey(message)),
      request: v.optional(v.picklist(values)),
      stored: v.string(),
    },
  };
};

/** One of a list to choose from, by its value; a request without it means `missing`. */
export const select = <const Given extends Choices>(
  choices: Given,
  missing: NoInfer<keyof Given & string>,
  message: MessageKey,
) => {
  const values = Object.keys(choices) as (keyof Given & string)[];
  return {
    kind: 'select' as const,
    isRequired: true,
    choices,
    rules: {
      typed: v.picklist(values, messageKey(message)),
      request: v.optional(v.picklist(values), missing),
      stored: v.string(),
    },
  };
};

const beginsPlainly = (value: string) => blockFirstSpecialCharacter(value).character === undefined;

/** One line that must be filled in, at most `max` characters, the first of them not special (spec 5). */
export const line = (max: number, message: MessageKey) => ({
  kind: 'line' as const,
  isRequired: true,
  max,
  rules: {
    typed: v.pipe(requiredLine(message), atMost(max)),
    request: v.pipe(filled(max), v.check(beginsPlainly)),
    stored: v.string(),
  },
});

/** Several lines that must be filled in, at most `max` characters. */
export const longText = (max: number, message: MessageKey) => ({
  kind: 'longText' as const,
  isRequired: true,
  max,
  rules: {
    typed: v.pipe(requiredLine(message), atMost(max)),
    request: filled(max),
    stored: v.string(),
  },
});

/** Several lines that may be left empty, at most `max` characters. */
export const optionalLongText = (max: number) => ({
  kind: 'longText' as const,
  isRequired: false,
  max,
  rules: {
    typed: v.pipe(v.string(), v.trim(), atMost(max)),
    request: v.optional(text(max)),
    stored: v.string(),
  },
});

/** A day up to today, yyyy-MM-dd, that may be left empty; stored without a day as null. */
export const optionalPastDate = () => ({
  kind: 'pastDate' as const,
  isRequired: false,
  rules: {
    typed: v.string(),
    request: v.optional(Ymd, ''),
    stored: v.nullable(v.string()),
  },
});

/** A box to tick; a request without it means what it begins with. */
export const checkbox = (initial: boolean) => ({
  kind: 'checkbox' as const,
  isRequired: false,
  initial,
  rules: {
    typed: v.boolean(),
    request: v.optional(v.boolean(), initial),
    stored: v.boolean(),
  },
});

/** Twelve digits with or without spaces between them. */
export const aadhaar = () => ({
  kind: 'aadhaar' as const,
  isRequired: true,
  max: 14,
  rules: {
    typed: v.pipe(
      v.string(),
      v.check((typed) => v.is(Aadhaar, typed.replaceAll(' ', '')), messageKey('shared.aadhaar')),
    ),
    request: text(14),
    stored: v.string(),
  },
});
