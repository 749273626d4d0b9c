import { checkbox, choice, line } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { landAddressFields } from './landAddressFields.ts';
import { landPersonFields } from './landPersonFields.ts';
import { optionalLine, requiredBirthDate } from './requiredKinds.ts';
import { shares } from './shares.ts';

const ofPerson = { field: 'applicantKind', is: ['individual', 'joint'] } as const;
const ofBody = { field: 'applicantKind', is: ['institution', 'company'] } as const;
const ofAll = {
  field: 'applicantKind',
  is: ['individual', 'joint', 'institution', 'company'],
} as const;

const stored = { step: 'details', storedAs: 'details' } as const;
const printed = (en: string, or: string) => ({
  printed: { part: 'details' as const, label: { en, or } },
});

/** The fields of the applicant: who applies, for whom, with whom, and how to reach and identify them. */
export const landApplicantFields = {
  applicantKind: {
    ...choice(
      {
        individual: {
          label: 'common:apply.applicant.individual',
          printedText: { en: 'One person', or: 'ଜଣେ ବ୍ୟକ୍ତି' },
        },
        joint: {
          label: 'common:apply.applicant.joint',
          hint: 'common:apply.applicant.joint.hint',
          printedText: { en: 'Several persons', or: 'ଏକାଧିକ ବ୍ୟକ୍ତି' },
        },
        institution: {
          label: 'common:apply.applicant.institution',
          printedText: { en: 'Institution or matha', or: 'ଅନୁଷ୍ଠାନ କିମ୍ବା ମଠ' },
        },
        company: {
          label: 'common:apply.applicant.company',
          printedText: { en: 'Company or society', or: 'କମ୍ପାନୀ କିମ୍ବା ସମିତି' },
        },
      },
      'apply.answer.required',
    ),
    ...stored,
    labels: { form: 'common:apply.applicant', summary: 'common:apply.applicant.short' },
    ...printed('Applicant', 'ଆବେଦନକାରୀ'),
  },
  institutionName: {
    ...line(160, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.institutionName' },
    shownWhen: ofBody,
    ...printed('Institution or company', 'ଅନୁଷ୍ଠାନ କିମ୍ବା କମ୍ପାନୀ'),
    attestedSince: 3,
  },
  nameOdia: {
    ...optionalLine(160),
    ...stored,
    labels: { form: 'common:apply.nameOdia' },
    hint: 'common:apply.nameOdia.hint',
    shownWhen: ofAll,
    ...printed('Name in Odia', 'ଓଡ଼ିଆରେ ନାମ'),
  },
  registrationNo: {
    ...line(60, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.registrationNo' },
    isHalf: true,
    shownWhen: ofBody,
    ...printed('Registration number', 'ପଞ୍ଜୀକରଣ ନମ୍ବର'),
  },
  officeHeld: {
    ...line(80, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.officeHeld' },
    isHalf: true,
    shownWhen: ofBody,
    ...printed('Office of the applicant', 'ଆବେଦନକାରୀଙ୍କ ପଦ'),
  },
  guardianName: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.guardianName' },
    shownWhen: ofPerson,
    ...printed('Father or husband', 'ପିତା କିମ୍ବା ସ୍ୱାମୀ'),
  },
  birthDate: {
    ...requiredBirthDate('apply.birthDate.adult'),
    ...stored,
    labels: { form: 'common:apply.birthDate' },
    shownWhen: ofPerson,
    ...printed('Date of birth', 'ଜନ୍ମ ତାରିଖ'),
  },
  ...landPersonFields,
  ...landAddressFields,
  shares: {
    ...shares(),
    ...stored,
    labels: { form: 'common:apply.shares' },
    heading: 'common:apply.shares',
    shownWhen: { field: 'applicantKind', is: ['joint'] },
    ...printed('Shares', 'ଅଂଶ'),
    attestedSince: 3,
  },
  isSevayat: {
    ...checkbox(false),
    ...stored,
    labels: { form: 'common:apply.sevayat', summary: 'common:apply.sevayat.short' },
    heading: 'common:apply.further',
    shownWhen: ofPerson,
    ...printed('Sevayat', 'ସେବାୟତ'),
  },
  sevaName: {
    ...line(80, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.sevaName' },
    shownWhen: { field: 'isSevayat', is: ['true'] },
    ...printed('Seva', 'ସେବା'),
  },
  sevayatId: {
    ...line(40, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.sevayatId' },
    isHalf: true,
    shownWhen: { field: 'isSevayat', is: ['true'] },
    ...printed('Sevayat number', 'ସେବାୟତ ନମ୍ବର'),
  },
  hasRepresentative: {
    ...checkbox(false),
    ...stored,
    labels: {
      form: 'common:apply.representative',
      summary: 'common:apply.representative.short',
    },
    shownWhen: ofAll,
    ...printed('Represented by another person', 'ଅନ୍ୟ ବ୍ୟକ୍ତିଙ୍କ ପ୍ରତିନିଧିତ୍ୱ'),
  },
  representativeName: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.representativeName' },
    shownWhen: { field: 'hasRepresentative', is: ['true'] },
    ...printed('Representative', 'ପ୍ରତିନିଧି'),
  },
  representativeRelation: {
    ...line(60, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.representativeRelation' },
    isHalf: true,
    shownWhen: { field: 'hasRepresentative', is: ['true'] },
    ...printed('Relation to the applicant', 'ଆବେଦନକାରୀଙ୍କ ସହ ସମ୍ପର୍କ'),
  },
} as const satisfies Readonly<Record<string, FormField<'details'>>>;
