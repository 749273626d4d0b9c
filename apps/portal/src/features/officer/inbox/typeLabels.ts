import type { ApplicationType } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

const typeKeys: Readonly<Record<ApplicationType, TextKey<'officer'>>> = {
  1: 'common:application.type.1',
  2: 'common:application.type.2',
  3: 'common:application.type.3',
  6: 'common:application.type.6',
};

/** Returns the label of an application type. */
export const getTypeLabel = (type: ApplicationType): TextKey<'officer'> => typeKeys[type];
