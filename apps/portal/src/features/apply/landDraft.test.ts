import { tempFileLifeMs } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { contentOfLand, landDraftOf, type LandDraft } from './landDraft.ts';

const now = Date.UTC(2026, 10, 21);
const file = { kind: 1, tempId: 'a', fileName: 'a.pdf', size: 3, uploadedAt: now };
const draft: LandDraft = {
  hasSeenDetails: true,
  answers: {
    ...landDraftOf({}, now).answers,
    districtCode: '19',
    tahasilCode: '2',
    villageCode: '3',
    khataNoId: '4',
    plotCode: 'P-7',
    area: '0.42',
    holding: 'lease',
    names: { district: 'Puri', tahasil: 'Brahmagiri', mouza: 'Satapada', khatian: '38', plot: '7' },
    purpose: 'Paddy',
  },
  files: [file],
};

it('comes back from the service as it was typed', () => {
  expect(landDraftOf(contentOfLand(draft), now)).toEqual(draft);
});

it('keeps nothing of a form that nobody touched', () => {
  const empty = landDraftOf({}, now);
  expect(contentOfLand(empty)).toEqual({});
  expect(empty.hasSeenDetails).toBe(false);
  expect(empty.answers.holding).toBe('');
});

it('takes no holding that the form does not offer', () => {
  expect(landDraftOf({ holding: 'gift' }, now).answers.holding).toBe('');
});

it('drops files that the service has dropped', () => {
  const content = contentOfLand(draft);
  expect(landDraftOf(content, now + tempFileLifeMs - 1).files).toEqual([file]);
  expect(landDraftOf(content, now + tempFileLifeMs).files).toEqual([]);
});

it('fits into what the service takes: text in at most sixty fields', () => {
  const fields = Object.values(contentOfLand(draft));
  expect(fields.length).toBeLessThanOrEqual(60);
  expect(fields.every((text) => typeof text === 'string' && text.length <= 4000)).toBe(true);
});
