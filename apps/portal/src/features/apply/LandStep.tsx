import { formatAcres, type Holding } from '@temple-land/portal-core';
import { fieldAcross, fieldColumns, RadioCards, Select, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../blocks/RetryButton.tsx';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { PlacePicker } from '../../blocks/PlacePicker.tsx';
import { placeLevels, type PlaceLevel } from '../../blocks/places.ts';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import { withChosen } from '../../blocks/usePlots.ts';
import { useMessageText } from '../../i18n/useMessageText.ts';
import type { DraftLand } from './landDraft.ts';
import * as styles from '../../blocks/formPage.css.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import { PlotCard } from './PlotCard.tsx';
import { StepCard, type StepWays } from './StepCard.tsx';
import { useLandForm } from './useLandForm.ts';

const order = [
  'districtCode',
  'tahasilCode',
  'villageCode',
  'khataNoId',
  'plotCode',
  'area',
  'holding',
] as const;
const fieldOf = {
  district: 'districtCode',
  tahasil: 'tahasilCode',
  mouza: 'villageCode',
  khatian: 'khataNoId',
} as const satisfies Record<PlaceLevel, string>;
const holdings = [
  { value: 'lease', label: 'holding.lease', hint: 'holding.lease.hint' },
  { value: 'purchase', label: 'holding.purchase', hint: 'holding.purchase.hint' },
] as const satisfies readonly { value: Holding; label: TextKey<'apply'>; hint: TextKey<'apply'> }[];

/** What "The land" takes. */
export interface LandStepProps {
  land: DraftLand;
  ways: StepWays;
  /** Is told the answers as they are typed, complete or not. */
  onTyped: (land: DraftLand) => void;
  onDone: (land: DraftLand) => void;
}

function PlotField({ land, id }: { land: ReturnType<typeof useLandForm>; id: string }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const { form, place, plots, chosenPlot, isPlotGone } = land;
  const options = plots.plots
    .filter(({ plotCode, freeArea }) => freeArea > 0 || plotCode === chosenPlot.value)
    .map(({ plotCode, plotNo, freeArea }) => ({
      value: plotCode,
      label: t('plot.option', { number: plotNo, area: formatAcres(freeArea) }),
    }));
  return (
    <>
      <div className={fieldAcross}>
        <Select
          id={id}
          label={t('plot')}
          optionalLabel={t('common:field.optional')}
          options={withChosen(options, chosenPlot)}
          placeholder={t('common:apply.plot.none')}
          isDisabled={place.khatian === ''}
          isPending={plots.isPending}
          value={chosenPlot.value}
          onChange={({ target }) => form.setValue('plotCode', target.value)}
          errorMessage={
            isPlotGone
              ? t('specification:apply.plot.unavailable')
              : plots.message && toText(plots.message)
          }
        />
      </div>
      {plots.message && <RetryButton onRetry={plots.refetch} />}
    </>
  );
}

/** Asks which land is applied for, how much of it, and how it is to be held. */
export function LandStep({ land, ways, onTyped, onDone }: LandStepProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const landForm = useLandForm(land, onTyped, onDone);
  const { form, place, choosePlace, plot, submit } = landForm;
  const { errors, submitCount } = form.formState;
  const large = { n: formatAcres(plot?.freeArea ?? 0) };
  const { idOf, errorOf, problems } = useFormProblems(errors, order, { area: large });
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <StepCard
          title={t('land.heading')}
          lead={t('land.lead')}
          ways={ways}
          onSubmit={() => void submit()}
        >
          <div className={fieldColumns}>
            <PlacePicker
              levels={placeLevels}
              place={place}
              onPlace={choosePlace}
              idOf={(level) => idOf(fieldOf[level])}
              errorOf={(level) => errorOf(fieldOf[level])}
            />
            <PlotField land={landForm} id={idOf('plotCode')} />
            <div className={fieldAcross}>
              <TextField
                {...form.register('area')}
                id={idOf('area')}
                label={t('area')}
                description={plot ? t('area.hint.plot', large) : t('area.hint')}
                errorMessage={errorOf('area')}
                suffix={t('acres')}
                inputMode="decimal"
                autoComplete="off"
              />
            </div>
            <div className={fieldAcross}>
              <RadioCards
                {...form.register('holding')}
                id={idOf('holding')}
                label={t('holding')}
                errorMessage={errorOf('holding')}
                choices={holdings.map(({ value, label, hint }) => ({
                  value,
                  label: t(label),
                  description: t(hint),
                }))}
              />
            </div>
          </div>
        </StepCard>
      </div>
      <PlotCard plot={plot} />
    </div>
  );
}
