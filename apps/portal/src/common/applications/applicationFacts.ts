import {
  applicationTypes,
  formatTenderDate,
  type ApplicationDetail,
  type LandApplication,
} from '@temple-land/portal-core';
import { answerText } from './answerText.ts';
import { landFields } from './landFields.ts';
import { reportKindWords } from '../grievances/reportKindWords.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** An application as a screen shows it, with what only its type has when that is known. */
export type ShownApplication = LandApplication &
  Partial<Pick<ApplicationDetail, 'report' | 'quarry'>>;

type Fact = [name: string, value: string];

/** Returns an application's land in one line: its plot or khatiyan and the mouza, else the source or place. */
export function landText(row: LandApplication, { t }: Translation): string {
  const mouza = row.mouza_name;
  if (row.applicationType === applicationTypes.quarry) return row.purpose;
  if (row.plotNo !== '') return t('common:citizen.plotIn', { plot: row.plotNo, mouza });
  if (row.khataNo !== '') return t('common:citizen.khatianIn', { khatian: row.khataNo, mouza });
  return placeText(row);
}

const placeText = ({ district_name, tehsil_name, mouza_name }: LandApplication) =>
  [district_name, tehsil_name, mouza_name].filter((name) => name !== '').join(', ');

const isKind = (kind: string): kind is keyof typeof reportKindWords =>
  Object.hasOwn(reportKindWords, kind);

function reportFacts(row: ShownApplication, { t }: Translation): Fact[] {
  const { report } = row;
  const none = t('common:apply.answer.none');
  const yesNo = (is: boolean) => t(is ? 'common:application.yes' : 'common:application.no');
  const about: Fact[] = report
    ? [
        [
          t('common:report.kind'),
          isKind(report.kind) ? t(reportKindWords[report.kind]) : report.kind,
        ],
        [
          t('common:report.started'),
          report.startedOn === null ? none : formatTenderDate(report.startedOn),
        ],
        [t('common:report.ongoing'), yesNo(report.isOngoing)],
        [t('common:report.danger'), yesNo(report.isDangerous)],
      ]
    : [];
  return [
    [t('common:application.place'), placeText(row)],
    [t('common:place.khatian'), row.khataNo || none],
    [t('common:application.plot'), row.plotNo || none],
    ...about,
    [t('common:report.description'), row.purpose],
  ];
}

function quarryFacts(row: ShownApplication, { t }: Translation): Fact[] {
  const { quarry } = row;
  const wish: Fact[] = quarry
    ? [
        [
          t('common:quarry.quantity'),
          `${quarry.quantity.toLocaleString('en-IN')} ${t('common:quarry.cubic')}`,
        ],
        [t('common:quarry.period'), quarry.leasePeriod],
      ]
    : [];
  return [
    [t('common:quarry.source'), quarry?.sourceName ?? row.purpose],
    [t('common:application.place'), placeText(row)],
    ...wish,
  ];
}

function landFacts(row: ShownApplication, text: Translation): Fact[] {
  const { t } = text;
  return [
    [t('common:application.place'), placeText(row)],
    [t('common:place.khatian'), row.khataNo],
    [t('common:application.plot'), row.plotNo || t('common:apply.plot.none')],
    ...landFields.map(([name, field]): Fact => {
      const { form, summary = form, facts = summary } = field.labels;
      return [t(facts), answerText(field, row[name], text)];
    }),
  ];
}

/** Returns the names and values of an application for its details, by its type. */
export function factsOf(row: ShownApplication, text: Translation): Fact[] {
  if (row.applicationType === applicationTypes.illegitimateUse) return reportFacts(row, text);
  return row.applicationType === applicationTypes.quarry
    ? quarryFacts(row, text)
    : landFacts(row, text);
}
