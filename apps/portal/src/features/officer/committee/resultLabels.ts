import type { CommitteeResult } from '@temple-land/portal-core';
import type { PrefixedKey } from '../../../i18n/textKey.ts';

type Labels = Readonly<Record<CommitteeResult, PrefixedKey<'committee'>>>;

export const resultLabels = {
  approved: 'committee:result.approved',
  rejected: 'committee:result.rejected',
  deferred: 'committee:result.deferred',
} as const satisfies Labels;

/** The names of the button that records each result. */
export const resultSubmitLabels = {
  approved: 'committee:resolve.approved',
  rejected: 'committee:resolve.rejected',
  deferred: 'committee:resolve.deferred',
} as const satisfies Labels;

export const resultTones = {
  approved: 'success',
  rejected: 'danger',
  deferred: 'info',
} as const satisfies Readonly<Record<CommitteeResult, string>>;
