import { fieldsOfStep, landApplicationFields, type LandField } from '@temple-land/portal-core';
import { namedFields, type NamedFormField } from '../form/formFields.ts';

/** The fields of an application for land that a step asks for, in the order of the screen. */
export const landFieldsOfStep = {
  land: namedFields(fieldsOfStep(landApplicationFields, 'land')),
  purpose: namedFields(fieldsOfStep(landApplicationFields, 'purpose')),
} as const;

/** All fields of an application for land, in the order in which the form asks for them. */
export const landFields: readonly NamedFormField<LandField>[] = [
  ...landFieldsOfStep.land,
  ...landFieldsOfStep.purpose,
];
