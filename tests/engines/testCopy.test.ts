import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCaptcha, register } from '../support/citizen.ts';
import { stands } from '../support/kills/stands.ts';
import {
  freePort,
  httpService,
  startServer,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { runTool } from '../support/tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'));
const file = join(folder, 'portal.backup');

async function end({ process, ended }: ServerProcess) {
  process.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  const { variables, remove } = await stands.pglite();
  await end(await startServer({ ...variables, PORT: String(await freePort()) }));
  expect(await runTool('backup', file, variables)).toMatchObject({ code: 0 });
  await remove();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['pglite', 'postgres'] as const)('a test copy on %s', (engine) => {
  it('says what it is, keeps its messages although a gateway is set, and opens with its password', async () => {
    const { variables, remove } = await stands[engine]();
    const restored = await runTool('restore', file, variables, ['--test-copy', '--json']);
    expect(restored).toMatchObject({ code: 0 });
    const { password, administrators } = JSON.parse(restored.output) as {
      password: string;
      administrators: string[];
    };
    const port = await freePort();
    const gateway = { SMS_URL: `http://127.0.0.1:${await freePort()}/send` };
    const server = await startServer({ ...variables, ...gateway, PORT: String(port) });
    expect(server.output()).toContain('Test copy: no messages are sent');
    const service = httpService(port);
    expect(await service.fetchJson('config')).toMatchObject({ mode: 'copy' });
    // A gateway without an answer would refuse the code.
    await register(service, '9438000792');
    const form = { username: administrators[0] ?? '', password, userType: 'O' as const };
    const answer = await service.call('login', { ...form, ...(await readCaptcha(service)) });
    expect(answer).toMatchObject({ status: 200, fullName: expect.stringMatching(/^Officer \d+$/) });
    await end(server);
    await remove();
  }, 240_000);
});
