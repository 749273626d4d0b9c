import * as v from 'valibot';
import type { MessageKey } from '../messages/en.ts';
import { says } from './message.ts';

const made = (shape: RegExp) => (key: MessageKey) => v.pipe(v.string(), v.regex(shape, says(key)));

/** Letters of any script with their marks, and spaces (spec 5, Shared validator rules). */
export const lettersOnly = made(/^[ \p{L}\p{M}\u200C\u200D]*$/u);

/** Western digits only. */
export const digitsOnly = made(/^\d*$/);

/** Letters of any script with their marks, and western digits. */
export const lettersAndDigits = made(/^[\p{L}\p{M}\u200C\u200D\d]*$/u);

/** A number with or without decimals, without sign: 12, 0.5. */
export const decimalNumber = made(/^(?:\d+(?:\.\d+)?)?$/);

/** Letters, digits and spaces; everything else is special. */
export const noSpecialCharacters = made(/^[\p{L}\p{M}\u200C\u200D\d ]*$/u);

/** An amount of rupees as typed: a number with at most two decimals. */
export const Amount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,12}(?:\.\d{1,2})?$/, says('amount.numeric')),
);

const blockedFirst = /^[^\p{L}\p{M}\p{Nd}]/u;

/**
 * What the block of special characters in first place leaves of a field: the text itself, or
 * nothing and the character that the message starts with.
 */
export function afterFirstPlaceBlock(typed: string): { value: string; character?: string } {
  const [character] = typed.trimStart();
  if (character === undefined || !blockedFirst.test(character)) return { value: typed };
  return { value: '', character };
}
