import { expect, it } from 'vitest';
import { getFileType } from './fileType.ts';

it.each([
  ['tender-4821.pdf', 'PDF'],
  ['a1b2.c3.jpeg', 'JPEG'],
  ['notice.PNG', 'PNG'],
  ['notice', undefined],
])('the type of %s is %s', (fileName, type) => {
  expect(getFileType(fileName)).toBe(type);
});
