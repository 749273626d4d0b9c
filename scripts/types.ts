import { run } from './run.ts';

const projects = ['packages/portal-core', 'packages/ui', 'apps/server', 'apps/portal', '.'];

/** Checks a project; what the compiler keeps in `.cache/types` spares it the unchanged files in the next run. */
const check = (project: string) =>
  run('tsc', [
    '-p',
    `${project}/tsconfig.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${project.replace('/', '-').replace('.', 'root')}.tsbuildinfo`,
  ]);

let failures = 0;
for (const project of projects) {
  if ((await check(project)) !== 0) failures += 1;
}
process.exitCode = failures === 0 ? 0 : 1;
