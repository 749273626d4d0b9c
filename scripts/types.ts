import { run } from './run.ts';

const projects = ['packages/portal-core', 'packages/ui', 'apps/server', 'apps/portal', '.'];

let failures = 0;
for (const project of projects) {
  if ((await run('tsc', ['-p', `${project}/tsconfig.json`])) !== 0) failures += 1;
}
process.exitCode = failures === 0 ? 0 : 1;
