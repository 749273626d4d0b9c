import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/ruleTexts.ts';
import {
  minCharacters,
  atMost,
  SelectedValue,
  GeneralMobile,
  NoSpaces,
  notBlank,
  WebAddress,
} from './shared.ts';
import { SharedPassword } from './password.ts';

describe('the blank check', () => {
  const rule = notBlank('track.number.required');

  it.each(['', ' ', '\t\n', '\u00A0'])('refuses %j with the message of the field', (value) => {
    expect(textOf(rule, value)).toBe('Please enter Application / Token / Case No.');
  });

  // Requirements: VA-060, VA-086
  it('refuses exactly the texts of only white space', () => {
    const sign = fc.constantFrom(' ', '\t', '\n', 'a', '0', 'ଅ');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 6 }), (value) => {
        expect(v.is(rule, value)).toBe(/\S/.test(value));
      }),
    );
  });
});

describe('the length of a text', () => {
  it.each([
    ['abc', undefined],
    // Requirement: VA-061
    ['abcd', 'Purpose should not more than 3 charater'],
    ['ଜମି', undefined],
    ['😀😀😀', undefined],
  ])('%j against at most 3: %s', (value, text) => {
    expect(textOf(atMost(3), value, { label: 'Purpose', n: 3 })).toBe(text);
  });

  // Requirement: VA-062
  it.each([
    ['ab', 'Please enter a remark'],
    ['abc', undefined],
  ])('%j against at least 3: %s', (value, text) => {
    expect(textOf(minCharacters(3, 'decision.remark.required'), value)).toBe(text);
  });

  it('counts code points in both rules', () => {
    const limit = fc.nat(12);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), limit, (value, limitValue) => {
        const length = [...value].length;
        expect(v.is(atMost(limitValue), value)).toBe(length <= limitValue);
        expect(v.is(minCharacters(limitValue, 'change.blank'), value)).toBe(length >= limitValue);
      }),
    );
  });
});

describe('the general check of a mobile number', () => {
  it.each([
    // Requirement: VA-065
    ['6000000001', undefined],
    ['9999999999', undefined],
    ['5999999999', 'Please enter a valid mobile no.'],
    ['600000000', 'Please enter a valid mobile no.'],
    ['60000000011', 'Please enter a valid mobile no.'],
    ['', 'Please enter a valid mobile no.'],
  ])('%j: %s', (value, text) => {
    expect(textOf(GeneralMobile, value)).toBe(text);
  });
});

describe('the shared rule of passwords', () => {
  it.each([
    ['Temple@2', undefined],
    ['Temple@26abcdef', undefined],
    // Requirements: CO-011, UN-050, VA-066
    ['Temple@26abcdefg', 'Please enter a valid password'],
    ['Templ@2', 'Please enter a valid password'],
    ['temple@26', 'Please enter a valid password'],
    ['TEMPLE@26', 'Please enter a valid password'],
    ['Temple@ab', 'Please enter a valid password'],
    ['Temple2026', 'Please enter a valid password'],
    ['', 'Please enter a valid password'],
  ])('%j: %s', (value, text) => {
    expect(textOf(SharedPassword, value)).toBe(text);
  });
});

describe('no spaces', () => {
  it.each([
    ['', undefined],
    ['ab', undefined],
    // Requirement: VA-074
    ['a b', 'Space not allowed'],
    [' ab', 'Space not allowed'],
    ['ab\n', 'Space not allowed'],
    ['a\u00A0b', 'Space not allowed'],
  ])('%j: %s', (value, text) => {
    expect(textOf(NoSpaces, value)).toBe(text);
  });
});

describe('a choice', () => {
  it.each([
    // Requirement: VA-077
    ['', 'Select District'],
    ['0', 'Select District'],
    ['12', undefined],
  ])('%j: %s', (value, text) => {
    expect(textOf(SelectedValue, value, { label: 'District' })).toBe(text);
  });
});

describe('the address of a web page', () => {
  it.each([
    'http://example.org',
    'https://www.example.org/a/b?c=d#e',
    'https://sub.example.org:8443/',
    'HTTPS://EXAMPLE.ORG'.toLowerCase(),
    'https://xn--abc.example',
  ])('accepts %s', (value) => {
    expect(textOf(WebAddress, value)).toBeUndefined();
  });

  it.each([
    '',
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'https://example',
    'https://-example.org',
    'https://example.org/a b',
    'https://user@example.org',
    ' https://example.org',
    'https://exa mple.org',
  ])('refuses %j', (value) => {
    // Requirement: VA-073
    expect(textOf(WebAddress, value)).toBe('Enter valid URL');
  });

  it('accepts every ordinary web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        expect(v.is(WebAddress, address)).toBe(true);
      }),
    );
  });
});
