import type { AssignResult, InboxRow } from '@temple-land/portal-core';
import type { RowKey } from '@temple-land/ui';
import { useState } from 'react';
import { useAssign } from './useAssign.ts';

/** The result of a claim with the number of the application. */
export interface ClaimedRow {
  number: string;
  result: AssignResult;
}

/** Returns the selection of rows and the function that claims them, with a result for each row. */
export function useClaim(rows: readonly InboxRow[]) {
  const assign = useAssign();
  const [selectedKeys, select] = useState<ReadonlySet<RowKey>>(new Set());
  const [claimed, setClaimed] = useState<readonly ClaimedRow[]>([]);
  const claim = () => {
    const numbers = new Map(rows.map((row) => [row.applicationId, row.applicationNo]));
    assign.mutate(
      { action: 'claim', applicationIds: [...selectedKeys].map(Number) },
      {
        onSuccess: (answer) => {
          const results = 'result' in answer ? answer.result : [];
          setClaimed(
            results.map((result) => ({
              number: numbers.get(result.applicationId) ?? '',
              result,
            })),
          );
          select(new Set());
        },
      },
    );
  };
  const { isPending, error } = assign;
  return { selectedKeys, select, claim, claimed, isPending, message: error?.userMessage };
}
