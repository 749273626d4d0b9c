import { afterEach, beforeAll, expect } from 'vitest';
import { attempts } from '../../../apps/server/src/db/schema/account.ts';
import type { Answered, TestApp } from '../../support/makeApp.ts';
import { makeAppBeforeAll } from '../../support/serviceHooks.ts';
import { collectLog } from '../../support/serviceLog.ts';
import { naughty, personal } from './naughty.ts';

/** A service that gets hostile requests. */
export interface HostileProbe {
  service: TestApp;
  /** Deletes the counters of the rate limits, so that every request is processed. */
  resetLimits(): Promise<void>;
}

const shortest = 10;
// Long enough for a busy machine, and short enough to find a hanging request.
const patienceMs = 15_000;
const fromInside =
  /node_modules|apps\/server\/src|\n\s+at |Failed query|DrizzleQueryError|\$\d+, \$\d+/;

const inLog = (text: string) => JSON.stringify(text).slice(1, -1);

/** Expects that the service answers as before and that no prototype was changed. */
async function expectWorking(service: TestApp): Promise<void> {
  expect((await service.send('health', {})).answer).toEqual({ status: 200 });
  const { result } = (await service.call('summary', {})) as { result?: unknown };
  expect(result).toMatchObject({ total_district: expect.any(Number) });
  expect(Object.keys(Object.getPrototypeOf({}) as object)).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('isAdmin');
}

function expectNoPersonalText(written: string): void {
  const texts = [...personal, ...naughty.filter((text) => text.trim().length >= shortest)];
  expect(texts.filter((text) => written.includes(inLog(text)))).toEqual([]);
}

/** Starts a service before all tests; after each one it must work, and its log must contain no personal text. */
export function startProbe(): HostileProbe {
  const service = makeAppBeforeAll({ LOG_LEVEL: 'warn' });
  let log: string[] = [];
  beforeAll(() => {
    log = collectLog(service);
  });
  afterEach(async () => {
    await expectWorking(service);
    expectNoPersonalText(log.splice(0).join('\n'));
  });
  return {
    service,
    resetLimits: async () => {
      await service.deps.db.delete(attempts);
    },
  };
}

/** Expects an answer in time that is no server error and reveals no internals; returns it. */
export async function expectHarmless(answering: Promise<Answered>): Promise<Answered> {
  const began = performance.now();
  const answered = await answering;
  expect(performance.now() - began).toBeLessThan(patienceMs);
  const text = typeof answered.answer === 'object' ? JSON.stringify(answered.answer) : '';
  expect([answered.code < 500, text]).toEqual([true, text]);
  expect(text).not.toMatch(fromInside);
  return answered;
}
