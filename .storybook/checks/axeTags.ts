/** The rules of axe that every story is checked by: WCAG 2.2 A to AAA, and best practice. */
export const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
