import * as v from 'valibot';
import type { MessageKey } from '../../messages/en.ts';
import { messageKey } from '../message.ts';

const matches = (pattern: RegExp) => (key: MessageKey) =>
  v.pipe(v.string(), v.regex(pattern, messageKey(key)));

/** Counts the characters (code points) of a text. */
export const characterCount = (text: string): number => [...text].length;

/** Letters of any script with their marks, and spaces (spec 5, Shared validator rules). */
export const lettersOnly = matches(/^[ \p{L}\p{M}\u200C\u200D]*$/u);

/** Western digits only. */
export const digitsOnly = matches(/^\d*$/);

/** Letters of any script with their marks, and western digits. */
export const lettersAndDigits = matches(/^[\p{L}\p{M}\u200C\u200D\d]*$/u);

/** A number with or without decimals, without sign: 12, 0.5. */
export const decimalNumber = matches(/^(?:\d+(?:\.\d+)?)?$/);

/** The maximum digits of a number before and after the decimal point. */
interface DigitLimits {
  whole: number;
  decimals: number;
}

const numberPattern = ({ whole, decimals }: DigitLimits) =>
  `\\d{1,${whole}}${decimals === 0 ? '' : `(?:\\.\\d{1,${decimals}})?`}`;

/** A number from 0 with a limited number of digits. */
export const nonNegativeNumber = (limits: DigitLimits) =>
  matches(new RegExp(`^${numberPattern(limits)}$`));

/** A number above 0 with a limited number of digits. */
export const positiveNumber = (limits: DigitLimits) =>
  matches(new RegExp(`^(?=.*[1-9])${numberPattern(limits)}$`));

/** Letters, digits and spaces; everything else is special. */
export const noSpecialCharacters = matches(/^[\p{L}\p{M}\u200C\u200D\d ]*$/u);

const blockedFirst = /^[^\p{L}\p{M}\p{Nd}]/u;

/**
 * Blocks a special character in first position (spec 5): returns the text itself, or
 * an empty value and the blocked character for the message.
 */
export function blockFirstSpecialCharacter(typed: string): { value: string; character?: string } {
  const [character] = typed.trimStart();
  if (character === undefined || !blockedFirst.test(character)) return { value: typed };
  return { value: '', character };
}
