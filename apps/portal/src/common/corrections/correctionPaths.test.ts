import { expect, it } from 'vitest';
import { buildCorrectionPath, parseCorrectionSubject } from './correctionPaths.ts';

it.each([
  [{ plotCode: '51-12/1' }, undefined, '/citizen/corrections?plot=51-12%2F1'],
  [{ plotCode: '51-12/1' }, 'CI', '/citizen/corrections?plot=51-12%2F1'],
  [{ plotCode: '51-12/1' }, 'T', '/officer/corrections?plot=51-12%2F1'],
  [{ plotCode: '51-12/1' }, 'C', '/officer/person-corrections?plot=51-12%2F1'],
  [{ khataNoId: 7 }, 'O', '/officer/corrections?khatiyan=7'],
] as const)('the form about %o of a user %s is at %s, which names the record', (...values) => {
  const [subject, userType, path] = values;
  expect(buildCorrectionPath(subject, userType)).toBe(path);
  const address = new URL(path, 'https://portal.example').searchParams;
  expect(parseCorrectionSubject(address)).toEqual(subject);
});

it.each(['', 'plot=%20', 'khatiyan=0', 'khatiyan=1.5', 'khatiyan=many'])(
  'an address with “%s” names no record',
  (query) => {
    expect(parseCorrectionSubject(new URLSearchParams(query))).toBeUndefined();
  },
);
