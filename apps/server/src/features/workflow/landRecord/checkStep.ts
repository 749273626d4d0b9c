import {
  formatAcres,
  message,
  sumAcres,
  type Language,
  type StepData,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import type { Caller } from '../../../handler.ts';
import type { ApplicationState } from '../applicationState.repository.ts';
import { checkDuplicate } from '../reportDuplicate.ts';
import { hasUnservedNotice } from './caseNotices.ts';
import { checkGrantedArea, checkOrderedLease } from './checkKind.ts';
import { listOpenEncroachments } from './encroachment.ts';
import { findPlotByNumber, lockPlot } from './recordedPlot.ts';

/** Who takes the step, the time of its check, and the language of its message. */
export interface CheckTime {
  caller: Caller;
  now: Date;
  language: Language;
}

type Check = (
  tx: Database,
  application: ApplicationState,
  given: StepData,
  at: CheckTime,
) => Promise<string | undefined>;

/** Returns the plot of an application or the one that the step names; null if the named one is unknown. */
async function findStepPlot(tx: Database, application: ApplicationState, { plotNo }: StepData) {
  if (application.plotCode !== '' || plotNo === undefined || application.mouzaId === null) {
    return lockPlot(tx, application);
  }
  return (await findPlotByNumber(tx, application.mouzaId, plotNo)) ?? null;
}

const tooLarge = (language: Language, area: number) =>
  message(language, 'apply.area.large', { n: formatAcres(area) });

const checkValuation: Check = async (tx, application, given, { language }) => {
  await lockPlot(tx, application);
  const granted = Number(given.areaGranted);
  const { area } = application;
  if (granted > area) return message(language, 'step.areaGranted', { n: formatAcres(area) });
  return checkGrantedArea(tx, application, granted, language);
};

const checkInspection: Check = async (tx, application, given, { language }) => {
  const plot = await findStepPlot(tx, application, given);
  if (plot === null) return message(language, 'step.plotUnknown', { n: given.plotNo ?? '' });
  const encroached = Number(given.encroachedArea);
  return plot && encroached > plot.area ? tooLarge(language, plot.area) : undefined;
};

const checkPossession: Check = async (tx, application, given, { language }) => {
  const plot = await lockPlot(tx, application);
  if (!plot) return undefined;
  const open = await listOpenEncroachments(tx, application, plot.id);
  const most = open.length === 0 ? plot.area : sumAcres(open.map(({ area }) => area));
  return Number(given.recoveredArea) > most ? tooLarge(language, most) : undefined;
};

const checkService: Check = async (tx, { id }, _, { language }) =>
  (await hasUnservedNotice(tx, id)) ? message(language, 'case.unserved') : undefined;

const checks: Readonly<Record<string, Check>> = {
  '1.duplicate': checkDuplicate,
  '1.report': checkInspection,
  '2.issueOrder': (tx, application, _, { language }) =>
    checkOrderedLease(tx, application, language),
  '2.value': checkValuation,
  '3.serve': checkService,
  '3.takePossession': checkPossession,
};

/** Returns the message for data of a step that contradicts the land record; undefined if it agrees. */
export async function checkAgainstRecord(
  tx: Database,
  application: ApplicationState,
  action: string,
  given: StepData,
  at: CheckTime,
): Promise<string | undefined> {
  return checks[`${application.type}.${action}`]?.(tx, application, given, at);
}
