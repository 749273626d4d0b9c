/** Thrown when work exceeds its time limit; answered by HTTP 503. */
export class TimedOut extends Error {
  constructor(limitMs: number) {
    super(`not done within ${limitMs} ms`);
  }
}

/**
 * Resolves like the work, or rejects with TimedOut after the given ms. The work itself is not cancelled: a statement
 * ends by the database's statement timeout. Fastify's handlerTimeout cannot replace it (docs/footguns.md).
 */
export function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(limitMs)), limitMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
