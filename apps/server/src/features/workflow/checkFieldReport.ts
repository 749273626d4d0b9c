import { isFieldReportStage, message, type Language } from '@temple-land/portal-core';
import { hasFinishedReport } from '../../db/applications/fieldReports.ts';
import type { Database } from '../../db/database.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** Returns the message for the step of the field staff without a finished field report; undefined for any other step. */
export async function checkFieldReport(
  tx: Database,
  application: ApplicationState,
  action: string,
  language: Language,
): Promise<string | undefined> {
  const { type, state } = application;
  if (action !== 'report' || !isFieldReportStage(type, state)) return undefined;
  const isFinished = await hasFinishedReport(tx, application);
  return isFinished ? undefined : message(language, 'fieldReport.needed');
}
