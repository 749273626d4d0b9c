import type { CourtAppealStatus } from '@temple-land/portal-core';
import type { StatusTone } from '@temple-land/ui';
import type { TextKey } from '../../i18n/textKey.ts';

/** What became of an appeal to a higher court. */
export const courtAppealLabels: Readonly<Record<CourtAppealStatus, TextKey>> = {
  pending: 'common:courtAppeal.pending',
  allowed: 'common:courtAppeal.allowed',
  dismissed: 'common:courtAppeal.dismissed',
  withdrawn: 'common:courtAppeal.withdrawn',
};

/** How it is shown. */
export const courtAppealTones: Readonly<Record<CourtAppealStatus, StatusTone>> = {
  pending: 'warning',
  allowed: 'danger',
  dismissed: 'success',
  withdrawn: 'neutral',
};
