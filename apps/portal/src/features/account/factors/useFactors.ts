import type { Output } from '@temple-land/portal-core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPasskey } from '../../../api/call/passkey.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { updateSession } from '../../../state/session.ts';
import type { AskedKind, ProofCall } from './proof.ts';

export type FactorList = Extract<Output<'factorList'>, { result: unknown }>['result'];
export type OwnFactor = FactorList['factors'][number];
type TotpKey = Extract<Output<'totpBegin'>, { result: unknown }>['result'];

/** Returns which proofs confirm a change: those of the user's factors, or the password of somebody without one. */
function confirmKinds({ factors, recoveryCodesLeft }: FactorList): AskedKind[] {
  const kinds = new Set<AskedKind>(factors.map(({ kind }) => kind));
  if (kinds.size === 0) return ['password'];
  if (recoveryCodesLeft > 0) kinds.add('recovery');
  return [...kinds];
}

/** Asks the user for a proof before a change, when none was given in the last ten minutes. */
function useConfirmation(refetch: () => Promise<FactorList | undefined>) {
  const [waiting, setWaiting] = useState<{ kinds: AskedKind[]; action: () => void }>();
  const challenge = useServiceMutation('factorChallenge');
  const { mutate, isPending, error, reset } = useServiceMutation('factorConfirm', {
    onSuccess: () => {
      setWaiting(undefined);
      waiting?.action();
    },
  });
  const proving: ProofCall = {
    send: (proof, onError) => mutate(proof, { onError }),
    isPending,
    error,
    reset,
  };
  return {
    kinds: waiting?.kinds,
    /** Runs a change, now or once it is confirmed. */
    guard: async (action: () => void) => {
      const list = await refetch();
      if (list === undefined) return;
      if (list.isConfirmed) {
        action();
        return;
      }
      reset();
      setWaiting({ kinds: confirmKinds(list), action });
    },
    close: () => setWaiting(undefined),
    proving,
    challenge,
  };
}

/** What is open beside the list of factors. */
type Open =
  | { part: 'app'; begun: TotpKey }
  | { part: 'passkey' }
  | { part: 'remove'; factor: OwnFactor }
  | { part: 'codes'; codes: readonly string[] };

/** What the changes share: what is open, the proof before a change, and the list that is asked for again. */
interface Changing {
  setOpen: (open: Open | undefined) => void;
  guard: (action: () => void) => Promise<void>;
  refetch: () => Promise<FactorList | undefined>;
}

/** Shows the recovery codes of a first factor, or the list with the new one. */
function showAdded({ setOpen, refetch }: Changing, answer: Output<'totpAdd'>): void {
  if (!('result' in answer)) return;
  const codes = answer.result.recoveryCodes;
  setOpen(codes.length > 0 ? { part: 'codes', codes } : undefined);
  updateSession({ needsFactor: undefined });
  void refetch();
}

/** Adds apps. */
function useAddingApp(changing: Changing) {
  const { setOpen, guard } = changing;
  const addApp = useServiceMutation('totpAdd', {
    onSuccess: (answer) => showAdded(changing, answer),
  });
  const begin = useServiceMutation('totpBegin', {
    onSuccess: (answer) => {
      if (!('result' in answer)) return;
      addApp.reset();
      setOpen({ part: 'app', begun: answer.result });
    },
  });
  return {
    isBeginning: begin.isPending,
    beginProblem: begin.error?.userMessage,
    addApp,
    askForApp: () => guard(() => begin.mutate({})),
  };
}

/** Adds passkeys. */
function useAddingPasskey(changing: Changing) {
  const { setOpen, guard } = changing;
  const { t } = useTranslation(['account', 'common', 'specification']);
  const begin = useServiceMutation('passkeyBegin');
  const add = useServiceMutation('passkeyAdd', {
    onSuccess: (answer) => showAdded(changing, answer),
  });
  const { mutate, reset, isPending, isSuccess, data, error } = useMutation({
    mutationFn: async (name: string) => {
      const begun = await begin.mutateAsync({});
      const passkey = 'result' in begun ? await createPasskey(begun.result) : undefined;
      return passkey && add.mutateAsync({ passkey, name });
    },
  });
  const gaveUp = isSuccess && data === undefined;
  return {
    isAddingPasskey: isPending,
    passkeyProblem: gaveUp ? { text: t('factor.passkey.gaveUp') } : error?.userMessage,
    addPasskey: (name: string) => mutate(name),
    askForPasskey: () =>
      guard(() => {
        reset();
        setOpen({ part: 'passkey' });
      }),
  };
}

/** Removes factors and renews recovery codes. */
function useRemoving({ setOpen, guard, refetch }: Changing) {
  const removal = useServiceMutation('factorRemove', {
    onSettled: () => {
      setOpen(undefined);
      void refetch();
    },
  });
  const renewal = useServiceMutation('recoveryCodesRenew', {
    onSuccess: (answer) => {
      if ('result' in answer) setOpen({ part: 'codes', codes: answer.result.recoveryCodes });
    },
    onSettled: () => void refetch(),
  });
  return {
    isRemoving: removal.isPending,
    removeProblem: removal.error?.userMessage ?? renewal.error?.userMessage,
    askToRemove: (factor: OwnFactor) => guard(() => setOpen({ part: 'remove', factor })),
    askForCodes: () => guard(() => renewal.mutate({})),
    remove: ({ id }: OwnFactor) => removal.mutate({ id }),
  };
}

/** The second factors of the signed-in user and every change of them. */
export function useFactors() {
  const query = useQuery(serviceQuery('factorList', {}, { isQuiet: true }));
  const [open, setOpen] = useState<Open>();
  const list = query.data && 'result' in query.data ? query.data.result : undefined;
  const refetch = async () => {
    const { data, isSuccess } = await query.refetch();
    return isSuccess && 'result' in data ? data.result : undefined;
  };
  const confirmation = useConfirmation(refetch);
  const changing = { setOpen, guard: confirmation.guard, refetch };
  const addingApp = useAddingApp(changing);
  const addingPasskey = useAddingPasskey(changing);
  const removing = useRemoving(changing);
  return {
    list,
    open,
    close: () => setOpen(undefined),
    confirmation,
    isLoading: query.isPending,
    loadProblem: query.error?.userMessage,
    refetch,
    message: addingApp.beginProblem ?? removing.removeProblem,
    ...addingApp,
    ...addingPasskey,
    ...removing,
  };
}

/** The second factors of the signed-in user and every change of them. */
export type Factors = ReturnType<typeof useFactors>;
