import {
  applicationTypes,
  fieldsOfStep,
  isPlotUseField,
  quarryFields,
  reportFields,
  type ApplicationDetail,
  type LandApplication,
  type MatchConfidence,
  type OfficerApplication,
  type PositionSource,
} from '@temple-land/portal-core';
import {
  listNamedFields,
  listShownFields,
  toFieldTranslate,
  type NamedFormField,
} from '../form/formFields.ts';
import { formatAnswer, type FieldAnswer } from './formatAnswer.ts';
import { formatPlace } from '../land/formatPlace.ts';
import { formatPlots } from '../land/formatPlots.ts';
import { landFields } from './landFields.ts';
import { addFirstUse, formatPlotFacts, listPlotUseFacts } from './plotFacts.ts';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatDate } from '../../i18n/format.ts';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

/** An application with the fields of its type, when they are loaded. */
export type ShownApplication = LandApplication &
  Partial<Pick<ApplicationDetail, 'report' | 'quarry' | 'land'>> &
  Partial<Pick<OfficerApplication, 'additions'>>;

type Fact = readonly [name: string, value: string];

/** Returns the land of an application in one line: plot or khatiyan with mouza, or the source or location. */
export function formatLand(row: LandApplication, { t }: Translation): string {
  const mouza = row.mouza_name;
  if (row.applicationType === applicationTypes.quarry) return row.purpose;
  const plot = formatPlots(row.plotNo, (row.plots?.length ?? 1) - 1, { t });
  if (plot !== '') return t('common:citizen.plotIn', { plot, mouza });
  if (row.khataNo !== '') return t('common:citizen.khatianIn', { khatian: row.khataNo, mouza });
  return formatPlace(row);
}

/** Returns the answers of fields in words; the ones that are not stored, or hidden by another answer, are left out. */
function listAnswerFacts(
  fields: readonly NamedFormField<string>[],
  stored: Readonly<Record<string, unknown>>,
  text: Translation,
): Fact[] {
  const translate = toFieldTranslate(text);
  return listShownFields(fields, Object.fromEntries(fields), stored).flatMap(([name, field]) => {
    const answer = stored[name] as FieldAnswer | undefined;
    if (answer === undefined) return [];
    const { form, summary = form, facts = summary } = field.labels;
    return [[translate(facts), formatAnswer(field, answer, text)] as const];
  });
}

const positionKeys: Readonly<Record<PositionSource, TextKey>> = {
  photo: 'common:report.position.photo',
  device: 'common:report.position.device',
  typed: 'common:report.position.typed',
  map: 'common:report.position.map',
};
const confidenceKeys: Readonly<Record<MatchConfidence, TextKey>> = {
  high: 'common:report.confidence.high',
  medium: 'common:report.confidence.medium',
  low: 'common:report.confidence.low',
};

/** Returns the position of a report: latitude and longitude, its origin, and how surely it is in the named plot. */
function listPositionFacts({ report, plotNo }: ShownApplication, { t }: Translation): Fact[] {
  const position = report?.position;
  if (!position) return [];
  const { latitude, longitude, source, confidence } = position;
  const point = localizeDigits(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`);
  const fit = confidence === null ? 'common:report.confidence.none' : confidenceKeys[confidence];
  const words = [point, t(positionKeys[source]), ...(plotNo === '' ? [] : [t(fit)])];
  return [[t('common:report.position'), words.join('; ')]];
}

function listReportFacts(row: ShownApplication, text: Translation): Fact[] {
  const { t } = text;
  const none = t('common:apply.answer.none');
  return [
    [t('common:application.place'), formatPlace(row)],
    [t('common:place.khatian'), row.khataNo || none],
    [t('common:application.plot'), row.plotNo || none],
    ...listPositionFacts(row, text),
    ...listAnswerFacts(
      listNamedFields(reportFields),
      { ...row.report, description: row.purpose },
      text,
    ),
    ...(row.additions ?? []).map(({ at, description }): Fact => [
      t('common:report.addition', { date: formatDate(at) }),
      description || none,
    ]),
  ];
}

function listQuarryFacts(row: ShownApplication, text: Translation): Fact[] {
  const stored = { sourceName: row.purpose, ...row.quarry };
  const ofStep = (step: 'source' | 'terms') =>
    listAnswerFacts(listNamedFields(fieldsOfStep(quarryFields, step)), stored, text);
  return [
    ...ofStep('source'),
    [text.t('common:application.place'), formatPlace(row)],
    ...ofStep('terms'),
  ];
}

/** Returns the details that the applicant gave: a request may leave all of them out. */
const listGiven = (details: object = {}) =>
  Object.fromEntries(
    Object.entries(details).filter(
      ([, value]) => value !== '' && value !== null && value !== false,
    ),
  );

function listPlotFacts({ plots, khataNo, plotNo }: ShownApplication, text: Translation): Fact[] {
  const { t } = text;
  if (plots !== undefined) {
    return plots.map((plot) => [
      t('common:landPlot', { plot: plot.plotNo }),
      formatPlotFacts(plot, text),
    ]);
  }
  return [
    [t('common:place.khatian'), khataNo],
    [t('common:application.plot'), plotNo || t('common:apply.plot.none')],
  ];
}

function listLandFacts(row: ShownApplication, text: Translation): Fact[] {
  const { t } = text;
  const applicationKind = row.applicationKind === '' ? undefined : row.applicationKind;
  const given = listGiven(row.land);
  const { plots = [] } = row;
  const fields =
    plots.length === 0 ? landFields : landFields.filter(([name]) => !isPlotUseField(name));
  return [
    [t('common:application.place'), formatPlace(row)],
    ...listPlotFacts(row, text),
    ...listAnswerFacts(fields, { ...row, ...given, applicationKind }, text),
    ...listPlotUseFacts(addFirstUse(plots, given), text),
  ];
}

/** Returns the names and values of an application for its details, by its type. */
export function listApplicationFacts(row: ShownApplication, text: Translation): Fact[] {
  if (row.applicationType === applicationTypes.illegitimateUse) return listReportFacts(row, text);
  return row.applicationType === applicationTypes.quarry
    ? listQuarryFacts(row, text)
    : listLandFacts(row, text);
}
