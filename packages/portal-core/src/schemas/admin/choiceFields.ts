import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';

/** One of a closed list. */
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) => ({
  kind: 'choice' as const,
  schema: v.picklist(options, messageKey('admin.required')),
  isRequired: true as const,
  choices: options,
});

/** One of a closed list; the first one is the default. */
export const choiceOrFirst = <const Options extends readonly [string, ...string[]]>(
  options: Options,
) => ({
  kind: 'choice' as const,
  schema: v.optional(
    v.picklist(options, messageKey('admin.required')),
    options[0] as Options[number],
  ),
  isRequired: false as const,
  choices: options,
});

/** Some of a closed list, or none. */
export const optionalChoices = <const Options extends string>(options: readonly Options[]) => ({
  kind: 'choices' as const,
  schema: v.optional(
    v.pipe(
      v.array(v.picklist(options, messageKey('admin.invalid')), messageKey('admin.invalid')),
      v.maxLength(options.length, messageKey('admin.invalid')),
    ),
    [],
  ),
  isRequired: false as const,
  choices: options,
});

/** One or several of a closed list. */
export const choices = <const Options extends string>(options: readonly Options[]) => ({
  kind: 'choices' as const,
  schema: v.pipe(
    v.array(v.picklist(options, messageKey('admin.invalid')), messageKey('admin.required')),
    v.minLength(1, messageKey('admin.required')),
    v.maxLength(options.length, messageKey('admin.invalid')),
  ),
  isRequired: true as const,
  choices: options,
});
