import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../api/query/queryClient.ts';
import { loadEnglishTexts } from '../../i18n/englishTexts.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { PageReportDialog } from './PageReportDialog.tsx';

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<object>>());
vi.mock('../../api/call/call.ts', () => ({ call }));

const [common, specification, pageReports] = await Promise.all([
  loadEnglishTexts('common'),
  loadEnglishTexts('specification'),
  loadEnglishTexts('pageReports'),
]);
const i18n = createI18n('en', { en: { common, specification, pageReports } });
const closed = vi.fn<() => void>();

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const element = <PageReportDialog onClose={closed} />;
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/website/track-status?no=LA%2F2026%2F1'],
  });
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
  call.mockReset();
});

const send = () => page.getByRole('button', { name: 'Send report' }).click();
const fill = (name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);

it('sends the problem and the path of the page without its query, and thanks', async () => {
  call.mockResolvedValue({ status: 200 });
  await fill(/What went wrong/, 'The date is wrong');
  await send();
  await vi.waitFor(() => expect(container.textContent).toContain('Report sent.'));
  expect(call.mock.calls.map(([name, input]) => [name, input])).toEqual([
    [
      'pageReportSave',
      {
        path: '/website/track-status',
        problem: 'The date is wrong',
        expected: '',
        contact: '',
        idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/),
      },
    ],
  ]);
  expect(document.activeElement?.textContent).toBe('Close');
});

it('asks for the problem and for a contact that can be used, and sends nothing', async () => {
  await fill(/Mobile number or e-mail/, 'at home');
  await send();
  await vi.waitFor(() => expect(container.textContent).toContain('Please describe the problem'));
  expect(container.textContent).toContain('Enter a mobile number or an e-mail address');
  expect(call).not.toHaveBeenCalled();
});
