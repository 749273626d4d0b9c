import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';

/** Loads the messages about an application, which marks those of the other side as read. */
export function useMessages(applicationId: number) {
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('messageList', { applicationId }, { isQuiet: true }),
  );
  const { messages, mayWrite } =
    data && 'result' in data ? data.result : { messages: [], mayWrite: false };
  return { messages, mayWrite, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that sends a message. */
export function useMessageMutation() {
  const queryClient = useQueryClient();
  return useServiceMutation('messageSend', {
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['messageList'] }),
  });
}
