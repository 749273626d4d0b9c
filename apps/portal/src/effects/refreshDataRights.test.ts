import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { citizenSession } from '../../../../tests/support/citizenSession.ts';
import { endSession, getSession, startSession } from '../state/session.ts';
import { refreshDataRights } from './refreshDataRights.ts';

const call = vi.hoisted(() => vi.fn<(name: string) => Promise<object>>());
vi.mock('../api/call/call.ts', () => ({ call }));

const officerSession = { ...citizenSession, userType: 'O' } as const;
const land = ['data.land.see'];
const answerRights = (dataRights?: string[]) =>
  call.mockResolvedValue({ status: 200, result: { dataRights } });

function fillCache() {
  const client = new QueryClient();
  client.setQueryData(['registerReport', {}], 'rows');
  client.setQueryData(['bellCount', {}], 'count');
  return client;
}

const readCache = (client: QueryClient) => [
  client.getQueryData(['registerReport', {}]),
  client.getQueryData(['bellCount', {}]),
];

afterEach(() => {
  endSession();
  call.mockReset();
});

it('takes the new rights and removes what was loaded with the former ones', async () => {
  startSession(officerSession);
  answerRights(land);
  const client = fillCache();
  await refreshDataRights(client);
  expect(getSession()?.dataRights).toEqual(land);
  expect(readCache(client)).toEqual([undefined, 'count']);
});

it('has all rights again when the last missing one is given', async () => {
  startSession({ ...officerSession, dataRights: land });
  answerRights();
  await refreshDataRights(fillCache());
  expect(getSession()?.dataRights).toBeUndefined();
});

it('keeps everything when the rights are the same, or the service does not answer', async () => {
  startSession({ ...officerSession, dataRights: land });
  const client = fillCache();
  answerRights([...land]);
  await refreshDataRights(client);
  call.mockRejectedValue(new Error('unavailable'));
  await refreshDataRights(client);
  expect([getSession()?.dataRights, readCache(client)]).toEqual([land, ['rows', 'count']]);
});

it('does not change another session that has begun meanwhile', async () => {
  startSession(officerSession);
  call.mockImplementation(async () => {
    startSession({ ...officerSession, token: 'another' });
    return { status: 200, result: { dataRights: land } };
  });
  await refreshDataRights(fillCache());
  expect(getSession()?.dataRights).toBeUndefined();
});

it('asks nothing for a citizen, whom rights do not restrict', async () => {
  startSession(citizenSession);
  await refreshDataRights(fillCache());
  expect(call).not.toHaveBeenCalled();
});
