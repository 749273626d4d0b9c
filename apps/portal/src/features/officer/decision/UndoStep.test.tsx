import { messages } from '@temple-land/portal-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../api/query/queryClient.ts';
import { loadEnglishTexts } from '../../../i18n/englishTexts.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { UndoStep } from './UndoStep.tsx';

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<object>>());
vi.mock('../../../api/call/call.ts', () => ({ call }));

const [common, specification, officer] = await Promise.all([
  loadEnglishTexts('common'),
  loadEnglishTexts('specification'),
  loadEnglishTexts('officer'),
]);
const i18n = createI18n('en', { en: { common, specification, officer } });
const undone = vi.fn<(message: string) => void>();
const secondMs = 1000;
const refusal = messages.en['step.tooLate'];
const row = {
  applicationId: 7,
  applicationNo: 'LA/2026/7',
  applicationType: 2,
  version: 3,
} as const;

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-03-02T10:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <UndoStep
            row={row}
            until="2026-03-02T10:02:30Z"
            title="Your last step: Accept"
            onUndone={undone}
          />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const wait = (seconds: number) => flushSync(() => vi.advanceTimersByTime(seconds * secondMs));
const press = () => page.getByRole('button', { name: 'Undo' }).click();
const shows = (text: string) => vi.waitFor(() => expect(container.textContent).toContain(text));

describe('the undo of the last step', () => {
  it('shows the time that is left, and is gone when it is over', () => {
    expect(container.textContent).toContain('2 min 30 s left');
    wait(31);
    expect(container.textContent).toContain('1 min 59 s left');
    wait(118);
    expect(container.textContent).toContain('0 min 1 s left');
    wait(1);
    expect(container.textContent).toBe('');
  });

  it('undoes the step and says so', async () => {
    call.mockResolvedValue({ status: 200 });
    await press();
    await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce());
    expect(undone.mock.calls[0]?.[0]).toContain('LA/2026/7');
    expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([
      'officerStep',
      { applicationId: 7, action: 'undo', version: 3 },
    ]);
  });

  it('has the message of a refusal, which stays when the time is over', async () => {
    call.mockResolvedValue({ status: 409, message: refusal });
    await press();
    await shows(refusal);
    expect(undone).not.toHaveBeenCalled();
    wait(150);
    expect(container.textContent).toContain(refusal);
    expect(container.querySelector('button')).toBeNull();
  });
});
