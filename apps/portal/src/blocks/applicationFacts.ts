import {
  acresText,
  applicationTypes,
  tenderDate,
  type ApplicationDetail,
  type LandApplication,
} from '@temple-land/portal-core';
import type { Text } from '../i18n/useText.ts';
import { reportKindWords } from './reportKindWords.ts';

/** An application as a screen shows it, with what only its type has when that is known. */
export type ShownApplication = LandApplication &
  Partial<Pick<ApplicationDetail, 'report' | 'quarry'>>;

type Fact = [name: string, value: string];

/** Gives an application's land in one line: its plot or khatiyan and the mouza, else the source or place. */
export function landText(row: LandApplication, { t }: Text): string {
  const mouza = row.mouza_name;
  if (row.applicationType === applicationTypes.quarry) return row.purpose;
  if (row.plotNo !== '') return t('citizen.plotIn', { plot: row.plotNo, mouza });
  if (row.khataNo !== '') return t('citizen.khatianIn', { khatian: row.khataNo, mouza });
  return placeText(row);
}

const placeText = ({ district_name, tehsil_name, mouza_name }: LandApplication) =>
  [district_name, tehsil_name, mouza_name].filter((name) => name !== '').join(', ');

const isKind = (kind: string): kind is keyof typeof reportKindWords =>
  Object.hasOwn(reportKindWords, kind);

function reportFacts(row: ShownApplication, { t }: Text): Fact[] {
  const { report } = row;
  const none = t('apply.answer.none');
  const yesNo = (is: boolean) => t(is ? 'application.yes' : 'application.no');
  const about: Fact[] = report
    ? [
        [t('report.kind'), isKind(report.kind) ? t(reportKindWords[report.kind]) : report.kind],
        [t('report.started'), report.startedOn === null ? none : tenderDate(report.startedOn)],
        [t('report.ongoing'), yesNo(report.isOngoing)],
        [t('report.danger'), yesNo(report.isDangerous)],
      ]
    : [];
  return [
    [t('application.place'), placeText(row)],
    [t('place.khatian'), row.khataNo || none],
    [t('application.plot'), row.plotNo || none],
    ...about,
    [t('report.description'), row.purpose],
  ];
}

function quarryFacts(row: ShownApplication, { t }: Text): Fact[] {
  const { quarry } = row;
  const wish: Fact[] = quarry
    ? [
        [t('quarry.quantity'), `${quarry.quantity.toLocaleString('en-IN')} ${t('quarry.cubic')}`],
        [t('quarry.period'), quarry.leasePeriod],
      ]
    : [];
  return [
    [t('quarry.source'), quarry?.sourceName ?? row.purpose],
    [t('application.place'), placeText(row)],
    ...wish,
  ];
}

function landFacts(row: ShownApplication, { t }: Text): Fact[] {
  const isPurchase = row.holding === 'purchase';
  return [
    [t('application.place'), placeText(row)],
    [t('place.khatian'), row.khataNo],
    [t('application.plot'), row.plotNo || t('apply.plot.none')],
    [t('application.area'), t('application.acres', { n: acresText(row.area) })],
    [
      t('application.holding'),
      t(isPurchase ? 'application.holding.purchase' : 'application.holding.lease'),
    ],
    [t('application.purpose'), row.purpose],
  ];
}

/** Gives the names and values of an application for its details, by its type. */
export function factsOf(row: ShownApplication, text: Text): Fact[] {
  if (row.applicationType === applicationTypes.illegitimateUse) return reportFacts(row, text);
  return row.applicationType === applicationTypes.quarry
    ? quarryFacts(row, text)
    : landFacts(row, text);
}
