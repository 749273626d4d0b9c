import { expect } from 'vitest';
import { attempts } from '../../../apps/server/src/db/schema/account.ts';
import { makeApp, type Answered, type TestApp } from '../../support/makeApp.ts';
import { listenToLog } from '../../support/serviceLog.ts';
import { naughty, personal } from './naughty.ts';

/** A service under attack, whose log is read. */
export interface Watched {
  service: TestApp;
  /** Forgets what was counted against floods, so that every request is looked at. */
  forgive(): Promise<void>;
  /** The service answers as before, nothing reached its prototypes, and its log names nobody. */
  isUnharmed(): Promise<void>;
}

const shortest = 10;
// Generous, since a busy machine may be slow: what would hang is still found.
const patienceMs = 15_000;
const fromInside =
  /node_modules|apps\/server\/src|\n\s+at |Failed query|DrizzleQueryError|\$\d+, \$\d+/;

const inLog = (text: string) => JSON.stringify(text).slice(1, -1);

/** Starts a service whose log is kept in memory. */
export async function watched(): Promise<Watched> {
  const service = await makeApp({ LOG_LEVEL: 'warn' });
  const log = listenToLog(service);
  return {
    service,
    forgive: async () => {
      await service.deps.db.delete(attempts);
    },
    isUnharmed: async () => {
      expect((await service.send('health', {})).answer).toEqual({ status: 200 });
      const { result } = (await service.call('summary', {})) as { result?: unknown };
      expect(result).toMatchObject({ total_district: expect.any(Number) });
      expect(Object.keys(Object.getPrototypeOf({}) as object)).toEqual([]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
      const texts = [...personal, ...naughty.filter((text) => text.trim().length >= shortest)];
      const written = log.splice(0).join('\n');
      expect(texts.filter((text) => written.includes(inLog(text)))).toEqual([]);
    },
  };
}

/** Waits for an answer that must come soon, be no fault of the server and tell nothing of its inside. */
export async function harmless(answering: Promise<Answered>): Promise<Answered> {
  const began = performance.now();
  const answered = await answering;
  expect(performance.now() - began).toBeLessThan(patienceMs);
  const text = typeof answered.answer === 'object' ? JSON.stringify(answered.answer) : '';
  expect([answered.code < 500, text]).toEqual([true, text]);
  expect(text).not.toMatch(fromInside);
  return answered;
}
