import { hydrate, dehydrate, hashKey, QueryObserver } from '@tanstack/react-query';
import { sealResponse } from '@temple-land/portal-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageNoticeAtom, clearPageNotice } from '../../state/pageNotice.ts';
import { getSession, endSession, startSession } from '../../state/session.ts';
import { isCallPendingAtom } from '../../state/pendingCalls.ts';
import { portalStore } from '../../state/store.ts';
import { citizenSession } from '../../../../../tests/support/citizenSession.ts';
import { setNavigate } from './navigation.ts';
import { clearUserData, createQueryClient, refetchFailedQueries } from './queryClient.ts';
import { ServiceError } from '../call/serviceError.ts';
import { prerenderedAt, serviceQuery } from './serviceQuery.ts';
import { createSigner } from '../call/signer.ts';

const envelopeKey = 'test-envelope-key';
const signer = createSigner(envelopeKey);
const faq = { status: 200, result: [{ slug: 'who', question: 'Who?', answer: 'Anyone.' }] };

const goTo = vi.fn<(path: string) => void>();
const answer = vi.fn<() => Response | Promise<Response>>();

const seal = (body: unknown) => () => Response.json(sealResponse(signer, body));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/citizen/applications', search: '' });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/config')
        ? Response.json({ mode: 'demo', envelopeKey, addressKey: 'a' })
        : answer(),
    ),
  );
  setNavigate(goTo);
});

afterEach(() => {
  endSession();
  clearPageNotice();
  goTo.mockReset();
  answer.mockReset();
  vi.unstubAllGlobals();
});

it('resolves to the answer, which another client hydrates from JSON', async () => {
  const client = createQueryClient();
  answer.mockImplementation(seal(faq));
  await expect(client.fetchQuery(serviceQuery('faq', {}))).resolves.toEqual(faq);
  const other = createQueryClient();
  hydrate(other, JSON.parse(JSON.stringify(dehydrate(client))));
  expect(other.getQueryData(serviceQuery('faq', {}).queryKey)).toEqual(faq);
});

it('shows the loader overlay while an answer is loaded, but not for an answer that is prerendered', async () => {
  const { queryKey } = serviceQuery('faq', {});
  const isCovered: boolean[] = [];
  answer.mockImplementation(() => {
    isCovered.push(portalStore.get(isCallPendingAtom));
    return seal(faq)();
  });
  await createQueryClient().fetchQuery(serviceQuery('faq', {}));
  const client = createQueryClient();
  client.setQueryData(queryKey, faq, { updatedAt: prerenderedAt });
  await client.fetchQuery(serviceQuery('faq', {}));
  expect(isCovered).toEqual([true, false]);
});

it('has the same key for the same input', () => {
  const [one, same, other] = [
    { title: 'pond', startDate: '' },
    { startDate: '', title: 'pond' },
    { title: 'pond', startDate: '2026-01-01' },
  ].map((input) => hashKey(serviceQuery('tenderSearch', input).queryKey));
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

it('rejects with the outcome of the status', async () => {
  answer.mockImplementation(seal({ status: 404 }));
  const everything = { description: '', startDate: '', endDate: '' };
  const error = await failureOf(
    createQueryClient().fetchQuery(serviceQuery('notificationSearch', everything)),
  );
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({
    userMessage: { key: 'notification.empty' },
    effects: ['empty'],
    answer: { status: 404 },
  });
});

it('waits for its input', async () => {
  const client = createQueryClient();
  const stop = new QueryObserver(client, serviceQuery('plotList', undefined)).subscribe(() => {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answer).not.toHaveBeenCalled();
  stop();
});

it('opens the login once when the session has ended, and shows the message only there', async () => {
  startSession(citizenSession);
  const client = createQueryClient();
  answer.mockImplementation(() => new Response('', { status: 401 }));
  const errors = await Promise.all([
    failureOf(client.fetchQuery(serviceQuery('bellCount', { userId: 7 }))),
    failureOf(client.fetchQuery(serviceQuery('sessionList', {}))),
  ]);
  expect(errors).toMatchObject([{ userMessage: undefined }, { userMessage: undefined }]);
  expect(getSession()).toBeUndefined();
  expect(goTo.mock.calls).toEqual([['/login']]);
  expect(portalStore.get(pageNoticeAtom)).toMatchObject({
    message: { key: 'login.tokenExpired' },
    path: '/login',
  });
});

it('does nothing when it is aborted', async () => {
  startSession(citizenSession);
  const client = createQueryClient();
  answer.mockReturnValue(new Promise(() => {}));
  const work = failureOf(client.fetchQuery(serviceQuery('bellCount', { userId: 7 })));
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await client.cancelQueries();
  await work;
  expect(goTo).not.toHaveBeenCalled();
  expect(getSession()).toBeDefined();
});

it('is sent again after a failure, but not after an answer', async () => {
  const client = createQueryClient();
  answer.mockImplementation(() => new Response('', { status: 503 }));
  const faqObserver = new QueryObserver(client, serviceQuery('faq', {}));
  const stop = faqObserver.subscribe(() => {});
  await vi.waitFor(() => expect(faqObserver.getCurrentResult().error).not.toBeNull());
  expect(faqObserver.getCurrentResult().error?.userMessage).toEqual({
    text: '503 Service Unavailable',
    help: 'help.unavailable',
  });
  answer.mockImplementation(seal(faq));
  await refetchFailedQueries(client);
  expect(faqObserver.getCurrentResult().data).toEqual(faq);
  answer.mockClear();
  await refetchFailedQueries(client);
  expect(answer).not.toHaveBeenCalled();
  stop();
});

it('removes all data of a user, but not the configuration', () => {
  const client = createQueryClient();
  client.setQueryData(['bellCount', { userId: 7 }], { status: 200, count: 3 });
  client.setQueryData(['configuration'], { mode: 'demo' });
  clearUserData(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['configuration']]);
});

it('sends nothing for a screen whose session has ended', async () => {
  startSession(citizenSession);
  const client = createQueryClient();
  const work = failureOf(client.fetchQuery(serviceQuery('bellCount', { userId: 7 })));
  endSession();
  expect(await work).toMatchObject({ userMessage: undefined, effects: [] });
  expect(answer).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
});
