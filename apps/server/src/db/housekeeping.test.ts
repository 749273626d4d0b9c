import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../../tests/support/makeApp.ts';
import { rowsByTable } from '../../../../tests/support/written.ts';
import { sweep } from './housekeeping.ts';

let service: TestApp;
let empty: Record<string, number>;
beforeAll(async () => {
  service = await makeApp();
  empty = await rowsByTable(service.deps.db);
  await service.captcha();
  await service.call('sendRegOtp', { mobileno: '9438000777' });
  await service.signInAs('citizen');
});
afterAll(() => service.close());

describe('the sweep', () => {
  it('leaves what still means something', async () => {
    const before = await rowsByTable(service.deps.db);
    service.clock.pass(23 * 60);
    await sweep(service.deps.db, service.clock.now());
    expect(await rowsByTable(service.deps.db)).toEqual(before);
  });

  it('removes captchas, codes, counters and sessions after a day, and nothing else', async () => {
    service.clock.pass(61);
    await sweep(service.deps.db, service.clock.now());
    expect(await rowsByTable(service.deps.db)).toEqual(empty);
  });
});
