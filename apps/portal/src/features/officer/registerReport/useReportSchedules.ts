import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScheduleProblem, ScheduleRhythm } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The names of the rhythms. */
export const rhythmLabels: Readonly<Record<ScheduleRhythm, TextKey<'officer'>>> = {
  daily: 'schedule.daily',
  weekly: 'schedule.weekly',
  monthly: 'schedule.monthly',
};

/** Why a report was not made, in words. */
export const problemTexts: Readonly<Record<ScheduleProblem, TextKey<'officer'>>> = {
  noRight: 'schedule.problem.noRight',
  tooLarge: 'schedule.problem.tooLarge',
  failed: 'schedule.problem.failed',
};

/** Returns the mutation that has a report made regularly. */
export function useScheduleSave() {
  const queryClient = useQueryClient();
  return useServiceMutation('reportScheduleSave', {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['reportScheduleList'] }),
  });
}

/** Returns the scheduled reports of the officer, and the mutations that pause and delete them. */
export function useReportSchedules() {
  const queryClient = useQueryClient();
  const query = useQuery(serviceQuery('reportScheduleList', {}, { isQuiet: true }));
  const onSuccess = () => void queryClient.invalidateQueries({ queryKey: ['reportScheduleList'] });
  return {
    list: query.data && 'result' in query.data ? query.data.result : undefined,
    isPending: query.isPending,
    message: query.error?.userMessage,
    refetch: query.refetch,
    pause: useServiceMutation('reportSchedulePause', { onSuccess }),
    remove: useServiceMutation('reportScheduleDelete', { onSuccess }),
  };
}
