import type { SetupState } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

const testIntervalMs = 3_000;

// A message that was tried once has its answer: it is not asked for again, so that an idle session can end.
const isUntried = ({ sms, email }: SetupState) =>
  [sms, email].some(({ test }) => test?.state === 'waiting' && test.error === '');

/** Loads what is set up and what is not; again while a test message has not been tried. */
export function useSetup() {
  const query = useQuery({
    ...serviceQuery('setupRead', {}, { isQuiet: true }),
    refetchInterval: ({ state: { data } }) =>
      data && 'result' in data && isUntried(data.result) ? testIntervalMs : false,
  });
  const { data, isPending, error, refetch } = query;
  const state = data && 'result' in data ? data.result : undefined;
  return { state, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that confirms a legal page. */
export const useConfirmPage = () =>
  useServiceMutation('setupConfirm', { onSuccess: useRefetchAll() });

/** Returns the mutation that sends a test message to the caller. */
export function useTestMessage() {
  const refetchAll = useRefetchAll();
  return useServiceMutation('setupTest', { onSuccess: refetchAll, onError: refetchAll });
}

/** Returns the mutation that asks to open the portal to the public, or to close it. */
export function usePublicationRequest() {
  const refetchAll = useRefetchAll();
  return useServiceMutation('publicationAsk', { onSuccess: refetchAll, onError: refetchAll });
}
