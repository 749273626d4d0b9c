import type { Sanitized, Sanitizer } from '../ports.ts';
import { startHelper, type Helper } from './helper.ts';
import type { Job } from './process.ts';

const processes = 2;
const filesPerProcess = 50;
const queueMax = 30;
const queueMaxOfOwner = 6;
const queueMs = 15_000;
const idleMs = 30_000;

const busy: Sanitized = { refused: 'busy' };

interface Waiting {
  owner: number;
  enter: () => void;
}

/** Seats for files: one for a person at a time, so that nobody takes them all. */
function seats(count: number) {
  const seated = new Set<number>();
  const waiting: Waiting[] = [];
  const remove = (at: number) => waiting.splice(at, 1)[0];
  const seatNext = () => {
    const next = waiting.findIndex(({ owner }) => !seated.has(owner));
    if (next !== -1 && seated.size < count) remove(next)?.enter();
  };
  return {
    waiting: () => waiting.length,
    /** Waits for a seat; false when that took too long. */
    take: (owner: number) =>
      new Promise<boolean>((resolve) => {
        const enter = () => {
          clearTimeout(late);
          seated.add(owner);
          resolve(true);
        };
        const entry = { owner, enter };
        const late = setTimeout(() => {
          remove(waiting.indexOf(entry));
          resolve(false);
        }, queueMs);
        waiting.push(entry);
        seatNext();
      }),
    leave: (owner: number) => {
      seated.delete(owner);
      seatNext();
    },
  };
}

/** Keeps processes that have answered for the next file, and ends those that nobody needs. */
function helpers() {
  const idle: { helper: Helper; files: number; timer: NodeJS.Timeout }[] = [];
  const take = async () => {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.helper.isAlive()) return kept;
    }
    return { helper: await startHelper(), files: 0 };
  };
  const keep = (helper: Helper, files: number) => {
    helper.hold(false);
    const timer = setTimeout(() => helper.end(), idleMs).unref();
    idle.push({ helper, files, timer });
  };
  return async (job: Job): Promise<Sanitized> => {
    const { helper, files } = await take();
    helper.hold(true);
    const answer = await helper.ask(job);
    // A process that met something odd reads no file of anybody else.
    if ('bytes' in answer && files + 1 < filesPerProcess) keep(helper, files + 1);
    else helper.end();
    return answer;
  };
}

/**
 * Opens processes apart from the service, at most two at work, in which files are read and written anew:
 * whatever a file does there, the service goes on. A full queue, or a long one, answers `busy`.
 */
export function openSanitizer(): Sanitizer {
  const seat = seats(processes);
  const work = helpers();
  const underWay = new Map<number, number>();
  const count = (owner: number, change: number) => {
    const now = (underWay.get(owner) ?? 0) + change;
    if (now === 0) underWay.delete(owner);
    else underWay.set(owner, now);
  };
  return {
    sanitize: async (bytes, type, owner) => {
      const own = underWay.get(owner) ?? 0;
      if (own >= queueMaxOfOwner || seat.waiting() >= queueMax) return busy;
      count(owner, 1);
      try {
        if (!(await seat.take(owner))) return busy;
        try {
          return await work({ bytes, type });
        } finally {
          seat.leave(owner);
        }
      } finally {
        count(owner, -1);
      }
    },
  };
}
