import { expect, it } from 'vitest';
import { firstDocumentKinds } from '../../../../../tests/support/firstDocumentKinds.ts';
import {
  getLastValidDay,
  listFormDocuments,
  listLandDocuments,
  listMissingDocuments,
  listStepDocuments,
} from './documentKinds.ts';

const listIds = (rules: readonly { documentId: number }[]) =>
  rules.map(({ documentId }) => documentId);

const always = [1, 27];
const photos = [28, 29, 30, 31];

it.each([
  [{}, [2]],
  [{ plotCode: '' }, [2]],
  [{ plotCode: '2107' }, []],
  [{ applicationKind: 'lease', plotCode: '2107', feePayment: 'challan' }, [4]],
  [{ applicationKind: 'purchase' }, [2, 10, 22, 23]],
  [{ applicationKind: 'renewal' }, [2, 12]],
  [{ applicationKind: 'transfer' }, [2, 12]],
  [{ applicationKind: 'transfer', transferBasis: 'succession' }, [2, 12, 14]],
  [{ applicationKind: 'transfer', transferBasis: 'transfer' }, [2, 12, 15]],
  [{ applicationKind: 'exchange' }, [2, 16, 23]],
  [{ applicationKind: 'correction' }, [2, 17]],
  [{ applicantKind: 'institution' }, [2], [18, 19]],
  [{ applicantKind: 'company', isSevayat: true }, [2], [18, 19]],
  [{ applicantKind: 'individual', isSevayat: true }, [2], [20]],
  [{ applicationKind: 'renewal', hasRepresentative: true }, [2, 12], [21]],
] as const)(
  'an application with %j needs proofs, photos from four sides and the documents %j %j',
  (landCase, own, ofApplicant: readonly number[] = []) => {
    const kinds = [...always, ...own, ...photos, ...ofApplicant];
    expect(listIds(listMissingDocuments(firstDocumentKinds, landCase, []))).toEqual(kinds);
    expect(listMissingDocuments(firstDocumentKinds, landCase, kinds)).toEqual([]);
    expect(listIds(listMissingDocuments(firstDocumentKinds, landCase, kinds.slice(1)))).toEqual([
      1,
    ]);
  },
);

it('the basis of a transfer counts for no other kind', () => {
  const renewal = { applicationKind: 'renewal' };
  expect(
    listLandDocuments(firstDocumentKinds, { ...renewal, transferBasis: 'succession' }),
  ).toEqual(listLandDocuments(firstDocumentKinds, renewal));
});

it('an optional document is asked for beside the required ones', () => {
  const asked = listLandDocuments(firstDocumentKinds, { applicationKind: 'lease' });
  const optional = asked.filter(({ required }) => !required);
  expect(optional.map(({ rule }) => rule.documentId)).toEqual([23, 11]);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-27', 18, '2028-05-27'],
  ['2026-12-05', 12, '2027-12-05'],
  ['2026-12-05', 0, undefined],
])('a document of %s that is valid for %d months counts until %s', (day, validMonths, last) => {
  expect(getLastValidDay(day, { validMonths })).toBe(last);
});

it('a report and a quarry application have documents of their own', () => {
  expect(listFormDocuments(firstDocumentKinds, 'report')).toMatchObject([
    { rule: { documentId: 3 }, required: false },
  ]);
  const quarry = listFormDocuments(firstDocumentKinds, 'quarry');
  expect(quarry.map(({ rule, required }) => [rule.documentId, required])).toEqual([
    [1, true],
    [4, true],
    [5, true],
  ]);
});

it.each([
  [1, 'report', [3, 6]],
  [2, 'answer', [1, 2, 9]],
  [2, 'report', [3, 6]],
  [2, 'opinion', [24]],
  [2, 'pay', [26]],
  [2, 'issueOrder', [7]],
  [2, 'executeDeed', [8]],
  [2, 'accept', []],
  [3, 'orderEviction', [7]],
  [3, 'takePossession', [3, 6]],
] as const)('a case of type %d has with the step %s the documents %j', (type, action, kinds) => {
  expect(listIds(listStepDocuments(firstDocumentKinds, type, action))).toEqual(kinds);
});
