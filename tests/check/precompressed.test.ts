import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'portal-precompressed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = `
  import { precompressed } from ${JSON.stringify(resolve('apps/portal/vite/precompressed.ts'))};
  const plugin = precompressed();
  plugin.configResolved({ root: ${JSON.stringify(folder)}, build: { outDir: '.' } });
  await plugin.closeBundle();
`;

it('a build with many files compresses all of them where few may be open at once', () => {
  const files = 500;
  for (let n = 0; n < files; n += 1) writeFileSync(join(folder, `${n}.js`), 'export {};\n');
  const limited = ['-c', 'ulimit -n 256 && exec "$0" --input-type=module --eval "$1"'];
  const run = spawnSync('sh', [...limited, process.execPath, script], { encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  for (const end of ['.js.br', '.js.gz']) {
    expect(readdirSync(folder).filter((name) => name.endsWith(end))).toHaveLength(files);
  }
});
