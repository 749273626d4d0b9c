import type { Sanitized } from '../ports.ts';
import { startWorkerProcess, type WorkerProcess } from './workerProcess.ts';
import type { Job } from './worker.ts';

// Runs in a small separate process that starts the processes that read files, because forking a large process such as
// the service would block it.

const filesPerProcess = 50;
const idleMs = 30_000;

/** Request and reply of the supervisor; a reply without an answer means that no process could be started. */
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
  return { helper: await startWorkerProcess(process.argv[2]), files: 0 };
}

async function runJob(job: Job): Promise<Sanitized> {
  const { helper, files } = await acquireProcess();
  const answer = await helper.ask(job);
  // A process that refused a file is not reused.
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
