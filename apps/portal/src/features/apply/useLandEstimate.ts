import { isApplicationKind } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { LandAnswers } from './landDraft.ts';
import { toOtherPlots } from './plots/otherPlots.ts';

type EstimatedAnswers = Pick<
  LandAnswers,
  'applicationKind' | 'villageCode' | 'plotCode' | 'otherPlots' | 'area' | 'names'
>;

/** Returns the land of an estimate; undefined while kind or place are missing. */
export function toEstimateInput(answers: EstimatedAnswers) {
  const { applicationKind, villageCode, plotCode, area, names } = answers;
  if (!isApplicationKind(applicationKind) || villageCode === '') return undefined;
  const otherPlots = toOtherPlots(answers);
  const land = {
    ...(names.khatian === '' ? {} : { khataNo: names.khatian }),
    ...(plotCode === '' ? {} : { plotCode }),
    ...(otherPlots.length === 0 ? {} : { otherPlots }),
  };
  return { applicationKind, villageCode: Number(villageCode), area: Number(area), ...land };
}

/** Returns application fee and costs of the typed land; `estimate` is null where no rate applies. */
export function useLandEstimate(answers: EstimatedAnswers) {
  const query = serviceQuery('landEstimate', toEstimateInput(answers), { isQuiet: true });
  const { data, isPending, error, refetch } = useQuery(query);
  const estimate = data && 'result' in data ? data.result : undefined;
  return { estimate, isPending, message: error?.userMessage, refetch };
}
