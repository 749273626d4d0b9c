import { readConfig } from '../config.ts';
import { checkChain } from '../db/activity/checkChain.ts';
import { migrate } from '../db/migration/migrate.ts';
import { installFieldKeys } from '../ports/fieldKeys.ts';
import { loadSecretFiles } from '../ports/secretFiles.ts';
import { openDatabase } from '../db/connection/open.ts';

const faultTexts = {
  missing: 'a record is missing',
  changed: 'a record was changed',
  foreign: 'a record was put in beside the chain',
  end: 'the newest records are gone or the end was rewritten',
} as const;

// Checks the activity chain with the settings of the server. Exits with 1 at an error.
process.umask(0o077);
loadSecretFiles();
const database = await openDatabase(readConfig(process.env), () => process.exit(2));
installFieldKeys(readConfig(process.env));
await migrate(database);
const checkResult = await checkChain(database.db, readConfig(process.env));
await database.close();
if (checkResult.isWhole) {
  console.log(`The chain of ${checkResult.length} records is intact.`);
} else if (checkResult.fault === 'uncheckable') {
  console.error(
    `The chain cannot be checked at position ${checkResult.place}: the key of that record is not in CODE_KEY or CODE_KEYS_ACCEPTED.`,
  );
  process.exitCode = 3;
} else {
  console.error(
    `The chain is broken at position ${checkResult.place}: ${faultTexts[checkResult.fault]}.`,
  );
  process.exitCode = 1;
}
