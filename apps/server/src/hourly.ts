import { expireChanges } from './approvals/expireChanges.ts';
import { sweepBrowserActivities } from './db/activity/browserActivity.ts';
import { sweep, sweepActivities, sweepSignIns, tidy } from './db/maintenance/housekeeping.ts';
import { runEach } from './db/maintenance/runEach.ts';
import { sweepKeys } from './db/idempotency.ts';
import { sweepFiles } from './db/maintenance/sweepFiles.ts';
import { runClock } from './features/workflow/clock.ts';
import type { Deps } from './handler.ts';

/**
 * Does what every hour asks for: removes what has lost its meaning, moves what is overdue, ends what nobody
 * approved, and, where no other process tends the database (`isAlone`), tidies its tables. Each part runs whatever becomes of the
 * others; the failures are thrown together.
 */
export async function doHourly(
  { db, files, live, config, clock }: Deps,
  isAlone: boolean,
): Promise<void> {
  await runEach([
    { name: 'Sweep of codes, counters and sessions', run: () => sweep(db, clock()) },
    { name: 'Sweep of keys of requests', run: () => sweepKeys(db, clock()) },
    { name: 'Sweep of sign-ins', run: () => sweepSignIns(db, clock()) },
    { name: 'Sweep of activity records', run: () => sweepActivities(db, config, clock()) },
    {
      name: 'Sweep of what browsers told',
      run: () => sweepBrowserActivities(db, clock()),
    },
    { name: 'Sweep of files', run: () => sweepFiles(db, files, clock()) },
    { name: 'Work on what is due', run: () => runClock({ db, live }, clock()) },
    {
      name: 'End of changes that nobody approved',
      run: () => expireChanges({ db, live }, clock()),
    },
    { name: 'Tidying of tables', run: async () => isAlone && tidy(db) },
  ]);
}
