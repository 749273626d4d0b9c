/** Work took longer than its caller may wait; answered by HTTP 503. */
export class TimedOut extends Error {
  constructor(limitMs: number) {
    super(`not done within ${limitMs} ms`);
  }
}

/**
 * Resolves as the work does, or rejects with TimedOut after so many ms. The work itself is not stopped: a
 * statement ends by the database's own limit. Fastify's handlerTimeout cannot replace it (docs/footguns.md).
 */
export function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(limitMs)), limitMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
