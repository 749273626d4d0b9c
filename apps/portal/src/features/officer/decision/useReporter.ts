import type { Reporter } from '@temple-land/portal-core';
import { useState } from 'react';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Asks who reported an illegitimate use; the answer lives as long as the screen and is kept nowhere. */
export function useReporter() {
  const [reporter, setReporter] = useState<Reporter>();
  const query = useServiceMutation('officerReporter', {
    onSuccess: (answer) => {
      if ('result' in answer) setReporter(answer.result);
    },
  });
  return { reporter, query };
}
