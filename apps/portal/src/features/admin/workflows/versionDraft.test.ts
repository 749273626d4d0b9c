import type { WorkflowVersion } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import {
  isValidDays,
  listDraftDifferences,
  listInvalidStages,
  toDays,
  toDraft,
} from './versionDraft.ts';

const version: WorkflowVersion = {
  applicationType: 2,
  version: 1,
  validFrom: '2000-01-01T00:00:00.000Z',
  days: { SCRUTINY: 7, LEGAL: 10 },
  left: [],
  reason: '',
  askedBy: '',
  approvedBy: '',
  open: 3,
};

it.each([
  ['1', true],
  [' 366 ', true],
  ['0', false],
  ['367', false],
  ['1.5', false],
  ['', false],
  ['ten', false],
])('%j as days: %s', (text, isValid) => {
  expect(isValidDays(text)).toBe(isValid);
});

it('finds no difference in a draft that changes nothing', () => {
  expect(listDraftDifferences(2, version, toDraft(version))).toEqual([]);
});

it('ignores the days of a stage that is left out', () => {
  const draft = { days: { SCRUTINY: '12', LEGAL: 'x' }, left: ['LEGAL'] };
  expect(listInvalidStages(draft)).toEqual([]);
  expect(toDays(draft)).toEqual({ SCRUTINY: 12 });
  expect(listDraftDifferences(2, version, draft)).toEqual([
    { kind: 'days', state: 'SCRUTINY', before: 7, after: 12 },
    { kind: 'stage', state: 'LEGAL', before: 1, after: 0 },
  ]);
});

it('names the stages with days that are not valid', () => {
  expect(listInvalidStages({ days: { SCRUTINY: '', LEGAL: '10' }, left: [] })).toEqual([
    'SCRUTINY',
  ]);
});
