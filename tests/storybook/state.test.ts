import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { criteriaOfChecks } from '../../.storybook/checks/criteria.ts';
import { readState } from '../../.storybook/state/readState.ts';
import { wcagNames } from '../../.storybook/state/wcagNames.ts';

const [{ components, axeRules }] = readState('.');
const rows = readFileSync('tests/requirements/kit.tsv', 'utf8').trim().split('\n').slice(1);
const ofComponents = rows.filter((row) => row.includes('\tpackages/ui/src/components/'));

describe('the state of accessibility', () => {
  it('has every rule of the design language with its test', () => {
    const tests = Object.values(components).flatMap((component) => component.tests);
    const shown = new Set(tests.filter(({ rule }) => rule !== '').map(({ title }) => title));
    const missing = ofComponents.filter((row) => {
      const title = row.split('\t').at(-1) ?? '';
      return ![...shown].some((each) => each.endsWith(title));
    });
    expect(missing).toEqual([]);
  });

  it('has tests, stories and a maturity of each component', () => {
    const empty = Object.entries(components).filter(
      ([, { tests, stories, maturity }]) => tests.length < 4 || stories < 4 || maturity === '',
    );
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it('has name and level of each criterion that is tested', () => {
    const numbers = [...Object.keys(axeRules), ...Object.values(criteriaOfChecks).flat()];
    expect(numbers.filter((number) => wcagNames[number] === undefined)).toEqual([]);
  });
});
