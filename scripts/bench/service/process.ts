import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../../tests/support/serverProcess.ts';

const ticksPerSecond = 100;
const pageBytes = 4096;

/** Returns the processor time that a process of this machine has used, in µs (Linux). */
export function processorMicros(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
}

/** Returns the resident memory of a process, in MB of 1,000,000 bytes (Linux). */
export function memoryMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * pageBytes) / 1_000_000;
}

const looks = 200;
const lookEveryMs = 50;

/** Settings under which a server can report its memory in use. */
export const heldOptions = {
  NODE_OPTIONS: `--expose-gc --import ${new URL('heldProbe.ts', import.meta.url).href}`,
};

/** Returns the memory in use of such a server after a garbage collection, in MB of 1,000,000 bytes. */
export async function heldMegabytes({ process, output }: ServerProcess): Promise<number> {
  const before = output().length;
  process.kill('SIGUSR2');
  for (let look = 0; look < looks; look += 1) {
    await sleep(lookEveryMs);
    const [, bytes] = /^held (\d+)$/m.exec(output().slice(before)) ?? [];
    if (bytes !== undefined) return Number(bytes) / 1_000_000;
  }
  throw new Error('The server does not tell what it holds.');
}
