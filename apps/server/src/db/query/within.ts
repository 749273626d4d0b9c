/** Work took longer than its caller may be kept waiting; answered by HTTP 503. */
export class TooSlow extends Error {
  constructor(limitMs: number) {
    super(`not done within ${limitMs} ms`);
  }
}

/**
 * Gives what the work gives, or throws TooSlow after so many ms. The work itself is not stopped: a
 * statement ends by the database's own limit.
 */
export function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(limitMs)), limitMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
