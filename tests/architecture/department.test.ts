import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../packages/ui/src/theme/colours/contrastRatio.ts';
import { contrastPairs } from '../../packages/ui/src/theme/colours/contrastPairs.ts';
import { darkColours, lightColours } from '../../packages/ui/src/theme/colours/colours.ts';
import { departmentColours } from '../../packages/ui/src/theme/colours/departmentColours.ts';

const sheet = readFileSync('.storybook/department.css', 'utf8');
const toRole = (token: string) =>
  token.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the colours that the other department sets in a theme, by role. */
function readTokens(selector: string): Record<string, string> {
  const block = sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const pairs = [...block.matchAll(/--tl-colour-([\w-]+): (#\w{6});/g)];
  return Object.fromEntries(pairs.map(([, token = '', hex = '']) => [toRole(token), hex]));
}

describe.each([
  ['light', ":root[data-department='waterways']", lightColours],
  ['dark', ":root[data-department='waterways'][data-theme='dark']", darkColours],
])('another department in %s', (_, selector, own) => {
  const tokens = readTokens(selector);
  const colours = departmentColours(own, tokens);

  it('sets the twelve tokens of the design language', () => {
    expect(Object.keys(tokens)).toHaveLength(12);
    expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(tokens)));
  });

  it.each(contrastPairs)('%s on %s holds %d: %s', (ink, ground, least) => {
    expect(contrastRatio(colours[ink], colours[ground])).toBeGreaterThanOrEqual(least);
  });
});
