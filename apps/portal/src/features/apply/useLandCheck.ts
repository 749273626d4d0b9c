import type { ApplicationKind, LandCheck, LandProblem } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { LandAnswers } from './landDraft.ts';

type CheckedAnswers = Pick<LandAnswers, 'applicationKind' | 'plotCode' | 'leaseNo' | 'area'>;

/** Returns what the service is asked about typed land; undefined until kind and plot are known. */
function toInput({ applicationKind, plotCode, leaseNo, area }: CheckedAnswers) {
  if (applicationKind === '' || plotCode === '') return undefined;
  const acres = Number(area);
  return {
    plotCode,
    applicationKind: applicationKind as ApplicationKind,
    ...(leaseNo.trim() === '' ? {} : { leaseNo: leaseNo.trim() }),
    ...(area.trim() !== '' && acres > 0 ? { area: acres } : {}),
  };
}

const nothingWrong: LandCheck = { problems: [], otherKinds: [], lease: null };
const quietly = { isQuiet: true } as const;

/** Returns what the service says about the land of an application, by its kind, plot, lease and area. */
export function useLandCheck(answers: CheckedAnswers): LandCheck {
  const { data } = useQuery(serviceQuery('landCheck', toInput(answers), quietly));
  return data && 'result' in data ? data.result : nothingWrong;
}

/**
 * Returns the function that asks the service once more before a step is left; a call that fails finds nothing, because
 * the service checks the land again when the application is submitted.
 */
export function useLandProblems(): (answers: CheckedAnswers) => Promise<readonly LandProblem[]> {
  const queryClient = useQueryClient();
  return async (answers) => {
    const input = toInput(answers);
    if (input === undefined) return [];
    try {
      const data = await queryClient.fetchQuery(serviceQuery('landCheck', input, quietly));
      return 'result' in data ? data.result.problems : [];
    } catch {
      return [];
    }
  };
}
