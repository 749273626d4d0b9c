'use client';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Form.css.ts';
import { FormContext, type ValidationErrors } from './formContext.ts';
import { useFormState } from './useFormState.ts';

export type { ValidationErrors } from './formContext.ts';

/** The props of `Form`, with those of a native form. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate'> {
  /**
   * Messages of the server by the name of the field, which shows its message until it is changed. Another object replaces
   * them all.
   */
  validationErrors?: ValidationErrors | undefined;
}

/**
 * A form with its fields in a column, sent by POST without JavaScript; the fields show their errors, not the browser.
 * A field with a name and no id has an id of the form, to which an `ErrorSummary` in it links.
 */
export function Form({ validationErrors, children, ...rest }: FormProps) {
  const { state, handlers } = useFormState(validationErrors);
  const own = { method: 'post', className: styles.root, ...handlers };
  return (
    <form {...mergeProps(own, rest)} noValidate>
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}
