import { execFileSync } from 'node:child_process';

// npm run office -- COMMAND: installs what is missing, builds the pages when a server is to start, and runs the command.
const words = process.argv.slice(2);
const startsServer = (word: string) => word === 'start' || word === 'demo';

// Standard output belongs to the command, for example to its JSON.
const toStandardError = ['ignore', process.stderr.fd, process.stderr.fd] as const;
execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
  stdio: [...toStandardError],
});

if (words.some(startsServer) && !words.includes('--help')) {
  const { buildPortal } = await import('./buildPortal.ts');
  await buildPortal();
}
const { runOffice } = await import('../apps/server/src/commands/office.ts');
await runOffice(words);
