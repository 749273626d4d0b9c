import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../api/query/queryClient.ts';
import { loadEnglishTexts } from '../../../i18n/englishTexts.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { faqVotesAtom } from '../../../state/faqVotes.ts';
import { portalStore } from '../../../state/store.ts';
import { AnswerFoot } from './AnswerFoot.tsx';

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<object>>());
vi.mock('../../../api/call/call.ts', () => ({ call }));

const [common, specification, info] = await Promise.all([
  loadEnglishTexts('common'),
  loadEnglishTexts('specification'),
  loadEnglishTexts('info'),
]);
const i18n = createI18n('en', { en: { common, specification, info } });

let container: HTMLElement;
let root: Root;

function show() {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  flushSync(() =>
    root.render(
      <Provider store={portalStore}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={createQueryClient()}>
            <AnswerFoot slug="how-do-i-register" question="How do I register?" />
          </QueryClientProvider>
        </I18nextProvider>
      </Provider>,
    ),
  );
}

function hide() {
  root.unmount();
  container.remove();
}

beforeEach(show);

afterEach(() => {
  hide();
  call.mockReset();
  localStorage.removeItem('faqVotes');
  portalStore.set(faqVotesAtom, []);
});

const useful = () => page.getByRole('group', { name: 'Was this useful? How do I register?' });

it('sends one press, thanks for it, and does not ask this browser again', async () => {
  call.mockResolvedValue({ status: 200 });
  await useful().getByRole('button', { name: 'No' }).click();
  await vi.waitFor(() => expect(container.textContent).toContain('Thank you'));
  expect(call.mock.calls.map(([name, input]) => [name, input])).toMatchObject([
    ['faqVote', { slug: 'how-do-i-register', isUseful: false }],
  ]);
  expect(document.activeElement?.textContent).toContain('Thank you');
  expect(localStorage.getItem('faqVotes')).toBe('how-do-i-register');
  hide();
  show();
  expect(container.querySelectorAll('button')).toHaveLength(0);
});

it('asks again after a failure', async () => {
  call.mockResolvedValue({ status: 404 });
  await useful().getByRole('button', { name: 'Yes' }).click();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await expect.element(useful()).toBeVisible();
  expect(localStorage.getItem('faqVotes')).toBeNull();
});
