import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { placeListMethods } from '@temple-land/portal-core';
import type { Stand } from '../../../tests/support/kills/stands.ts';
import { freePort, startServer, type ServerProcess } from '../../../tests/support/serverProcess.ts';
import { median } from '../statistics.ts';
import { connectionsTo, make, repeat, sealCall } from './load.ts';
import { processorMicros } from './process.ts';

const warmUp = 4_000;
// An idle process drops compiled code and connections; warm-up calls keep that out of the figures.
const wakeUp = 500;
const requests = 4_000;
const connections = 10;
const floorFile = fileURLToPath(new URL('floor.ts', import.meta.url));
const call = sealCall('fillDropDown', { method: placeListMethods.tahasils, district_id: 1 });

interface Candidate {
  server: ServerProcess;
  base: string;
  micros: number[];
}

/** Settings of the measured service: everything that is on in production. */
export const settings = { ADDRESS_LIMIT_FACTOR: '10000', LOG_LEVEL: 'info' };

async function candidate(variables: Record<string, string>, file?: string): Promise<Candidate> {
  const port = await freePort();
  const server = await startServer({ ...settings, ...variables, PORT: String(port) }, file);
  return { server, base: `http://127.0.0.1:${port}`, micros: [] };
}

async function measure({ server, base, micros }: Candidate, expected: string): Promise<void> {
  await repeat(base, call, wakeUp, connections, expected);
  const before = processorMicros(server.process.pid ?? 0);
  await repeat(base, call, requests, connections, expected);
  micros.push((processorMicros(server.process.pid ?? 0) - before) / requests);
}

async function stop({ server }: Candidate): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended;
}

async function answerOf({ base }: Candidate): Promise<string> {
  const agent = connectionsTo(1);
  const { text } = await make(agent, base, call);
  agent.destroy();
  return text;
}

// An embedded database allows one process, so the floor uses a copy of the folder.
function copyForFloor({ variables }: Stand): Record<string, string> {
  const folder = variables['DATA_DIR'];
  if (folder === undefined) return variables;
  cpSync(folder, `${folder}-floor`, { recursive: true });
  return { DATA_DIR: `${folder}-floor` };
}

/** The processor time of one call in µs: medians, and the ratio of each round. */
export interface Costs {
  ours: number;
  floor: number;
  ratios: number[];
}

/**
 * Measures the cost of one sealed call with one indexed SELECT: the service, and bare node:http with the same HMAC
 * and SQL, which must return the same bytes. Rounds are interleaved.
 */
export async function compareWithFloor(stand: Stand, rounds: number): Promise<Costs> {
  await stop(await candidate(stand.variables));
  const floorVariables = copyForFloor(stand);
  const ours = await candidate(stand.variables);
  const floor = await candidate(floorVariables, floorFile);
  const expected = await answerOf(ours);
  for (const one of [ours, floor]) await repeat(one.base, call, warmUp, connections, expected);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of round % 2 === 0 ? [ours, floor] : [floor, ours]) await measure(one, expected);
  }
  await Promise.all([ours, floor].map(stop));
  if (floorVariables['DATA_DIR']) rmSync(floorVariables['DATA_DIR'], { recursive: true });
  const ratios = ours.micros.map((micros, round) => micros / (floor.micros[round] ?? Number.NaN));
  return { ours: median(ours.micros), floor: median(floor.micros), ratios };
}
