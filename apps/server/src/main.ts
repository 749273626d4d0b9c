import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What this process makes (data, files, sockets) is for its owner only.
process.umask(0o077);

// Compiled code is kept for the next start. Where nothing may be written, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));

// Node would open its inspector, which shows everything, to whoever may send this signal.
process.on('SIGUSR1', () => {});

/** Starts the server: the settings, the database while the program is loaded, then the service on both. */
async function start(): Promise<void> {
  const { readConfig } = await import('./config.ts');
  const { openDatabase } = await import('./db/connection/open.ts');
  const config = readConfig(process.env);
  const lost = () => {
    console.error(`The lock on ${config.DATA_DIR} was lost. Stopping to protect the data.`);
    process.exit(1);
  };
  const [database, { serve }] = await Promise.all([
    openDatabase(config, lost),
    import('./serve.ts'),
  ]);
  await serve(config, database);
}

try {
  await start();
  flushCompileCache();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
