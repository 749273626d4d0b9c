import * as v from 'valibot';
import { maskContacts, message, PageReportForm, type MessageKey } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler, MemberHandler } from '../../handler.ts';
import { addPageReport, closePageReport, listPageReports } from './pageReports.repository.ts';

const addressLimit = { action: 'pageReport', requests: 30, windowMs: 3_600_000 };

/** Answers pagereport/save: saves a problem with a page, without its sender; 400 with the violated rule. */
export const pageReportSave: Handler<'pageReportSave'> = async (input, context) => {
  const form = v.safeParse(PageReportForm, input, { abortPipeEarly: true });
  if (!form.success) {
    const key = form.issues[0].message as MessageKey;
    return { status: 400, message: message(context.language, key) };
  }
  await enforceRateLimit(context, addressLimit);
  return runOnce(context, async (tx) => {
    await addPageReport(tx, { ...form.output, path: input.path, reportedOn: context.clock() });
    return { status: 200 };
  });
};

/**
 * Answers api/admin/pagereports/list: open reports oldest first, or closed ones newest first, with masked contacts; 404
 * without one.
 */
export const pageReportList: MemberHandler<'pageReportList'> = async (request, { db }) => {
  const { rows, total } = await listPageReports(db, request);
  if (rows.length === 0) return { status: 404 };
  const result = rows.map(({ report, closedBy }) => ({
    reportId: report.id,
    path: report.path,
    problem: report.problem,
    expected: report.expected,
    contact: maskContacts(report.contact),
    reportedOn: report.reportedOn.toISOString(),
    closedOn: report.closedOn?.toISOString() ?? null,
    closedBy,
  }));
  return { status: 200, result: { rows: result, total } };
};

/** Answers api/admin/pagereports/close: closes a report; 404 unknown report, 409 already closed. */
export const pageReportClose: MemberHandler<'pageReportClose'> = async ({ reportId }, context) => {
  const { db, clock, caller } = context;
  return db.transaction(async (tx) => {
    const closed = await closePageReport(tx, reportId, caller.userId, clock());
    if (closed !== 'closed') return { status: closed === 'missing' ? 404 : 409 };
    const entry = {
      action: 'UPDATE' as const,
      remark: `page report ${reportId}`,
      changedFields: [],
    };
    await addAuditEntry(tx, context, entry);
    return { status: 200 };
  });
};
