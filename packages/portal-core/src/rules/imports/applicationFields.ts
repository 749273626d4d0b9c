import { caseSections } from '../../schemas/applications/courtCase.ts';
import { applicationKinds } from '../../schemas/forms/landApplication.ts';
import { workflows } from '../workflow/workflow.ts';
import {
  choice,
  day,
  number,
  required,
  same,
  shaped,
  text,
  type ImportFields,
} from './fieldMakers.ts';
import { areaAliases } from './landFields.ts';
import { plotFields } from './plotFields.ts';
import { mobileField } from './userFields.ts';

/** The stages in which an application runs. */
const listStages = (type: 2 | 3) =>
  Object.entries(workflows[type].states).flatMap(([name, { wire }]) =>
    wire === 'P' ? [name] : [],
  );

const applicationNo = (prefix: string) =>
  required(
    shaped(
      text(30, 'applicationno', 'applicationnumber'),
      new RegExp(`^${prefix}/\\d{4}/[A-Z]{2,5}/\\d{6}$`),
      `${prefix}/2026/PUR/000123`,
    ),
  );

const buildFields = (type: 2 | 3): ImportFields => ({
  ...plotFields,
  area: required(number('acres', ...areaAliases)),
  purpose: required(text(1000, 'purpose', 'facts')),
  filedOn: required(day('filedon', 'submittedon', 'applicationdate')),
  stage: required(choice(same(...listStages(type)), 'stage', 'status')),
  stageSince: required(day('stagesince', 'since')),
});

/** The fields of running applications at their stage. */
export const applicationFields = {
  courtCase: {
    applicationNo: applicationNo('CS'),
    caseNo: text(60, 'caseno', 'casenumber'),
    section: required(choice(same(...caseSections), 'section')),
    filedBy: required(text(30, 'filedby', 'officer')),
    respondent: required(text(120, 'respondent', 'oppositeparty')),
    ...buildFields(3),
  },
  landApplication: {
    applicationNo: applicationNo('LA'),
    applicantMobile: required({
      ...mobileField,
      headings: ['applicantmobile', ...mobileField.headings],
    }),
    applicationKind: required(choice(same(...applicationKinds), 'applicationkind', 'kind')),
    ...buildFields(2),
  },
} as const satisfies Readonly<Record<string, ImportFields>>;
