import {
  allowsSeveralPlots,
  landPlotsMax,
  type LandStepForm,
  type MessageKey,
} from '@temple-land/portal-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatAcres } from '../../../i18n/format.ts';
import type { LandAnswers } from '../landDraft.ts';
import { useLandProblems } from '../useLandCheck.ts';
import {
  findAreaProblem,
  listOtherPlots,
  parseOtherPlots,
  toOtherPlotsText,
  type ChosenPlot,
} from './otherPlots.ts';

/** Why a plot is refused. */
export interface PlotRefusal {
  key: MessageKey;
  values: { n: string };
}

const toRefusal = (key: MessageKey, n = ''): PlotRefusal => ({ key, values: { n } });

/** Returns the plots besides the first one, what is wrong with them, and the functions that change them. */
export function useOtherPlots(
  form: UseFormReturn<LandAnswers, unknown, LandStepForm>,
  values: LandAnswers,
) {
  const plots = listOtherPlots(values);
  const [refusals, setRefusals] = useState<Readonly<Record<string, PlotRefusal>>>({});
  const findProblems = useLandProblems();
  const set = (change: (stored: ChosenPlot[]) => ChosenPlot[]) =>
    form.setValue(
      'otherPlots',
      toOtherPlotsText(change(parseOtherPlots(form.getValues('otherPlots')))),
    );
  const forget = (plotCode: string) =>
    setRefusals((all) =>
      Object.fromEntries(Object.entries(all).filter(([one]) => one !== plotCode)),
    );
  const findRefusal = async (plot: ChosenPlot): Promise<PlotRefusal | undefined> => {
    const local = findAreaProblem(plot);
    if (local !== undefined) return toRefusal(local, formatAcres(plot.freeArea));
    const { applicationKind } = values;
    const asked = { applicationKind, plotCode: plot.plotCode, leaseNo: '', area: plot.area };
    const [problem] = await findProblems(asked);
    return problem && toRefusal(problem.key, problem.n);
  };
  return {
    plots,
    refusals,
    isAllowed: allowsSeveralPlots(values.applicationKind) && values.plotCode !== '',
    isFull: plots.length >= landPlotsMax - 1,
    add: (plot: ChosenPlot) =>
      set((stored) => [...stored.filter(({ plotCode }) => plotCode !== plot.plotCode), plot]),
    remove: (plotCode: string) => {
      forget(plotCode);
      set((stored) => stored.filter((plot) => plot.plotCode !== plotCode));
    },
    clear: () => set(() => []),
    setArea: (plotCode: string, area: string) => {
      forget(plotCode);
      set((stored) =>
        stored.map((plot) => (plot.plotCode === plotCode ? { ...plot, area } : plot)),
      );
    },
    /** Checks each plot by the service, as the first one is; returns whether all are accepted. */
    check: async (): Promise<boolean> => {
      const found = await Promise.all(
        plots.map(async (plot) => [plot.plotCode, await findRefusal(plot)] as const),
      );
      const refused = found.flatMap(([code, refusal]) =>
        refusal === undefined ? [] : [[code, refusal] as const],
      );
      setRefusals(Object.fromEntries(refused));
      return refused.length === 0;
    },
  };
}
