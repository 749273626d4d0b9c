import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sanitized, Sanitizer } from '../ports.ts';
import { limits } from './limits.ts';
import type { Job } from './worker.ts';
import { createOwnerSemaphore } from './ownerSemaphore.ts';
import type { Reply, Request } from './supervisor.ts';

const program = fileURLToPath(new URL('supervisor.ts', import.meta.url));
const maxProcesses = 2;
const maxQueue = 30;
const maxQueuePerOwner = 6;
const queueMs = 8_000;

/** The owner of the jobs of the service itself; no user has this id. */
const serviceOwner = 0;

const busyAnswer: Sanitized = { refused: 'busy' };

/** Sets whether the child process keeps the service alive. */
function setKeepAlive(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Connects to the supervisor process; starts a new one when it has ended. */
function connectSupervisor(cpuMs: number) {
  const waiting = new Map<number, (answer: Sanitized | undefined) => void>();
  let child: ChildProcess | undefined;
  let count = 0;
  const settle = (id: number, answer: Sanitized | undefined) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
    if (waiting.size === 0 && child !== undefined) setKeepAlive(child, false);
  };
  const start = () => {
    // The process gets no settings and keys of the service.
    const started = fork(program, [String(cpuMs)], {
      env: {},
      execArgv: ['--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      if (child !== started) return;
      child = undefined;
      for (const id of waiting.keys()) settle(id, undefined);
    };
    started.on('message', ({ id, answer }: Reply) => settle(id, answer));
    started.once('exit', forget).once('error', forget);
    setKeepAlive(started, false);
    child = started;
    return started;
  };
  const ask = async (job: Job): Promise<Sanitized> => {
    const supervisor = child ?? start();
    count += 1;
    const request: Request = { id: count, job };
    setKeepAlive(supervisor, true);
    const answer = await new Promise<Sanitized | undefined>((resolve) => {
      waiting.set(request.id, resolve);
      supervisor.send(request, (error) => {
        if (error) settle(request.id, undefined);
      });
    });
    if (answer === undefined) throw new Error('No process could be started for a file.');
    return answer;
  };
  return { ask, start: () => void (child ?? start()) };
}

/**
 * Creates a sanitizer that works in separate processes, at most two at a time, so that a hostile file cannot affect the
 * service. A full queue or a long wait answers `busy`. `start` starts the supervisor before the first file; `cpuMs` is
 * the processor time of a file.
 */
export function createSanitizer({ cpuMs = limits.cpuMs as number } = {}): Sanitizer & {
  start(): void;
} {
  const seats = createOwnerSemaphore(maxProcesses, queueMs);
  const { ask, start } = connectSupervisor(cpuMs);
  const underWay = new Map<number, number>();
  const count = (owner: number, change: number) => {
    const now = (underWay.get(owner) ?? 0) + change;
    if (now === 0) underWay.delete(owner);
    else underWay.set(owner, now);
  };
  const runFor = async (owner: number, job: Job): Promise<Sanitized> => {
    const own = underWay.get(owner) ?? 0;
    if (own >= maxQueuePerOwner || seats.waiting() >= maxQueue) return busyAnswer;
    count(owner, 1);
    try {
      if (!(await seats.acquire(owner))) return busyAnswer;
      try {
        return await ask(job);
      } finally {
        seats.release(owner);
      }
    } finally {
      count(owner, -1);
    }
  };
  return {
    sanitize: (bytes, type, owner) => runFor(owner, { bytes, type }),
    watermark: (bytes, type, text) => runFor(serviceOwner, { bytes, type, watermark: text }),
    start,
  };
}
