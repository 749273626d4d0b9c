import { expect, it } from 'vitest';
import { listCaseDocuments, listMissingDocuments } from './landDocuments.ts';

it.each([
  [{}, [1, 2]],
  [{ applicationKind: 'lease' }, [1, 2]],
  [{ applicationKind: 'purchase' }, [1, 2, 10, 22, 23]],
  [{ applicationKind: 'renewal' }, [1, 2, 12]],
  [{ applicationKind: 'transfer', transferBasis: 'succession' }, [1, 2, 12, 14]],
  [{ applicationKind: 'transfer', transferBasis: 'transfer' }, [1, 2, 12, 15]],
  [{ applicationKind: 'exchange' }, [1, 2, 16, 23]],
  [{ applicationKind: 'correction' }, [1, 2, 17]],
  [{ applicantKind: 'institution' }, [1, 2, 18, 19]],
  [{ applicantKind: 'company', isSevayat: true }, [1, 2, 18, 19]],
  [{ applicantKind: 'individual', isSevayat: true }, [1, 2, 20]],
  [{ applicationKind: 'renewal', hasRepresentative: true }, [1, 2, 12, 21]],
] as const)('an application with %j needs the documents %j', (landCase, kinds) => {
  expect(listMissingDocuments(landCase, [])).toEqual(kinds);
  expect(listMissingDocuments(landCase, kinds)).toEqual([]);
  expect(listMissingDocuments(landCase, kinds.slice(1))).toEqual([1]);
});

it('the basis of a transfer counts for no other kind', () => {
  const renewal = { applicationKind: 'renewal' };
  expect(listCaseDocuments({ ...renewal, transferBasis: 'succession' })).toEqual(
    listCaseDocuments(renewal),
  );
});
