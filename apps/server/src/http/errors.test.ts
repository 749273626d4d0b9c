import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { TimedOut } from './withTimeout.ts';
import { RateLimited } from '../db/limits/rateLimit.ts';
import { HttpError, installErrors } from './errors.ts';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const queryFailed = (cause: Error) => new Error('Failed query: select $1', { cause });

async function answerTo(error: Error) {
  const server = fastify();
  installErrors(server);
  server.get('/', () => Promise.reject(error));
  const reply = await server.inject('/');
  await server.close();
  return reply;
}

describe('the answer to a fault', () => {
  // Requirement: UN-065
  it.each([
    [404, 'an error with a status', new HttpError(404)],
    [400, 'a status that only a library knows', new HttpError(431)],
    [400, 'a value beyond the range of the record', queryFailed(withCode('range', '22003'))],
    [500, 'anything else', new Error('the reason')],
    [500, 'a broken rule of the database', queryFailed(withCode('unique', '23505'))],
    [503, 'a database that is away', queryFailed(withCode('connect', 'ECONNREFUSED'))],
    [503, 'a database that is starting', queryFailed(withCode('starting up', '57P03'))],
    [503, 'a connection that broke', queryFailed(new Error('Connection terminated unexpectedly'))],
    [503, 'a full disk', queryFailed(withCode('could not extend file', '53100'))],
    [503, 'a full disk below the file store', withCode('no space left on device', 'ENOSPC')],
    [
      503,
      'a database whose socket is gone',
      Object.assign(withCode('connect', 'ENOENT'), { syscall: 'connect' }),
    ],
    [500, 'a file that is not there', withCode('open', 'ENOENT')],
    [503, 'an answer that took too long', new TimedOut(20_000)],
    [503, 'too many requests of one address', new RateLimited(42)],
  ])('is %i for %s, without its reason', async (status, _, error) => {
    const reply = await answerTo(error);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({
      status,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(reply.body).not.toContain(error.message);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('contains Retry-After', async () => {
    const flooded = await answerTo(new RateLimited(42));
    const away = await answerTo(withCode('connect', 'ECONNREFUSED'));
    expect([flooded.headers['retry-after'], away.headers['retry-after']]).toEqual(['42', '5']);
  });
});
