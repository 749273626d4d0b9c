import { tempFileLifeMs } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { contentOf, filesOf, valuesOf } from './draftFields.ts';

const empty = { description: '', kind: '', isOngoing: true, isDangerous: false };
const file = { kind: 1, tempId: 'abc', fileName: 'wall.jpg', size: 9, uploadedAt: 1000 };

it('values and files come back as they were', () => {
  const values = { description: 'A wall', kind: 'fence', isOngoing: false, isDangerous: true };
  const content = contentOf(values, [file]);
  expect(valuesOf(content, empty)).toEqual(values);
  expect(filesOf(content, 2000)).toEqual([file]);
});

it('what is empty is not kept', () => {
  expect(Object.keys(contentOf(empty, []))).toEqual(['isOngoing', 'isDangerous']);
});

it('a field that the form does not have is left out, one that the draft does not have is empty', () => {
  expect(valuesOf({ shoe: '42', kind: 'fence' }, empty)).toEqual({ ...empty, kind: 'fence' });
});

it('files that the service has dropped are left out, and files that are none', () => {
  const content = contentOf(empty, [file]);
  expect(filesOf(content, 1000 + tempFileLifeMs - 1)).toHaveLength(1);
  expect(filesOf(content, 1000 + tempFileLifeMs)).toEqual([]);
  expect(filesOf({ files: '[{"kind":"1"}]' }, 1000)).toEqual([]);
  expect(filesOf({ files: '{' }, 1000)).toEqual([]);
});
