import type { Sanitized } from '../ports.ts';
import { startWorkerProcess, type WorkerProcess } from './workerProcess.ts';
import type { Job } from './worker.ts';

// Runs in a small process of its own, because to start a process holds up a large one, such as the service, for
// as long as it takes to copy the list of its memory. It starts the processes that read files, and reads none.

const filesPerProcess = 50;
const idleMs = 30_000;

/** What the service asks, and what it is told; without an answer no process could be started. */
export interface Request {
  id: number;
  job: Job;
}
export interface Reply {
  id: number;
  answer: Sanitized | undefined;
}

const idleProcesses: { helper: WorkerProcess; files: number; timer: NodeJS.Timeout }[] = [];

async function acquireProcess() {
  for (let kept = idleProcesses.pop(); kept !== undefined; kept = idleProcesses.pop()) {
    clearTimeout(kept.timer);
    if (kept.helper.isAlive()) return kept;
  }
  return { helper: await startWorkerProcess(), files: 0 };
}

async function runJob(job: Job): Promise<Sanitized> {
  const { helper, files } = await acquireProcess();
  const answer = await helper.ask(job);
  // A process that met something odd reads no file of anybody else.
  if ('bytes' in answer && files + 1 < filesPerProcess) {
    const timer = setTimeout(() => {
      idleProcesses.splice(idleProcesses.indexOf(kept), 1);
      helper.end();
    }, idleMs);
    const kept = { helper, files: files + 1, timer };
    idleProcesses.push(kept);
  } else helper.end();
  return answer;
}

process.on('message', async ({ id, job }: Request) => {
  const answer = await runJob(job).catch(() => undefined);
  process.send?.({ id, answer } satisfies Reply);
});
process.on('disconnect', () => process.exit());
