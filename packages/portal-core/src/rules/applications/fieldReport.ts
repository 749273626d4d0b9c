import { applicationTypes } from '../../constants.ts';
import type {
  FieldPlot,
  FieldRecommendation,
  FieldReportDraft,
} from '../../schemas/applications/fieldReport.ts';

/** The stage of each application type that waits for a field report. */
export const fieldReportStages = {
  [applicationTypes.illegitimateUse]: 'INSPECTION',
  [applicationTypes.land]: 'FIELD',
} as const;

/** Returns whether a stage waits for a field report. */
export const isFieldReportStage = (type: number, state: string): boolean =>
  Object.entries(fieldReportStages).some(
    ([stageType, stage]) => Number(stageType) === type && stage === state,
  );

/** The difference between the measured and the recorded area above which a report warns, in percent. */
export const areaDifferenceMax = 5;
const decimalsPerAcre = 100;

/** A part of a field report that is missing before it can be finished. */
export type FieldReportPart =
  | 'visitedAt'
  | 'plotNo'
  | 'measuredDecimals'
  | 'presentUse'
  | 'structure'
  | 'boundary'
  | 'person'
  | 'encroachedDecimals'
  | 'remark'
  | 'recommendation';

/** A missing part, and of which plot or person. */
export interface FieldReportGap {
  part: FieldReportPart;
  /** From 0; undefined for a part of the whole report. */
  index?: number;
}

/** Returns the decimals of an area in acres. */
export const acresToDecimals = (acres: number): number =>
  Math.round(acres * decimalsPerAcre * 100) / 100;

/** Returns the acres of decimals, with four digits. */
export const decimalsToAcres = (decimals: string): string =>
  String(Math.round(Number(decimals) * 100) / (100 * decimalsPerAcre));

/** Returns by how many percent a measured area differs from the recorded acres; undefined without one of them. */
export function getAreaDifference(measured: string, recordedAcres: number): number | undefined {
  if (measured.trim() === '' || recordedAcres <= 0 || Number.isNaN(Number(measured)))
    return undefined;
  const recorded = recordedAcres * decimalsPerAcre;
  return ((Number(measured) - recorded) / recorded) * 100;
}

/** Returns what can be recommended about an application of a type. */
export const listRecommendations = (type: number): readonly FieldRecommendation[] =>
  type === applicationTypes.illegitimateUse
    ? ['action', 'noAction']
    : ['grant', 'grantPart', 'refuse'];

const isBlank = (text: string) => text.trim() === '';

function listPlotGaps(plot: FieldPlot, index: number): FieldReportGap[] {
  const { plotNo, measuredDecimals, presentUse, structure, north, east, south, west } = plot;
  const parts: readonly (readonly [FieldReportPart, boolean])[] = [
    ['plotNo', isBlank(plotNo)],
    ['measuredDecimals', !(Number(measuredDecimals) > 0)],
    ['presentUse', presentUse === ''],
    ['structure', structure === ''],
    ['boundary', [north, east, south, west].some(isBlank)],
  ];
  return parts.flatMap(([part, isMissing]) => (isMissing ? [{ part, index }] : []));
}

/** Returns what is missing in a field report of an application type, in the order of the form. */
export function listFieldReportGaps(
  report: Omit<FieldReportDraft, 'photos'>,
  type: number,
): FieldReportGap[] {
  const isOfUse = type === applicationTypes.illegitimateUse;
  const { plots, people, recommendation } = report;
  const whole = (part: FieldReportPart, isMissing: boolean) => (isMissing ? [{ part }] : []);
  return [
    ...whole('visitedAt', report.visitedAt === ''),
    ...(plots.length === 0 ? [{ part: 'plotNo' as const }] : plots.flatMap(listPlotGaps)),
    ...whole('encroachedDecimals', isOfUse && isBlank(report.encroachedDecimals)),
    ...people.flatMap(({ name }, index) =>
      isBlank(name) ? [{ part: 'person' as const, index }] : [],
    ),
    ...whole('remark', isBlank(report.remark)),
    ...whole(
      'recommendation',
      recommendation === '' || !listRecommendations(type).includes(recommendation),
    ),
  ];
}
