import type { MessageKey } from '../../messages/en.ts';
import { landWords } from '../../messages/land/en.ts';
import { reportWords } from '../../messages/reports/en.ts';
import type { ColumnKind, ReportColumn } from '../../schemas/reports/columnKind.ts';
import type { KhatiyanRow, PlaceRow, PlotRow, ReportLevel } from '../../schemas/land/reports.ts';

type Entry<Row> = readonly [key: Extract<keyof Row, string>, label: MessageKey, kind: ColumnKind];

const columns = <Row>(entries: readonly Entry<Row>[]): readonly ReportColumn[] =>
  entries.map(([key, label, kind]) => ({ key, label, kind }));

const placeNames: readonly Entry<PlaceRow>[] = [
  ['nameOr', 'report.nameOr', 'text'],
  ['nameHi', 'report.nameHi', 'text'],
];
const figures: readonly Entry<PlaceRow>[] = [
  ['khatiyans', 'report.khatiyans', 'count'],
  ['plots', 'report.plots', 'count'],
  ['area', 'report.area', 'area'],
  ['areaFinal', 'report.areaFinal', 'area'],
  ['areaNotFinal', 'report.areaNotFinal', 'area'],
  ['areaLeased', 'report.areaLeased', 'area'],
  ['areaSold', 'report.areaSold', 'area'],
  ['areaApplied', 'report.areaApplied', 'area'],
  ['areaCases', 'report.areaCases', 'area'],
  ['areaReported', 'report.areaReported', 'area'],
  ['areaEncroached', 'report.areaEncroached', 'area'],
  ['areaVacant', 'report.areaVacant', 'area'],
  ['areaQuarry', 'report.areaQuarry', 'area'],
  ['verifications', 'report.verifications', 'count'],
  ['amount', 'report.rent', 'money'],
  ['lastUpdated', 'report.lastUpdated', 'moment'],
];

/** The columns of each report in order, for the screen and the Excel file. */
export const reportColumns: Readonly<Record<ReportLevel, readonly ReportColumn[]>> = {
  tahasil: columns<PlaceRow>([
    ['name', 'report.tahasil', 'text'],
    ...placeNames,
    ['count', 'report.mouzas', 'count'],
    ...figures,
  ]),
  mouza: columns<PlaceRow>([
    ['name', 'report.mouza', 'text'],
    ...placeNames,
    ['thanaNo', 'report.thanaNo', 'text'],
    ...figures,
  ]),
  khatiyan: columns<KhatiyanRow>([
    ['name', 'report.khatiyanNo', 'text'],
    ['ownerLine', 'report.ownerLine', 'text'],
    ['marfatdar', 'report.marfatdar', 'text'],
    ['satwa', 'report.satwa', 'text'],
    ['count', 'report.plots', 'count'],
    ['area', 'report.area', 'area'],
    ['amount', 'report.rent', 'money'],
    ['cess', 'report.cess', 'money'],
    ['rorStatus', 'report.rorStatus', 'word'],
    ['publishedOn', 'report.publishedOn', 'day'],
    ['available', 'report.word.available', 'count'],
    ['leased', 'report.word.leased', 'count'],
    ['sold', 'report.word.sold', 'count'],
    ['applied', 'report.word.applied', 'count'],
    ['disputed', 'report.word.disputed', 'count'],
    ['temple', 'report.word.temple', 'count'],
    ['areaLeased', 'report.areaLeased', 'area'],
    ['areaSold', 'report.areaSold', 'area'],
    ['areaEncroached', 'report.areaEncroached', 'area'],
    ['verifications', 'report.verifications', 'count'],
    ['applications', 'report.applications', 'count'],
    ['cases', 'report.cases', 'count'],
  ]),
  plot: columns<PlotRow>([
    ['name', 'report.plotNo', 'text'],
    ['sabikNo', 'report.sabikNo', 'text'],
    ['chaka', 'report.chaka', 'text'],
    ['kisam', 'report.kisam', 'text'],
    ['kisamClass', 'report.kisamClass', 'text'],
    ['area', 'report.area', 'area'],
    ['areaDecimal', 'report.areaDecimal', 'area'],
    ['areaHectare', 'report.areaHectare', 'area'],
    ['north', 'report.north', 'text'],
    ['east', 'report.east', 'text'],
    ['south', 'report.south', 'text'],
    ['west', 'report.west', 'text'],
    ['status', 'report.status', 'word'],
    ['presentUse', 'report.presentUse', 'text'],
    ['occupant', 'report.occupant', 'text'],
    ['since', 'report.since', 'year'],
    ['structure', 'report.structure', 'text'],
    ['geometryLevel', 'report.geometryLevel', 'word'],
    ['gisArea', 'report.gisArea', 'area'],
    ['difference', 'report.difference', 'percent'],
    ['areaLeased', 'report.areaLeased', 'area'],
    ['areaSold', 'report.areaSold', 'area'],
    ['areaEncroached', 'report.areaEncroached', 'area'],
    ['verifications', 'report.verifications', 'count'],
    ['verifiedOn', 'report.verifiedOn', 'day'],
    ['leaseNo', 'report.leaseNo', 'text'],
    ['saleNo', 'report.saleNo', 'text'],
    ['amount', 'report.leaseRent', 'money'],
    ['caseNo', 'report.caseNo', 'text'],
    ['remarks', 'report.remarks', 'text'],
  ]),
};

const words = { ...landWords, ...reportWords };
const isWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key);

/**
 * Returns the message key for a value in a `word` column, which can be the key of a stage of a workflow; undefined for a
 * value without a text.
 */
export function getReportMessageKey(value: string): MessageKey | undefined {
  if (value.startsWith('state.')) return value as MessageKey;
  const key = `report.word.${value}`;
  return isWord(key) ? key : undefined;
}

/** The columns of the sale of plots, case by case. */
export const saleColumns: readonly ReportColumn[] = [
  { key: 'caseNo', label: 'sale.caseNo', kind: 'text' },
  { key: 'applicationNo', label: 'sale.applicationNo', kind: 'text' },
  { key: 'openedOn', label: 'sale.openedOn', kind: 'day' },
  { key: 'tehsil_name', label: 'report.tahasil', kind: 'text' },
  { key: 'mouza_name', label: 'report.mouza', kind: 'text' },
  { key: 'khataNo', label: 'report.khatiyanNo', kind: 'text' },
  { key: 'plotNo', label: 'report.plotNo', kind: 'text' },
  { key: 'area', label: 'report.area', kind: 'area' },
  { key: 'kissam', label: 'report.kisam', kind: 'text' },
  { key: 'ratePerAcre', label: 'sale.rate', kind: 'money' },
  { key: 'value', label: 'sale.value', kind: 'money' },
  { key: 'concession', label: 'sale.concession', kind: 'money' },
  { key: 'paid', label: 'sale.paid', kind: 'money' },
  { key: 'orderNo', label: 'sale.orderNo', kind: 'text' },
  { key: 'orderedOn', label: 'sale.orderedOn', kind: 'day' },
  { key: 'deedNo', label: 'sale.deedNo', kind: 'text' },
  { key: 'deedOn', label: 'sale.deedOn', kind: 'day' },
];

/** The columns of the sale of plots, plot by plot. */
export const plotSaleColumns: readonly ReportColumn[] = [
  { key: 'tehsil_name', label: 'report.tahasil', kind: 'text' },
  { key: 'mouza_name', label: 'report.mouza', kind: 'text' },
  { key: 'khataNo', label: 'report.khatiyanNo', kind: 'text' },
  { key: 'plotNo', label: 'report.plotNo', kind: 'text' },
  { key: 'kissam', label: 'report.kisam', kind: 'text' },
  { key: 'area', label: 'report.area', kind: 'area' },
  { key: 'cases', label: 'sale.cases', kind: 'count' },
  { key: 'value', label: 'sale.value', kind: 'money' },
  { key: 'concession', label: 'sale.concession', kind: 'money' },
  { key: 'paid', label: 'sale.paid', kind: 'money' },
];
