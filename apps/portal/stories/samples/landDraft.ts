import { listMissingDocuments, type ApplicationKind, type Output } from '@temple-land/portal-core';
import { firstDocumentKinds } from '../../../../tests/support/firstDocumentKinds.ts';
import {
  toFeeKey,
  toLandContent,
  toLandDraft,
  type LandAnswers,
} from '../../src/features/apply/landDraft.ts';
import { toOtherPlotsText } from '../../src/features/apply/plots/otherPlots.ts';
import type { StepNumber } from '../../src/features/apply/steps/steps.ts';
import { storyTime } from '../screen/fixedDate.ts';
import { saveFileToTemp } from './forms.ts';

const details = {
  applicantKind: 'individual',
  guardianName: 'Hari Behera',
  birthDate: '1985-08-15',
  identityKind: 'aadhaar',
  identityEnd: '4321',
  addressLine: '12, Grand Road',
  addressVillage: 'Puri',
  addressPost: 'Puri',
  addressPolice: 'Kumbharapada',
  addressDistrict: 'Puri',
  pinCode: '752001',
} as const;

// The places and the plot that the lists of the samples have.
const place = {
  districtCode: '1',
  tahasilCode: '2',
  villageCode: '16',
  khataNoId: '16',
  plotCode: '84-2',
  area: '0.01',
  names: { district: 'Puri', tahasil: 'Brahmagiri', mouza: 'Dimirisena', khatian: '1', plot: '2' },
};

const boundary = {
  boundaryNorth: 'Plot 12',
  boundaryEast: 'The village road',
  boundarySouth: 'The tank of the matha',
  boundaryWest: 'Land of Hari Das',
};

const ofKind: Readonly<Record<ApplicationKind, Partial<LandAnswers>>> = {
  lease: { presentUse: 'vacant', structure: 'none', ...boundary },
  purchase: { presentUse: 'vacant', structure: 'none', ...boundary },
  exchange: { presentUse: 'vacant', structure: 'none', ...boundary },
  renewal: { leaseNo: 'LA/2016/PUR/000019' },
  transfer: { leaseNo: 'LA/2016/PUR/000019' },
  correction: {},
};

const purpose = { purpose: 'Paddy and vegetables' };
const challan = {
  feePayment: 'challan',
  challanNo: 'CH/2026/0042',
  challanOn: '2026-01-05',
  challanAmount: '50',
} as const;

/** The answers of an application for two plots. */
export const severalPlots: Partial<LandAnswers> = {
  otherPlots: toOtherPlotsText([
    {
      plotCode: '84-3',
      plotNo: '3',
      khataNo: '1',
      kissam: 'Sarada-2',
      satwa: 'Sthitiban',
      recordedArea: 268.4647,
      freeArea: 268.4647,
      area: '0.02',
      use: { presentUse: 'shop', structure: 'pucca', floors: '2', builtYear: '1998', ...boundary },
    },
  ]),
};

/** The answers about a possession with two proofs. */
export const possession: Partial<LandAnswers> = {
  possessionSince: '1990',
  possessionBasis: 'inherited',
  offeredMode: 'oneTime',
  possessionProofs: JSON.stringify([
    { id: '1', kind: 'electricity', from: '1996', to: '2025' },
    { id: '2', kind: 'voterList', from: '1991', to: '1991' },
  ]),
};

/** Which answers of a stored application differ from the usual ones. */
export interface OwnAnswers {
  kind?: ApplicationKind;
  answers?: Partial<LandAnswers>;
}

/** Returns the stored draft of an application for land whose steps before `open` are answered. */
export function draftBefore(
  open: StepNumber,
  { kind = 'lease', answers: own = {} }: OwnAnswers = {},
): Output<'applyDraftRead'> {
  const empty = toLandDraft({}, storyTime);
  const answers: LandAnswers = {
    ...empty.answers,
    applicationKind: kind,
    ...(open > 1 && details),
    ...(open > 2 && { ...place, ...ofKind[kind] }),
    ...(open > 3 && purpose),
    ...(open > 4 && challan),
    ...own,
  };
  const { result: file } = saveFileToTemp;
  const files = listMissingDocuments(firstDocumentKinds, answers, []).map(({ documentId }) => ({
    ...file,
    kind: documentId,
    uploadedAt: storyTime,
  }));
  const content = toLandContent({
    hasSeenDetails: open > 1,
    answers: { ...answers, ...(open > 4 && { feeFor: toFeeKey(answers) }) },
    files: open > 5 ? files : [],
  });
  return {
    status: 200,
    result: {
      content,
      version: 1,
      savedOn: '2026-11-25T09:00:00.000Z',
      endsOn: '2027-02-23T09:00:00.000Z',
    },
  };
}
