import {
  correctionTargets,
  getReportMessageKey,
  type Correction,
  type CorrectionField,
  type CorrectionState,
  type CorrectionStepKind,
  type CorrectionSubjectView,
} from '@temple-land/portal-core';
import type { StatusTone } from '@temple-land/ui';
import { formatAcres, formatDate, formatRupees } from '../../i18n/format.ts';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

/** The label of each entry. */
export const correctionFieldLabels = {
  plotNo: 'corrections:field.plotNo',
  khatiyan: 'corrections:field.khatiyan',
  kisam: 'corrections:field.kisam',
  area: 'corrections:field.area',
  possession: 'corrections:field.possession',
  outline: 'corrections:field.outline',
  sabikNo: 'corrections:field.sabikNo',
  north: 'corrections:field.north',
  east: 'corrections:field.east',
  south: 'corrections:field.south',
  west: 'corrections:field.west',
  chaka: 'corrections:field.chaka',
  presentUse: 'corrections:field.presentUse',
  structure: 'corrections:field.structure',
  remarks: 'corrections:field.remarks',
  khatiyanNo: 'corrections:field.khatiyanNo',
  ownerLine: 'corrections:field.ownerLine',
  marfatdar: 'corrections:field.marfatdar',
  satwa: 'corrections:field.satwa',
  rent: 'corrections:field.rent',
  cess: 'corrections:field.cess',
  rorStatus: 'corrections:field.rorStatus',
  publishedOn: 'corrections:field.publishedOn',
} as const satisfies Record<CorrectionField, TextKey<'corrections'>>;

/** The tone and label of each state. */
export const correctionStates = {
  open: { tone: 'info', label: 'corrections:state.open' },
  asked: { tone: 'warning', label: 'corrections:state.asked' },
  proposed: { tone: 'info', label: 'corrections:state.proposed' },
  entered: { tone: 'success', label: 'corrections:state.entered' },
  refused: { tone: 'danger', label: 'corrections:state.refused' },
  withdrawn: { tone: 'neutral', label: 'corrections:state.withdrawn' },
} as const satisfies Record<CorrectionState, { tone: StatusTone; label: TextKey<'corrections'> }>;

/** The title of each step. */
export const correctionStepTitles = {
  ask: 'corrections:step.ask',
  answer: 'corrections:step.answer',
  propose: 'corrections:step.propose',
  refuse: 'corrections:step.refuse',
  withdraw: 'corrections:step.withdraw',
  return: 'corrections:step.return',
  enter: 'corrections:step.enter',
} as const satisfies Record<CorrectionStepKind, TextKey<'corrections'>>;

/** The values of the entries that have a closed list of them. */
export const correctionChoices: Readonly<Partial<Record<CorrectionField, readonly string[]>>> = {
  possession: ['available', 'leased', 'sold', 'applied', 'disputed', 'temple'],
  rorStatus: ['missing', 'draft', 'final'],
};

const formatNumber = (value: string, format: (number: number) => string) =>
  Number.isFinite(Number(value)) ? format(Number(value)) : value;

/** Formats the value of an entry; a text that is no value of the record stays as it was written. */
export function formatEntry(
  field: CorrectionField,
  value: string,
  { t }: Translation<'corrections'>,
): string {
  if (value === '') return '-';
  if (field === 'area') return formatNumber(value, formatAcres);
  if (field === 'rent' || field === 'cess') return formatNumber(value, formatRupees);
  if (field === 'publishedOn') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
  const key = field in correctionChoices ? getReportMessageKey(value) : undefined;
  return key === undefined ? value : t(`specification:${key}`);
}

/** Returns the name of a record with its place. */
export function formatSubject(
  {
    plotNo,
    khataNo,
    mouza_name: mouza,
    tehsil_name: tahasil,
    district_name: district,
  }: Correction | CorrectionSubjectView,
  { t }: Translation<'corrections'>,
): string {
  const place = [mouza, tahasil, district].join(', ');
  return plotNo === ''
    ? t('corrections:title.khatiyan', { khatiyan: khataNo, place })
    : t('corrections:title.plot', { plot: plotNo, khatiyan: khataNo, place });
}

/** Returns whether an entry belongs to the khatiyan and not to a plot. */
export const isOfKhatiyan = (field: CorrectionField): boolean =>
  correctionTargets[field].entity === 'khatian';
