import { expect, it } from 'vitest';
import { listProofs, toProofFiles } from './proofFiles.ts';

const text = { t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` } as never;
const proofs = [
  { id: '2', kind: 'rent', from: '1990', to: '2001' },
  { id: '4', kind: 'water', from: '2002', to: '2002' },
  { id: '7', kind: 'other', from: '1985', to: '1985' },
];
const answers = {
  applicationKind: 'purchase',
  possessionProofs: JSON.stringify(proofs),
} as const;
const file = (kind: number) => ({
  kind,
  tempId: `file-${kind}`,
  fileName: 'a.pdf',
  size: 1,
  uploadedAt: 1,
});

it('each listed proof of a purchase needs a file of its own, and another kind has none', () => {
  expect(listProofs(answers, text).map(({ fileKind }) => fileKind)).toEqual([1002, 1004, 1007]);
  expect(listProofs({ ...answers, applicationKind: 'lease' }, text)).toEqual([]);
});

it('proofs are sent with their files, without those of removed proofs and of earlier releases', () => {
  const files = [file(1), file(10), file(1001), file(1002), file(1004), file(1007)];
  const sent = toProofFiles(answers, files);
  expect(sent.files.map(({ tempId, kind }) => [tempId, kind])).toEqual([
    ['file-1', 1],
    ['file-1002', 10],
    ['file-1004', 22],
    ['file-1007', 10],
  ]);
  expect(sent.possessionProofs?.map((proof) => [proof.kind, proof.file])).toEqual([
    ['rent', 'file-1002'],
    ['water', 'file-1004'],
    ['other', 'file-1007'],
  ]);
  expect(toProofFiles({ ...answers, applicationKind: 'lease' }, files).files).toEqual([
    file(1),
    file(10),
  ]);
});
