import type { AssignResult, InboxRow } from '@temple-land/portal-core';
import type { RowKey } from '@temple-land/ui';
import { useState } from 'react';
import { useAssign } from './useAssign.ts';

/** The result for one application with its number and what was done. */
export interface ClaimedRow {
  number: string;
  action: 'assign' | 'claim';
  result: AssignResult;
}

/** Returns the selection of rows and the functions that claim and assign them, with a result for each row. */
export function useClaim(rows: readonly InboxRow[]) {
  const assign = useAssign();
  const [selectedKeys, select] = useState<ReadonlySet<RowKey>>(new Set());
  const [claimed, setClaimed] = useState<readonly ClaimedRow[]>([]);
  const send = (change: { action: 'claim' } | { action: 'assign'; userId: number }) => {
    const numbers = new Map(rows.map((row) => [row.applicationId, row.applicationNo]));
    assign.mutate(
      { ...change, applicationIds: [...selectedKeys].map(Number) },
      {
        onSuccess: (answer) => {
          const results = 'result' in answer ? answer.result : [];
          setClaimed(
            results.map((result) => ({
              number: numbers.get(result.applicationId) ?? '',
              action: change.action,
              result,
            })),
          );
          select(new Set());
        },
      },
    );
  };
  const { isPending, error } = assign;
  const claim = () => send({ action: 'claim' });
  const assignTo = (userId: number) => send({ action: 'assign', userId });
  return { selectedKeys, select, claim, assignTo, claimed, isPending, message: error?.userMessage };
}
