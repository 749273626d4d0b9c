import type { PlotItem } from '@temple-land/portal-core';
import type { SelectOption } from '@temple-land/ui';
import { useServiceQuery } from '../api/useCall.ts';
import type { Said } from '../state/said.ts';

/** The plots of a khatiyan as they stand. */
export interface PlotList {
  plots: readonly PlotItem[];
  isPending: boolean;
  said: Said | undefined;
  /** Asks for them again. */
  refetch: () => unknown;
}

const tenMinutes = 600_000;

/** Asks for the plots of a khatiyan, once one is chosen; `khatianId` is the text of its id. */
export function usePlots(khatianId: string): PlotList {
  const isChosen = khatianId !== '';
  const { answer, isPending, said, refetch } = useServiceQuery(
    'plotList',
    { khata_no_id: Number(khatianId) || 1 },
    { isEnabled: isChosen, isQuiet: true, freshMs: tenMinutes },
  );
  const plots = answer && 'result' in answer ? answer.result : [];
  return { plots, isPending, said, refetch };
}

/** Returns the entries of a list with the chosen one, also before the list has come or when it is gone. */
export function withChosen(
  options: readonly SelectOption[],
  chosen: SelectOption,
): readonly SelectOption[] {
  const isListed = options.some(({ value }) => value === chosen.value);
  return isListed || chosen.value === '' ? options : [...options, chosen];
}
