import {
  getReportMessageKey,
  type KhatiyanFront,
  type RecordAction,
  type RecordLease,
} from '@temple-land/portal-core';
import { formatDate, formatAcres, formatRupees } from '../../../i18n/format.ts';
import type { TextKey, Translation } from '../../../i18n/textKey.ts';

/** The label of each state of the record of rights. */
export const rorWords = {
  final: 'specification:report.word.final',
  draft: 'specification:report.word.draft',
  missing: 'specification:report.word.missing',
} as const satisfies Record<KhatiyanFront['rorStatus'], TextKey>;

/** The label of each kind of lease. */
export const leaseKindLabels = {
  agricultural: 'landRecord:lease.agricultural',
  homestead: 'landRecord:lease.homestead',
  commercial: 'landRecord:lease.commercial',
  quarry: 'landRecord:lease.quarry',
} as const satisfies Record<RecordLease['kind'], TextKey<'landRecord'>>;

/** The label of each state of a lease. */
export const leaseStateLabels = {
  active: 'landRecord:lease.active',
  ended: 'landRecord:lease.ended',
  cancelled: 'landRecord:lease.cancelled',
} as const satisfies Record<RecordLease['state'], TextKey<'landRecord'>>;

/** What was done with a record. */
export const actionLabels = {
  create: 'landRecord:change.create',
  update: 'landRecord:change.update',
  retire: 'landRecord:change.retire',
  restore: 'landRecord:change.restore',
} as const satisfies Record<RecordAction, TextKey<'landRecord'>>;

const fieldLabels: Readonly<Record<string, TextKey<'landRecord'>>> = {
  area: 'specification:report.area',
  cess: 'specification:report.cess',
  east: 'specification:report.east',
  khatiyanId: 'specification:report.khatiyanNo',
  kisam: 'specification:report.kisam',
  marfatdar: 'specification:report.marfatdar',
  mouzaId: 'specification:report.mouza',
  north: 'specification:report.north',
  number: 'landRecord:field.number',
  ownerLine: 'specification:report.ownerLine',
  publishedOn: 'specification:report.publishedOn',
  rent: 'specification:report.rent',
  ring: 'landRecord:field.ring',
  rorStatus: 'specification:report.rorStatus',
  sabikNo: 'specification:report.sabikNo',
  satwa: 'specification:report.satwa',
  south: 'specification:report.south',
  status: 'specification:report.status',
  west: 'specification:report.west',
};

/** Returns the label of a changed field; a field that the record no longer has keeps its name. */
export function getFieldLabel(name: string, { t }: Translation<'landRecord'>): string {
  const label = fieldLabels[name];
  return label === undefined ? name : t(label);
}

/** Returns the value of a changed field as its reader knows it. */
export function formatChangedValue(
  name: string,
  value: string,
  { t }: Translation<'landRecord'>,
): string {
  if (value === '') return '-';
  if (name === 'area') return formatAcres(Number(value));
  if (name === 'rent' || name === 'cess') return formatRupees(Number(value));
  if (name === 'publishedOn') return formatDate(value);
  if (name === 'ring') return t('landRecord:field.corners', { count: Number(value) });
  const key = name === 'status' || name === 'rorStatus' ? getReportMessageKey(value) : undefined;
  return key === undefined ? value : t(`specification:${key}`);
}
