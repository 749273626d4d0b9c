import type { InboxFlag, InboxRow, InboxTab } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

type Label = TextKey<'officer'>;

/** The name, the explanation and the empty state of each list of the inbox. */
export const tabLabels = {
  mine: { name: 'inbox.tab.mine', lead: 'inbox.lead.mine', empty: 'inbox.empty.mine' },
  office: { name: 'inbox.tab.office', lead: 'inbox.lead.office', empty: 'inbox.empty.office' },
  applicant: {
    name: 'inbox.tab.applicant',
    lead: 'inbox.lead.applicant',
    empty: 'inbox.empty.applicant',
  },
  overdue: {
    name: 'inbox.tab.overdue',
    lead: 'inbox.lead.overdue',
    empty: 'inbox.empty.overdue',
  },
  closed: { name: 'inbox.tab.closed', lead: 'inbox.lead.closed', empty: 'inbox.empty.closed' },
} as const satisfies Record<InboxTab, Record<'name' | 'lead' | 'empty', Label>>;

/** What an officer should know before opening an application. */
export const flagLabels = {
  case: 'flag.case',
  auction: 'flag.auction',
  duplicate: 'flag.duplicate',
  answered: 'flag.answered',
} as const satisfies Record<InboxFlag, Label>;

/** Who acts next where it is not an office. */
export const turnLabels = {
  applicant: 'inbox.by.applicant',
  service: 'inbox.by.service',
} as const satisfies Record<Exclude<NonNullable<InboxRow['next']>['turn'], 'office'>, Label>;
