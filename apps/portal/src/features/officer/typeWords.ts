import type { ApplicationType } from '@temple-land/portal-core';
import type { PageKey } from '../../i18n/pageKey.ts';

const typeKeys: Readonly<Record<ApplicationType, PageKey>> = {
  1: 'application.type.1',
  2: 'application.type.2',
  3: 'application.type.3',
  6: 'application.type.6',
};

/** The words of an application type. */
export const typeWord = (type: ApplicationType): PageKey => typeKeys[type];
