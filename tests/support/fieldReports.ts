import { randomUUID } from 'node:crypto';
import type {
  ApplicationType,
  FieldReportCase,
  FieldReportDraft,
  Input,
} from '@temple-land/portal-core';
import type { SignedInUser, TestApp } from './makeApp.ts';

/** Returns a complete field report of an application type. */
export const buildFieldReport = (type: number): FieldReportDraft => ({
  visitedAt: '2026-03-14T05:30:00.000Z',
  plots: [
    {
      plotNo: '12',
      measuredDecimals: '2.5',
      presentUse: 'homestead',
      structure: 'kutcha',
      north: 'A lane',
      east: 'Plot 13',
      south: 'A tank',
      west: 'Plot 11',
    },
  ],
  people: [{ name: 'Kuntala Canary', relation: 'Neighbour' }],
  photos: [],
  panchanama: 'Measured in the presence of two neighbours.',
  encroachedDecimals: type === 1 ? '1' : '',
  remark: 'A garden with a wall.',
  recommendation: type === 1 ? 'action' : 'grant',
});

/** An application about which a report is written. */
export interface ReportedApplication {
  applicationType: ApplicationType;
  applicationId: number;
}

/** Returns the request that saves a complete, finished field report as the first one, with some changes. */
export const buildReportRequest = (
  application: ReportedApplication,
  changes: Partial<Input<'fieldReportSave'>> = {},
): Input<'fieldReportSave'> => ({
  ...application,
  sendingId: randomUUID(),
  baseVersion: 0,
  isFinished: true,
  writtenAt: '2026-03-14T06:00:00.000Z',
  sentAt: '2026-03-14T06:05:00.000Z',
  content: buildFieldReport(application.applicationType),
  ...changes,
});

/** Saves a finished field report; refusals are answers too. */
export const saveFieldReport = (
  service: TestApp,
  who: SignedInUser,
  application: ReportedApplication,
  changes: Partial<Input<'fieldReportSave'>> = {},
) => service.call('fieldReportSave', buildReportRequest(application, changes), who.token);

/** Finishes the field report that a step needs, if the person may write it and has not finished it. */
export async function finishFieldReport(
  service: TestApp,
  who: SignedInUser,
  { action, ...application }: ReportedApplication & { action: string },
): Promise<void> {
  const isWithReport = application.applicationType === 1 || application.applicationType === 2;
  if (action !== 'report' || !isWithReport) return;
  const { code, answer } = await service.send('fieldReportCase', application, who.token);
  const { result } = answer as { result?: FieldReportCase };
  if (code !== 200 || result?.mayWrite !== true || result.current?.isFinished === true) return;
  await saveFieldReport(service, who, application);
}
