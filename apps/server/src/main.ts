import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Data, files and sockets of this process are accessible to its owner only.
process.umask(0o077);

// Compiled code is cached for the next start, if the folder is writable.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));

// By default Node opens its inspector at this signal.
process.on('SIGUSR1', () => {});

/** Starts the server: reads the settings, opens the database while the code is loaded, then serves. */
async function start(): Promise<void> {
  const { loadSecretFiles } = await import('./ports/secretFiles.ts');
  loadSecretFiles();
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
