import type { AssignResult, InboxRow, Officer } from '@temple-land/portal-core';
import type { RowKey } from '@temple-land/ui';
import { useState } from 'react';
import { useAssign } from './useAssign.ts';

/** What an officer does with all selected applications. */
export type BulkChange =
  { action: 'claim' } | { action: 'release' } | { action: 'assign'; officer: Officer };

/** The result for one application with its number and what was done. */
export interface ClaimedRow {
  number: string;
  action: BulkChange['action'];
  result: AssignResult;
}

/**
 * Returns the selection of rows with the change that is asked of all of them: it is sent when it is confirmed, and has a
 * result for each row.
 */
export function useClaim(rows: readonly InboxRow[]) {
  const assign = useAssign();
  const [selectedKeys, select] = useState<ReadonlySet<RowKey>>(new Set());
  const [claimed, setClaimed] = useState<readonly ClaimedRow[]>([]);
  const [asked, ask] = useState<BulkChange>();
  const confirm = () => {
    if (asked === undefined) return;
    const { action } = asked;
    const numbers = new Map(rows.map((row) => [row.applicationId, row.applicationNo]));
    assign.mutate(
      {
        action,
        applicationIds: [...selectedKeys].map(Number),
        ...(action === 'assign' ? { userId: asked.officer.userId } : {}),
      },
      {
        onSuccess: (answer) => {
          const results = 'result' in answer ? answer.result : [];
          setClaimed(
            results.map((result) => ({
              number: numbers.get(result.applicationId) ?? '',
              action,
              result,
            })),
          );
          select(new Set());
        },
        onSettled: () => ask(undefined),
      },
    );
  };
  const { isPending, error } = assign;
  const message = error?.userMessage;
  return { selectedKeys, select, asked, ask, confirm, claimed, isPending, message };
}
