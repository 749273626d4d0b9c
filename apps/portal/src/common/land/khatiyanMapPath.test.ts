import { describe, expect, it } from 'vitest';
import { parseKhatiyanMapQuery, buildKhatiyanMapPath } from './khatiyanMapPath.ts';

const parseQuery = (path: string) =>
  parseKhatiyanMapQuery(new URL(path, 'http://portal.example').searchParams);

describe('the address of a khatiyan on the map', () => {
  it('contains the search text and the id of the khatiyan', () => {
    const path = buildKhatiyanMapPath({
      khataNoId: 12,
      khataNo: '112/47',
      mouza: 'Rebana Nuagaon',
    });
    expect(path).toMatch(/^\/officer\/explore-map\?/);
    expect(parseQuery(path)).toEqual({ text: 'khatiyan 112/47 Rebana Nuagaon', khataNoId: 12 });
  });

  it('has no search without text, and at most the length of a search', () => {
    expect(parseQuery('/officer/explore-map')).toEqual({ text: '', khataNoId: 0 });
    expect(parseQuery(`/officer/explore-map?find=${'a'.repeat(300)}`).text).toHaveLength(100);
  });
});
