import { checkbox, line } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import {
  optionalLine,
  pastYear,
  requiredChoice,
  requiredSelect,
  wholeNumber,
} from './requiredKinds.ts';

const whenLandIsTaken = {
  field: 'applicationKind',
  is: ['purchase', 'lease', 'exchange'],
} as const;
const whenBuilt = { field: 'structure', is: ['kutcha', 'pucca'] } as const;
const whenLandIsHeld = {
  field: 'applicationKind',
  is: ['purchase', 'lease', 'renewal', 'transfer', 'exchange'],
} as const;

const stored = { step: 'land', storedAs: 'details' } as const;
const printed = (en: string, or: string) => ({
  printed: { part: 'details' as const, label: { en, or } },
});

/** The fields of the land as it is: present use, structure, boundary, access and litigation. */
export const landUseFields = {
  presentUse: {
    ...requiredSelect(
      {
        vacant: {
          label: 'common:apply.use.vacant',
          printedText: { en: 'Vacant', or: 'ଖାଲି' },
        },
        homestead: {
          label: 'common:apply.use.homestead',
          printedText: { en: 'Homestead', or: 'ଘରବାଡ଼ି' },
        },
        farm: { label: 'common:apply.use.farm', printedText: { en: 'Farm', or: 'ଚାଷ' } },
        shop: { label: 'common:apply.use.shop', printedText: { en: 'Shop', or: 'ଦୋକାନ' } },
        institution: {
          label: 'common:apply.use.institution',
          printedText: { en: 'Institution', or: 'ଅନୁଷ୍ଠାନ' },
        },
        other: { label: 'common:apply.use.other', printedText: { en: 'Other', or: 'ଅନ୍ୟ' } },
      },
      'shared.select',
    ),
    ...stored,
    labels: { form: 'common:apply.use' },
    heading: 'common:apply.use.heading',
    placeholder: 'common:apply.use.choose',
    shownWhen: whenLandIsTaken,
    ...printed('Present use', 'ବର୍ତ୍ତମାନର ବ୍ୟବହାର'),
  },
  structure: {
    ...requiredChoice(
      {
        none: {
          label: 'common:apply.structure.none',
          printedText: { en: 'None', or: 'ନାହିଁ' },
        },
        kutcha: {
          label: 'common:apply.structure.kutcha',
          printedText: { en: 'Kutcha', or: 'କଚ୍ଚା' },
        },
        pucca: {
          label: 'common:apply.structure.pucca',
          printedText: { en: 'Pucca', or: 'ପକ୍କା' },
        },
      },
      'apply.answer.required',
    ),
    ...stored,
    labels: { form: 'common:apply.structure' },
    shownWhen: whenLandIsTaken,
    ...printed('Building', 'ଘର'),
  },
  floors: {
    ...wholeNumber(20, 'apply.floors.number'),
    ...stored,
    labels: { form: 'common:apply.floors' },
    isHalf: true,
    shownWhen: whenBuilt,
    ...printed('Floors', 'ମହଲା'),
  },
  builtYear: {
    ...pastYear('apply.year.past'),
    ...stored,
    labels: { form: 'common:apply.builtYear' },
    isHalf: true,
    shownWhen: whenBuilt,
    ...printed('Built in', 'ନିର୍ମାଣ ବର୍ଷ'),
  },
  boundaryNorth: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.boundary.north' },
    heading: 'common:apply.boundary',
    isHalf: true,
    shownWhen: whenLandIsTaken,
    ...printed('North of it', 'ଉତ୍ତରରେ'),
  },
  boundaryEast: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.boundary.east' },
    isHalf: true,
    shownWhen: whenLandIsTaken,
    ...printed('East of it', 'ପୂର୍ବରେ'),
  },
  boundarySouth: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.boundary.south' },
    isHalf: true,
    shownWhen: whenLandIsTaken,
    ...printed('South of it', 'ଦକ୍ଷିଣରେ'),
  },
  boundaryWest: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.boundary.west' },
    isHalf: true,
    shownWhen: whenLandIsTaken,
    ...printed('West of it', 'ପଶ୍ଚିମରେ'),
  },
  accessRoad: {
    ...optionalLine(120),
    ...stored,
    labels: { form: 'common:apply.accessRoad' },
    heading: 'common:apply.access',
    shownWhen: whenLandIsTaken,
    ...printed('Access road', 'ଯିବା ଆସିବା ରାସ୍ତା'),
  },
  isInLitigation: {
    ...checkbox(false),
    ...stored,
    labels: { form: 'common:apply.litigation', summary: 'common:apply.litigation.short' },
    shownWhen: whenLandIsHeld,
    ...printed('In court', 'ଅଦାଲତରେ ମାମଲା'),
  },
  courtName: {
    ...line(120, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.courtName' },
    shownWhen: { field: 'isInLitigation', is: ['true'] },
    ...printed('Court', 'ଅଦାଲତ'),
  },
  courtCaseNo: {
    ...line(60, 'step.need'),
    ...stored,
    labels: { form: 'common:apply.courtCaseNo' },
    isHalf: true,
    shownWhen: { field: 'isInLitigation', is: ['true'] },
    ...printed('Case number', 'ମାମଲା ନମ୍ବର'),
  },
} as const satisfies Readonly<Record<string, FormField<'land'>>>;
