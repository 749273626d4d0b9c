import {
  formatAcres,
  GeoPoint,
  message,
  getStatusView,
  formatDate,
  type ApplicationType,
  type AttachedDocument,
  type MessageKey,
  type LandPlot,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import {
  isReporterHiddenFrom,
  type ApplicationReader,
} from '../../db/applications/applicationParts.ts';
import { buildAnswerRows, buildPlotUseRows } from './answerRows.ts';
import { formatBilingual, formatProof } from './bilingualText.ts';
import type { PrintoutRow } from './renderPrintout.ts';
import type { DecisionStep, PrintoutRecord } from './printouts.repository.ts';
import { texts } from './printoutTexts.ts';

const typeKeys: Readonly<Record<ApplicationType, MessageKey | undefined>> = {
  1: 'form.1',
  2: 'form.2',
  3: undefined,
  6: 'form.6',
};

const formatMessage = (key: MessageKey) => `${message('en', key)} · ${message('or', key)}`;
const formatPlace = (nameEn: string, nameOr: string) =>
  nameOr === '' ? nameEn : `${nameEn} · ${nameOr}`;
const caseTypeText = 'Case · ମାମଲା';
const formatDay = (moment: Date) => formatDate(moment.toISOString());

const formatPlot = ({ plotNo, khataNo, area, kissam, satwa }: LandPlot) =>
  [
    plotNo,
    `${formatBilingual(texts.khatiyan)} ${khataNo}`,
    `${formatAcres(area)} ${formatBilingual(texts.acre)}`,
    kissam,
    satwa,
  ]
    .filter((text) => text !== '')
    .join(', ');

/** Builds the row with the position of a report: latitude and longitude. */
function buildPositionRows({ details }: PrintoutRecord): PrintoutRow[] {
  const { position } = details;
  if (!v.is(GeoPoint, position)) return [];
  const { latitude, longitude } = position;
  return [{ label: texts.position, value: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` }];
}

function buildLandRows(record: PrintoutRecord): PrintoutRow[] {
  const { application, plotNo, plots = [] } = record;
  const { khataNo } = application;
  return [
    ...(khataNo === '' ? [] : [{ label: texts.khatiyan, value: khataNo }]),
    ...(plotNo === '' || plots.length > 0 ? [] : [{ label: texts.plot, value: plotNo }]),
    ...plots.map((plot) => ({ label: texts.plot, value: formatPlot(plot) })),
    ...buildPositionRows(record),
    ...buildAnswerRows(record, 'land'),
  ];
}

/** Builds the rows of the land of an application: its place, khatiyan, plot and acres. */
export function buildPlaceRows(record: PrintoutRecord): PrintoutRow[] {
  const { district, tahasil, mouza } = record;
  return [
    { label: texts.district, value: formatPlace(district.nameEn, district.nameOr) },
    { label: texts.tahasil, value: formatPlace(tahasil.nameEn, tahasil.nameOr) },
    ...(mouza === '' ? [] : [{ label: texts.mouza, value: mouza }]),
    ...buildLandRows(record),
  ];
}

/**
 * Builds the rows of every printout: number, type, applicant, day, place and land. For the office, the reporter of an
 * illegitimate use is hidden.
 */
export function buildCommonRows(record: PrintoutRecord, reader: ApplicationReader): PrintoutRow[] {
  const { application } = record;
  const isHidden = isReporterHiddenFrom(reader, application.type);
  const applicant = isHidden ? formatBilingual(texts.hidden) : record.applicant;
  const typeKey = typeKeys[application.type];
  return [
    { label: texts.number, value: application.number },
    {
      label: texts.type,
      value: typeKey === undefined ? caseTypeText : formatMessage(typeKey),
    },
    { label: texts.applicant, value: applicant },
    { label: texts.receivedOn, value: formatDay(application.createdOn) },
    ...buildPlaceRows(record),
  ];
}

/** Builds the rows of the request: purpose and other answers of the applicant. */
export const buildRequestRows = (record: PrintoutRecord): PrintoutRow[] =>
  buildAnswerRows(record, 'request');

/** Builds the rows that only the whole application shows. */
export const buildDetailRows = (record: PrintoutRecord): PrintoutRow[] => [
  ...buildAnswerRows(record, 'details'),
  ...buildPlotUseRows(record),
];

/** Builds the row with the names of the submitted files; a proof of possession has its kind and years. */
export function buildDocumentRows(
  files: readonly Pick<AttachedDocument, 'fileName' | 'proof'>[],
): PrintoutRow[] {
  const names = files.map(({ fileName, proof }) =>
    proof ? `${fileName} (${formatProof(proof)})` : fileName,
  );
  return [
    {
      label: texts.documents,
      value: names.join(', ') || formatBilingual(texts.none),
    },
  ];
}

/** Formats the status of an application in both languages. */
export const formatStatus = (type: ApplicationType, status: string) =>
  formatMessage(getStatusView(type, status).label);

/** Builds the rows of a decision: status, dates, officers, order number, reason and remark. */
export function buildDecisionRows(type: ApplicationType, step: DecisionStep): PrintoutRow[] {
  const { at, byName, decided, status, state, remark, given, reason } = step;
  const isIssuedApart = decided.at.getTime() !== at.getTime();
  return [
    { label: texts.decision, value: formatStatus(type, status) },
    { label: texts.stage, value: formatMessage(`state.${state}` as MessageKey) },
    { label: texts.decidedOn, value: formatDay(decided.at) },
    { label: texts.decidedBy, value: decided.byName },
    ...(isIssuedApart
      ? [
          { label: texts.issuedOn, value: formatDay(at) },
          { label: texts.issuedBy, value: byName },
        ]
      : []),
    ...(given['orderNo'] === undefined ? [] : [{ label: texts.orderNo, value: given['orderNo'] }]),
    ...(reason === undefined ? [] : [{ label: texts.reason, value: formatBilingual(reason) }]),
    ...(remark === '' ? [] : [{ label: texts.remark, value: remark }]),
  ];
}
