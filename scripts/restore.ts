import { readPlaces } from '../apps/server/src/config.ts';
import { readBackupFile } from '../apps/server/src/db/backup/file.ts';
import { restoreBackup } from '../apps/server/src/db/backup/restore.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { runOnFile, secondsSince } from './tool.ts';

// pnpm run restore FILE: into the empty database that DATABASE_URL or DATA_DIR names.
await runOnFile('restore', async (file) => {
  const began = performance.now();
  const database = await openDatabase(readPlaces(process.env), () => process.exit(1));
  try {
    const { rows, takenAt } = await restoreBackup(database.db, readBackupFile(file));
    return `${rows} rows in ${secondsSince(began)} s (RTO), all that was committed until ${takenAt} (RPO)`;
  } finally {
    await database.close();
  }
});
