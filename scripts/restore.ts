import { readBackupFile } from '../apps/server/src/db/backup/backupFile.ts';
import { restoreBackup } from '../apps/server/src/db/backup/restoreBackup.ts';
import { openDatabase } from '../apps/server/src/db/connection/open.ts';
import { createFiles } from '../apps/server/src/ports/createFiles.ts';
import { runOnFile, secondsSince, targetPlaces } from './tool.ts';

// pnpm run restore FILE: restores into the empty database of DATABASE_URL or DATA_DIR.
await runOnFile('restore', process.argv[2], async (file) => {
  const began = performance.now();
  const places = targetPlaces(process.env);
  const database = await openDatabase(places, () => process.exit(1));
  try {
    const source = readBackupFile(file);
    const { rows, files, takenAt } = await restoreBackup(database.db, createFiles(places), source);
    return `${rows} rows and ${files} files in ${secondsSince(began)} s (RTO), all that was committed until ${takenAt} (RPO)`;
  } finally {
    await database.close();
  }
});
