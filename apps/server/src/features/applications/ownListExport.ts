import { and, eq, gte, lt } from 'drizzle-orm';
import {
  en,
  formatDate,
  getStatusView,
  message,
  type Language,
  type MessageKey,
  type OwnApplication,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { startOfIndianDay } from '../../db/indianDay.ts';
import { buildTableFile, type FileColumn } from '../../db/query/tableFile.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import { addProgress, listPage } from './applications.repository.ts';

/** The most rows of a file; more than anybody files. */
const maxRows = 10_000;

const toDay = (moment: string | null) => (moment === null ? null : formatDate(moment));

function toStage(state: string, language: Language) {
  const key = `state.${state}`;
  return Object.hasOwn(en, key) ? message(language, key as MessageKey) : state;
}

const columns: readonly FileColumn<OwnApplication>[] = [
  ['report.applicationNo', (row) => row.applicationNo],
  [
    'report.applicationStatus',
    (row, language) => message(language, getStatusView(row.applicationType, row.statusType).label),
  ],
  ['report.stage', (row, language) => toStage(row.state, language)],
  ['report.tahasil', (row) => row.tehsil_name],
  ['report.mouza', (row) => row.mouza_name],
  ['report.khatiyanNo', (row) => row.khataNo],
  ['report.plotNo', (row) => row.plotNo],
  ['report.receivedOn', (row) => toDay(row.createdOn)],
  ['report.stageDays', (row) => row.progress.stageDays],
  ['report.dueOn', (row) => toDay(row.progress.expectedOn)],
];

/** Answers land/appliedlanddetails/export: the caller's own applications as a file; recorded. */
export const ownListExport: MemberHandler<'ownListExport'> = async (request, context) => {
  const { format, applicationType, statusType, year } = request;
  const { db, caller, language } = context;
  const where = and(
    eq(applications.applicantId, caller.userId),
    applicationType === undefined ? undefined : eq(applications.type, applicationType),
    statusType === undefined ? undefined : eq(applications.status, statusType),
    year === undefined
      ? undefined
      : and(
          gte(applications.createdOn, startOfIndianDay(`${year}-01-01`)),
          lt(applications.createdOn, startOfIndianDay(`${year + 1}-01-01`)),
        ),
  );
  if (where === undefined) return undefined;
  const { rows } = await listPage(context, where, { pageNumber: 1, pageSize: maxRows });
  const shown = await addProgress(rows, context);
  const remark = `own applications as ${format}, ${shown.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  return buildTableFile(shown, columns, { fileName: 'applications', format, language });
};
