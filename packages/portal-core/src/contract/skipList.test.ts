import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { skipList, skipsLayer } from './skipList.ts';

describe('the calls that skip the request layer', () => {
  it('are five', () => {
    expect(new Set(skipList).size).toBe(5);
  });

  it.each(skipList)('have %s among them by its exact path', (path) => {
    expect(skipsLayer(path)).toBe(true);
    expect(skipsLayer(`/${path}`)).toBe(false);
    expect(skipsLayer(`${path}/x`)).toBe(false);
    expect(skipsLayer(path.toLowerCase())).toBe(false);
  });

  it('are never sealed in the table', () => {
    const rows: readonly Endpoint[] = Object.values(api);
    const sealed = rows.filter(
      ({ path, wire }) => skipsLayer(path) && wire !== 'plain' && wire !== 'file',
    );
    expect(sealed).toEqual([]);
  });
});
