// Commits a notification of a user and is killed at once, before it could send a message about it.
import { openPostgres } from '../../../apps/server/src/db/connection/postgres.ts';
import { addNotification } from '../../../apps/server/src/db/notifications/notify.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { installFieldKeys } from '../../../apps/server/src/ports/fieldKeys.ts';

const [address = '', userId = ''] = process.argv.slice(2);
installFieldKeys(readConfig({}));
const { db } = await openPostgres(address);
await db.transaction((tx) =>
  addNotification(tx, Number(userId), 'notice.consentWithdrawn', {}, new Date()),
);
process.kill(process.pid, 'SIGKILL');
