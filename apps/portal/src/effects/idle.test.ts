import { describe, expect, it } from 'vitest';
import { getIdleStage, isKeepAliveDue } from './idle.ts';

const minutes = (n: number) => n * 60_000;

describe('getIdleStage', () => {
  it.each([
    [0, 'active'],
    [minutes(19) - 1, 'active'],
    [minutes(19), 'warning'],
    [minutes(20) - 1, 'warning'],
    [minutes(20), 'over'],
    [minutes(600), 'over'],
  ] as const)('after %i ms is %s', (idleMs, stage) => {
    expect(getIdleStage(idleMs, minutes(20))).toBe(stage);
    expect(getIdleStage(idleMs - minutes(10), minutes(10))).toBe(stage);
  });
});

describe('isKeepAliveDue', () => {
  it('is due for an active user after five minutes', () => {
    expect(isKeepAliveDue(minutes(5), minutes(4), 0)).toBe(true);
  });

  it('is not due earlier, or for an idle user', () => {
    expect(isKeepAliveDue(minutes(5) - 1, minutes(4), 0)).toBe(false);
    expect(isKeepAliveDue(minutes(12), minutes(4), minutes(5))).toBe(false);
  });
});
