import { spawn } from 'node:child_process';

// The service restarts and the portal reloads when a file changes; the portal is on port 5173.
const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit' }),
  spawn('pnpm', ['--filter', '@temple-land/portal', 'dev'], { stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
