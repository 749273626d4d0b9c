import { toLatinDigits } from '../../styles/digits.ts';

/**
 * Returns the digits of a code after a change: a digit that is typed onto another replaces it.
 * They are Latin, whatever script they were typed in. `caret` is the position of the caret after the change.
 */
export function overwriteDigits(before: string, given: string, caret: number): string {
  const after = toLatinDigits(given);
  const isTyped = after.length === before.length + 1 && /\d/.test(after.charAt(caret - 1));
  const overwritten = isTyped ? after.slice(0, caret) + after.slice(caret + 1) : after;
  return overwritten.replaceAll(/\D/g, '');
}
