import { describe, expect, it } from 'vitest';
import { portalStore } from '../state/store.ts';
import { addWords, showWords, textAtom } from './words.ts';

const text = () => portalStore.get(textAtom);

describe('the words of a ready page', () => {
  it('are shown with their values, and joined by the rest without drawing anything again', () => {
    showWords({ language: 'en', messages: {}, page: { 'shell.textSizeNow': 'Text size {n} px' } });
    const before = text();
    expect(before.t('shell.textSizeNow', { n: 16 })).toBe('Text size 16 px');
    expect(before.m('external.ok')).toBe('');
    addWords({ language: 'en', messages: { 'external.ok': 'Ok' }, page: {} });
    expect(text()).toBe(before);
    expect(before.m('external.ok')).toBe('Ok');
  });

  it('are not joined by those of another language', () => {
    showWords({ language: 'or', messages: {}, page: {} });
    addWords({ language: 'en', messages: { 'external.ok': 'Ok' }, page: {} });
    expect(text().m('external.ok')).toBe('');
    expect(text().language).toBe('or');
  });
});
