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
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
