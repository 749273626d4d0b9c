import { expect, it } from 'vitest';
import { portalStore } from '../state/store.ts';
import { addWords, showWords, textAtom } from './words.ts';

const some = { language: 'en', messages: { 'login.button': 'Login' }, page: {} } as const;
const all = { ...some, messages: { 'login.button': 'Login', 'login.invalid': 'Wrong. ' } };

/** Shows a part of the words, reads two of them, adds the rest; gives what is drawn again. */
function drawnAgain(key: 'login.button' | 'login.invalid'): string[] {
  showWords({ ...some, messages: { ...some.messages } });
  const drawn: string[] = [];
  const stop = portalStore.sub(textAtom, () => drawn.push(portalStore.get(textAtom).m(key)));
  portalStore.get(textAtom).m(key);
  addWords(all);
  stop();
  return drawn;
}

it('a text that was asked for before it was there is drawn again', () => {
  expect(drawnAgain('login.invalid')).toEqual(['Wrong. ']);
});

it('words that were all there are not drawn again', () => {
  expect(drawnAgain('login.button')).toEqual([]);
  expect(portalStore.get(textAtom).m('login.invalid')).toBe('Wrong. ');
});

it('words of another language do not join those that are shown', () => {
  showWords({ language: 'or', messages: {}, page: {} });
  addWords(all);
  expect(portalStore.get(textAtom).m('login.button')).toBe('');
  expect(portalStore.get(textAtom).language).toBe('or');
});
