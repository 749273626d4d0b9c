import type { satwaClasses } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The label of each class of satwas. */
export const satwaClassLabels: Readonly<Record<(typeof satwaClasses)[number], TextKey<'map'>>> = {
  deity: 'satwa.deity',
  tenancy: 'satwa.tenancy',
  rentFree: 'satwa.rentFree',
  service: 'satwa.service',
  government: 'satwa.government',
};
