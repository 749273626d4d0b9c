import type { FieldReportPart } from '@temple-land/portal-core';
import type { PrefixedKey } from '../../../i18n/textKey.ts';

/** What to do about a missing part of a field report. */
export const gapLabels: Readonly<Record<FieldReportPart, PrefixedKey<'field'>>> = {
  visitedAt: 'field:gap.visitedAt',
  plotNo: 'field:gap.plotNo',
  measuredDecimals: 'field:gap.measured',
  presentUse: 'field:gap.use',
  structure: 'field:gap.structure',
  boundary: 'field:gap.boundary',
  person: 'field:gap.person',
  encroachedDecimals: 'field:gap.encroached',
  remark: 'field:gap.remark',
  recommendation: 'field:gap.recommendation',
};
