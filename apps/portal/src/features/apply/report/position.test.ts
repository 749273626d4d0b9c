import { describe, expect, it } from 'vitest';
import {
  formatPosition,
  noPosition,
  parsePosition,
  toPosition,
  toPositionTexts,
} from './position.ts';

describe('a typed position', () => {
  it.each([
    '19.8135, 85.8312',
    ' 19.8135,85.8312 ',
    '19.8135 85.8312',
    '19.8135°, 85.8312°',
    '19.8135; 85.8312',
  ])('is read from "%s"', (typed) => {
    expect(parsePosition(typed)).toEqual({ latitude: 19.8135, longitude: 85.8312 });
  });

  it.each(['', '19.8135', 'near the tank', '95, 85', '19, 185', '19.8, 85.8, 3'])(
    'is not read from "%s"',
    (typed) => {
      expect(parsePosition(typed)).toBeUndefined();
    },
  );

  it('is kept in the form and its draft', () => {
    const position = { latitude: 19.813_499_9, longitude: 85.8312, source: 'device' } as const;
    const texts = toPositionTexts(position);
    expect(toPosition(texts)).toEqual({ ...position, latitude: 19.8135 });
    expect(formatPosition(position)).toBe('19.81350, 85.83120');
    expect(toPosition(noPosition)).toBeUndefined();
  });
});
