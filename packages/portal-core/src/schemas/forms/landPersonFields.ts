import type { FormField } from './formField.ts';
import { optionalSelect } from './requiredKinds.ts';

const ofPerson = { field: 'applicantKind', is: ['individual', 'joint'] } as const;

const stored = { step: 'details', storedAs: 'details' } as const;
const printed = (en: string, or: string) => ({
  printed: { part: 'details' as const, label: { en, or } },
});

/** What a person may say about themselves, each with the reason why it is asked. */
export const landPersonFields = {
  gender: {
    ...optionalSelect({
      female: {
        label: 'common:apply.gender.female',
        printedText: { en: 'Female', or: 'ମହିଳା' },
      },
      male: { label: 'common:apply.gender.male', printedText: { en: 'Male', or: 'ପୁରୁଷ' } },
      transgender: {
        label: 'common:apply.gender.transgender',
        printedText: { en: 'Transgender', or: 'କିନ୍ନର' },
      },
    }),
    ...stored,
    labels: { form: 'common:apply.gender' },
    hint: 'common:apply.gender.hint',
    placeholder: 'common:apply.notSaid',
    isHalf: true,
    shownWhen: ofPerson,
    ...printed('Gender', 'ଲିଙ୍ଗ'),
  },
  socialCategory: {
    ...optionalSelect({
      general: {
        label: 'common:apply.category.general',
        printedText: { en: 'General', or: 'ସାଧାରଣ' },
      },
      scheduledCaste: {
        label: 'common:apply.category.scheduledCaste',
        printedText: { en: 'Scheduled Caste', or: 'ଅନୁସୂଚିତ ଜାତି' },
      },
      scheduledTribe: {
        label: 'common:apply.category.scheduledTribe',
        printedText: { en: 'Scheduled Tribe', or: 'ଅନୁସୂଚିତ ଜନଜାତି' },
      },
      backwardClass: {
        label: 'common:apply.category.backwardClass',
        printedText: { en: 'Backward class', or: 'ପଛୁଆ ବର୍ଗ' },
      },
    }),
    ...stored,
    labels: { form: 'common:apply.category' },
    hint: 'common:apply.category.hint',
    placeholder: 'common:apply.notSaid',
    isHalf: true,
    shownWhen: ofPerson,
    ...printed('Category', 'ବର୍ଗ'),
  },
} as const satisfies Readonly<Record<string, FormField<'details'>>>;
