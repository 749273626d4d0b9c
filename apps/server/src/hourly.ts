import { sweep, sweepActivities, sweepSignIns, tidy } from './db/housekeeping.ts';
import { sweepFiles } from './db/sweepFiles.ts';
import { runClock } from './features/workflow/clock.ts';
import type { Deps } from './handler.ts';

/**
 * Does what every hour asks for: removes what has lost its meaning, moves what is overdue, and, where no
 * other process tends the database (`isAlone`), tidies its tables.
 */
export async function doHourly(
  { db, files, live, config, clock }: Deps,
  isAlone: boolean,
): Promise<void> {
  await sweep(db, clock());
  await sweepSignIns(db, clock());
  await sweepActivities(db, config, clock());
  await sweepFiles(db, files, clock());
  await runClock({ db, live }, clock());
  if (isAlone) await tidy(db);
}
