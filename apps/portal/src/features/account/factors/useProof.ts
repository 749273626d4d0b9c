import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey, type PasskeyRequest } from '../../../api/call/passkey.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import type { AskedKind, Proof } from './proof.ts';

/** What the form of a proof takes. */
export interface ProofFormProps {
  /** The proofs that may be given. */
  kinds: readonly AskedKind[];
  /** Asks for what a passkey has to sign; undefined when none is to be had. */
  challenge: () => Promise<PasskeyRequest | undefined>;
  /** Sends a proof; returns what is wrong with it. */
  onProof: (proof: Proof) => Promise<UserMessage | undefined>;
  isPending: boolean;
  submitLabel: string;
}

/** A proof that is typed. */
export type TypedKind = Exclude<AskedKind, 'passkey'>;

const typedKinds: readonly TypedKind[] = ['password', 'totp', 'recovery'];

const proofOf = (kind: TypedKind, text: string): Proof =>
  kind === 'password' ? { kind, password: text } : { kind, code: text };

/** The typed text, which proof it is, and what was wrong with the last one. */
export function useProof({ kinds, challenge, onProof }: ProofFormProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const typed = typedKinds.filter((each) => kinds.includes(each));
  const [kind, setKind] = useState(typed[0]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<UserMessage>();
  const [passkeyProblem, setPasskeyProblem] = useState<UserMessage>();
  const [isSigning, setIsSigning] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (kind === undefined) return;
    setPasskeyProblem(undefined);
    if (text.trim() === '') {
      setProblem({ text: t('factor.blank') });
      return;
    }
    setProblem(undefined);
    const message = await onProof(proofOf(kind, text));
    setProblem(message);
    if (message !== undefined) setText('');
  };
  const sign = async () => {
    setProblem(undefined);
    setPasskeyProblem(undefined);
    setIsSigning(true);
    const request = await challenge();
    const passkey = request && (await signWithPasskey(request));
    setIsSigning(false);
    if (request === undefined) return;
    setPasskeyProblem(
      passkey ? await onProof({ kind: 'passkey', passkey }) : { text: t('factor.passkey.gaveUp') },
    );
  };
  return {
    kind,
    text,
    setText: (next: string) => {
      setText(next);
      if (next !== '') setProblem(undefined);
    },
    others: typed.filter((each) => each !== kind),
    choose: (next: TypedKind) => {
      setKind(next);
      setText('');
      setProblem(undefined);
    },
    submit,
    sign,
    isSigning,
    problem,
    passkeyProblem,
  };
}
