import { expireChanges } from './approvals/expireChanges.ts';
import { deleteOldBrowserActivities } from './db/activity/browserActivity.ts';
import {
  deleteExpiredRows,
  deleteOldActivities,
  deleteOldSignIns,
  vacuumTables,
} from './db/maintenance/housekeeping.ts';
import { reencryptFields } from './db/maintenance/fieldKeys.ts';
import { runTasks } from './db/maintenance/runTasks.ts';
import { deleteOldRequestKeys } from './db/idempotency.ts';
import { deleteUnusedFiles } from './db/maintenance/deleteUnusedFiles.ts';
import { escalateOverdue } from './features/officer/inbox/escalate.ts';
import { sendDigests } from './features/officer/inbox/sendDigests.ts';
import { processDeadlines } from './features/workflow/processDeadlines.ts';
import { sendWatchNotices } from './features/watches/sendWatchNotices.ts';
import { deleteOldReportContacts } from './features/pageReports/pageReports.repository.ts';
import type { Deps } from './handler.ts';

/**
 * Runs the hourly tasks: deletes expired rows and files, processes deadlines, escalates overdue stages, sends
 * the summaries of the day and notices of what is watched, expires pending changes, and vacuums the
 * tables when this process is the only one on the database (`isAlone`). A failed task does not stop the others.
 */
export async function runHourlyTasks(deps: Deps, isAlone: boolean): Promise<void> {
  const { db, files, live, config, clock } = deps;
  await runTasks([
    {
      name: 'Delete expired codes, counters and sessions',
      run: () => deleteExpiredRows(db, clock()),
    },
    { name: 'Delete old idempotency keys', run: () => deleteOldRequestKeys(db, clock()) },
    { name: 'Delete old logins', run: () => deleteOldSignIns(db, clock()) },
    { name: 'Delete old activity records', run: () => deleteOldActivities(db, config, clock()) },
    {
      name: 'Delete old activity records of browsers',
      run: () => deleteOldBrowserActivities(db, clock()),
    },
    {
      name: 'Delete contacts of old page reports',
      run: () => deleteOldReportContacts(db, clock()),
    },
    { name: 'Encrypt fields with the current key', run: () => reencryptFields(db) },
    { name: 'Delete unused files', run: () => deleteUnusedFiles(db, files, clock()) },
    { name: 'Process deadlines', run: () => processDeadlines({ db, live }, clock()) },
    { name: 'Escalate overdue stages', run: () => escalateOverdue(deps, clock()) },
    { name: 'Send summaries of the day', run: () => sendDigests(deps) },
    { name: 'Send notices of watches', run: () => sendWatchNotices(deps) },
    {
      name: 'Expire changes without approval',
      run: () => expireChanges({ db, live }, clock()),
    },
    { name: 'Vacuum tables', run: async () => isAlone && vacuumTables(db) },
  ]);
}
