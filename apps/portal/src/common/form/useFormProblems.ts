import { en, type MessageKey, type MessageValues } from '@temple-land/portal-core';
import type { Problem } from '@temple-land/ui';
import { useId } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(en, text);

/** The errors of a form in the texts of the catalogue. */
export interface FormProblems<Name extends string> {
  /** Returns the id of a field's control. */
  idOf(name: Name): string;
  /** Returns what is wrong with a field, undefined when nothing is. */
  errorOf(name: Name): string | undefined;
  /** The errors in the order of the page, for the summary. */
  problems: Problem[];
}

/**
 * Returns the errors of a form, whose messages are keys of the catalogue, as texts. `order` is the order of the fields
 * on the page; `values` are interpolated.
 */
export function useFormProblems<Values extends FieldValues, Name extends string & keyof Values>(
  errors: FieldErrors<Values>,
  order: readonly Name[],
  values: Partial<Record<NoInfer<Name>, MessageValues>> = {},
): FormProblems<Name> {
  const { t } = useTranslation(['common', 'specification']);
  const prefix = useId();
  const idOf = (name: Name) => `${prefix}${name}`;
  const errorOf = (name: Name) => {
    const message = (errors as Partial<Record<Name, { message?: unknown }>>)[name]?.message;
    if (typeof message !== 'string') return undefined;
    const messageValues: MessageValues = values[name] ?? {};
    return isMessageKey(message) ? t(`specification:${message}`, messageValues) : message;
  };
  const problems = order.flatMap((name) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ controlId: idOf(name), message }];
  });
  return { idOf, errorOf, problems };
}
