import { expect, it } from 'vitest';
import { portalStore } from '../state/store.ts';
import { speakerOf } from './engine.ts';
import { speakerOfRecord, writeDown, type Spoken } from './record.ts';
import { addWords, hearOfTexts, showWords, textAtom } from './words.ts';

const messages = {
  'login.button': 'Login',
  'login.invalid': 'Wrong. ',
  'login.locked': 'For {n} minutes',
};
const all = speakerOf({ language: 'en', messages, page: {} });
const text = () => portalStore.get(textAtom);

/** Gives what is written down of a page that says Login and one text with a value. */
function written(): Spoken {
  const spoken: Spoken = { language: 'en', texts: {} };
  showWords(all);
  hearOfTexts((...heard) => writeDown(spoken, ...heard));
  text().m('login.button');
  text().m('login.locked', { n: 5 });
  hearOfTexts(undefined);
  return spoken;
}

/** Shows what was written down, asks for a text, lets i18next take over; gives what is drawn again. */
function drawnAgain(key: 'login.button' | 'login.invalid'): string[] {
  showWords(speakerOfRecord(written()));
  const drawn: string[] = [];
  const stop = portalStore.sub(textAtom, () => drawn.push(text().m(key)));
  text().m(key);
  addWords(all);
  stop();
  return drawn;
}

it('what a page said is said again, with its values, and nothing else', () => {
  showWords(speakerOfRecord(written()));
  expect(text().m('login.button')).toBe('Login');
  expect(text().m('login.locked', { n: 5 })).toBe('For 5 minutes');
  expect(text().m('login.locked', { n: 6 })).toBe('');
  expect(text().m('login.invalid')).toBe('');
});

it('a text that was asked for before it was there is drawn again', () => {
  expect(drawnAgain('login.invalid')).toEqual(['Wrong. ']);
});

it('words that were all there are not drawn again', () => {
  expect(drawnAgain('login.button')).toEqual([]);
  expect(text().m('login.locked', { n: 6 })).toBe('For 6 minutes');
});

it('words of another language do not take over', () => {
  showWords(speakerOf({ language: 'or', messages: {}, page: {} }));
  addWords(all);
  expect(text().m('login.button')).toBe('');
  expect(text().language).toBe('or');
});
