import { useQuery } from '@tanstack/react-query';
import { sealResponse } from '@temple-land/portal-core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query/queryClient.ts';
import { serviceQuery } from '../api/query/serviceQuery.ts';
import { createSigner } from '../api/call/signer.ts';
import { Retry } from '../common/feedback/Retry.tsx';
import { loadEnglishTexts } from '../i18n/englishTexts.ts';
import { createI18n } from '../i18n/i18n.ts';
import { endSession, startSession } from '../state/session.ts';
import { citizenSession } from '../../../../tests/support/citizenSession.ts';
import { App } from './App.tsx';

const envelopeKey = 'test-envelope-key';
const seal = (body: unknown) => Response.json(sealResponse(createSigner(envelopeKey), body));
const fetched = vi.fn<(address: string) => Response>();

let container: HTMLElement;
let root: Root;

function Questions() {
  const { data, error, isPending, refetch } = useQuery(serviceQuery('faq', {}));
  return (
    <main>
      {isPending && <p>Loading</p>}
      <Retry message={error?.userMessage} onRetry={refetch} />
      {data && 'result' in data && <p>{data.result[0]?.question}</p>}
    </main>
  );
}

function Unread({ userId }: { userId: number }) {
  const { data } = useQuery(serviceQuery('bellCount', { userId }));
  return <p>{data && 'count' in data ? `${data.count} unread` : 'not known'}</p>;
}

const [common, specification] = await Promise.all([
  loadEnglishTexts('common'),
  loadEnglishTexts('specification'),
]);
const i18n = createI18n('en', { en: { common, specification } });
const queryClient = createQueryClient();
const show = (screen: React.ReactNode) =>
  flushSync(() =>
    root.render(
      <App i18n={i18n} queryClient={queryClient}>
        {screen}
      </App>,
    ),
  );
const expectShown = (text: string) =>
  vi.waitFor(() => expect(container.textContent).toContain(text));

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve().then(() =>
      address.endsWith('/config')
        ? Response.json({ mode: 'demo', envelopeKey, addressKey: 'a' })
        : fetched(address),
    ),
  );
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  queryClient.clear();
  endSession();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
const question = { slug: 'who-can-apply', question: 'Who can apply?', answer: 'Anyone.' };
const faq = () => seal({ status: 200, result: [question] });

it('shows the message of a failed query with a retry button', async () => {
  fetched.mockImplementation(noAnswer);
  show(<Questions />);
  await expectShown('Failed to fetch');
  fetched.mockImplementation(faq);
  const button = container.querySelector('button');
  button?.focus();
  button?.click();
  await expectShown(question.question);
  expect(container.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('main'));
});

it('refetches failed queries when the internet is back', async () => {
  fetched.mockImplementation(noAnswer);
  show(<Questions />);
  await expectShown('Failed to fetch');
  fetched.mockImplementation(faq);
  globalThis.dispatchEvent(new Event('offline'));
  globalThis.dispatchEvent(new Event('online'));
  await expectShown(question.question);
});

it('never shows the data of one user to the next', async () => {
  startSession(citizenSession);
  fetched.mockImplementation(() => Response.json({ status: 200, count: 3 }));
  show(<Unread userId={citizenSession.userId} />);
  await expectShown('3 unread');
  show(null);
  startSession({ ...citizenSession, token: 'another-token' });
  fetched.mockImplementation(noAnswer);
  show(<Unread userId={citizenSession.userId} />);
  expect(container.textContent).toBe('not known');
});
