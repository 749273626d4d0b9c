import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '../../../api/call/passkey.ts';
import type { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { AskedKind, Proof, ProofCall } from './proof.ts';

/** The props of `ProofForm`. */
export interface ProofFormProps {
  /** The proofs that may be given. */
  kinds: readonly AskedKind[];
  /** Asks for what a passkey has to sign. */
  challenge: Pick<ReturnType<typeof useServiceMutation<'factorChallenge'>>, 'mutateAsync'>;
  proving: ProofCall;
  submitLabel: string;
}

/** A proof that is typed. */
export type TypedKind = Exclude<AskedKind, 'passkey'>;

const typedKinds: readonly TypedKind[] = ['password', 'totp', 'recovery'];

const proofOf = (kind: TypedKind, text: string): Proof =>
  kind === 'password' ? { kind, password: text } : { kind, code: text };

/** Has a passkey sign a challenge and sends the signature; its data is undefined when the user gave up. */
const useSigning = ({ challenge, proving }: ProofFormProps) =>
  useMutation({
    mutationFn: async () => {
      const answer = await challenge.mutateAsync({});
      return 'result' in answer ? signWithPasskey(answer.result) : undefined;
    },
    onSuccess: (passkey) => {
      if (passkey) proving.send({ kind: 'passkey', passkey });
    },
  });

/** The typed text, which proof it is, and what was wrong with the last one. */
export function useProof(props: ProofFormProps) {
  const { kinds, proving } = props;
  const { t } = useTranslation(['account', 'common', 'specification']);
  const typed = typedKinds.filter((each) => kinds.includes(each));
  const [kind, setKind] = useState(typed[0]);
  const [text, setText] = useState('');
  const [isBlank, setBlank] = useState(false);
  const signing = useSigning(props);
  const refusal = proving.error?.userMessage;
  const clearProblem = () => {
    setBlank(false);
    if (proving.error) proving.reset();
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
    proving.send(proofOf(kind, text), ({ userMessage }) => {
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
    choose: (next: TypedKind) => {
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
