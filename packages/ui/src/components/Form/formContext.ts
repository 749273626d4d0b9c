'use client';
import { createContext, type RefObject } from 'react';

/** Messages by the name of the field that they are about. */
export type ValidationErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a form shares with its fields and its error summary. */
export interface FormState {
  /** Id of the control of a field that has a name and no id. */
  getControlId: (name: string) => string;
  /** Ids that fields were given, by the name of the field. */
  givenIds: Map<string, string>;
  /** The messages that the form was given. */
  validationErrors: ValidationErrors | undefined;
  /** Those of fields that were not changed since, as one text each. */
  messages: ReadonlyMap<string, string>;
  clearMessage: (name: string) => void;
  /** Number of submits; it does not render the fields again. */
  submitCount: RefObject<number>;
}

/** The form around a field. */
export const FormContext = createContext<FormState | undefined>(undefined);
