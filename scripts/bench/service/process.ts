import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const pageBytes = 4096;

/** Gives the processor time that a process of this machine has used, in µs (Linux). */
export function processorMicros(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
}

/** Gives the memory that a process holds, in MB of 1,000,000 bytes (Linux). */
export function memoryMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * pageBytes) / 1_000_000;
}
