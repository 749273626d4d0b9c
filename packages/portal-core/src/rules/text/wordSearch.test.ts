import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildExcerpt, containsEveryWord, splitSearch } from './wordSearch.ts';

describe('the words of a search', () => {
  it.each([
    ['  Sand   QUARRY sand ', ['sand', 'quarry']],
    ['   ', []],
    ['ଓଡ଼ିଶା', ['ଓଡ଼ିଶା'.normalize('NFC')]],
  ])('of %j are %j', (search, words) => {
    expect(splitSearch(search)).toEqual(words);
  });

  it('match in any order, case and Unicode form', () => {
    expect(containsEveryWord('Lease of the Sand Quarry', ['quarry', 'sand'])).toBe(true);
    expect(containsEveryWord('Lease of the Sand Quarry', ['quarry', 'stone'])).toBe(false);
    expect(containsEveryWord('ଓଡ\u0B3Cିଶା', splitSearch('ଓ\u0B5Cିଶା'))).toBe(true);
  });
});

describe('an excerpt', () => {
  const text = 'One two three four five six seven eight nine ten eleven twelve';

  it('is the whole text if it is short', () => {
    expect(buildExcerpt(' One  two ', ['two'], 20)).toBe('One two');
  });

  it('begins before the first match and is cut between words', () => {
    expect(buildExcerpt(text, ['eight'], 24)).toBe('… eight nine ten eleven …');
    expect(buildExcerpt(text, ['one'], 20)).toBe('One two three four …');
    expect(buildExcerpt(text, ['twelve'], 20)).toBe('… ten eleven twelve');
    expect(buildExcerpt(`${'x'.repeat(30)}seven eight`, ['seven'], 20)).toContain('seven');
  });

  it('is never longer than the limit, without its ellipses', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string(), (any, search) => {
        const part = buildExcerpt(any, splitSearch(search), 40);
        expect(part.length).toBeLessThanOrEqual(44);
      }),
    );
  });
});
