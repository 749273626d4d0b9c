import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import * as field from '../admin/fields.ts';
import {
  caseKinds,
  documentApplicants,
  documentConditions,
  documentFileTypes,
  documentMaxKb,
  documentSteps,
} from '../applications/documentKinds.ts';
import type { AdminList } from './adminList.ts';
import { changeFields } from './changeFields.ts';
import { listLinks } from './listLinks.ts';

const code = v.pipe(
  v.string(messageKey('admin.required')),
  v.trim(),
  v.regex(/^[a-z][A-Za-z0-9]{1,39}$/, messageKey('admin.invalid')),
);

/** The kinds of documents: who is asked for which, which files they may be, and how long they count. */
export const documentKindList = {
  ...listLinks.documentKind,
  recordLabel: 'admin:documentKind.one',
  columns: ['nameEn', 'nameOr', 'requiredFor', 'optionalFor', 'place'],
  needsSource: true,
  lastingFields: ['code'],
  fields: {
    code: { label: 'admin:field.documentCode', ...field.ruled(code) },
    place: { label: 'admin:field.place', ...field.whole(0, 9999) },
    nameEn: { label: 'admin:field.nameEn', ...field.line(120) },
    nameOr: { label: 'admin:field.nameOr', ...field.line(120) },
    nameHi: { label: 'admin:field.nameHi', ...field.line(120) },
    requiredFor: { label: 'admin:field.requiredFor', ...field.optionalChoices(caseKinds) },
    optionalFor: { label: 'admin:field.optionalFor', ...field.optionalChoices(caseKinds) },
    applicants: { label: 'admin:field.applicants', ...field.choices(documentApplicants) },
    condition: { label: 'admin:field.condition', ...field.choice(documentConditions) },
    steps: { label: 'admin:field.steps', ...field.optionalChoices(documentSteps) },
    fileTypes: { label: 'admin:field.fileTypes', ...field.choices(documentFileTypes) },
    maxKb: { label: 'admin:field.maxKb', ...field.whole(10, documentMaxKb) },
    /** 0 without an end. */
    validMonths: { label: 'admin:field.validMonths', ...field.whole(0, 600) },
    effectiveFrom: { label: 'admin:field.effectiveFrom', ...field.day() },
    retiredFrom: { label: 'admin:field.retiredFrom', ...field.optionalDay() },
    ...changeFields,
  },
} as const satisfies AdminList;
