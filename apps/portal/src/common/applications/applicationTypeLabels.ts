import type { ApplicationType } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** The label of each type of application. */
export const applicationTypeLabels = {
  1: 'common:application.type.1',
  2: 'common:application.type.2',
  3: 'common:application.type.3',
  6: 'common:application.type.6',
} as const satisfies Readonly<Record<ApplicationType, TextKey>>;
