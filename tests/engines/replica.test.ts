import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeListMethods, type Input, type Operations } from '@temple-land/portal-core';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { inspectReplica, openReplica } from '../../apps/server/src/db/connection/replica.ts';
import { readCaptcha } from '../support/citizen.ts';
import { people } from '../support/people.ts';
import {
  addressOf,
  runOn,
  startCluster,
  startReplica,
  type Cluster,
} from '../support/postgres/cluster.ts';
import {
  freePort,
  httpService,
  startServer,
  type HttpService,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { runOffice } from '../support/tools.ts';

const patience = { timeout: 60_000, interval: 100 };
const fast = { fsync: 'off', full_page_writes: 'off' };
const tile = { layer: 'plots', z: 14, x: 11_950, y: 7_230 } as const;

let primary: Cluster;
let replica: Cluster;
let server: ServerProcess;
let service: HttpService;
let variables: Record<string, string>;
beforeAll(async () => {
  primary = await startCluster(fast);
  replica = await startReplica(primary, fast);
  variables = {
    PORT: String(await freePort()),
    DATABASE_URL: addressOf(primary.socket, 'postgres'),
    DATABASE_REPLICA_URL: addressOf(replica.socket, 'postgres'),
    REPLICA_MAX_LAG_SECONDS: '3600',
  };
  server = await startServer(variables);
  service = httpService(Number(variables['PORT']));
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  await replica?.remove();
  await primary?.remove();
});

const pauseReplay = () => runOn(replica.socket, 'select pg_wal_replay_pause()');
const resumeReplay = () => runOn(replica.socket, 'select pg_wal_replay_resume()');
const fetchPath = (path: string) => fetch(`http://127.0.0.1:${variables['PORT']}/${path}`);

async function signIn(person: 'administrator' | 'landOfficer'): Promise<string> {
  const { loginId: username, password } = people[person];
  const form = { username, password, userType: 'O' as const, ...(await readCaptcha(service)) };
  const answer = await service.call('login', form);
  if (!('result' in answer)) throw new Error(`The login answered ${answer.status}.`);
  return answer.result;
}

/** Returns how many reads each database has answered. */
async function countReads() {
  const text = await (await fetchPath('metrics')).text();
  const count = (by: string) =>
    Number(new RegExp(`portal_replica_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: count('replica'), primary: count('primary'), failed: count('failed') };
}

/** Returns the reads that each database answers during some work. */
async function readsDuring(work: () => Promise<unknown>) {
  const before = await countReads();
  await work();
  const after = await countReads();
  return {
    replica: after.replica - before.replica,
    primary: after.primary - before.primary,
    failed: after.failed - before.failed,
  };
}

async function readState(token: string): Promise<Operations['replica']> {
  const answer = await service.call('operations', {}, token);
  return 'result' in answer ? answer.result.replica : null;
}

const whenState = (token: string, state: string) =>
  vi.waitFor(async () => expect(await readState(token)).toMatchObject({ state }), patience);

describe('a replica that streams from the primary', () => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await signIn('administrator');
    await whenState(administrator, 'inUse');
  });

  const listQuestions = async (token?: string) => {
    const answer = await service.call('faqList', {}, token);
    return JSON.stringify('result' in answer ? answer.result : []);
  };

  it('answers public reads, tiles and reports; limits are counted on the primary', async () => {
    const officer = await signIn('landOfficer');
    const page = { pageNumber: 1, pageSize: 10 };
    const reads: (() => Promise<{ status: number }>)[] = [
      () => service.send('fillDropDown', { method: placeListMethods.districts }),
      () => service.send('faqList', {}),
      () => service.send('publicStatistics', {}),
      () => service.send('siteSearch', { words: 'land' }),
      () => fetchPath('ogc/collections/districts/items?limit=2'),
      () => fetchPath('ogc/collections/districts/tiles/WebMercatorQuad/5/14/23'),
      () => service.send('mapTile', tile, officer),
      () => service.send('dashboard', {}, officer),
      () => service.send('registerReport', { report: 'leases', ...page }, officer),
      () => service.send('registerReportFile', { report: 'leases', format: 'csv' }, officer),
    ];
    const statuses: number[] = [];
    const counts = await readsDuring(async () => {
      for (const read of reads) statuses.push((await read()).status);
    });
    expect(statuses).toEqual(reads.map(() => 200));
    expect(counts).toEqual({ replica: reads.length, primary: 0, failed: 0 });
  });

  it('shows its lag to administrators and to the operator', async () => {
    const state = { state: 'inUse', lagSeconds: expect.any(Number), limitSeconds: 3600 };
    expect(await readState(administrator)).toEqual(state);
    const { code, output } = await runOffice(['status', '--json'], variables);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ replica: state });
    expect(await (await fetchPath('metrics')).text()).toMatch(/^portal_replica_lag_seconds \d+$/m);
  });

  it('does not hide from writers what they have just written', async () => {
    await pauseReplay();
    const question = 'May the land be visited before a tender?';
    const faq = { entity: 'faq', place: 1, question, answer: 'Yes.' } as Input<'adminSave'>;
    expect(await service.call('adminSave', faq, administrator)).toMatchObject({ status: 200 });
    expect(await listQuestions()).not.toContain(question);
    expect(await listQuestions(administrator)).toContain(question);
    await resumeReplay();
    await vi.waitFor(async () => expect(await listQuestions()).toContain(question), patience);
  });

  it.each([
    ['stopped', () => replica.stop(), () => replica.start()],
    ['killed', () => replica.kill(), () => replica.start()],
    ['hung', async () => replica.pause(), async () => replica.resume()],
  ])('is left out while it is %s, without a failed read', async (_, leave, comeBack) => {
    await leave();
    const statuses = new Set<number>();
    const counts = await readsDuring(async () => {
      await vi.waitFor(async () => {
        statuses.add((await service.send('faqList', {})).status);
        expect(await readState(administrator)).toMatchObject({ state: 'unavailable' });
      }, patience);
      statuses.add((await service.send('faqList', {})).status);
    });
    expect([...statuses]).toEqual([200]);
    expect(counts.primary).toBeGreaterThan(0);
    await comeBack();
    await whenState(administrator, 'inUse');
    expect(await readsDuring(() => listQuestions())).toMatchObject({ replica: 1, primary: 0 });
  });
});

it('a replica that is further behind than the limit is left out until it has caught up', async () => {
  const { db, close } = await openPostgres(variables['DATABASE_URL'] ?? '');
  const address = variables['DATABASE_REPLICA_URL'] ?? '';
  const follower = openReplica({ primary: db, address, limitSeconds: 1, failed: () => undefined });
  const whenFollower = (state: string) =>
    vi.waitFor(() => expect(follower.getState()).toMatchObject({ state }), patience);
  const readFrom = () =>
    follower.read(false, async (from) => (from === db ? 'primary' : 'replica'));
  try {
    await runOn(primary.socket, 'create table of_both (id integer)');
    await whenFollower('inUse');
    expect(await readFrom()).toBe('replica');
    await pauseReplay();
    await runOn(primary.socket, 'create table of_the_primary (id integer)');
    await whenFollower('behind');
    expect(await inspectReplica({ primary: db, address, limitSeconds: 1 })).toEqual({
      state: 'behind',
      lagSeconds: expect.any(Number),
      limitSeconds: 1,
    });
    expect(await readFrom()).toBe('primary');
    await resumeReplay();
    await whenFollower('inUse');
    expect(await readFrom()).toBe('replica');
  } finally {
    await follower.close();
    await close();
  }
});

it('a database that is no replica is not read', async () => {
  const { db, close } = await openPostgres(variables['DATABASE_URL'] ?? '');
  const address = variables['DATABASE_URL'] ?? '';
  const state = await inspectReplica({ primary: db, address, limitSeconds: 1 });
  expect(state).toEqual({ state: 'unavailable', lagSeconds: null, limitSeconds: 1 });
  await close();
});
