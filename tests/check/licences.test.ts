import { describe, expect, it } from 'vitest';
import { findUnallowed, type Component } from '../../scripts/licences.ts';

const library = (name: string, licence?: string): Component => ({
  name,
  licenses: licence === undefined ? undefined : [{ license: { id: licence } }],
});

describe('the licences of the product', () => {
  it('can be permissive, a choice that includes a permissive one, or our own', () => {
    const joined = { name: 'mlt', licenses: [{ expression: '(MIT OR GPL-3.0-only)' }] };
    const fonts = { name: 'noto', licenses: [{ expression: 'MIT AND OFL-1.1' }] };
    const own = {
      group: '@temple-land',
      name: 'ui',
      licenses: [{ license: { name: 'UNLICENSED' } }],
    };
    expect(findUnallowed([library('a', 'MIT'), joined, fonts, own])).toEqual([]);
  });

  it('cannot be unknown, missing or copyleft', () => {
    const both = { name: 'd', licenses: [{ expression: 'MIT AND GPL-3.0-only' }] };
    const named = { name: 'e', licenses: [{ license: { name: 'SEE LICENSE IN FILE' } }] };
    expect(
      findUnallowed([
        library('a', 'AGPL-3.0-or-later'),
        library('b', 'X-1.0'),
        library('c'),
        both,
        named,
      ]),
    ).toEqual([
      'a: AGPL-3.0-or-later',
      'b: X-1.0',
      'c: no licence',
      'd: MIT AND GPL-3.0-only',
      'e: SEE LICENSE IN FILE',
    ]);
  });
});
