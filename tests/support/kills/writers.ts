import { requestFor, succeeded, type FirstPlace } from '../citizen.ts';
import type { HttpService } from '../serverProcess.ts';

/** The acknowledged results: application numbers and names of uploaded documents. */
export interface Acknowledged {
  numbers: string[];
  papers: string[];
}

/** A writing citizen: the service, the token and the plot. */
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

// fetch throws this error when the connection is closed during a request or an answer.
function expectGone(reason: unknown): void {
  if (!(reason instanceof TypeError)) throw reason;
}

/**
 * Makes every writer apply for land repeatedly until the server is gone; records every answer, the
 * first one also by `begun`. Resolves when all have lost their connection; throws when one is refused.
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
