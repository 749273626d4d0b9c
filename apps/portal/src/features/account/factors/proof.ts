import type { FactorProof, ProofKind } from '@temple-land/portal-core';
import type { ServiceError } from '../../../api/call/serviceError.ts';

/** What may be asked of a user to prove who it is. */
export type AskedKind = ProofKind | 'password';

/** What a user gives as a proof. */
export type Proof = FactorProof | { kind: 'password'; password: string };

/** The mutation that sends a proof. */
export interface ProofCall {
  send(proof: Proof, onError?: (error: ServiceError) => void): void;
  isPending: boolean;
  error: ServiceError | null;
  reset(): void;
}
