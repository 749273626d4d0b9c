import { expect, it } from 'vitest';
import {
  changePoint,
  findWrongPart,
  movePoint,
  pastePoints,
  removePoint,
  toPointRow,
  toPointRows,
  toTypedNumber,
} from './pointRows.ts';

const text = '19.8, 85.8\n19.9, 85.9\n20.1, 86.1';

it('reads the two numbers of each line as they were typed', () => {
  expect(toPointRows('19.80, 85.8\n\n19.9;85.90')).toEqual([
    { latitude: '19.80', longitude: '85.8' },
    { latitude: '19.9', longitude: '85.90' },
  ]);
  expect(toPointRow('19.8 85.8')).toEqual({ latitude: '19.8000000', longitude: '85.8000000' });
  expect(toPointRow('here')).toEqual({ latitude: 'here', longitude: '' });
});

it('reads a point in UTM as degrees', () => {
  expect(toPointRow('45N 377570 2191180').latitude).toMatch(/^19\.\d{7}$/);
});

it.each([
  [{ latitude: '19.8', longitude: '85.8' }, undefined],
  [{ latitude: '୧୯.୮', longitude: '85.8' }, undefined],
  [{ latitude: '85.8', longitude: '19.8' }, undefined],
  [{ latitude: '', longitude: '85.8' }, 'latitude'],
  [{ latitude: 'here', longitude: '' }, 'latitude'],
  [{ latitude: '19.8', longitude: '' }, 'longitude'],
  [{ latitude: '19.8', longitude: '285' }, 'longitude'],
])('names the wrong number of %j: %s', (row, part) => {
  expect(findWrongPart(row)).toBe(part);
});

it('takes a comma as a decimal point', () => {
  expect(toTypedNumber('19,8')).toBe('19.8');
});

it('changes one number, moves and removes a row', () => {
  expect(changePoint(text, 1, { longitude: '85.95' })).toBe('19.8, 85.8\n19.9, 85.95\n20.1, 86.1');
  expect(movePoint(text, 1, -1)).toBe('19.9, 85.9\n19.8, 85.8\n20.1, 86.1');
  expect(movePoint(text, 1, 1)).toBe('19.8, 85.8\n20.1, 86.1\n19.9, 85.9');
  expect(movePoint(text, 2, 1)).toBe(text);
  expect(removePoint(text, 0)).toBe('19.9, 85.9\n20.1, 86.1');
});

it('puts pasted lines in place of a row or after the last one', () => {
  const pasted = '19.1, 85.1\r\n19.2, 85.2\r\n';
  expect(pastePoints('', 0, pasted)).toBe('19.1, 85.1\n19.2, 85.2');
  expect(pastePoints(text, 1, pasted)).toBe('19.8, 85.8\n19.1, 85.1\n19.2, 85.2\n20.1, 86.1');
  expect(pastePoints(text, 3, '19.1, 85.1')).toBe(`${text}\n19.1, 85.1`);
  expect(pastePoints(text, 1, '19.95')).toBeUndefined();
});
