import { spawn } from 'node:child_process';
import { startDemoGateway } from './demoGateway.ts';

// The service restarts and the portal reloads when a file changes; the portal is on port 5173.
const env = { ...process.env, ...(await startDemoGateway(process.env)) };
const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit', env }),
  spawn('pnpm', ['--filter', '@temple-land/portal', 'dev'], { stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
