import { useMemo } from 'react';
import { useMouzaMap } from '../map/useMouzaMap.ts';

/** Returns the plots of a mouza around one of them: what a field for its outline shows and snaps to. */
export function useOutlinePlots(mouza: string, plotCode: string | undefined) {
  const { plots } = useMouzaMap(mouza);
  return useMemo(() => {
    const others = plots.filter((plot) => plot.plotCode !== plotCode);
    const own = plots.find((plot) => plot.plotCode === plotCode);
    return {
      plots: others,
      subjects: own ? [own] : [],
      rings: others.map(({ corners }) => corners),
      recorded: own?.corners,
    };
  }, [plots, plotCode]);
}

/** Returns the id of the mouza in the code of a plot. */
export const getMouzaOfPlot = (plotCode: string): string => plotCode.split('-')[0] ?? '';
