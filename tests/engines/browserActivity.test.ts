import { expect, it } from 'vitest';
import { addActivity } from '../../apps/server/src/db/activity/activityChain.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { activitySave } from '../../apps/server/src/features/activity/activity.handlers.ts';
import type { Context } from '../../apps/server/src/handler.ts';
import { browserRecord } from '../support/browserRecord.ts';
import { makeAppBeforeAll } from '../support/serviceHooks.ts';

const service = makeAppBeforeAll();

const saveFrom = (db: Database, ip: string) => {
  const context = { ...service.deps, db, ip, caller: undefined, record: () => {} };
  return activitySave(browserRecord(), context as unknown as Context);
};

const decide = () => {
  const { db, config, clock } = service.deps;
  return addActivity(db, config, { record: '{}', seenIp: '', userId: 1, at: clock() });
};

const timeLimit = (ms: number) =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms));

it('holds up neither a decision nor the record of another address while its transaction is open', async () => {
  let decidedAfter = Infinity;
  await service.deps.db.transaction(async (tx) => {
    await saveFrom(tx as unknown as Database, '192.0.2.1');
    const start = performance.now();
    await Promise.race([decide(), timeLimit(5000)]);
    await Promise.race([saveFrom(service.deps.db, '192.0.2.2'), timeLimit(5000)]);
    decidedAfter = performance.now() - start;
  });
  expect(decidedAfter).toBeLessThan(1000);
});
