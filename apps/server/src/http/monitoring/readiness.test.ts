import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createHub } from '../live/hub.ts';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const ready = '/service/ready';

const service = makeAppBeforeAll();

describe('an instance', () => {
  it('is ready while it accepts requests', async () => {
    const reply = await service.app.inject({ method: 'GET', url: ready });
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 200 }]);
    expect(reply.headers['connection']).not.toBe('close');
  });

  it('that is stopping is not ready, still answers, and closes its connections', async () => {
    const database = await openEmpty();
    const hub = await createHub(database);
    const serverState = { isStopping: true };
    const app = await createApp(service.deps, hub, 'no-pages', { serverState });
    expect((await app.inject({ method: 'GET', url: ready })).statusCode).toBe(503);
    const health = await app.inject({ method: 'GET', url: '/service/health' });
    expect([health.statusCode, health.headers['connection']]).toEqual([200, 'close']);
    await app.close();
    await hub.close();
    await database.close();
  });

  it('adds a unique request id to every answer, including errors', async () => {
    const [one, other] = [
      await service.app.inject({ method: 'GET', url: '/service/unknown' }),
      await service.app.inject({ method: 'GET', url: '/service/unknown' }),
    ];
    const id = one.headers['x-request-id'];
    expect(one.json()).toMatchObject({ requestId: id });
    expect(other.headers['x-request-id']).not.toBe(id);
    expect(String(id).length).toBeGreaterThanOrEqual(16);
  });
});
