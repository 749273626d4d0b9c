import {
  allowsSeveralPlots,
  PlotUseForm,
  type LandStepForm,
  type MessageKey,
  type PlotUseField,
  type TypedPlotUse,
} from '@temple-land/portal-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useLimit } from '../../../common/applications/useLimit.ts';
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

/** Why the answer of a field of a plot is refused. */
export interface PlotRefusal {
  field: 'area' | PlotUseField;
  key: MessageKey;
  n: string;
}

type Refusals = Readonly<Record<string, readonly PlotRefusal[]>>;

const refuseArea = (key: MessageKey, n = ''): PlotRefusal => ({ field: 'area', key, n });

/** Returns what is wrong with the typed use, building and boundaries of a plot. */
function listUseRefusals(use: TypedPlotUse): PlotRefusal[] {
  const { issues = [] } = v.safeParse(PlotUseForm, use, { abortPipeEarly: true });
  return issues.map((issue) => ({
    field: v.getDotPath(issue) as PlotUseField,
    key: issue.message as MessageKey,
    n: '',
  }));
}

/** Returns the plots besides the first one, what is wrong with them, and the functions that change them. */
export function useOtherPlots(
  form: UseFormReturn<LandAnswers, unknown, LandStepForm>,
  values: LandAnswers,
) {
  const plots = listOtherPlots(values);
  const most = useLimit('landPlots');
  const [refusals, setRefusals] = useState<Refusals>({});
  const findProblems = useLandProblems();
  const set = (change: (stored: ChosenPlot[]) => ChosenPlot[]) =>
    form.setValue(
      'otherPlots',
      toOtherPlotsText(change(parseOtherPlots(form.getValues('otherPlots')))),
    );
  const update = (plotCode: string, fields: readonly string[], change: Partial<ChosenPlot>) => {
    setRefusals((all) => ({
      ...all,
      [plotCode]: (all[plotCode] ?? []).filter(({ field }) => !fields.includes(field)),
    }));
    set((stored) =>
      stored.map((plot) => (plot.plotCode === plotCode ? { ...plot, ...change } : plot)),
    );
  };
  const findAreaRefusal = async (plot: ChosenPlot): Promise<PlotRefusal | undefined> => {
    const local = findAreaProblem(plot);
    if (local !== undefined) return refuseArea(local, formatAcres(plot.freeArea));
    const { applicationKind } = values;
    const asked = { applicationKind, plotCode: plot.plotCode, leaseNo: '', area: plot.area };
    const [problem] = await findProblems(asked);
    return problem && refuseArea(problem.key, problem.n);
  };
  return {
    plots,
    refusals,
    isAllowed: allowsSeveralPlots(values.applicationKind) && values.plotCode !== '',
    most,
    isFull: plots.length >= most - 1,
    add: (plot: ChosenPlot) =>
      set((stored) => [...stored.filter(({ plotCode }) => plotCode !== plot.plotCode), plot]),
    remove: (plotCode: string) => {
      setRefusals((all) => ({ ...all, [plotCode]: [] }));
      set((stored) => stored.filter((plot) => plot.plotCode !== plotCode));
    },
    clear: () => set(() => []),
    setArea: (plotCode: string, area: string) => update(plotCode, ['area'], { area }),
    /** Stores the use of a plot after the answer of a field has changed. */
    setUse: (plotCode: string, field: PlotUseField, use: TypedPlotUse) =>
      update(plotCode, [field], { use }),
    /** Checks each plot by the service, as the first one is; returns whether all are accepted. */
    check: async (): Promise<boolean> => {
      const found = await Promise.all(
        plots.map(async (plot) => {
          const area = await findAreaRefusal(plot);
          return [plot.plotCode, [...(area ? [area] : []), ...listUseRefusals(plot.use)]] as const;
        }),
      );
      setRefusals(Object.fromEntries(found));
      return found.every(([, refusals]) => refusals.length === 0);
    },
  };
}
