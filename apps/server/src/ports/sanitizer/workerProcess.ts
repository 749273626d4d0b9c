import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Sanitized } from '../ports.ts';
import { limits } from './limits.ts';
import type { Job } from './worker.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));
// Together with the queue time this stays below the time limit of an answer (20 seconds).
const timeoutMs = 10_000;

// The process can read files but not write them, and cannot start programs.
const execArgv = [
  '--no-warnings',
  `--max-old-space-size=${limits.heapMb}`,
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
];

/** A process that sanitises files, one after another. */
export interface WorkerProcess {
  /** Sanitises a file; `complex` if the process ends or takes too long. */
  ask(job: Job): Promise<Sanitized>;
  isAlive(): boolean;
  end(): void;
}

const isAnswer = (message: unknown): message is Sanitized =>
  typeof message === 'object' &&
  message !== null &&
  ('refused' in message || ('bytes' in message && message.bytes instanceof Uint8Array));

function sendJob(child: ChildProcess, job: Job): Promise<Sanitized> {
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const settle = (answer: Sanitized) => {
      clearTimeout(late);
      child.removeAllListeners('message').removeAllListeners('exit');
      resolve(answer);
    };
    child.once('exit', () => settle({ refused: 'complex' }));
    child.once('message', (answer) => settle(isAnswer(answer) ? answer : { refused: 'damaged' }));
    child.send(job);
  });
}

/** Starts a process with a processor time in ms for each file; throws when it does not start. */
export async function startWorkerProcess(cpuMs = ''): Promise<WorkerProcess> {
  const child = fork(program, [cpuMs], {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => {});
  const ended = once(child, 'exit').then(() => 'ended');
  const ready = once(child, 'message').then(([word]) => String(word));
  if ((await Promise.race([ready, ended])) !== 'ready') {
    throw new Error('The process that writes files anew does not start.');
  }
  return {
    ask: (job) => sendJob(child, job),
    isAlive: () => child.connected && child.exitCode === null,
    end: () => child.kill('SIGKILL'),
  };
}
