import {
  divideRing,
  getDoubleArea,
  roundAcres,
  shareAcres,
  type PlotDivisionView,
} from '@temple-land/portal-core';
import { Button, Card, TextArea, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { DivisionSketch } from './DivisionSketch.tsx';
import { parseAcres, parseLineText, suggestLine, toLineText } from './divisionLine.ts';
import * as styles from './plotDivision.css.ts';
import { SourceFields } from './SourceFields.tsx';
import { useDivisionForm } from './useDivision.ts';

/** The props of `SplitForm` and `MergeForm`. */
export interface DivisionFormProps {
  view: PlotDivisionView;
  /** Called when the request waits for a second administrator. */
  onSent: () => void;
}

/** Returns the parts of a plot along a typed line; undefined where the line does not divide it. */
function divide(view: PlotDivisionView, text: string) {
  const line = parseLineText(text);
  const parts = line && divideRing(view.plot.corners, line);
  if (!line || !parts || typeof parts === 'string') return { line, parts: undefined };
  const shares = shareAcres(view.plot.area, parts.map(getDoubleArea));
  return { line, parts, shares };
}

/** The form that divides a plot by a line, with a sketch of the parts and their areas. */
export function SplitForm({ view, onSent }: DivisionFormProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const { plot, neighbours } = view;
  const [text, setText] = useState(() => toLineText(suggestLine(plot.corners)));
  const [typed, setTyped] = useState<readonly string[]>();
  const { line, parts, shares = [] } = divide(view, text);
  const texts = typed ?? shares.map((share) => share.toFixed(4));
  const areas = texts.map(parseAcres);
  const sum = roundAcres(areas.reduce((total, area) => total + area, 0));
  const isBalanced = sum === plot.area;
  const form = useDivisionForm(
    () =>
      line && parts && isBalanced
        ? { kind: 'split', plotIds: [plot.id], line: line.map(([x, y]) => [x, y]), areas }
        : undefined,
    onSent,
  );
  const sketched = parts
    ? parts.map((corners, index) => ({ plotNo: String(index + 1), corners }))
    : [plot];
  return (
    <Card title={t('plotDivision:split')}>
      <div className={styles.columns}>
        <DivisionSketch parts={sketched} neighbours={neighbours} line={line} />
        <form method="post" noValidate className={styles.form} onSubmit={form.submit}>
          <OutcomeMessage message={form.message} />
          <TextArea
            label={t('plotDivision:line')}
            description={t('plotDivision:line.hint')}
            rows={4}
            value={text}
            onChange={(value) => {
              setText(value);
              setTyped(undefined);
            }}
            {...(parts ? {} : { errorMessage: t('specification:division.crossings') })}
          />
          {parts?.map((_, index) => (
            <TextField
              key={index}
              label={t('plotDivision:area', { n: String(index + 1) })}
              inputMode="decimal"
              value={texts[index] ?? ''}
              onChange={(value) => setTyped(texts.map((each, at) => (at === index ? value : each)))}
              {...(isBalanced ? {} : { errorMessage: t('specification:division.areas') })}
            />
          ))}
          <p className={muted}>
            {t('plotDivision:balance', { n: formatAcres(sum || 0), of: formatAcres(plot.area) })}
          </p>
          <SourceFields value={form.source} onValue={form.setSource} isAsked={form.isAsked} />
          <Button kind="primary" type="submit" isPending={form.isPending}>
            {t('plotDivision:split.ask')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
