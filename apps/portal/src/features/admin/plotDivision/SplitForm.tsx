import {
  computeRingAcres,
  divideRing,
  getDoubleArea,
  roundAcres,
  shareAcres,
  type PlotDivisionView,
} from '@temple-land/portal-core';
import { Button, Card, TextField } from '@temple-land/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { toRing } from '../../../common/land/drawing/coordinates.ts';
import { formatArea } from '../../../common/land/drawing/measure.ts';
import { OutlineField } from '../../../common/land/drawing/OutlineField.tsx';
import { toCornersText } from '../../../common/land/drawing/useCorners.ts';
import { getMouzaOfPlot, useOutlinePlots } from '../../../common/land/drawing/useOutlinePlots.ts';
import { muted } from '../../../common/page/card.css.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { DivisionSketch } from './DivisionSketch.tsx';
import { parseAcres, suggestLine } from './divisionLine.ts';
import * as styles from './plotDivision.css.ts';
import { SourceFields } from './SourceFields.tsx';
import { useDivisionForm } from './useDivision.ts';

/** The props of `SplitForm` and `MergeForm`. */
export interface DivisionFormProps {
  view: PlotDivisionView;
  /** Called when the request waits for a second administrator. */
  onSent: () => void;
}

/** Returns the parts of a plot along a line; undefined where the line does not divide it. */
function divide({ plot }: PlotDivisionView, text: string) {
  const line = toRing(text);
  const isWrong = line.flat().some(Number.isNaN);
  const parts = isWrong ? 'crossings' : divideRing(plot.corners, line);
  if (typeof parts === 'string') return { line, parts: undefined, subjects: [plot] };
  const shares = shareAcres(plot.area, parts.map(getDoubleArea));
  const subjects = parts.map((corners, index) => {
    const plotNo = String(index + 1);
    return { plotCode: plotNo, plotNo, corners };
  });
  return { line, parts, shares, subjects };
}

/** Returns the plots around a plot, and its own outline, to which the ends of a line snap. */
function useAround({ plot, neighbours }: PlotDivisionView) {
  const { plots: others } = useOutlinePlots(getMouzaOfPlot(plot.plotCode), plot.plotCode);
  return useMemo(() => {
    const codes = new Set(neighbours.map(({ plotCode }) => plotCode));
    const plots = [...neighbours, ...others.filter(({ plotCode }) => !codes.has(plotCode))];
    return { plots, rings: [plot.corners] };
  }, [plot, neighbours, others]);
}

/** The form that divides a plot by a line, with a sketch of the parts and their areas. */
export function SplitForm({ view, onSent }: DivisionFormProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const { plot } = view;
  const [text, setText] = useState(() => toCornersText(suggestLine(plot.corners)));
  const [typed, setTyped] = useState<readonly string[]>();
  const { line, parts, shares = [], subjects } = useMemo(() => divide(view, text), [view, text]);
  const { plots, rings } = useAround(view);
  const texts = typed ?? shares.map((share) => share.toFixed(4));
  const areas = texts.map(parseAcres);
  const sum = roundAcres(areas.reduce((total, area) => total + area, 0));
  const isBalanced = sum === plot.area;
  const form = useDivisionForm(
    () =>
      parts && isBalanced
        ? { kind: 'split', plotIds: [plot.id], line: line.map(([x, y]) => [x, y]), areas }
        : undefined,
    onSent,
  );
  return (
    <Card title={t('plotDivision:split')}>
      <form method="post" noValidate className={styles.form} onSubmit={form.submit}>
        <OutcomeMessage message={form.message} />
        <div className={styles.whole}>
          <OutlineField
            kind="line"
            label={t('plotDivision:line')}
            description={t('plotDivision:line.hint')}
            mapLabel={t('plotDivision:map')}
            {...{ plots, subjects, rings }}
            value={text}
            onChange={(value) => {
              setText(value);
              setTyped(undefined);
            }}
            fallback={<DivisionSketch parts={subjects} neighbours={view.neighbours} line={line} />}
            errorMessage={parts ? undefined : t('specification:division.crossings')}
          />
        </div>
        {parts?.map((part, index) => (
          <TextField
            key={index}
            label={t('plotDivision:area', { n: String(index + 1) })}
            description={t('plotDivision:measured', {
              area: formatArea(computeRingAcres(part)).join(', '),
            })}
            inputMode="decimal"
            value={texts[index] ?? ''}
            onChange={(value) => setTyped(texts.map((each, at) => (at === index ? value : each)))}
            {...(isBalanced ? {} : { errorMessage: t('specification:division.areas') })}
          />
        ))}
        <p className={muted}>
          {t('plotDivision:balance', { n: formatAcres(sum || 0), of: formatAcres(plot.area) })}
        </p>
        <SourceFields {...form.sourceProps} />
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('plotDivision:split.ask')}
        </Button>
      </form>
    </Card>
  );
}
