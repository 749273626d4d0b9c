import { queries } from '../../api/queries.ts';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';

const consent = { purpose: 'service' } as const;

/** What the signed-in user agreed to, and how to withdraw it or give it again. */
export function useConsent() {
  const list = useServiceQuery('consentList', {}, { isQuiet: true });
  const withdrawing = useServiceCall('consentWithdraw');
  const giving = useServiceCall('consentGive');
  const consents = list.answer && 'result' in list.answer ? list.answer.result : [];
  const ended = (isDone: boolean) => {
    void queries.invalidateQueries();
    return isDone;
  };
  const isDone = ({ isSuccess, said }: { isSuccess: boolean; said: unknown }) =>
    isSuccess && said === undefined;
  return {
    consents,
    isGiven: consents.some(({ withdrawnOn }) => withdrawnOn === null),
    isPending: list.isPending,
    isUnderWay: withdrawing.isPending || giving.isPending,
    said: list.said ?? withdrawing.said ?? giving.said,
    hasFailed: list.said !== undefined,
    refetch: list.refetch,
    withdraw: async () => ended(isDone(await withdrawing.run(consent))),
    give: async () => ended(isDone(await giving.run(consent))),
  };
}
