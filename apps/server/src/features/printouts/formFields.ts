import {
  landApplicationFields,
  quarryFields,
  reportFields,
  type ApplicationType,
  type FormField,
  type FormFields,
} from '@temple-land/portal-core';
import type { PrintoutRecord } from './printouts.repository.ts';

const fields: FormFields = landApplicationFields;

/** The fields of the applications that have a table of their own, beside the common one. */
export const detailFields: Readonly<Partial<Record<ApplicationType, FormFields>>> = {
  1: reportFields,
  2: Object.fromEntries(
    Object.entries(fields).filter(([, { storedAs }]) => storedAs === 'details'),
  ),
  6: quarryFields,
};

/** The fields that printouts show, by the type of the application; a report has the recorded area of its plot too. */
export const printedFields: Readonly<Record<ApplicationType, FormFields>> = {
  1: { area: landApplicationFields.area, ...reportFields },
  2: landApplicationFields,
  3: landApplicationFields,
  6: quarryFields,
};

/** Returns every stored answer of an application, by the name of its column. */
export const getStoredAnswers = ({ application, details }: PrintoutRecord) => ({
  ...application,
  ...details,
});

/** Returns the stored answer of a field. */
export function getStoredAnswer(
  record: PrintoutRecord,
  name: string,
  { storedAs }: FormField,
): unknown {
  const answers: Readonly<Record<string, unknown>> = getStoredAnswers(record);
  return answers[storedAs === 'purpose' ? 'purpose' : name];
}
