import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import { setRepresentation } from '../../state/representation.ts';

/** Returns the calls by which the user begins to act for a person; what was loaded for one is not kept. */
export function useRepresentationCalls() {
  const queryClient = useQueryClient();
  const send = useServiceMutation('personCodeSend');
  const start = useServiceMutation('representationStart', {
    onSuccess: (answer) => {
      if (!('result' in answer)) return;
      const { personalCode: _, ...representation } = answer.result;
      setRepresentation(representation);
      void queryClient.resetQueries();
    },
  });
  return { send, start };
}

/** The calls by which the user begins to act for a person. */
export type RepresentationCalls = ReturnType<typeof useRepresentationCalls>;
