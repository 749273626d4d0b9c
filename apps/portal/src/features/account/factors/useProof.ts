import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '../../../api/call/passkey.ts';
import type { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { ProofMethod, Proof, ProofMutation } from './proof.ts';

/** The props of `ProofForm`. */
export interface ProofFormProps {
  /** The accepted methods. */
  kinds: readonly ProofMethod[];
  /** Loads the challenge that a passkey signs. */
  challenge: Pick<ReturnType<typeof useServiceMutation<'factorChallenge'>>, 'mutateAsync'>;
  proofMutation: ProofMutation;
  submitLabel: string;
}

/** A proof that is typed. */
export type TypedProofMethod = Exclude<ProofMethod, 'passkey'>;

const typedProofMethods: readonly TypedProofMethod[] = ['password', 'totp', 'recovery'];

const toProof = (kind: TypedProofMethod, text: string): Proof =>
  kind === 'password' ? { kind, password: text } : { kind, code: text };

/**
 * Returns a mutation that signs a challenge by a passkey and sends the signature; its data is undefined when the user
 * cancelled.
 */
const usePasskeySignature = ({ challenge, proofMutation }: ProofFormProps) =>
  useMutation({
    mutationFn: async () => {
      const answer = await challenge.mutateAsync({});
      return 'result' in answer ? signWithPasskey(answer.result) : undefined;
    },
    onSuccess: (passkey) => {
      if (passkey) proofMutation.send({ kind: 'passkey', passkey });
    },
  });

/** Returns the state of the proof form: method, text and error. */
export function useProof(props: ProofFormProps) {
  const { kinds, proofMutation } = props;
  const { t } = useTranslation(['account', 'common', 'specification']);
  const typed = typedProofMethods.filter((each) => kinds.includes(each));
  const [kind, setKind] = useState(typed[0]);
  const [text, setText] = useState('');
  const [isBlank, setBlank] = useState(false);
  const signing = usePasskeySignature(props);
  const refusal = proofMutation.error?.userMessage;
  const clearProblem = () => {
    setBlank(false);
    if (proofMutation.error) proofMutation.reset();
  };
  const clearTypedProblem = () => {
    if (signing.isIdle) clearProblem();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (kind === undefined) return;
    signing.reset();
    clearProblem();
    if (text.trim() === '') {
      setBlank(true);
      return;
    }
    proofMutation.send(toProof(kind, text), ({ userMessage }) => {
      if (userMessage) setText('');
    });
  };
  const sign = () => {
    clearProblem();
    signing.mutate();
  };
  const typedProblem = isBlank ? { text: t('factor.blank') } : refusal;
  const signedProblem = signing.data ? refusal : { text: t('factor.passkey.gaveUp') };
  return {
    kind,
    text,
    setText: (next: string) => {
      setText(next);
      if (next !== '') clearTypedProblem();
    },
    others: typed.filter((each) => each !== kind),
    choose: (next: TypedProofMethod) => {
      setKind(next);
      setText('');
      clearTypedProblem();
    },
    submit,
    sign,
    isSigning: signing.isPending,
    problem: signing.isIdle ? typedProblem : undefined,
    passkeyProblem: signing.isSuccess ? signedProblem : signing.error?.userMessage,
  };
}
