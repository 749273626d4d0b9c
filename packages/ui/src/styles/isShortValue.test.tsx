import { expect, test } from 'vitest';
import { isShortValue } from './isShortValue.ts';

test('a date, a number and an amount are short values', () => {
  expect(['02-11-2026', '1,227.7424', '₹4,38,331.26'].filter(isShortValue)).toHaveLength(3);
});

test('several words, a long reference and an element are none', () => {
  const contents = ['Land application', 'pay_QaT7LnZr1Bs9Xc', <b key="day">02-11-2026</b>];
  expect(contents.filter(isShortValue)).toEqual([]);
});
