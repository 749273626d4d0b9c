import type { FactorProof, ProofKind } from '@temple-land/portal-core';

/** What may be asked of a user to prove who it is. */
export type AskedKind = ProofKind | 'password';

/** What a user gives as a proof. */
export type Proof = FactorProof | { kind: 'password'; password: string };
