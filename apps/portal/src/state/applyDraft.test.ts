import { tempFileLifeMs } from '@temple-land/portal-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  draftLifeMs,
  emptyDraft,
  forgetDraft,
  readDraft,
  storeDraft,
  type ApplyDraft,
} from './applyDraft.ts';

const now = Date.UTC(2026, 10, 21);

function memoryStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const stored = (): ApplyDraft => ({
  ...emptyDraft(7, now),
  purpose: 'Paddy',
  files: [{ kind: 1, tempId: 'a', fileName: 'a.pdf', size: 3, uploadedAt: now }],
});

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('gives back what was stored', () => {
  const draft = stored();
  storeDraft(draft);
  expect(readDraft(7, now)).toEqual(draft);
});

it('never shows one user the answers of another', () => {
  storeDraft(stored());
  expect(readDraft(8, now)).toMatchObject({ ownerId: 8, purpose: '', files: [] });
});

it('forgets answers after 30 days', () => {
  storeDraft(stored());
  expect(readDraft(7, now + draftLifeMs).purpose).toBe('Paddy');
  expect(readDraft(7, now + draftLifeMs + 1).purpose).toBe('');
});

it('drops files that the service has dropped', () => {
  storeDraft(stored());
  expect(readDraft(7, now + tempFileLifeMs - 1).files).toHaveLength(1);
  expect(readDraft(7, now + tempFileLifeMs).files).toEqual([]);
});

it('starts anew when the stored text is not a draft', () => {
  localStorage.setItem('applyDraft', '{"purpose":');
  expect(readDraft(7, now).purpose).toBe('');
});

it('takes the draft off the device', () => {
  storeDraft(stored());
  forgetDraft();
  expect(localStorage.getItem('applyDraft')).toBeNull();
});

it('makes a key that the service accepts, another one for each draft', () => {
  const keys = [emptyDraft(7, now), emptyDraft(7, now)].map((draft) => draft.idempotencyKey);
  expect(keys[0]).toMatch(/^[A-Za-z0-9-]{16,64}$/);
  expect(new Set(keys).size).toBe(2);
});
