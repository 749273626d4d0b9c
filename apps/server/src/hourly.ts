import { expiringKinds, type ExpiringKind } from '@temple-land/portal-core';
import { expireChanges } from './approvals/expireChanges.ts';
import { deleteOldBrowserActivities } from './db/activity/browserActivity.ts';
import {
  deleteExpiredRows,
  deleteOldActivities,
  deleteOldSignIns,
  vacuumTables,
} from './db/maintenance/housekeeping.ts';
import { deleteUnsentGuests } from './db/maintenance/deleteUnsentGuests.ts';
import { watermarkDocuments } from './db/maintenance/watermarkDocuments.ts';
import { reencryptFields } from './db/maintenance/fieldKeys.ts';
import { runTasks } from './db/maintenance/runTasks.ts';
import { takeDueBackup } from './db/backup/scheduledBackup.ts';
import { compareOutlines } from './db/operations/compareOutlines.ts';
import { raiseAlerts } from './db/operations/alerts.ts';
import { deleteOldCounts } from './db/operations/deleteOldCounts.ts';
import { recordTask, type RecordedTask } from './db/operations/recordTask.ts';
import { deleteOldRequestKeys } from './db/idempotency.ts';
import { deleteUnusedFiles } from './db/maintenance/deleteUnusedFiles.ts';
import { deleteOldImports } from './features/imports/jobs/deleteOldImports.ts';
import { processErasures } from './features/account/erasure/processErasures.ts';
import { escalateOverdue } from './features/officer/inbox/escalate.ts';
import { sendDigests } from './features/officer/inbox/sendDigests.ts';
import { processDeadlines } from './features/workflow/processDeadlines.ts';
import { checkOpenOrders } from './features/workflow/payments/checkOpenOrders.ts';
import { remindOfReviews } from './features/admin/drafts/remindOfReviews.ts';
import { sendWatchNotices } from './features/watches/sendWatchNotices.ts';
import { deleteOldReportFiles } from './features/reports/schedules/deleteOldReportFiles.ts';
import { makeDueReports } from './features/reports/schedules/makeDueReports.ts';
import { deleteOldDeliveries } from './features/deliveries/deliveries.repository.ts';
import { deleteOldReportContacts } from './features/pageReports/pageReports.repository.ts';
import type { Deps } from './handler.ts';

type Clean = (deps: Deps, now: Date) => Promise<unknown>;

const cleanExpired: Clean = ({ db }, now) => deleteExpiredRows(db, now);
const cleanSignIns: Clean = ({ db }, now) => deleteOldSignIns(db, now);

/** What deletes each kind of data of the published schedule; a kind without an entry does not compile. */
const cleaners: Readonly<Record<ExpiringKind, Clean>> = {
  codes: cleanExpired,
  sessions: cleanExpired,
  signIns: cleanSignIns,
  unknownNames: cleanSignIns,
  requestKeys: ({ db }, now) => deleteOldRequestKeys(db, now),
  unsentFiles: async ({ db, files }, now) => {
    await deleteUnusedFiles(db, files, now);
    await deleteOldImports(db, files, now);
  },
  // Drafts are deleted with the deadlines, which warn about them before.
  drafts: ({ db }, now) => processDeadlines(db, now),
  unsentGuests: ({ db }, now) => deleteUnsentGuests(db, now),
  browserActivities: ({ db }, now) => deleteOldBrowserActivities(db, now),
  pageReportContacts: ({ db }, now) => deleteOldReportContacts(db, now),
  deliveries: ({ db }, now) => deleteOldDeliveries(db, now),
  reportFiles: ({ db, files }, now) => deleteOldReportFiles(db, files, now),
  activities: ({ db, config }, now) => deleteOldActivities(db, config, now),
};

/** Returns the tasks that delete by the schedule, each once. */
function listCleaningTasks(deps: Deps): RecordedTask[] {
  const runs = new Map<Clean, ExpiringKind[]>();
  for (const kind of expiringKinds) {
    const clean = cleaners[kind];
    runs.set(clean, [...(runs.get(clean) ?? []), kind]);
  }
  return [...runs].map(([clean, kinds]) => ({
    key: kinds[0] ?? '',
    name: `Delete by the schedule: ${kinds.join(', ')}`,
    run: () => clean(deps, deps.clock()),
  }));
}

/**
 * Runs the hourly tasks: asks for open payments, deletes by the retention schedule expired rows and files, processes
 * deadlines, writes watermarks, erases accounts on request, escalates overdue stages, sends the summaries of the day
 * and notices of what is watched, makes scheduled reports, expires pending changes, reminds of reviews of public pages,
 * compares areas with outlines, takes the backup of the day, saves counts, vacuums the tables when this process is the
 * only one on the database (`isAlone`), and tells administrators what needs an operator. Each run is recorded; a failed
 * task does not stop the others.
 */
export async function runHourlyTasks(deps: Deps, isAlone: boolean): Promise<void> {
  const { db, clock, calls } = deps;
  const tasks: RecordedTask[] = [
    // Before the deadlines, so that nothing lapses that was paid in time.
    { key: 'payments', name: 'Check open payments', run: () => checkOpenOrders(deps) },
    ...listCleaningTasks(deps),
    {
      key: 'watermarks',
      name: 'Watermark identity proofs',
      run: () => watermarkDocuments(deps),
    },
    { key: 'erasures', name: 'Erase accounts', run: () => processErasures(deps) },
    {
      key: 'fieldKeys',
      name: 'Encrypt fields with the current key',
      run: () => reencryptFields(db),
    },
    {
      key: 'escalation',
      name: 'Escalate overdue stages',
      run: () => escalateOverdue(deps, clock()),
    },
    { key: 'digests', name: 'Send summaries of the day', run: () => sendDigests(deps) },
    { key: 'reports', name: 'Make scheduled reports', run: () => makeDueReports(deps) },
    { key: 'watches', name: 'Send notices of watches', run: () => sendWatchNotices(deps) },
    {
      key: 'changes',
      name: 'Expire changes without approval',
      run: () => expireChanges(db, clock()),
    },
    {
      key: 'pageReviews',
      name: 'Remind of reviews of public texts',
      run: () => remindOfReviews(deps),
    },
    { key: 'outlines', name: 'Compare areas with outlines', run: () => compareOutlines(db) },
    { key: 'backup', name: 'Take the backup of the day', run: () => takeDueBackup(deps) },
    { key: 'calls', name: 'Save counts of requests', run: () => calls.save() },
    { key: 'counts', name: 'Delete old counts', run: () => deleteOldCounts(db, clock()) },
    ...(isAlone ? [{ key: 'vacuum', name: 'Vacuum tables', run: () => vacuumTables(db) }] : []),
    // Last, so that it knows how the others went.
    { key: 'alerts', name: 'Look for what needs an operator', run: () => raiseAlerts(deps) },
  ];
  await runTasks(tasks.map((task) => recordTask(db, clock, task)));
}
