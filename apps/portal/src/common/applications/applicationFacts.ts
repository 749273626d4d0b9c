import {
  applicationTypes,
  formatTenderDate,
  type ApplicationDetail,
  type LandApplication,
} from '@temple-land/portal-core';
import { formatAnswer } from './formatAnswer.ts';
import { landFields } from './landFields.ts';
import { reportKindLabels } from '../grievances/reportKindLabels.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** An application with the fields of its type, when they are loaded. */
export type ShownApplication = LandApplication &
  Partial<Pick<ApplicationDetail, 'report' | 'quarry'>>;

type Fact = [name: string, value: string];

/** Returns the land of an application in one line: plot or khatiyan with mouza, or the source or location. */
export function formatLand(row: LandApplication, { t }: Translation): string {
  const mouza = row.mouza_name;
  if (row.applicationType === applicationTypes.quarry) return row.purpose;
  if (row.plotNo !== '') return t('common:citizen.plotIn', { plot: row.plotNo, mouza });
  if (row.khataNo !== '') return t('common:citizen.khatianIn', { khatian: row.khataNo, mouza });
  return formatLocation(row);
}

const formatLocation = ({ district_name, tehsil_name, mouza_name }: LandApplication) =>
  [district_name, tehsil_name, mouza_name].filter((name) => name !== '').join(', ');

const isReportKind = (kind: string): kind is keyof typeof reportKindLabels =>
  Object.hasOwn(reportKindLabels, kind);

function listReportFacts(row: ShownApplication, { t }: Translation): Fact[] {
  const { report } = row;
  const none = t('common:apply.answer.none');
  const yesNo = (is: boolean) => t(is ? 'common:application.yes' : 'common:application.no');
  const details: Fact[] = report
    ? [
        [
          t('common:report.kind'),
          isReportKind(report.kind) ? t(reportKindLabels[report.kind]) : report.kind,
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
    [t('common:application.place'), formatLocation(row)],
    [t('common:place.khatian'), row.khataNo || none],
    [t('common:application.plot'), row.plotNo || none],
    ...details,
    [t('common:report.description'), row.purpose],
  ];
}

function listQuarryFacts(row: ShownApplication, { t }: Translation): Fact[] {
  const { quarry } = row;
  const details: Fact[] = quarry
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
    [t('common:application.place'), formatLocation(row)],
    ...details,
  ];
}

function listLandFacts(row: ShownApplication, text: Translation): Fact[] {
  const { t } = text;
  return [
    [t('common:application.place'), formatLocation(row)],
    [t('common:place.khatian'), row.khataNo],
    [t('common:application.plot'), row.plotNo || t('common:apply.plot.none')],
    ...landFields.map(([name, field]): Fact => {
      const { form, summary = form, facts = summary } = field.labels;
      return [t(facts), formatAnswer(field, row[name], text)];
    }),
  ];
}

/** Returns the names and values of an application for its details, by its type. */
export function listApplicationFacts(row: ShownApplication, text: Translation): Fact[] {
  if (row.applicationType === applicationTypes.illegitimateUse) return listReportFacts(row, text);
  return row.applicationType === applicationTypes.quarry
    ? listQuarryFacts(row, text)
    : listLandFacts(row, text);
}
