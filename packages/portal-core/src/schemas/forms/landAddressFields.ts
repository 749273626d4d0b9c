import { line } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { code, requiredSelect } from './requiredKinds.ts';

const ofAll = {
  field: 'applicantKind',
  is: ['individual', 'joint', 'institution', 'company'],
} as const;

const stored = { step: 'details', storedAs: 'details' } as const;
const printed = (en: string, or: string) => ({
  printed: { part: 'details' as const, label: { en, or } },
});

/** The fields of the applicant's identity proof and address. */
export const landAddressFields = {
  identityKind: {
    ...requiredSelect(
      {
        aadhaar: {
          label: 'common:apply.identity.aadhaar',
          printedText: { en: 'Aadhaar', or: 'ଆଧାର' },
        },
        voter: {
          label: 'common:apply.identity.voter',
          printedText: { en: 'Voter identity card', or: 'ଭୋଟର ପରିଚୟପତ୍ର' },
        },
        pan: { label: 'common:apply.identity.pan', printedText: { en: 'PAN', or: 'ପାନ୍' } },
        ration: {
          label: 'common:apply.identity.ration',
          printedText: { en: 'Ration card', or: 'ରାସନ କାର୍ଡ' },
        },
        driving: {
          label: 'common:apply.identity.driving',
          printedText: { en: 'Driving licence', or: 'ଡ୍ରାଇଭିଂ ଲାଇସେନ୍ସ' },
        },
        passport: {
          label: 'common:apply.identity.passport',
          printedText: { en: 'Passport', or: 'ପାସପୋର୍ଟ' },
        },
      },
      'shared.select',
    ),
    ...stored,
    labels: { form: 'common:apply.identity' },
    heading: 'common:apply.identity.heading',
    placeholder: 'common:apply.identity.choose',
    isHalf: true,
    shownWhen: ofAll,
    ...printed('Identity proof', 'ପରିଚୟ ପ୍ରମାଣ'),
  },
  identityEnd: {
    ...code(/^[A-Za-z0-9]{4}$/, 4, 'apply.identityEnd.four'),
    ...stored,
    labels: { form: 'common:apply.identityEnd' },
    isHalf: true,
    shownWhen: ofAll,
    ...printed('Its last four characters', 'ଶେଷ ଚାରି ଅକ୍ଷର'),
  },
  addressLine: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.addressLine' },
    heading: 'common:apply.address',
    shownWhen: ofAll,
    ...printed('House and street', 'ଘର ଓ ସାହି'),
  },
  addressVillage: {
    ...line(80, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.addressVillage' },
    isHalf: true,
    shownWhen: ofAll,
    ...printed('Village or town', 'ଗ୍ରାମ କିମ୍ବା ସହର'),
  },
  addressPost: {
    ...line(80, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.addressPost' },
    isHalf: true,
    shownWhen: ofAll,
    ...printed('Post office', 'ଡାକଘର'),
  },
  addressPolice: {
    ...line(80, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.addressPolice' },
    isHalf: true,
    shownWhen: ofAll,
    ...printed('Police station', 'ଥାନା'),
  },
  addressDistrict: {
    ...line(60, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.addressDistrict' },
    isHalf: true,
    shownWhen: ofAll,
    ...printed('District of the address', 'ଠିକଣାର ଜିଲ୍ଲା'),
  },
  pinCode: {
    ...code(/^[1-9]\d{5}$/, 6, 'apply.pinCode.six'),
    isNumeric: true,
    ...stored,
    labels: { form: 'common:apply.pinCode' },
    isHalf: true,
    shownWhen: ofAll,
    ...printed('PIN code', 'ପିନ୍ କୋଡ୍'),
  },
} as const satisfies Readonly<Record<string, FormField<'details'>>>;
