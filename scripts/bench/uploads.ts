import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { login, register } from '../../tests/support/citizen.ts';
import { corpus } from '../../tests/support/hostile/hostileFiles.ts';
import { files } from '../../tests/support/sampleFiles.ts';
import {
  freePort,
  httpService,
  startServer,
  type HttpService,
} from '../../tests/support/serverProcess.ts';
import { percentile, printTable } from './statistics.ts';

const together = 4;
const filesOfPerson = 50;
const sampleMs = 50;
const budgetMs = 200;

interface Upload {
  fileName: string;
  bytes: Uint8Array;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}

/** Returns the resident memory of a process and of its child processes, in MB. */
async function readMemory(pid: number): Promise<{ service: number; helpers: number }> {
  const supervisors = await childrenOf(pid);
  const below = (await Promise.all(supervisors.map(childrenOf))).flat();
  const helpers = await Promise.all([...supervisors, ...below].map(residentMb));
  const together = helpers.reduce((sum, size) => sum + size, 0);
  return { service: Math.round(await residentMb(pid)), helpers: Math.round(together) };
}

async function signIn(service: HttpService, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const mobile = `94380${String(10_000 + at)}`;
    await register(service, mobile);
    tokens.push((await login(service, mobile)).token);
  }
  return tokens;
}

async function sendAll(service: HttpService, tokens: readonly string[], uploads: Upload[]) {
  const statuses: Record<number, number> = {};
  const line = uploads.map((upload, at) => ({ upload, token: tokens[at % tokens.length] }));
  const work = async () => {
    for (let next = line.pop(); next !== undefined; next = line.pop()) {
      const { status } = await service.call('saveFileToTemp', next.upload, next.token);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return statuses;
}

async function measure(name: string, port: number, pid: number, uploads: Upload[]) {
  const service = httpService(port);
  const tokens = await signIn(service, Math.ceil(uploads.length / filesOfPerson));
  const probe = new Worker(new URL('uploadsProbe.ts', import.meta.url), { workerData: { port } });
  const before = await readMemory(pid);
  const peak = { service: 0, helpers: 0 };
  const timer = setInterval(async () => {
    const { service, helpers } = await readMemory(pid);
    peak.service = Math.max(peak.service, service);
    peak.helpers = Math.max(peak.helpers, helpers);
  }, sampleMs);
  const began = performance.now();
  const statuses = await sendAll(service, tokens, uploads);
  const seconds = Math.round((performance.now() - began) / 1000);
  clearInterval(timer);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  probe.postMessage('stop');
  const [delays] = (await once(probe, 'message')) as [number[]];
  const at = (share: number) => percentile(delays, share).toFixed(0);
  printTable(`Other calls while ${name} are uploaded`, [
    {
      uploads: `${uploads.length} in ${seconds} s`,
      answers: JSON.stringify(statuses).replaceAll('"', ''),
      'other calls': delays.length,
      'median, ms': at(0.5),
      'p99, ms': at(0.99),
      'worst, ms': at(1),
      'over 200 ms': delays.filter((delay) => delay > budgetMs).length,
      'service, MB': `${before.service} to ${peak.service}`,
      'helpers together, MB': peak.helpers,
    },
  ]);
}

/** Measures the delay of other calls and the memory in use while hostile files are uploaded. */
export async function measureUploads(): Promise<void> {
  const hostile: Upload[] = [];
  for (const { fileName, make } of corpus) hostile.push({ fileName, bytes: await make() });
  const good = hostile.map(() => ({ fileName: 'good.pdf', bytes: files.pdf }));
  for (const [name, uploads] of [
    ['genuine files', good],
    ['hostile files', hostile],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
    const port = await freePort();
    const variables = { DATA_DIR: folder, PORT: String(port), ADDRESS_LIMIT_FACTOR: '10000' };
    const server = await startServer(variables);
    try {
      await measure(name, port, server.process.pid ?? 0, uploads);
    } finally {
      server.process.kill();
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
