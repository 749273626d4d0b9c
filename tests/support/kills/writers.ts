import { requestFor, succeeded, type FirstPlace } from '../citizen.ts';
import type { HttpService } from '../serverProcess.ts';

/** What the server has acknowledged: numbers of applications, names of uploaded papers. */
export interface Acknowledged {
  numbers: string[];
  papers: string[];
}

/** A citizen who writes: where, as whom, for which place. */
export interface Writer {
  service: HttpService;
  token: string;
  userId: number;
  place: FirstPlace;
}

let keys = 0;

async function applyOnce({ service, token, place }: Writer, known: Acknowledged): Promise<void> {
  keys += 1;
  const request = await requestFor(
    service,
    token,
    `written-before-a-kill-${process.pid}-${keys}`,
    place,
  );
  known.papers.push(...request.documents);
  const { result } = succeeded(await service.call('applyLand', request, token));
  known.numbers.push((result as { applicationNo: string }).applicationNo);
}

// What fetch throws, in a request or in the middle of an answer, when the other end is gone.
function expectGone(reason: unknown): void {
  if (!(reason instanceof TypeError)) throw reason;
}

/**
 * Lets every writer apply for land again and again until the server is gone; every answer is noted, the
 * first one also by `begun`. Ends when all have lost their connection; throws when one was refused.
 */
export async function writeUntilGone(
  writers: readonly Writer[],
  known: Acknowledged,
  begun: () => void,
): Promise<void> {
  const write = async (writer: Writer) => {
    for (;;) {
      await applyOnce(writer, known);
      begun();
    }
  };
  const ends = await Promise.allSettled(writers.map(write));
  begun();
  for (const end of ends) if (end.status === 'rejected') expectGone(end.reason);
}
