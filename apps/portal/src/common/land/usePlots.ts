import type { PlotItem } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import type { SelectOption } from '@temple-land/ui';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/** The plots of a khatiyan and their loading state. */
export interface PlotList {
  plots: readonly PlotItem[];
  isPending: boolean;
  message: UserMessage | undefined;
  /** Loads them again. */
  refetch: () => unknown;
}

const tenMinutes = 600_000;

/** Loads the plots of a khatiyan, once one is chosen; `khatianId` is the text of its id. */
export function usePlots(khatianId: string): PlotList {
  const isChosen = khatianId !== '';
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('plotList', isChosen ? { khata_no_id: Number(khatianId) } : undefined, {
      isQuiet: true,
      staleTime: tenMinutes,
    }),
  );
  const plots = data && 'result' in data ? data.result : [];
  return { plots, isPending: isLoading, message: error?.userMessage, refetch };
}

/** Returns the options with the chosen one added, when the list is not loaded or no longer contains it. */
export function addChosenOption(
  options: readonly SelectOption[],
  chosen: SelectOption,
): readonly SelectOption[] {
  const isListed = options.some(({ value }) => value === chosen.value);
  return isListed || chosen.value === '' ? options : [...options, chosen];
}
