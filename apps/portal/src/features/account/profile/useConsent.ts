import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceCall } from '../../../api/query/useServiceCall.ts';

const consent = { purpose: 'service' } as const;

/** What the signed-in user agreed to, and how to withdraw it or give it again. */
export function useConsent() {
  const queryClient = useQueryClient();
  const list = useQuery(serviceQuery('consentList', {}, { isQuiet: true }));
  const withdrawing = useServiceCall('consentWithdraw');
  const giving = useServiceCall('consentGive');
  const consents = list.data && 'result' in list.data ? list.data.result : [];
  const ended = (isDone: boolean) => {
    void queryClient.invalidateQueries();
    return isDone;
  };
  const isDone = ({ isSuccess, message }: { isSuccess: boolean; message: unknown }) =>
    isSuccess && message === undefined;
  return {
    consents,
    isGiven: consents.some(({ withdrawnOn }) => withdrawnOn === null),
    isPending: list.isPending,
    isUnderWay: withdrawing.isPending || giving.isPending,
    message: list.error?.userMessage ?? withdrawing.message ?? giving.message,
    hasFailed: list.error?.userMessage !== undefined,
    refetch: list.refetch,
    withdraw: async () => ended(isDone(await withdrawing.run(consent))),
    give: async () => ended(isDone(await giving.run(consent))),
  };
}
