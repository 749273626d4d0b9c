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
  column('lastUpdated', 'report.lastUpdated', 'day', { isHidden: true }),
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
  mouzas: [mouza, tahasil, district, column('thanaNo', 'report.thanaNo', 'text'), ...figures],
  khatiyans,
  plots: [
    column('plotNo', 'report.plotNo', 'text'),
    ...places,
    group('khatiyanNo', 'report.khatiyanNo'),
    column('sabikNo', 'report.sabikNo', 'text', { isHidden: true }),
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
