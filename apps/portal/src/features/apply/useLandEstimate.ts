import { isApplicationKind } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { LandAnswers } from './landDraft.ts';

type EstimatedAnswers = Pick<LandAnswers, 'applicationKind' | 'villageCode' | 'plotCode' | 'area'>;

function toInput({ applicationKind, villageCode, plotCode, area }: EstimatedAnswers) {
  if (!isApplicationKind(applicationKind) || villageCode === '') return undefined;
  const plot = plotCode === '' ? {} : { plotCode };
  return { applicationKind, villageCode: Number(villageCode), area: Number(area), ...plot };
}

/** Returns application fee and costs of the typed land; `estimate` is null where no rate applies. */
export function useLandEstimate(answers: EstimatedAnswers) {
  const query = serviceQuery('landEstimate', toInput(answers), { isQuiet: true });
  const { data, isPending, error, refetch } = useQuery(query);
  const estimate = data && 'result' in data ? data.result : undefined;
  return { estimate, isPending, message: error?.userMessage, refetch };
}
