import type { TenderState } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** The label of each state of a tender. */
export const tenderStateLabels = {
  upcoming: 'common:tender.state.upcoming',
  open: 'common:tender.state.open',
  closed: 'common:tender.state.closed',
} as const satisfies Record<TenderState, TextKey>;
