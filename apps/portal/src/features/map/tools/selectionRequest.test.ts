import { describe, expect, it } from 'vitest';
import { listSelectionFaults, noSelectionFields, toSelectionRequest } from './selectionRequest.ts';

const input = (fields: Partial<typeof noSelectionFields>, more: object = {}) => ({
  fields: { ...noSelectionFields, ...fields },
  points: [],
  plotCodes: [],
  ownLayers: [],
  ...more,
});
const corners = [
  { latitude: 19.8, longitude: 85.8 },
  { latitude: 19.9, longitude: 85.9 },
];

describe('a selection', () => {
  it('has only the conditions that are given', () => {
    expect(toSelectionRequest(input({}))).toEqual({});
    const fields = { status: 'leased', kisamClass: 'wet', areaFrom: '୧.୫', marked: 'case' };
    expect(toSelectionRequest(input(fields))).toEqual({
      status: 'leased',
      kisamClass: 'wet',
      areaFrom: 1.5,
      marked: 'case',
    });
  });

  it('is around the chosen plots or in an outline', () => {
    const plotCodes = ['1-2'];
    expect(toSelectionRequest(input({ place: 'chosen' }, { plotCodes }))).toEqual({ plotCodes });
    expect(toSelectionRequest(input({ place: 'adjoining' }, { plotCodes }))).toEqual({
      near: { plotCodes, metres: 0 },
    });
    expect(toSelectionRequest(input({ place: 'near', metres: '50' }, { plotCodes }))).toEqual({
      near: { plotCodes, metres: 50 },
    });
    const box = toSelectionRequest(input({ place: 'outline' }, { points: corners }));
    expect(box.corners).toHaveLength(4);
    expect(box.corners?.[0]).toEqual([85.8, 19.8]);
  });

  it('names the fields without a valid value', () => {
    expect(listSelectionFaults(input({ place: 'near', metres: 'far' }))).toEqual([
      'chosen',
      'metres',
    ]);
    expect(listSelectionFaults(input({ place: 'outline', areaTo: '-1' }))).toEqual([
      'corners',
      'areaTo',
    ]);
    expect(listSelectionFaults(input({ place: 'outline' }, { points: corners }))).toEqual([]);
  });
});
