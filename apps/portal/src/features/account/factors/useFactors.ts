import type { Output } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasskey } from '../../../api/call/passkey.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceCall } from '../../../api/query/useServiceCall.ts';
import { changeSession } from '../../../state/session.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import type { AskedKind, Proof } from './proof.ts';

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
  const confirm = useServiceCall('factorConfirm');
  const challenge = useServiceCall('factorChallenge');
  return {
    kinds: waiting?.kinds,
    /** Runs a change, now or once it is confirmed. */
    guard: async (action: () => void) => {
      const list = await refetch();
      if (list === undefined) return;
      if (list.isConfirmed) action();
      else setWaiting({ kinds: confirmKinds(list), action });
    },
    close: () => setWaiting(undefined),
    prove: async (proof: Proof) => {
      const { isSuccess, message } = await confirm.run(proof);
      if (!isSuccess || message !== undefined) return message;
      setWaiting(undefined);
      waiting?.action();
      return undefined;
    },
    challenge: async () => {
      const { answer } = await challenge.run({});
      return answer && 'result' in answer ? answer.result : undefined;
    },
    isPending: confirm.isPending,
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

/** Adds apps and passkeys. */
function useAdding({ setOpen, guard, refetch }: Changing) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const [gaveUp, setGaveUp] = useState<UserMessage>();
  const begin = useServiceCall('totpBegin');
  const addTotp = useServiceCall('totpAdd');
  const beginPasskey = useServiceCall('passkeyBegin');
  const addPasskey = useServiceCall('passkeyAdd');
  const added = (answer: Output<'totpAdd'> | undefined) => {
    if (!answer || !('result' in answer)) return;
    const codes = answer.result.recoveryCodes;
    setOpen(codes.length > 0 ? { part: 'codes', codes } : undefined);
    changeSession({ needsFactor: undefined });
    void refetch();
  };
  const startApp = async () => {
    const { answer } = await begin.run({});
    if (answer && 'result' in answer) setOpen({ part: 'app', begun: answer.result });
  };
  const startPasskey = () => {
    setGaveUp(undefined);
    beginPasskey.clear();
    addPasskey.clear();
    setOpen({ part: 'passkey' });
  };
  return {
    isBeginning: begin.isPending,
    beginProblem: begin.message,
    isAdding: addTotp.isPending || beginPasskey.isPending || addPasskey.isPending,
    passkeyProblem: gaveUp ?? beginPasskey.message ?? addPasskey.message,
    askForApp: () => guard(() => void startApp()),
    askForPasskey: () => guard(startPasskey),
    addApp: async (code: string, name: string) => {
      const { answer, message } = await addTotp.run({ code, name });
      added(answer);
      return message;
    },
    addPasskey: async (name: string) => {
      setGaveUp(undefined);
      const { answer: begun } = await beginPasskey.run({});
      if (!begun || !('result' in begun)) return;
      const passkey = await makePasskey(begun.result);
      if (passkey) added((await addPasskey.run({ passkey, name })).answer);
      else setGaveUp({ text: t('factor.passkey.gaveUp') });
    },
  };
}

/** Removes factors and renews recovery codes. */
function useRemoving({ setOpen, guard, refetch }: Changing) {
  const removal = useServiceCall('factorRemove');
  const renewal = useServiceCall('recoveryCodesRenew');
  const renew = async () => {
    const { answer } = await renewal.run({});
    if (answer && 'result' in answer)
      setOpen({ part: 'codes', codes: answer.result.recoveryCodes });
    void refetch();
  };
  return {
    isRemoving: removal.isPending,
    removeProblem: removal.message ?? renewal.message,
    askToRemove: (factor: OwnFactor) => guard(() => setOpen({ part: 'remove', factor })),
    askForCodes: () => guard(() => void renew()),
    remove: async ({ id }: OwnFactor) => {
      await removal.run({ id });
      setOpen(undefined);
      void refetch();
    },
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
  const adding = useAdding(changing);
  const removing = useRemoving(changing);
  return {
    list,
    open,
    close: () => setOpen(undefined),
    confirmation,
    isLoading: query.isPending,
    loadProblem: query.error?.userMessage,
    refetch,
    message: adding.beginProblem ?? removing.removeProblem,
    ...adding,
    ...removing,
  };
}

/** The second factors of the signed-in user and every change of them. */
export type Factors = ReturnType<typeof useFactors>;
