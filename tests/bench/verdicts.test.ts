import { describe, expect, it } from 'vitest';
import { budgets } from '../../scripts/bench/kit/budgets.ts';
import { ratio, spread, type KitResult } from '../../scripts/bench/kit/results.ts';
import { bestPeer, judgeFigure } from '../../scripts/bench/kit/verdicts.ts';

const size = { js: 0, jsGz: 0, jsBr: 0, css: 0, cssGz: 0, cssBr: 0, lateGz: 0 };
const findings = { light: 0, dark: 0, dialog: 0, rules: [] };
const kit = (
  name: string,
  cssGz: number,
  tab: readonly number[],
  hasNoStyles = false,
): KitResult => ({
  name,
  hasNoStyles,
  size: { ...size, cssGz },
  samples: new Map([['tab', [...tab]]]),
  findings,
});
const floor = kit('floor', 1, [10, 20, 30]);
const named = (name: string) => budgets.find((budget) => budget.name === name) ?? {};

describe('a budget', () => {
  it.each([
    [1.05, 'kept, stretch too'],
    [1.054, 'kept, stretch too'],
    [1.06, 'kept'],
    [1.1, 'kept'],
    [1.11, 'missed'],
    [Number.NaN, 'missed'],
  ])('of 1.1, better 1.05, is met by %d: %s', (value, verdict) => {
    expect(judgeFigure(value, { hard: 1.1, stretch: 1.05 })).toBe(verdict);
  });

  it('has a target that is at least as strict as the limit', () => {
    expect(budgets.filter(({ hard, stretch }) => stretch > hard)).toEqual([]);
  });
});

describe('a ratio to the floor', () => {
  it('is the ratio of medians, with the quartiles of the rounds', () => {
    const slow = kit('slow', 1, [10, 40, 90]);
    expect(ratio(slow, floor, 'tab')).toBe(2);
    expect(spread(slow, floor, 'tab')).toEqual([1, 3]);
  });
});

describe('the best peer', () => {
  const peers = [kit('heavy', 9, [30]), kit('light', 5, [40]), kit('bare', 1, [50], true)];

  it('is the one with the lowest figure', () => {
    expect(bestPeer(peers, floor, named('tab'))).toEqual({ name: 'heavy', value: 1.5 });
  });

  it('has its own styles where styles are measured', () => {
    expect(bestPeer(peers, floor, named('CSS gz'))).toEqual({ name: 'light', value: 5 });
  });

  it('is undefined without peers', () => {
    expect(bestPeer([], floor, named('tab'))).toBeUndefined();
  });
});
