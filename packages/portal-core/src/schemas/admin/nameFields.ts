import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { plainText } from './plainText.ts';

/** The name of another entity's record, as it is recorded: a plot keeps its kisam though the list changes. */
export const nameOf = (refersTo: string, max: number) => ({
  kind: 'name' as const,
  schema: v.pipe(plainText(max), v.nonEmpty(messageKey('admin.required'))),
  isRequired: true as const,
  refersTo,
});

/** The name of another entity's record, or none. */
export const optionalNameOf = (refersTo: string, max: number) => ({
  kind: 'name' as const,
  schema: v.optional(plainText(max), ''),
  isRequired: false as const,
  refersTo,
});
