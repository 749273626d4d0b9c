import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldVisit } from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import { loadAnswer } from '../../../api/query/loadAnswer.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { useSession } from '../../../state/useSession.ts';
import type { KeptVisits } from './fieldDatabase.ts';
import {
  deleteOtherCases,
  findKeptVisits,
  listKeptCases,
  putKeptCase,
  putKeptVisits,
} from './keptVisits.ts';
import { cacheVisitsPage } from './pageCache.ts';

/** Returns the visits of the field officer; without a connection those that were last loaded on this device. */
export function useVisits() {
  const userId = useSession()?.userId ?? 0;
  const query = useQuery(serviceQuery('fieldVisitList', {}, { isQuiet: true }));
  const loaded = query.data && 'result' in query.data ? query.data.result : undefined;
  const [kept, setKept] = useState<KeptVisits>();
  useEffect(() => {
    const store = async () => {
      if (loaded !== undefined) {
        await putKeptVisits(userId, loaded);
        await deleteOtherCases(userId, loaded);
      } else if (query.error !== null) {
        setKept(await findKeptVisits(userId));
      }
    };
    void store();
  }, [loaded, query.error, userId]);
  return {
    visits: loaded ?? kept?.visits,
    /** When the shown list was loaded, if it is not the present one. */
    loadedAt: loaded === undefined ? kept?.loadedAt : undefined,
    isPending: query.isPending,
    message: kept === undefined ? query.error?.userMessage : undefined,
    refetch: () => void query.refetch(),
  };
}

/** Returns the mutation that plans a visit. */
export function usePlanVisit() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['fieldVisitList'] });
  return useServiceMutation('fieldVisitPlan', { onSuccess: refresh });
}

/** The texts of the form, which the list alone does not load. */
const reportTexts = ['field', 'officer', 'casePage', 'common', 'specification'];

async function listTakenIds(userId: number): Promise<ReadonlySet<number>> {
  const cases = await listKeptCases(userId);
  return new Set(cases.map(({ applicationId }) => applicationId));
}

/** Returns what is taken along, and the function that loads everything needed to work without a connection. */
export function useTakeAlong(visits: readonly FieldVisit[]) {
  const userId = useSession()?.userId ?? 0;
  const [takenIds, setTakenIds] = useState<ReadonlySet<number>>(new Set());
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'failed'>('idle');
  useEffect(() => {
    const read = async () => setTakenIds(await listTakenIds(userId));
    void read();
  }, [userId]);
  const take = async () => {
    setState('pending');
    try {
      for (const { applicationType, applicationId } of visits) {
        const answer = await loadAnswer('fieldReportCase', { applicationType, applicationId });
        if ('result' in answer) await putKeptCase(userId, answer.result);
      }
      await i18n.loadNamespaces(reportTexts);
      await cacheVisitsPage();
      setTakenIds(await listTakenIds(userId));
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return { takenIds, state, take };
}
