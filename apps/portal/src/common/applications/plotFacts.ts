import {
  isPlotUseField,
  plotUseFields,
  type LandPlot,
  type PlotUseField,
} from '@temple-land/portal-core';
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

type Answers = Readonly<Record<string, unknown>>;

const namedFields = listNamedFields(plotUseFields);
const isBoundary = (name: PlotUseField) => name.startsWith('boundary');

/** Returns the answers of the form about its first plot, by the names of the fields; undefined without any. */
function pickFirstUse(answers: Answers): LandPlot['use'] {
  const own = Object.entries(answers).filter(([name, answer]) => isPlotUseField(name) && answer);
  return own.length === 0 ? undefined : (Object.fromEntries(own) as LandPlot['use']);
}

/** Returns the plots of an application with the answers of the form as the use of the first one. */
export const addFirstUse = (plots: readonly LandPlot[], answers: Answers): LandPlot[] =>
  plots.map((plot, index) => {
    const use = index === 0 ? pickFirstUse(answers) : plot.use;
    return use === undefined ? plot : { ...plot, use };
  });

/**
 * Returns present use with building, and the boundaries of each plot, as two facts; what an earlier release did not ask
 * is left out.
 */
export function listPlotUseFacts(
  plots: readonly Pick<LandPlot, 'plotNo' | 'use'>[],
  text: Translation,
): (readonly [name: string, value: string])[] {
  const translate = toFieldTranslate(text);
  return plots.flatMap(({ plotNo, use = {} }) => {
    const shown = listShownFields(namedFields, plotUseFields, use).filter(
      ([name]) => use[name] !== undefined,
    );
    const format = (fields: typeof shown) =>
      fields
        .map(([name, field]) => {
          return `${translate(field.labels.form)}: ${formatAnswer(field, use[name] ?? '', text)}`;
        })
        .join('; ');
    const facts = [
      [
        text.t('common:landPlot.use', { plot: plotNo }),
        format(shown.filter(([n]) => !isBoundary(n))),
      ],
      [
        text.t('common:landPlot.boundary', { plot: plotNo }),
        format(shown.filter(([n]) => isBoundary(n))),
      ],
    ] as const;
    return facts.filter(([, value]) => value !== '');
  });
}
