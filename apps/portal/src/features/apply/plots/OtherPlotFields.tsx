import type { PlotUseField, TypedPlotUse } from '@temple-land/portal-core';
import { Button, fieldAcross, Icon, TextField } from '@temple-land/ui';
import { X } from 'lucide';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { PlotWarning } from './PlotWarnings.tsx';
import * as plotStyles from './otherPlots.css.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import type { LandAnswers } from '../landDraft.ts';
import { useLandCheck } from '../useLandCheck.ts';
import type { useLandForm } from '../useLandForm.ts';
import { AddPlot } from './AddPlot.tsx';
import type { ChosenPlot } from './otherPlots.ts';
import { formatRefusal } from './plotRefusals.ts';
import { PlotUseFields } from './PlotUseFields.tsx';
import type { PlotRefusal } from './useOtherPlots.ts';

/** The props of `OtherPlotFields`. */
export interface OtherPlotFieldsProps {
  land: ReturnType<typeof useLandForm>;
  /** Returns the id of the field with the acres of a plot. */
  idOf: (plotCode: string) => string;
  /** Adds a plot and moves the focus to its acres. */
  onAdd: (plot: ChosenPlot) => void;
}

interface PlotProps {
  plot: ChosenPlot;
  applicationKind: LandAnswers['applicationKind'];
  id: string;
  refusals: readonly PlotRefusal[];
  onArea: (area: string) => void;
  onUse: (field: PlotUseField, use: TypedPlotUse) => void;
  onRemove: () => void;
}

function OtherPlot({ plot, applicationKind, id, refusals, ...on }: PlotProps) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const { t } = text;
  const { plotCode, plotNo, khataNo, kissam, satwa, recordedArea, freeArea } = plot;
  const check = useLandCheck({ applicationKind, plotCode, leaseNo: '', area: '' });
  const [problem] = check.problems;
  const found = problem && { field: 'area' as const, key: problem.key, n: problem.n ?? '' };
  const shown = refusals.find(({ field }) => field === 'area') ?? found;
  const acres = (n: number) => t('common:application.acres', { n: formatAcres(n) });
  const facts = [
    [t('common:place.khatian'), khataNo],
    [t('kisam'), kissam],
    [t('plots.satwa'), satwa],
    [t('plots.recorded'), acres(recordedArea)],
    [t('plot.free'), freeArea < recordedArea ? acres(freeArea) : ''],
  ] as const;
  return (
    <li className={plotStyles.plot}>
      <fieldset className={styles.part}>
        <legend className={plotStyles.legend}>{t('plot.card', { number: plotNo })}</legend>
        <AnswerList
          className={plotStyles.facts}
          answers={facts.filter(([, value]) => value !== '')}
        />
        <PlotWarning {...{ applicationKind, plotCode, plotNo }} />
        <TextField
          id={id}
          label={t('plots.area', { number: plotNo })}
          description={t('area.hint.plot', { n: formatAcres(freeArea) })}
          errorMessage={shown && formatRefusal(shown, text)}
          suffix={t('common:apply.acres')}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          value={plot.area}
          onChange={on.onArea}
        />
        <PlotUseFields id={id} use={plot.use} refusals={refusals} onChange={on.onUse} />
        <div className={plotStyles.remove}>
          <Button kind="quiet" icon={<Icon of={X} />} onClick={on.onRemove}>
            {t('plots.remove', { number: plotNo })}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}

/** The plots of an application besides its first one, each with its record and its acres, and the way to add one. */
export function OtherPlotFields({ land, idOf, onAdd }: OtherPlotFieldsProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { others, values } = land;
  if (!others.isAllowed) return null;
  const { plots } = others;
  const remove = (plotCode: string) => {
    // The pressed button is removed with its plot, so the focus moves first.
    title.current?.focus();
    others.remove(plotCode);
  };
  return (
    <section
      className={`${fieldAcross} ${styles.part} ${plotStyles.section}`}
      aria-labelledby={heading}
    >
      <h3 id={heading} ref={title} tabIndex={-1} className={styles.fieldHeading}>
        {t('plots.heading')}{' '}
        <span className={plotStyles.optional}>{t('common:field.optional')}</span>
      </h3>
      <p>{t('plots.hint', { n: formatCount(others.most) })}</p>
      {plots.length > 0 && (
        <ul className={plotStyles.plots}>
          {plots.map((plot) => (
            <OtherPlot
              key={plot.plotCode}
              plot={plot}
              applicationKind={values.applicationKind}
              id={idOf(plot.plotCode)}
              refusals={others.refusals[plot.plotCode] ?? []}
              onArea={(area) => others.setArea(plot.plotCode, area)}
              onUse={(field, use) => others.setUse(plot.plotCode, field, use)}
              onRemove={() => remove(plot.plotCode)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={plotStyles.sum}>
        {plots.length > 0 &&
          t('plots.sum', {
            count: plots.length + 1,
            n: formatCount(plots.length + 1),
            acres: formatAcres(land.totalAcres),
          })}
      </p>
      {others.isFull ? <p>{t('plots.full')}</p> : <AddPlot land={land} onAdd={onAdd} />}
    </section>
  );
}
