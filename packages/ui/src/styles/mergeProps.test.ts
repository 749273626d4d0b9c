import { describe, expect, it } from 'vitest';
import { mergeProps } from './mergeProps.ts';

describe('mergeProps', () => {
  it('joins class names and descriptions, the own first', () => {
    const own = { className: 'card', 'aria-describedby': 'hint' };
    expect(mergeProps(own, { className: 'wide', 'aria-describedby': 'note' })).toEqual({
      className: 'card wide',
      'aria-describedby': 'hint note',
    });
  });

  it('merges styles, and lets the caller win', () => {
    const own = { style: { color: 'red', margin: 0 } };
    expect(mergeProps(own, { style: { color: 'blue' } }).style).toEqual({
      color: 'blue',
      margin: 0,
    });
  });

  it('calls both handlers, the one of the caller first', () => {
    const calls: string[] = [];
    const { onClick } = mergeProps(
      { onClick: () => calls.push('kit') },
      { onClick: () => calls.push('caller') },
    );
    onClick();
    expect(calls).toEqual(['caller', 'kit']);
  });

  it('lets any other given value win, but not undefined', () => {
    const own = { title: 'own', role: 'group', id: 'own' };
    expect(mergeProps(own, { title: 'given', role: undefined, lang: 'or' })).toEqual({
      ...own,
      title: 'given',
      lang: 'or',
    });
  });
});
