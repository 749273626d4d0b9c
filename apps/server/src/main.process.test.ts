import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropMethods } from '@temple-land/portal-core';
import { files } from '../../../tests/support/landApplication.ts';
import {
  freePort,
  httpService,
  spawnServer,
  startServer,
  type HttpService,
  type ServerProcess,
} from '../../../tests/support/serverProcess.ts';

const patienceMs = 180_000;
const mobileno = '9438000777';
const password = 'Kalinga@77';

let folder = '';
let started: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-process-'));
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

function succeeded(answer: unknown): { result: never } {
  expect(answer).toMatchObject({ status: 200 });
  return answer as { result: never };
}

async function captcha(service: HttpService) {
  const drawn = await service.call('captchaGenerate', {});
  const captchaId = 'id' in drawn ? drawn.id : '';
  const { answer } = (await service.fetchJson(`demo/captcha/${captchaId}`)) as { answer: string };
  return { captchaId, answer };
}

async function register(service: HttpService) {
  await service.call('sendRegOtp', { mobileno });
  const outbox = await service.fetchJson(`demo/outbox?mobileno=${mobileno}`);
  const otp = (outbox as { messages: { otp: string }[] }).messages[0]?.otp ?? '';
  succeeded(await service.call('verifyRegOtp', { mobileno, otp }));
  const form = {
    fullName: 'Kuni Sethi',
    mobileno,
    emailId: '',
    password,
    conformPassword: password,
  };
  succeeded(await service.call('register', { ...form, ...(await captcha(service)) }));
}

async function login(service: HttpService) {
  const form = { username: mobileno, password, userType: 'C' as const };
  const answer = await service.call('login', { ...form, ...(await captcha(service)) });
  if (!('result' in answer)) throw new Error(`The login answered ${answer.status}.`);
  return { token: answer.result, userId: answer.userId };
}

async function firstOf(service: HttpService, method: string, parent: object) {
  const input = { method, ...parent } as Parameters<typeof service.call<'fillDropDown'>>[1];
  const { result } = succeeded(await service.call('fillDropDown', input));
  return (result as Record<string, string | number>[])[0] ?? {};
}

async function firstPlace(service: HttpService) {
  const { district_id } = await firstOf(service, dropMethods.districts, {});
  const { tehsil_id } = await firstOf(service, dropMethods.tahasils, { district_id });
  const { mouza_id } = await firstOf(service, dropMethods.mouzas, { tehsil_id });
  const { khata_no } = await firstOf(service, dropMethods.khatians, { mouza_id });
  return {
    districtCode: Number(district_id),
    tahasilCode: Number(tehsil_id),
    villageCode: Number(mouza_id),
    khataNo: String(khata_no),
  };
}

async function requestFor(service: HttpService, token: string) {
  const upload = { fileName: 'identity.pdf', bytes: files.pdf };
  const { result } = succeeded(await service.call('saveFileToTemp', upload, token));
  const { tempId } = result as { tempId: string };
  return {
    ...(await firstPlace(service)),
    purpose: 'Kitchen garden',
    holding: 'lease' as const,
    area: 0.01,
    documents: [tempId],
    idempotencyKey: 'key-before-the-power-cut',
  };
}

describe('a server that is killed', () => {
  it(
    'has the application whose number it had answered',
    async () => {
      const port = await freePort();
      const service = httpService(port);
      const server = await start(port);
      await register(service);
      const citizen = await login(service);
      const request = await requestFor(service, citizen.token);
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
      expect((await login(service)).userId).toBe(citizen.userId);
    },
    patienceMs,
  );
});

describe('two servers on one data folder', () => {
  it(
    'are refused, and the first goes on',
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
    'does not start with a faulty configuration, and tells every fault',
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
