import { plotUseFields, type LandPlot } from '@temple-land/portal-core';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatAcres } from '../../i18n/format.ts';
import { listNamedFields, listShownFields, toFieldTranslate } from '../form/formFields.ts';
import { formatAnswer } from './formatAnswer.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** Returns khatiyan, acres and classes of a plot of several in one line. */
export function formatPlotFacts(
  { khataNo, area, recordedArea, kissam, satwa }: Omit<LandPlot, 'plotCode' | 'plotNo'>,
  { t }: Translation,
): string {
  const acres = t('common:landPlot.acres', {
    n: formatAcres(area),
    recorded: formatAcres(recordedArea),
  });
  const khatiyan = t('common:landPlot.khatiyan', { khatiyan: localizeDigits(khataNo) });
  return [khatiyan, acres, kissam, satwa].filter((text) => text !== '').join(', ');
}

/** Returns present use and building of the plots that have their own, each as a fact. */
export function listPlotUseFacts(
  plots: readonly LandPlot[],
  text: Translation,
): (readonly [name: string, value: string])[] {
  const translate = toFieldTranslate(text);
  return plots.flatMap(({ plotNo, use }) => {
    if (use === undefined) return [];
    const value = listShownFields(listNamedFields(plotUseFields), plotUseFields, use)
      .map(([name, field]) => {
        return `${translate(field.labels.form)}: ${formatAnswer(field, use[name] ?? '', text)}`;
      })
      .join('; ');
    return [[text.t('common:landPlot.use', { plot: plotNo }), value] as const];
  });
}
