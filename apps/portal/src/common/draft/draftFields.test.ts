import { createEmptyAnswers, reportFields, tempFileLifeMs } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { toDraftContent, parseDraftAnswers, parseDraftFiles, toFormValues } from './draftFields.ts';

const empty = { description: '', kind: '', isOngoing: true, isDangerous: false };
const file = { kind: 1, tempId: 'abc', fileName: 'wall.jpg', size: 9, uploadedAt: 1000 };

it('values and files are restored unchanged', () => {
  const values = { description: 'A wall', kind: 'fence', isOngoing: false, isDangerous: true };
  const content = toDraftContent(values, [file]);
  expect(toFormValues(content, empty)).toEqual(values);
  expect(parseDraftFiles(content, 2000)).toEqual([file]);
});

it('empty values are not stored', () => {
  expect(Object.keys(toDraftContent(empty, []))).toEqual(['isOngoing', 'isDangerous']);
});

it('unknown fields of a draft are left out, missing ones are empty', () => {
  expect(toFormValues({ shoe: '42', kind: 'fence' }, empty)).toEqual({ ...empty, kind: 'fence' });
});

it('a form begins with the kept answers, without a choice that it does not offer', () => {
  const none = createEmptyAnswers(reportFields);
  const kept = { kind: 'fence', description: 'A wall', isOngoing: '0' };
  expect(parseDraftAnswers(kept, reportFields)).toEqual({ ...none, ...kept, isOngoing: false });
  expect(parseDraftAnswers({ kind: 'shoe' }, reportFields)).toEqual(none);
});

it('expired and invalid files are left out', () => {
  const content = toDraftContent(empty, [file]);
  expect(parseDraftFiles(content, 1000 + tempFileLifeMs - 1)).toHaveLength(1);
  expect(parseDraftFiles(content, 1000 + tempFileLifeMs)).toEqual([]);
  expect(parseDraftFiles({ files: '[{"kind":"1"}]' }, 1000)).toEqual([]);
  expect(parseDraftFiles({ files: '{' }, 1000)).toEqual([]);
});
