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
 * Applies for land again and again on several connections until the server is gone; every answer is
 * noted, the first one also by `begun`. Ends when all have lost their connection; throws
 * when one was refused.
 */
export async function writeUntilGone(
  writer: Writer,
  connections: number,
  known: Acknowledged,
  begun: () => void,
): Promise<void> {
  const write = async () => {
    for (;;) {
      await applyOnce(writer, known);
      begun();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: connections }, write));
  begun();
  for (const end of ends) if (end.status === 'rejected') expectGone(end.reason);
}
