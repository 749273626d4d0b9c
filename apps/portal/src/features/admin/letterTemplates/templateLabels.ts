import {
  landApplicationFields,
  type ApplicationKind,
  type LetterKind,
  type LetterPlaceholder,
} from '@temple-land/portal-core';
import type { PrefixedKey, TextKey } from '../../../i18n/textKey.ts';

export const letterKindLabels = {
  order: 'letters:kind.order',
  rejection: 'letters:kind.rejection',
  demand: 'letters:kind.demand',
  query: 'letters:kind.query',
} as const satisfies Readonly<Record<LetterKind, PrefixedKey<'letters'>>>;

export const placeholderLabels = {
  amountDue: 'letters:placeholder.amountDue',
  applicant: 'letters:placeholder.applicant',
  applicationNo: 'letters:placeholder.applicationNo',
  area: 'letters:placeholder.area',
  areaGranted: 'letters:placeholder.areaGranted',
  challanNo: 'letters:placeholder.challanNo',
  concession: 'letters:placeholder.concession',
  district: 'letters:placeholder.district',
  dueOn: 'letters:placeholder.dueOn',
  fee: 'letters:placeholder.fee',
  khatiyan: 'letters:placeholder.khatiyan',
  kind: 'letters:placeholder.kind',
  mouza: 'letters:placeholder.mouza',
  officer: 'letters:placeholder.officer',
  orderNo: 'letters:placeholder.orderNo',
  paidOn: 'letters:placeholder.paidOn',
  plot: 'letters:placeholder.plot',
  query: 'letters:placeholder.query',
  ratePerAcre: 'letters:placeholder.ratePerAcre',
  reason: 'letters:placeholder.reason',
  receivedOn: 'letters:placeholder.receivedOn',
  remark: 'letters:placeholder.remark',
  resolutionNo: 'letters:placeholder.resolutionNo',
  ruleNo: 'letters:placeholder.ruleNo',
  tahasil: 'letters:placeholder.tahasil',
  sheet: 'letters:placeholder.sheet',
  termYears: 'letters:placeholder.termYears',
  today: 'letters:placeholder.today',
  value: 'letters:placeholder.value',
} as const satisfies Readonly<Record<LetterPlaceholder, PrefixedKey<'letters'>>>;

/** Returns the name of a kind of application; that of all kinds for an empty one. */
export const getKindLabel = (kind: ApplicationKind | ''): TextKey<'letters'> =>
  kind === ''
    ? 'letters:templates.allKinds'
    : landApplicationFields.applicationKind.choices[kind].label;
