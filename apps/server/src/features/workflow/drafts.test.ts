import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { draftLifeMs, formatIndianDate } from '@temple-land/portal-core';
import { limitValues } from '../../db/schema/limits.ts';
import { processDeadlines } from './processDeadlines.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const dayMinutes = 24 * 60;

const service = makeAppBeforeAll();

it('a draft ends sooner where the office says so, and never without a warning a week before', async () => {
  const { db } = service.deps;
  const limit = { name: 'draftDays', lowest: 14, highest: 90, reason: 'Order 9' } as const;
  const { token } = await service.signInAs('otherCitizen');
  await service.call('applyDraftSave', { formId: 2, content: {}, version: 0 }, token);
  const passDays = async (days: number) => {
    service.clock.pass(days * dayMinutes);
    await processDeadlines(db, service.clock.now());
  };
  const isThere = async () => {
    const read = await service.signInAs('otherCitizen');
    return (await service.call('applyDraftRead', { formId: 2 }, read.token)).status === 200;
  };
  await passDays(20);
  const effectiveFrom = formatIndianDate(service.clock.now());
  const [row] = await db
    .insert(limitValues)
    .values({ ...limit, value: 14, effectiveFrom })
    .returning();
  await passDays(1);
  expect(await isThere()).toBe(true);
  await passDays(6);
  expect(await isThere()).toBe(true);
  await passDays(2);
  expect(await isThere()).toBe(false);
  await db.delete(limitValues).where(eq(limitValues.id, row?.id ?? 0));
});

it('a draft ends after 90 days, with one warning a week before', async () => {
  const { db } = service.deps;
  const draft = { formId: 2, content: { purpose: 'Paddy' }, version: 0 } as const;
  let { token, userId } = await service.signInAs('citizen');
  await service.call('applyDraftSave', draft, token);
  const pass = async (minutes: number) => {
    service.clock.pass(minutes);
    await processDeadlines(db, service.clock.now());
    await processDeadlines(db, service.clock.now());
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
