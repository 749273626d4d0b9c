import { fieldsOfStep, reportFields } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import {
  getMessageValues,
  listNamedFields,
  listShownFields,
} from '../../../common/form/formFields.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { useReport } from './useReport.ts';

const fieldsOfPart = {
  use: listNamedFields(fieldsOfStep(reportFields, 'use')),
  place: listNamedFields(fieldsOfStep(reportFields, 'place')),
  story: [
    ...listNamedFields(fieldsOfStep(reportFields, 'description')),
    ...listNamedFields(fieldsOfStep(reportFields, 'time')),
  ],
  people: listNamedFields(fieldsOfStep(reportFields, 'people')),
};

/** Returns the shown fields of each part of the form, and what is wrong with them in the order of the page. */
export function useReportProblems({ form, typed }: ReturnType<typeof useReport>) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const use = listShownFields(fieldsOfPart.use, reportFields, typed);
  const place = listShownFields(fieldsOfPart.place, reportFields, typed);
  const story = listShownFields(fieldsOfPart.story, reportFields, typed);
  const people = listShownFields(fieldsOfPart.people, reportFields, typed);
  const order = [
    'photoCount' as const,
    ...(['districtCode', 'tahasilCode', 'villageCode'] as const),
    ...place.map(([name]) => name),
    ...[...use, ...story, ...people].map(([name]) => name),
  ];
  const values = getMessageValues([...place, ...use, ...story, ...people], text);
  return { ...useFormProblems(form.formState.errors, order, values), use, place, story, people };
}
