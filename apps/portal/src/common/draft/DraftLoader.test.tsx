import { QueryClientProvider } from '@tanstack/react-query';
import { act as actInReact, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { citizenSession } from '../../../../../tests/support/citizenSession.ts';
import { createQueryClient } from '../../api/query/queryClient.ts';
import { loadEnglishTexts } from '../../i18n/englishTexts.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { endSession, startSession } from '../../state/session.ts';
import { DraftLoader, type FormDraft } from './DraftLoader.tsx';
import { useAutosave } from './useFormDraft.ts';

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<object>>());
vi.mock('../../api/call/call.ts', () => ({ call }));

const common = await loadEnglishTexts('common');
const specification = await loadEnglishTexts('specification');
const i18n = createI18n('en', { en: { common, specification } });
const days = { savedOn: '2026-11-20T10:00:00.000Z', endsOn: '2027-02-18T10:00:00.000Z' };

let container: HTMLElement;
let root: Root;
let stored: Record<string, string> | undefined;

/** Answers as the service does for one draft. */
function answer(name: string, input: object): object {
  if (name === 'applyDraftDrop') {
    stored = undefined;
    return { status: 200 };
  }
  if (name === 'applyDraftSave') {
    stored = (input as { content: Record<string, string> }).content;
    return { status: 200, result: { version: 1, savedOn: days.savedOn } };
  }
  if (name === 'limitList') return { status: 200, result: [] };
  if (stored === undefined) return { status: 404 };
  return { status: 200, result: { content: stored, version: 1, ...days } };
}

function PurposeForm({ draft }: { draft: FormDraft }) {
  const [purpose, setPurpose] = useState(draft.content['purpose'] ?? '');
  useAutosave(draft.autosave, { purpose });
  return (
    <form>
      {draft.notice}
      <textarea
        aria-label="Purpose"
        value={purpose}
        onChange={({ target }) => setPurpose(target.value)}
      />
      {draft.deletion}
    </form>
  );
}

const act = (work: () => unknown = () => undefined) =>
  actInReact(async () => {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const purpose = () => container.querySelector('textarea')?.value;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startSession(citizenSession);
  stored = { purpose: 'Paddy' };
  call.mockImplementation((name, input) => Promise.resolve(answer(name, input)));
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <DraftLoader formId={2}>{(draft) => <PurposeForm draft={draft} />}</DraftLoader>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await act();
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
  endSession();
  call.mockReset();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('says in one line when it was saved, how long it is kept and where', () => {
    expect(purpose()).toBe('Paddy');
    expect(container.textContent).toContain('Kept until 18-02-2027, on every device');
  });

  it('is deleted only after a confirmation', async () => {
    await press('Delete draft and start again');
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
    await press('Keep draft');
    expect(purpose()).toBe('Paddy');
    expect(stored).toEqual({ purpose: 'Paddy' });
  });

  it('can be brought back after it was deleted', async () => {
    await press('Delete draft and start again');
    await press('Delete draft');
    await act();
    expect(stored).toBeUndefined();
    expect(purpose()).toBe('');
    expect(container.textContent).toContain('Draft deleted.');
    await press('Undo');
    await act();
    expect(stored).toEqual({ purpose: 'Paddy' });
    expect(purpose()).toBe('Paddy');
    expect(container.textContent).not.toContain('Draft deleted.');
  });

  it('cannot be brought back after a minute', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await press('Delete draft and start again');
    await press('Delete draft');
    const [forget] = timers.mock.calls.find(([, delay]) => delay === 60_000) ?? [];
    timers.mockRestore();
    await act(() => (forget as () => void)());
    expect(container.textContent).not.toContain('Draft deleted.');
    expect(container.textContent).toContain('kept for 90 days');
  });
});
