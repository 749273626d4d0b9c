import type { FactorProof, ProofKind } from '@temple-land/portal-core';
import type { ServiceError } from '../../../api/call/serviceError.ts';

/** A method by which users prove their identity. */
export type ProofMethod = ProofKind | 'password';

/** A proof of identity. */
export type Proof = FactorProof | { kind: 'password'; password: string };

/** The mutation that sends a proof. */
export interface ProofMutation {
  send(proof: Proof, onError?: (error: ServiceError) => void): void;
  isPending: boolean;
  error: ServiceError | null;
  reset(): void;
}
