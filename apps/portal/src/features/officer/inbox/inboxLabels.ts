import {
  landApplicationFields,
  reportFields,
  type AssignResult,
  type InboxFlag,
  type InboxKind,
  type InboxRow,
  type InboxTab,
} from '@temple-land/portal-core';
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

const { choices: landKinds } = landApplicationFields.applicationKind;
const { choices: useKinds } = reportFields.kind;

/** The name of each kind of land application and of reported use. */
export const kindLabels: Readonly<Record<InboxKind, TextKey>> = {
  purchase: landKinds.purchase.label,
  lease: landKinds.lease.label,
  renewal: landKinds.renewal.label,
  transfer: landKinds.transfer.label,
  exchange: landKinds.exchange.label,
  correction: landKinds.correction.label,
  structure: useKinds.structure.label,
  cultivation: useKinds.cultivation.label,
  fence: useKinds.fence.label,
  sale: useKinds.sale.label,
  mining: useKinds.mining.label,
  dumping: useKinds.dumping.label,
  felling: useKinds.felling.label,
  againstLease: useKinds.againstLease.label,
  other: useKinds.other.label,
};

/** Returns the name of the kind of an application; undefined for an application without a kind. */
export const findKindLabel = (kind: string): TextKey | undefined =>
  Object.hasOwn(kindLabels, kind) ? kindLabels[kind as InboxKind] : undefined;

/** What an officer should know before opening an application. */
export const flagLabels = {
  case: 'flag.case',
  auction: 'flag.auction',
  duplicate: 'flag.duplicate',
  answered: 'flag.answered',
  escalated: 'flag.escalated',
  officeAsked: 'flag.officeAsked',
} as const satisfies Record<InboxFlag, Label>;

/** Who acts next where it is not an office. */
export const turnLabels = {
  applicant: 'inbox.by.applicant',
  service: 'inbox.by.service',
} as const satisfies Record<Exclude<NonNullable<InboxRow['next']>['turn'], 'office'>, Label>;

/** What was done with an application. */
export const doneLabels = {
  assign: 'assigned.assign',
  claim: 'assigned.claim',
  release: 'assigned.release',
} as const satisfies Record<string, Label>;

/** What is asked before something is done with several applications, and the button that does it. */
export const bulkLabels = {
  assign: { title: 'bulk.confirm.assign', confirm: 'bulk.assign' },
  claim: { title: 'bulk.confirm.claim', confirm: 'claim.selected' },
  release: { title: 'bulk.confirm.release', confirm: 'bulk.release' },
} as const satisfies Record<string, Record<'title' | 'confirm', Label>>;

/** Why nothing was done with an application. */
export const refusalLabels = {
  taken: 'assigned.taken',
  notYours: 'assigned.notYours',
  notTheirs: 'assigned.notTheirs',
  gone: 'assigned.gone',
} as const satisfies Record<Exclude<AssignResult['outcome'], 'done'>, Label>;

/** Why leave was not entered. */
export const leaveProblems = {
  cover: 'leave.problem.cover',
  days: 'leave.problem.days',
  overlap: 'leave.problem.overlap',
} as const satisfies Record<string, Label>;
