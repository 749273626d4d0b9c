import { readConfig } from '../config.ts';
import { checkChain } from '../db/activity/checkChain.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/connection/open.ts';

const faults = {
  missing: 'a record is missing',
  changed: 'a record was changed',
  foreign: 'a record was put in beside the chain',
  end: 'the newest records are gone or the end was rewritten',
} as const;

// Goes along the recorded activity; the settings are those of the server. Ends with 1 at a fault.
process.umask(0o077);
const database = await openDatabase(readConfig(process.env), () => process.exit(2));
await migrate(database);
const verdict = await checkChain(database.db, readConfig(process.env));
await database.close();
if (verdict.isWhole) {
  console.log(`The chain of ${verdict.length} records is intact.`);
} else if (verdict.fault === 'uncheckable') {
  console.error(
    `The chain cannot be checked at position ${verdict.place}: the key of that record is not in CODE_KEY or CODE_KEYS_ACCEPTED.`,
  );
  process.exitCode = 3;
} else {
  console.error(`The chain is broken at position ${verdict.place}: ${faults[verdict.fault]}.`);
  process.exitCode = 1;
}
