import { expect, it } from 'vitest';
import { draftLifeMs } from '@temple-land/portal-core';
import { processDeadlines } from './processDeadlines.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const dayMinutes = 24 * 60;

const service = makeAppBeforeAll();

it('a draft ends after 90 days, with one warning a week before', async () => {
  const deps = { db: service.deps.db, live: service.deps.live };
  const draft = { formId: 2, content: { purpose: 'Paddy' }, version: 0 } as const;
  let { token, userId } = await service.signInAs('citizen');
  await service.call('applyDraftSave', draft, token);
  const pass = async (minutes: number) => {
    service.clock.pass(minutes);
    await processDeadlines(deps, service.clock.now());
    await processDeadlines(deps, service.clock.now());
    ({ token, userId } = await service.signInAs('citizen'));
  };
  const warnings = async () => {
    const bell = await service.result('bellList', { userId }, token);
    return bell.filter(({ notification }) => notification.startsWith('Your saved draft')).length;
  };
  const read = () => service.call('applyDraftRead', { formId: 2 }, token);
  await pass(draftLifeMs / 60_000 - 7 * dayMinutes - 1);
  expect(await warnings()).toBe(0);
  await pass(2);
  expect(await warnings()).toBe(1);
  expect(await read()).toMatchObject({ status: 200 });
  await pass(7 * dayMinutes);
  expect(await read()).toEqual({ status: 404 });
});
