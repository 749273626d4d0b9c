import { Button, Columns, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import { usePlaceList } from '../../../common/land/places.ts';
import { usePlots } from '../../../common/land/usePlots.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import type { useLandForm } from '../useLandForm.ts';
import { toChosenPlot, type ChosenPlot } from './otherPlots.ts';

/** The props of `AddPlot`. */
export interface AddPlotProps {
  land: ReturnType<typeof useLandForm>;
  onAdd: (plot: ChosenPlot) => void;
}

/** The selects of a further plot of the same mouza, and the button that adds it. */
export function AddPlot({ land, onAdd }: AddPlotProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const { place, values, others } = land;
  const [chosenKhatian, setKhatian] = useState('');
  const [plotCode, setPlotCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const khatians = usePlaceList('khatian', place);
  const isOfMouza = khatians.options.some(({ value }) => value === chosenKhatian);
  const khatian = isOfMouza ? chosenKhatian : place.khatian;
  const list = usePlots(khatian);
  const taken = new Set([values.plotCode, ...others.plots.map((plot) => plot.plotCode)]);
  const free = list.plots.filter((plot) => plot.freeArea > 0 && !taken.has(plot.plotCode));
  const chosen = free.find((plot) => plot.plotCode === plotCode);
  const add = () => {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    const khataNo = khatians.options.find(({ value }) => value === khatian)?.label ?? '';
    setPlotCode('');
    onAdd(toChosenPlot(chosen, khataNo));
  };
  const label = t('plots.plot');
  return (
    <>
      <Columns kind="fields">
        <Select
          label={t('plots.khatian')}
          options={khatians.options}
          placeholder={t('specification:shared.select', { label: t('common:place.khatian') })}
          isLoading={khatians.isPending}
          value={khatian}
          onChange={(value) => {
            setKhatian(value);
            setPlotCode('');
          }}
          errorMessage={khatians.message && toText(khatians.message)}
        />
        <Select
          label={label}
          options={free.map((plot) => ({
            value: plot.plotCode,
            label: t('plot.option', { number: plot.plotNo, area: formatAcres(plot.freeArea) }),
          }))}
          placeholder={free.length === 0 && !list.isPending ? t('plots.none') : t('plot.choose')}
          isLoading={list.isPending}
          value={chosen?.plotCode ?? ''}
          onChange={(value) => {
            setMissing(false);
            setPlotCode(value);
          }}
          errorMessage={
            (list.message && toText(list.message)) ??
            (isMissing ? t('specification:shared.select', { label }) : undefined)
          }
        />
      </Columns>
      {list.message && <RetryButton onRetry={list.refetch} />}
      <div>
        <Button onClick={add}>{t('plots.add')}</Button>
      </div>
    </>
  );
}
