import {
  fixedDocumentKinds,
  parseTypedProofs,
  toProofs,
  type PossessionProofs,
} from '@temple-land/portal-core';
import { formatProof } from '../../common/applications/formatAnswer.ts';
import type { DraftFile } from '../../common/draft/draftFields.ts';
import type { Translation } from '../../i18n/textKey.ts';
import type { LandAnswers } from './landDraft.ts';

type ProofAnswers = Pick<LandAnswers, 'applicationKind' | 'possessionProofs'>;

/** The kinds of documents that the files of the first proofs have; the other files have the first one. */
export const proofDocuments = [
  fixedDocumentKinds.possession,
  fixedDocumentKinds.possessionSecond,
] as const;

// A draft names the file of a proof by the id of the proof, beyond the ids of the kinds of documents.
const firstFileKind = 1_000;
const toFileKind = (id: string) => firstFileKind + Number(id);

/** A proof of the form that needs a file. */
export interface ListedProof {
  /** The kind of its file in the draft. */
  fileKind: number;
  /** Kind and years in words. */
  name: string;
}

const listTyped = ({ applicationKind, possessionProofs }: ProofAnswers) =>
  applicationKind === 'purchase' ? parseTypedProofs(possessionProofs) : [];

/** Returns the proofs of possession of a form, each of which needs a file of its own; none of another kind. */
export function listProofs(answers: ProofAnswers, text: Pick<Translation, 't'>): ListedProof[] {
  const proofs = toProofs(answers.possessionProofs);
  return listTyped(answers).flatMap(({ id }, at) => {
    const proof = proofs[at];
    return proof ? [{ fileKind: toFileKind(id), name: formatProof(proof, text) }] : [];
  });
}

/** Returns proofs as the service takes them, each with its file; files of removed proofs are left out. */
export function toProofFiles(
  answers: ProofAnswers,
  files: readonly DraftFile[],
): { files: DraftFile[]; possessionProofs?: PossessionProofs } {
  const others = files.filter(({ kind }) => kind < firstFileKind);
  const typed = listTyped(answers);
  if (typed.length === 0) return { files: others };
  const found = typed.map(({ id }) => files.find(({ kind }) => kind === toFileKind(id)));
  const own = found.flatMap((file, at) =>
    file ? [{ ...file, kind: proofDocuments[at] ?? proofDocuments[0] }] : [],
  );
  const isOther = ({ kind }: DraftFile) => !proofDocuments.some((document) => document === kind);
  return {
    files: [...others.filter(isOther), ...own],
    possessionProofs: toProofs(answers.possessionProofs).map((proof, at) => {
      const file = found[at];
      return file ? { ...proof, file: file.tempId } : proof;
    }),
  };
}
