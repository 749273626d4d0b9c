import { tempFileLifeMs } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { toLandContent, toLandDraft, type LandDraft } from './landDraft.ts';

const now = Date.UTC(2026, 10, 21);
const file = { kind: 1, tempId: 'a', fileName: 'a.pdf', size: 3, uploadedAt: now };
const draft: LandDraft = {
  hasSeenDetails: true,
  answers: {
    ...toLandDraft({}, now).answers,
    districtCode: '19',
    tahasilCode: '2',
    villageCode: '3',
    khataNoId: '4',
    plotCode: 'P-7',
    feeFor: 'transfer 3 P-7 0.42',
    area: '0.42',
    applicationKind: 'transfer',
    leaseNo: 'L/7',
    isSevayat: true,
    shares: JSON.stringify({ ownShare: '50', people: [] }),
    newHolder: 'Rama Das',
    names: { district: 'Puri', tahasil: 'Brahmagiri', mouza: 'Satapada', khatian: '38', plot: '7' },
    purpose: 'Paddy',
  },
  files: [file],
};

it('is restored from its stored content', () => {
  expect(toLandDraft(toLandContent(draft), now)).toEqual(draft);
});

it('has no content for an untouched form', () => {
  const empty = toLandDraft({}, now);
  expect(toLandContent(empty)).toEqual({});
  expect(empty.hasSeenDetails).toBe(false);
  expect(empty.answers.applicationKind).toBe('');
});

it('drops a choice that the form does not offer', () => {
  expect(toLandDraft({ applicationKind: 'gift' }, now).answers.applicationKind).toBe('');
});

it('of an earlier release has the kind of its holding', () => {
  expect(toLandDraft({ holding: 'purchase' }, now).answers.applicationKind).toBe('purchase');
});

it('drops expired files', () => {
  const content = toLandContent(draft);
  expect(toLandDraft(content, now + tempFileLifeMs - 1).files).toEqual([file]);
  expect(toLandDraft(content, now + tempFileLifeMs).files).toEqual([]);
});

it('has at most sixty text fields, as the service accepts', () => {
  const fields = Object.values(toLandContent(draft));
  expect(fields.length).toBeLessThanOrEqual(60);
  expect(fields.every((text) => typeof text === 'string' && text.length <= 4000)).toBe(true);
});

it('the proofs of possession of a draft are kept', () => {
  const possessionProofs = JSON.stringify([{ id: '1', kind: 'rent', from: '1990', to: '2001' }]);
  const content = { applicationKind: 'purchase', possessionProofs };
  expect(toLandDraft(content, 0).answers.possessionProofs).toBe(possessionProofs);
});
