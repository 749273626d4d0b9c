import type { FoundPlot } from '@temple-land/portal-core';
import { useId } from 'react';
import type { Translation } from '../../../i18n/textKey.ts';
import type { useLandForm } from '../useLandForm.ts';
import { toChosenPlot, type ChosenPlot } from './otherPlots.ts';
import { formatRefusal, toFieldId } from './plotRefusals.ts';

// What is chosen is drawn first; the pressed button of a search result is removed with the results.
function focusLater(id: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus());
}

/** Returns how a plot is chosen or added, each with the focus on what comes next, and the problems of the further plots. */
export function usePlotChoice(
  land: ReturnType<typeof useLandForm>,
  firstPlotId: string,
  text: Translation<'apply'>,
) {
  const { others, values } = land;
  const prefix = useId();
  const idOf = (plotCode: string) => `${prefix}${plotCode}`;
  const add = (plot: ChosenPlot) => {
    others.add(plot);
    focusLater(idOf(plot.plotCode));
  };
  const isAdded = ({ villageCode, plotCode }: FoundPlot) =>
    others.isAllowed &&
    !others.isFull &&
    String(villageCode) === values.villageCode &&
    plotCode !== values.plotCode;
  const choose = (found: FoundPlot) => {
    if (isAdded(found)) {
      add(toChosenPlot(found, found.khataNo));
      return;
    }
    land.chooseFound(found);
    focusLater(firstPlotId);
  };
  const problems = others.plots.flatMap(({ plotCode, plotNo }) =>
    (others.refusals[plotCode] ?? []).map((refusal) => {
      const reason = formatRefusal(refusal, text);
      const message = text.t('specification:apply.plots.refused', { plot: plotNo, reason });
      return { controlId: toFieldId(idOf(plotCode), refusal.field), message };
    }),
  );
  return { idOf, add, isAdded, choose, problems };
}
