import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  login,
  readCaptcha,
  register,
  requestFor,
  succeeded,
} from '../../../tests/support/citizen.ts';
import {
  freePort,
  httpService,
  spawnServer,
  startServer,
  type ServerProcess,
} from '../../../tests/support/serverProcess.ts';

const patienceMs = 480_000;
const mobileno = '9438000777';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'portal-process-'));

// The first start of a server seeds its database, which is slow, so it is done once.
const filled = makeFolder();
let folder = '';
let started: ServerProcess[] = [];
beforeAll(async () => {
  const server = await startServer({ PORT: String(await freePort()), DATA_DIR: filled });
  server.process.kill('SIGTERM');
  await server.ended;
}, patienceMs);
afterAll(() => rmSync(filled, { recursive: true, force: true }));
beforeEach(() => {
  folder = makeFolder();
  cpSync(filled, folder, { recursive: true });
  started = [];
});
afterEach(async () => {
  for (const server of started) server.process.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
}, patienceMs);

async function start(port: number): Promise<ServerProcess> {
  const server = await startServer({ PORT: String(port), DATA_DIR: folder });
  started.push(server);
  return server;
}

function attempt(variables: Record<string, string>): ServerProcess {
  const server = spawnServer({ DATA_DIR: folder, ...variables });
  started.push(server);
  return server;
}

describe('a server that is killed', () => {
  it(
    'still has every acknowledged application',
    async () => {
      const port = await freePort();
      const service = httpService(port);
      const server = await start(port);
      await register(service, mobileno);
      const citizen = await login(service, mobileno);
      const request = await requestFor(service, citizen.token, 'key-before-the-power-cut');
      const answer = await service.call('applyLand', request, citizen.token);
      server.process.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      const { result } = succeeded(answer);
      const { applicationNo } = result as { applicationNo: string };

      await start(port);
      const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 10 };
      const list = await service.call('appliedLand', page, citizen.token);
      expect(list).toMatchObject({ status: 200, result: { rows: [{ applicationNo }], total: 1 } });
      expect(await service.call('applyLand', request, citizen.token)).toEqual(answer);
      expect((await login(service, mobileno)).userId).toBe(citizen.userId);
    },
    patienceMs,
  );
});

describe('a lock', () => {
  it(
    'is kept when the server is killed',
    async () => {
      const port = await freePort();
      const service = httpService(port);
      const server = await start(port);
      const form = { username: '9437000001', userType: 'C' as const };
      const logIn = async (typed: string) =>
        service.call('login', { ...form, password: typed, ...(await readCaptcha(service)) });
      for (let round = 0; round < 5; round += 1) await logIn('Wrong@123');
      server.process.kill('SIGKILL');
      await server.ended;
      await start(port);
      expect(await logIn('Citizen@123')).toMatchObject({ status: 777 });
    },
    patienceMs,
  );
});

describe('two servers on one data folder', () => {
  it(
    'are refused, and the first one continues',
    async () => {
      const port = await freePort();
      await start(port);
      const second = attempt({ PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(/The data folder .+ is in use by process \d+\./);
      expect(await httpService(port).call('health', {})).toEqual({ status: 200 });
    },
    patienceMs,
  );
});

describe('starting and stopping', () => {
  it(
    'stops in order when it is asked to, and leaves the folder free',
    async () => {
      const server = await start(await freePort());
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
    },
    patienceMs,
  );

  it(
    'drains when its terminal closes, and logs its start and its end',
    async () => {
      const port = String(await freePort());
      const server = await startServer({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'info' });
      started.push(server);
      server.process.kill('SIGHUP');
      expect(await server.ended).toBe(0);
      expect(server.output()).toMatch(
        /"version":"\d+\.\d+\.\d+","mode":"demo","msg":"portal started"/,
      );
      expect(server.output()).toMatch(/"signal":"SIGHUP","msg":"portal stops"/);
      expect(server.output()).toContain('"msg":"portal stopped"');
    },
    patienceMs,
  );

  it(
    'opens no inspector at a signal',
    async () => {
      const port = await freePort();
      const server = await start(port);
      server.process.kill('SIGUSR1');
      expect(await httpService(port).call('health', {})).toEqual({ status: 200 });
      expect(server.output()).not.toContain('Debugger listening');
    },
    patienceMs,
  );

  it(
    'does not open a demo to other machines without a confirmation',
    async () => {
      const server = attempt({ HOST: '0.0.0.0', PORT: String(await freePort()) });
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('HOST=0.0.0.0 opens a demo');
      expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
    },
    patienceMs,
  );

  it(
    'does not start with an invalid configuration, and lists every error',
    async () => {
      const server = attempt({ PORT: 'http', LOG_LEVEL: 'loud' });
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('- PORT is a whole number from 1 to 65535');
      expect(server.output()).toContain('- LOG_LEVEL is silent or error or warn or info');
      expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
    },
    patienceMs,
  );

  it(
    'does not start on a port that is taken',
    async () => {
      const holder = createServer().listen(0, '127.0.0.1');
      await once(holder, 'listening');
      const { port } = holder.address() as AddressInfo;
      const server = attempt({ PORT: String(port) });
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('EADDRINUSE');
      holder.close();
    },
    patienceMs,
  );
});
