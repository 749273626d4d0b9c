import * as v from 'valibot';
import type { MessageKey } from '../../messages/en.ts';
import { messageKey } from '../../validators/message.ts';
import { getIndianYear, isAdult, isPastDay } from '../../validators/values/age.ts';
import { positiveNumber } from '../../validators/values/characters.ts';
import { atMost, requiredLine } from '../../validators/values/shared.ts';
import { text, Ymd } from '../common.ts';
import type { FieldChoice } from './formField.ts';

type Choices = Readonly<Record<string, FieldChoice>>;

/** One of a few choices, each a card, by its value, that a request must have where it is shown. */
export const requiredChoice = <const Given extends Choices>(
  choices: Given,
  message: MessageKey,
) => {
  const values = Object.keys(choices) as (keyof Given & string)[];
  return {
    kind: 'choice' as const,
    isRequired: true,
    choices,
    rules: {
      typed: v.picklist(values, messageKey(message)),
      request: v.picklist(values),
      stored: v.string(),
    },
  };
};

/** One of a list to choose from, by its value, that a request must have where it is shown. */
export const requiredSelect = <const Given extends Choices>(
  choices: Given,
  message: MessageKey,
) => ({ ...requiredChoice(choices, message), kind: 'select' as const });

/** The date of birth of an adult, yyyy-MM-dd; stored without one as null. */
export const requiredBirthDate = (message: MessageKey) => ({
  kind: 'pastDate' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(
      requiredLine('step.need'),
      v.check((day) => day === '' || isAdult(day, new Date()), messageKey(message)),
    ),
    request: v.pipe(Ymd, v.minLength(1)),
    stored: v.nullable(v.string()),
  },
});

/** A day up to today, yyyy-MM-dd; stored without one as null. */
export const requiredPastDate = (message: MessageKey) => ({
  kind: 'pastDate' as const,
  isRequired: true,
  rules: {
    typed: v.pipe(
      requiredLine('step.need'),
      v.check((day) => isPastDay(day, new Date()), messageKey(message)),
    ),
    request: v.pipe(Ymd, v.minLength(1)),
    stored: v.nullable(v.string()),
  },
});

/** A code of letters or digits with a fixed pattern. */
export const code = (pattern: RegExp, max: number, message: MessageKey) => ({
  kind: 'line' as const,
  isRequired: true,
  max,
  rules: {
    typed: v.pipe(v.string(), v.trim(), v.regex(pattern, messageKey(message))),
    request: v.pipe(text(max), v.regex(pattern)),
    stored: v.string(),
  },
});

const earliestYear = 1800;

const yearOfRequest = v.pipe(v.number(), v.integer(), v.minValue(earliestYear), v.maxValue(9999));

const isPastYear = (typed: string) =>
  /^\d{4}$/.test(typed) &&
  Number(typed) >= earliestYear &&
  Number(typed) <= getIndianYear(new Date());

/** A year up to the present one, in four digits; stored without one as null. */
export const pastYear = (message: MessageKey) => ({
  kind: 'year' as const,
  isRequired: true,
  max: 4,
  isNumeric: true,
  rules: {
    typed: v.pipe(v.string(), v.trim(), v.check(isPastYear, messageKey(message))),
    request: yearOfRequest,
    stored: v.nullable(v.number()),
  },
});

/** A year up to the present one that may be left empty; stored without one as null. */
export const optionalPastYear = (message: MessageKey) => ({
  ...pastYear(message),
  isRequired: false,
  rules: {
    typed: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || isPastYear(typed), messageKey(message)),
    ),
    request: v.optional(yearOfRequest),
    stored: v.nullable(v.number()),
  },
});

/** A whole number from 1 to `most`, at most 99; stored without one as null. */
export const wholeNumber = (most: number, message: MessageKey) => ({
  kind: 'number' as const,
  isRequired: true,
  isNumeric: true,
  rules: {
    typed: v.pipe(
      v.string(),
      v.trim(),
      positiveNumber({ whole: 2, decimals: 0 })(message),
      v.check((typed) => Number(typed) <= most, messageKey(message)),
    ),
    request: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
    stored: v.nullable(v.number()),
  },
});

/** One of a list to choose from, by its value, that may be left empty. */
export const optionalSelect = <const Given extends Choices>(choices: Given) => {
  const values = Object.keys(choices) as (keyof Given & string)[];
  return {
    kind: 'select' as const,
    isRequired: false,
    choices,
    rules: {
      typed: v.picklist(['', ...values]),
      request: v.optional(v.picklist(values)),
      stored: v.string(),
    },
  };
};

/** One line that may be left empty, at most `max` characters. */
export const optionalLine = (max: number) => ({
  kind: 'line' as const,
  isRequired: false,
  max,
  rules: {
    typed: v.pipe(v.string(), v.trim(), atMost(max)),
    request: v.optional(text(max)),
    stored: v.string(),
  },
});
