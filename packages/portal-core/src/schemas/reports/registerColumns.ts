// Long because it is one table of all columns of all reports.
import type { MessageKey } from '../../messages/en.ts';
import { plotStatuses } from '../land/plotSelection.ts';
import {
  acres,
  column,
  counts,
  group,
  hasAcres,
  rupees,
  type RegisterColumn,
  type RegisterReport,
  type RowsBehind,
} from './reportColumn.ts';

const district = group('district', 'report.district');
const tahasil = group('tahasil', 'report.tahasil');
const mouza = group('mouza', 'report.mouza');
const places = [district, tahasil, mouza];

const plotsWith = (...where: RowsBehind['where'] & object): RowsBehind => ({
  report: 'plots',
  where,
});

const hiddenText = (key: string, label: MessageKey) =>
  column(key, label, 'text', { isHidden: true });
const hiddenCount = (key: string, label: MessageKey) => counts(key, label, { isHidden: true });
const hiddenAcres = (key: string, label: MessageKey) => acres(key, label, { isHidden: true });

const figures: readonly RegisterColumn[] = [
  counts('khatiyans', 'report.khatiyans', { rows: { report: 'khatiyans' } }),
  counts('plots', 'report.plots', { rows: { report: 'plots' } }),
  acres('area', 'report.area', { rows: { report: 'plots' } }),
  acres('areaFinal', 'report.areaFinal', {
    rows: plotsWith({ column: 'rorStatus', is: ['final'] }),
  }),
  acres('areaNotFinal', 'report.areaNotFinal', {
    rows: plotsWith({ column: 'rorStatus', is: ['draft', 'missing'] }),
  }),
  acres('areaLeased', 'report.areaLeased', { rows: plotsWith(hasAcres('areaLeased')) }),
  acres('areaSold', 'report.areaSold', { rows: plotsWith(hasAcres('areaSold')), isHidden: true }),
  acres('areaEncroached', 'report.areaEncroached', {
    rows: plotsWith(hasAcres('areaEncroached')),
  }),
  acres('areaVacant', 'report.areaVacant', { rows: plotsWith(hasAcres('areaVacant')) }),
  acres('areaQuarry', 'report.areaQuarry', {
    rows: plotsWith({ column: 'kisamClass', is: ['stone', 'sand'] }),
    isHidden: true,
  }),
  rupees('amount', 'report.rent', { rows: { report: 'khatiyans' } }),
  hiddenCount('verifications', 'report.verifications'),
  column('lastUpdated', 'report.lastUpdated', 'day', { isHidden: true }),
];

const openAreas: readonly RegisterColumn[] = [
  hiddenAcres('areaApplied', 'report.areaApplied'),
  hiddenAcres('areaCases', 'report.areaCases'),
  hiddenAcres('areaReported', 'report.areaReported'),
];

const khatiyans: readonly RegisterColumn[] = [
  column('khatiyanNo', 'report.khatiyanNo', 'text'),
  ...places,
  column('ownerLine', 'report.ownerLine', 'text', { isPersonal: true, isHidden: true }),
  column('marfatdar', 'report.marfatdar', 'text', { isPersonal: true, isHidden: true }),
  group('satwa', 'report.satwa'),
  group('rorStatus', 'report.rorStatus', 'word'),
  column('publishedOn', 'report.publishedOn', 'day', { isHidden: true }),
  counts('plots', 'report.plots', { rows: { report: 'plots', by: ['khatiyanNo'] } }),
  acres('area', 'report.area', { rows: { report: 'plots', by: ['khatiyanNo'] } }),
  rupees('amount', 'report.rent'),
  rupees('cess', 'report.cess'),
  // The possession of its plots: how many are in each status.
  ...plotStatuses.map((status) => hiddenCount(status, `report.word.${status}`)),
  hiddenCount('applications', 'report.applications'),
  hiddenCount('cases', 'report.cases'),
];

const landOf = (key: 'kisam' | 'satwa'): RowsBehind => ({ report: 'plots', by: [key] });

const applicationFacts: readonly RegisterColumn[] = [
  column('applicationNo', 'report.applicationNo', 'text'),
  group('applicationType', 'report.applicationType', 'word'),
  ...places,
  column('receivedOn', 'report.receivedOn', 'day'),
];

/** The columns of each report in order. */
export const registerColumns: Readonly<Record<RegisterReport, readonly RegisterColumn[]>> = {
  districts: [
    district,
    counts('tahasils', 'report.tahasils'),
    counts('mouzas', 'report.mouzas', { rows: { report: 'mouzas' } }),
    ...figures,
  ],
  mouzas: [
    mouza,
    hiddenText('nameOr', 'report.nameOr'),
    hiddenText('nameHi', 'report.nameHi'),
    tahasil,
    district,
    column('thanaNo', 'report.thanaNo', 'text'),
    ...figures,
    ...openAreas,
  ],
  khatiyans,
  plots: [
    column('plotNo', 'report.plotNo', 'text'),
    ...places,
    group('khatiyanNo', 'report.khatiyanNo'),
    hiddenText('sabikNo', 'report.sabikNo'),
    hiddenText('chaka', 'report.chaka'),
    group('kisam', 'report.kisam'),
    group('kisamClass', 'report.kisamClass', 'word'),
    group('satwa', 'report.satwa'),
    group('rorStatus', 'report.rorStatus', 'word'),
    group('status', 'report.status', 'word'),
    acres('area', 'report.area'),
    acres('areaLeased', 'report.areaLeased'),
    acres('areaSold', 'report.areaSold', { isHidden: true }),
    acres('areaEncroached', 'report.areaEncroached'),
    acres('areaVacant', 'report.areaVacant', { isHidden: true }),
    group('geometryLevel', 'report.geometryLevel', 'word'),
    column('gisArea', 'report.gisArea', 'area', { isHidden: true }),
    column('difference', 'report.difference', 'percent', { isHidden: true }),
    hiddenAcres('areaDecimal', 'report.areaDecimal'),
    hiddenAcres('areaHectare', 'report.areaHectare'),
    hiddenText('north', 'report.north'),
    hiddenText('east', 'report.east'),
    hiddenText('south', 'report.south'),
    hiddenText('west', 'report.west'),
    hiddenText('presentUse', 'report.presentUse'),
    column('occupant', 'report.occupant', 'text', { isMasked: true, isHidden: true }),
    column('since', 'report.since', 'year', { isHidden: true }),
    hiddenText('structure', 'report.structure'),
    hiddenCount('verifications', 'report.verifications'),
    column('verifiedOn', 'report.verifiedOn', 'day', { isHidden: true }),
    hiddenText('leaseNo', 'report.leaseNo'),
    hiddenText('saleNo', 'report.saleNo'),
    hiddenText('caseNo', 'report.caseNo'),
    hiddenText('remarks', 'report.remarks'),
  ],
  kisams: [
    group('kisam', 'report.kisam'),
    group('kisamClass', 'report.kisamClass', 'word'),
    counts('plots', 'report.plots', { rows: landOf('kisam') }),
    acres('area', 'report.area', { rows: landOf('kisam') }),
    acres('areaFinal', 'report.areaFinal', {
      rows: { ...landOf('kisam'), where: [{ column: 'rorStatus', is: ['final'] }] },
    }),
  ],
  satwas: [
    group('satwa', 'report.satwa'),
    group('satwaClass', 'report.satwaClass'),
    counts('plots', 'report.plots', { rows: landOf('satwa') }),
    acres('area', 'report.area', { rows: landOf('satwa') }),
    acres('areaFinal', 'report.areaFinal', {
      rows: { ...landOf('satwa'), where: [{ column: 'rorStatus', is: ['final'] }] },
    }),
  ],
  rorPending: khatiyans,
  encroachments: [
    column('plotNo', 'report.plotNo', 'text'),
    ...places,
    column('khatiyanNo', 'report.khatiyanNo', 'text'),
    group('kind', 'report.encroachmentKind'),
    group('state', 'report.state', 'word'),
    column('foundOn', 'report.foundOn', 'day'),
    acres('area', 'report.encroachmentArea'),
    column('removedOn', 'report.removedOn', 'day', { isHidden: true }),
    acres('recoveredArea', 'report.recoveredArea'),
    column('applicationNo', 'report.applicationNo', 'text', { isHidden: true }),
  ],
  leases: [
    column('leaseNo', 'report.leaseNo', 'text'),
    ...places,
    column('plotNo', 'report.plotNo', 'text'),
    group('kind', 'report.leaseKind', 'word'),
    column('lessee', 'report.lessee', 'text', { isMasked: true, isHidden: true }),
    group('state', 'report.state', 'word'),
    column('startsOn', 'report.startsOn', 'day', { isHidden: true }),
    column('endsOn', 'report.endsOn', 'day'),
    acres('area', 'report.area'),
    rupees('amount', 'report.leaseRent'),
    column('nextRentOn', 'report.nextRentOn', 'day'),
    rupees('due', 'report.due'),
  ],
  pendency: [
    ...applicationFacts,
    group('stage', 'report.stage', 'word'),
    column('dueOn', 'report.dueOn', 'day'),
    column('ageDays', 'report.ageDays', 'count'),
    column('overdueDays', 'report.overdueDays', 'count'),
    acres('area', 'report.area'),
  ],
  disposals: [
    ...applicationFacts,
    column('decidedOn', 'report.decidedOn', 'day'),
    column('decisionDays', 'report.decisionDays', 'count'),
    group('outcome', 'report.outcome', 'word'),
    group('reason', 'report.reason'),
    acres('area', 'report.area'),
  ],
  tenderResults: [
    column('letterNo', 'report.letterNo', 'text'),
    column('title', 'report.tenderTitle', 'text'),
    column('auction', 'report.auction', 'text'),
    group('source', 'report.source'),
    column('closedOn', 'report.closedOn', 'day'),
    counts('bids', 'report.bids'),
    counts('openedBids', 'report.openedBids'),
    rupees('highestBid', 'report.highestBid'),
    rupees('security', 'report.security', { isHidden: true }),
  ],
  quarryReturns: [
    group('leaseNo', 'report.leaseNo'),
    ...places,
    column('plotNo', 'report.plotNo', 'text'),
    column('month', 'report.month', 'day'),
    column('quantity', 'report.quantity', 'quantity', { isSum: true }),
    column('permittedQuantity', 'report.permittedQuantity', 'quantity'),
    column('workedArea', 'report.workedArea', 'area'),
  ],
  dataQuality: [
    group('fault', 'report.fault', 'word'),
    ...places,
    column('khatiyanNo', 'report.khatiyanNo', 'text'),
    column('plotNo', 'report.plotNo', 'text'),
    acres('area', 'report.area'),
    column('outlineArea', 'report.gisArea', 'area'),
  ],
};

/** Returns the key of the name of a report. */
export const getReportName = (report: RegisterReport) => `report.name.${report}` as const;
