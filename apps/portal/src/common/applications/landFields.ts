import { fieldsOfStep, landApplicationFields, type LandField } from '@temple-land/portal-core';
import { listNamedFields, type NamedFormField } from '../form/formFields.ts';

/** The fields of the land application by step, in the order of the form. */
export const landFieldsOfStep = {
  kind: listNamedFields(fieldsOfStep(landApplicationFields, 'kind')),
  details: listNamedFields(fieldsOfStep(landApplicationFields, 'details')),
  land: listNamedFields(fieldsOfStep(landApplicationFields, 'land')),
  purpose: listNamedFields(fieldsOfStep(landApplicationFields, 'purpose')),
  fee: listNamedFields(fieldsOfStep(landApplicationFields, 'fee')),
} as const;

/** All fields of the land application, in the order of the form. */
export const landFields: readonly NamedFormField<LandField>[] = [
  ...landFieldsOfStep.kind,
  ...landFieldsOfStep.details,
  ...landFieldsOfStep.land,
  ...landFieldsOfStep.purpose,
  ...landFieldsOfStep.fee,
];
