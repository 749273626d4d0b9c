import type { Output } from '@temple-land/portal-core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPasskey } from '../../../api/call/passkey.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { updateSession } from '../../../state/session.ts';
import type { ProofMethod, ProofMutation } from './proof.ts';

export type FactorList = Extract<Output<'factorList'>, { result: unknown }>['result'];
export type Factor = FactorList['factors'][number];
type TotpSetup = Extract<Output<'totpBegin'>, { result: unknown }>['result'];

/** Returns the methods that confirm a change: those of the user's factors, or the password without a factor. */
function listProofMethods({ factors, recoveryCodesLeft }: FactorList): ProofMethod[] {
  const kinds = new Set<ProofMethod>(factors.map(({ kind }) => kind));
  if (kinds.size === 0) return ['password'];
  if (recoveryCodesLeft > 0) kinds.add('recovery');
  return [...kinds];
}

/** Returns the confirmation of changes: a proof is required when the last one is older than ten minutes. */
function useConfirmation(refetch: () => Promise<FactorList | undefined>) {
  const [pending, setPending] = useState<{ kinds: ProofMethod[]; action: () => void }>();
  const challenge = useServiceMutation('factorChallenge');
  const { mutate, isPending, error, reset } = useServiceMutation('factorConfirm', {
    onSuccess: () => {
      setPending(undefined);
      pending?.action();
    },
  });
  const proofMutation: ProofMutation = {
    send: (proof, onError) => mutate(proof, { onError }),
    isPending,
    error,
    reset,
  };
  return {
    kinds: pending?.kinds,
    /** Runs a change, at once or after it is confirmed. */
    runConfirmed: async (action: () => void) => {
      const list = await refetch();
      if (list === undefined) return;
      if (list.isConfirmed) {
        action();
        return;
      }
      reset();
      setPending({ kinds: listProofMethods(list), action });
    },
    close: () => setPending(undefined),
    proving: proofMutation,
    challenge,
  };
}

/** The dialog that is open. */
type OpenDialog =
  | { part: 'app'; setup: TotpSetup }
  | { part: 'passkey' }
  | { part: 'remove'; factor: Factor }
  | { part: 'codes'; codes: readonly string[] };

/** The functions shared by all changes: open a dialog, run a confirmed change, refetch the list. */
interface ChangeContext {
  setOpen: (open: OpenDialog | undefined) => void;
  runConfirmed: (action: () => void) => Promise<void>;
  refetch: () => Promise<FactorList | undefined>;
}

/** Shows the recovery codes after the first factor, else closes the dialog. */
function showRecoveryCodes({ setOpen, refetch }: ChangeContext, answer: Output<'totpAdd'>): void {
  if (!('result' in answer)) return;
  const codes = answer.result.recoveryCodes;
  setOpen(codes.length > 0 ? { part: 'codes', codes } : undefined);
  updateSession({ needsFactor: undefined });
  void refetch();
}

/** Returns the mutations that add an authenticator app. */
function useAddApp(context: ChangeContext) {
  const { setOpen, runConfirmed } = context;
  const addApp = useServiceMutation('totpAdd', {
    onSuccess: (answer) => showRecoveryCodes(context, answer),
  });
  const begin = useServiceMutation('totpBegin', {
    onSuccess: (answer) => {
      if (!('result' in answer)) return;
      addApp.reset();
      setOpen({ part: 'app', setup: answer.result });
    },
  });
  return {
    isBeginning: begin.isPending,
    beginProblem: begin.error?.userMessage,
    addApp,
    askForApp: () => runConfirmed(() => begin.mutate({})),
  };
}

/** Returns the mutations that add a passkey. */
function useAddPasskey(context: ChangeContext) {
  const { setOpen, runConfirmed } = context;
  const { t } = useTranslation(['account', 'common', 'specification']);
  const begin = useServiceMutation('passkeyBegin');
  const add = useServiceMutation('passkeyAdd', {
    onSuccess: (answer) => showRecoveryCodes(context, answer),
  });
  const { mutate, reset, isPending, isSuccess, data, error } = useMutation({
    mutationFn: async (name: string) => {
      const options = await begin.mutateAsync({});
      const passkey = 'result' in options ? await createPasskey(options.result) : undefined;
      return passkey && add.mutateAsync({ passkey, name });
    },
  });
  const wasCancelled = isSuccess && data === undefined;
  return {
    isAddingPasskey: isPending,
    passkeyProblem: wasCancelled ? { text: t('factor.passkey.gaveUp') } : error?.userMessage,
    addPasskey: (name: string) => mutate(name),
    askForPasskey: () =>
      runConfirmed(() => {
        reset();
        setOpen({ part: 'passkey' });
      }),
  };
}

/** Returns the mutation that removes a factor. */
function useRemoveFactor({ setOpen, runConfirmed, refetch }: ChangeContext) {
  const removal = useServiceMutation('factorRemove', {
    onSettled: () => {
      setOpen(undefined);
      void refetch();
    },
  });
  return {
    isRemoving: removal.isPending,
    removeProblem: removal.error?.userMessage,
    askToRemove: (factor: Factor) => runConfirmed(() => setOpen({ part: 'remove', factor })),
    remove: ({ id }: Factor) => removal.mutate({ id }),
  };
}

/** Returns the mutation that renews the recovery codes. */
function useRenewRecoveryCodes({ setOpen, runConfirmed, refetch }: ChangeContext) {
  const renewal = useServiceMutation('recoveryCodesRenew', {
    onSuccess: (answer) => {
      if ('result' in answer) setOpen({ part: 'codes', codes: answer.result.recoveryCodes });
    },
    onSettled: () => void refetch(),
  });
  return {
    renewProblem: renewal.error?.userMessage,
    askForCodes: () => runConfirmed(() => renewal.mutate({})),
  };
}

/** Returns the second factors of the user and the functions that change them. */
export function useFactors() {
  const query = useQuery(serviceQuery('factorList', {}, { isQuiet: true }));
  const [open, setOpen] = useState<OpenDialog>();
  const list = query.data && 'result' in query.data ? query.data.result : undefined;
  const refetch = async () => {
    const { data, isSuccess } = await query.refetch();
    return isSuccess && 'result' in data ? data.result : undefined;
  };
  const confirmation = useConfirmation(refetch);
  const context = { setOpen, runConfirmed: confirmation.runConfirmed, refetch };
  const addingApp = useAddApp(context);
  const addingPasskey = useAddPasskey(context);
  const removing = useRemoveFactor(context);
  const renewing = useRenewRecoveryCodes(context);
  return {
    list,
    open,
    close: () => setOpen(undefined),
    confirmation,
    isLoading: query.isPending,
    loadProblem: query.error?.userMessage,
    refetch,
    message: addingApp.beginProblem ?? removing.removeProblem ?? renewing.renewProblem,
    ...addingApp,
    ...addingPasskey,
    ...removing,
    ...renewing,
  };
}

/** What `useFactors` returns. */
export type Factors = ReturnType<typeof useFactors>;
