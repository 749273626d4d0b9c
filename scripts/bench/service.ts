import { cpus, loadavg } from 'node:os';
import { placeListMethods } from '@temple-land/portal-core';
import { login, register } from '../../tests/support/citizen.ts';
import { stands } from '../../tests/support/kills/stands.ts';
import {
  freePort,
  httpService,
  startServer,
  type ServerProcess,
} from '../../tests/support/serverProcess.ts';
import { compareWithFloor, settings } from './service/compare.ts';
import { load, sealCall, type WireCall } from './service/load.ts';
import { heldMegabytes, heldOptions, memoryMegabytes } from './service/process.ts';
import { median, percentile, printTable, fitSlope } from './statistics.ts';

type Engine = 'pglite' | 'postgres';

const connections = 50;
const warmUpMs = 30_000;
const soakParts = 6;
const budgets = { ratio: 1.5, p99: { postgres: 500, pglite: 1_000 }, slope: 1 } as const;
const citizenMobile = '9438000801';

const verdict = (isKept: boolean) => (isKept ? 'kept' : 'MISSED');

async function costRow(engine: Engine, rounds: number) {
  const stand = await stands[engine]();
  try {
    const { ours, floor, ratios } = await compareWithFloor(stand, rounds);
    const ratio = median(ratios);
    return {
      engine,
      'bare node:http, µs': floor.toFixed(0),
      'the service, µs': ours.toFixed(0),
      ratio: `×${ratio.toFixed(2)}`,
      'lowest to highest': `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
      budget: `×${budgets.ratio}`,
      verdict: verdict(ratio <= budgets.ratio),
    };
  } finally {
    await stand.remove();
  }
}

// Reads and writes by visitors and by a citizen.
async function mixedCalls(port: number): Promise<WireCall[]> {
  const service = httpService(port);
  await register(service, citizenMobile);
  const { token, userId } = await login(service, citizenMobile);
  return [
    sealCall('fillDropDown', { method: placeListMethods.districts }),
    sealCall('api/getSummaryDetails', {}),
    sealCall('api/tender/gettender', { title: '', startDate: '' }),
    sealCall('commonCaptchaGenerator/generate', {}),
    { path: 'notificationDetails/showNotificationCount', body: JSON.stringify({ userId }), token },
    sealCall('fillDropDownToken', { method: placeListMethods.tahasils, district_id: 1 }, token),
  ];
}

/** The result of a soak: times of calls in ms, failed calls, and memory before and after each part in MB. */
interface Soak {
  times: number[];
  errors: number;
  held: number[];
}

// No call is running between the parts, so that garbage collection delays no call.
async function soak(server: ServerProcess, base: string, calls: WireCall[], partMs: number) {
  const all: Soak = { times: [], errors: 0, held: [await heldMegabytes(server)] };
  for (let part = 0; part < soakParts; part += 1) {
    const { times, errors } = await load(base, calls, connections, partMs);
    for (const time of times) all.times.push(time);
    all.errors += errors;
    all.held.push(await heldMegabytes(server));
  }
  return all;
}

async function loadRow(engine: Engine, soakMs: number) {
  const stand = await stands[engine]();
  const port = await freePort();
  const variables = { ...stand.variables, ...settings, ...heldOptions, PORT: String(port) };
  const server = await startServer(variables);
  try {
    const base = `http://127.0.0.1:${port}`;
    const calls = await mixedCalls(port);
    await load(base, calls, connections, warmUpMs);
    const partMs = soakMs / soakParts;
    const { times, errors, held } = await soak(server, base, calls, partMs);
    const p99 = percentile(times, 0.99);
    const slope = (fitSlope(held) * 60_000) / partMs;
    return {
      engine,
      'calls a second': ((times.length * 1000) / soakMs).toFixed(0),
      errors,
      'p50 ms': percentile(times, 0.5).toFixed(0),
      'p99 ms': p99.toFixed(0),
      'budget of p99': budgets.p99[engine],
      answers: verdict(errors === 0 && p99 < budgets.p99[engine]),
      'memory MB': memoryMegabytes(server.process.pid ?? 0).toFixed(0),
      'of it held MB': (held.at(-1) ?? Number.NaN).toFixed(0),
      'held grows MB/min': slope.toFixed(2),
      'budget of growth': budgets.slope,
      memory: verdict(slope < budgets.slope),
    };
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    await stand.remove();
  }
}

const loadOfMachine = () => (loadavg()[0] ?? Number.NaN).toFixed(1);

/** Prints the cost of a call compared with bare node:http, and the times of fifty connections, on both engines. */
export async function measureService(rounds: number, soakSeconds: number): Promise<void> {
  const before = loadOfMachine();
  const costs: Awaited<ReturnType<typeof costRow>>[] = [];
  for (const engine of ['postgres', 'pglite'] as const) costs.push(await costRow(engine, rounds));
  printTable(`Processor time of one sealed call with one SELECT, ${rounds} rounds`, costs);
  const loads: Awaited<ReturnType<typeof loadRow>>[] = [];
  for (const engine of ['postgres', 'pglite'] as const)
    loads.push(await loadRow(engine, soakSeconds * 1000));
  printTable(`${connections} connections, mixed calls, ${soakSeconds} s`, loads);
  console.log(`\nLoad ${before} before, ${loadOfMachine()} after, on ${cpus().length} cores.`);
}
