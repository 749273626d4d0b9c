import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { getDownloadError } from './download.ts';

it.each([
  [200, 12, undefined],
  [200, 11, 'File Not Found! .'],
  [200, 0, 'File Not Found! .'],
  [206, 500, undefined],
  [404, 500, 'File Not Found! .'],
  [401, 500, 'Something Went Wrong When Downloading File .'],
  [403, 5, 'Something Went Wrong When Downloading File .'],
  [304, 500, 'Something Went Wrong When Downloading File .'],
  [500, 500, 'Something Went Wrong When Downloading File .'],
])('a file with HTTP %d and %d bytes: %s', (status, bytes, text) => {
  const problem = getDownloadError(status, bytes);
  expect(problem && en[problem]).toBe(text);
});
