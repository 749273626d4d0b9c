import { expireChanges } from './approvals/expireChanges.ts';
import { deleteOldBrowserActivities } from './db/activity/browserActivity.ts';
import {
  deleteExpiredRows,
  deleteOldActivities,
  deleteOldSignIns,
  vacuumTables,
} from './db/maintenance/housekeeping.ts';
import { runTasks } from './db/maintenance/runTasks.ts';
import { deleteOldRequestKeys } from './db/idempotency.ts';
import { deleteUnusedFiles } from './db/maintenance/deleteUnusedFiles.ts';
import { processDeadlines } from './features/workflow/processDeadlines.ts';
import type { Deps } from './handler.ts';

/**
 * Runs the hourly tasks: deletes expired rows and files, processes deadlines, expires pending changes, and vacuums the
 * tables when this process is the only one on the database (`isAlone`). A failed task does not stop the others.
 */
export async function runHourlyTasks(
  { db, files, live, config, clock }: Deps,
  isAlone: boolean,
): Promise<void> {
  await runTasks([
    { name: 'Sweep of codes, counters and sessions', run: () => deleteExpiredRows(db, clock()) },
    { name: 'Sweep of keys of requests', run: () => deleteOldRequestKeys(db, clock()) },
    { name: 'Sweep of sign-ins', run: () => deleteOldSignIns(db, clock()) },
    { name: 'Sweep of activity records', run: () => deleteOldActivities(db, config, clock()) },
    {
      name: 'Sweep of what browsers told',
      run: () => deleteOldBrowserActivities(db, clock()),
    },
    { name: 'Sweep of files', run: () => deleteUnusedFiles(db, files, clock()) },
    { name: 'Work on what is due', run: () => processDeadlines({ db, live }, clock()) },
    {
      name: 'End of changes that nobody approved',
      run: () => expireChanges({ db, live }, clock()),
    },
    { name: 'Tidying of tables', run: async () => isAlone && vacuumTables(db) },
  ]);
}
