import type { DashboardFigure } from '@temple-land/portal-core';
import { kisamClassLabels, rorLabels } from '../land/landRecordLabels.ts';
import type { TextKey } from '../../i18n/textKey.ts';

type Label = TextKey<'dashboard'>;

const kindLabels: Readonly<Record<string, Label>> = {
  againstLease: 'common:report.kind.againstLease',
  cultivation: 'common:report.kind.cultivation',
  dumping: 'common:report.kind.dumping',
  felling: 'common:report.kind.felling',
  fence: 'common:report.kind.fence',
  mining: 'common:report.kind.mining',
  sale: 'common:report.kind.sale',
  structure: 'common:report.kind.structure',
};

/** Returns the label of a kind of illegitimate use; unknown kinds have the label of "other". */
export const getKindLabel = (kind: string): Label => kindLabels[kind] ?? 'common:report.kind.other';

/** Returns the label of a class of kisams. */
export const getKisamLabel = (kisamClass: string): Label =>
  Object.entries(kisamClassLabels).find(([name]) => name === kisamClass)?.[1] ??
  'common:kisam.other';

/** Returns the label of a state of the record of rights. */
export const getRorLabel = (status: string): Label =>
  Object.entries(rorLabels).find(([name]) => name === status)?.[1] ?? 'common:ror.missing';

const figureLabels = {
  pending: 'map.pending',
  overdue: 'map.overdue',
  dueSoon: 'tile.dueSoon',
  decided: 'tile.decided',
  everDecided: 'months.decided',
  stage: 'stages',
  age: 'ages',
  received: 'months.received',
  decidedIn: 'months.decided',
  report: 'map.reports',
  caseFiled: 'cases',
  caseOrdered: 'cases.ordered',
  casePossession: 'cases.possession',
  tenderResult: 'tenders.results',
  leaseActive: 'leases',
  leaseEnding: 'list.leaseEnding',
  leaseDue: 'leases.due',
  plots: 'land.plots',
  plotsOfKisam: 'land.kisams',
  plotsOfSatwa: 'land.satwas',
  plotsOfRor: 'land.ror',
  plotsWithoutOutline: 'quality.withoutOutline',
  plotsOfOtherArea: 'quality.otherArea',
  tenderOpen: 'list.tenderOpen',
  tenderClosing: 'list.tenderClosing',
  tenderBids: 'tenders.bids',
  failedSignIns: 'signIns.failed',
  failedCalls: 'requests.list',
  taskRuns: 'tasks',
  reviewDue: 'reviews.list',
} as const satisfies Record<DashboardFigure, Label>;

/** Returns the title of the list behind a figure. */
export const getFigureLabel = (figure: DashboardFigure): Label => figureLabels[figure];

const taskLabels: Readonly<Record<string, Label>> = {
  activities: 'task.activities',
  alerts: 'task.alerts',
  backup: 'task.backup',
  browserActivities: 'task.browserActivities',
  calls: 'task.calls',
  changes: 'task.changes',
  codes: 'task.codes',
  counts: 'task.counts',
  deliveries: 'task.deliveries',
  digests: 'task.digests',
  reports: 'task.reports',
  reportFiles: 'task.reportFiles',
  drafts: 'task.drafts',
  erasures: 'task.erasures',
  escalation: 'task.escalation',
  fieldKeys: 'task.fieldKeys',
  outlines: 'task.outlines',
  pageReportContacts: 'task.pageReportContacts',
  pageReviews: 'task.pageReviews',
  payments: 'task.payments',
  requestKeys: 'task.requestKeys',
  signIns: 'task.signIns',
  unsentFiles: 'task.unsentFiles',
  unsentGuests: 'task.unsentGuests',
  vacuum: 'task.vacuum',
  watches: 'task.watches',
  watermarks: 'task.watermarks',
};

/** Returns the label of an hourly task. */
export const getTaskLabel = (task: string): Label => taskLabels[task] ?? 'task.other';
