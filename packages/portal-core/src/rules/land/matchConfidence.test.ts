import { expect, it } from 'vitest';
import { getMatchConfidence } from './matchConfidence.ts';

it.each([
  [0, 'cadastral', 'high'],
  [0, 'survey', 'high'],
  [0, 'traced', 'medium'],
  [0, 'drawn', 'medium'],
  [0, 'schematic', 'low'],
  [20, 'survey', 'medium'],
  [21, 'survey', 'low'],
] as const)(
  'a position %i m from an outline of level %s is of %s confidence',
  (distance, level, confidence) => {
    expect(getMatchConfidence({ distance, level })).toBe(confidence);
  },
);
