import type { Reporter } from '@temple-land/portal-core';
import { useState } from 'react';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/**
 * Returns the mutation that loads the reporter of an illegitimate use; the answer is state of the screen and not
 * cached.
 */
export function useReporter() {
  const [reporter, setReporter] = useState<Reporter>();
  const query = useServiceMutation('officerReporter', {
    onSuccess: (answer) => {
      if ('result' in answer) setReporter(answer.result);
    },
  });
  return { reporter, query };
}
