import type { Sanitized } from '../ports.ts';
import { startHelper, type Helper } from './helper.ts';
import type { Job } from './process.ts';

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

const idle: { helper: Helper; files: number; timer: NodeJS.Timeout }[] = [];

async function takeHelper() {
  for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
    clearTimeout(kept.timer);
    if (kept.helper.isAlive()) return kept;
  }
  return { helper: await startHelper(), files: 0 };
}

async function work(job: Job): Promise<Sanitized> {
  const { helper, files } = await takeHelper();
  const answer = await helper.ask(job);
  // A process that met something odd reads no file of anybody else.
  if ('bytes' in answer && files + 1 < filesPerProcess) {
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(kept), 1);
      helper.end();
    }, idleMs);
    const kept = { helper, files: files + 1, timer };
    idle.push(kept);
  } else helper.end();
  return answer;
}

process.on('message', async ({ id, job }: Request) => {
  const answer = await work(job).catch(() => undefined);
  process.send?.({ id, answer } satisfies Reply);
});
process.on('disconnect', () => process.exit());
