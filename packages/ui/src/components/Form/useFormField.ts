'use client';
import { use, useLayoutEffect } from 'react';
import { FormContext } from './formContext.ts';

/** The props of a field by which its form knows it. */
export interface FormFieldProps {
  name?: string | undefined;
  id?: string | undefined;
  errorMessage?: string | undefined;
  isInvalid?: boolean | undefined;
}

/**
 * Returns the id and the error of a field, by default those that the form around it has for its name, and the function
 * that removes the message of the form when the field changes.
 */
export function useFormField({ name = '', id, ...given }: FormFieldProps) {
  const form = use(FormContext);
  const givenIds = form?.givenIds;
  useLayoutEffect(() => {
    if (givenIds === undefined || name === '' || id === undefined) return undefined;
    givenIds.set(name, id);
    return () => void givenIds.delete(name);
  }, [givenIds, name, id]);
  const errorMessage = given.errorMessage ?? form?.messages.get(name);
  return {
    id: id ?? (name === '' ? undefined : form?.getControlId(name)),
    errorMessage,
    isInvalid: given.isInvalid ?? errorMessage !== undefined,
    clearMessage: () => form?.clearMessage(name),
  };
}
