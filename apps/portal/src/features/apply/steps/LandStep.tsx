import { landApplicationFields } from '@temple-land/portal-core';
import { formatAcres } from '../../../i18n/format.ts';
import { Columns, fieldAcross, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import { getMessageValues, listShownFields } from '../../../common/form/formFields.ts';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { landFieldsOfStep } from '../../../common/applications/landFields.ts';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { placeLevels, type PlaceLevel } from '../../../common/land/places.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { addChosenOption } from '../../../common/land/usePlots.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import type { LandAnswers } from '../landDraft.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { PlotCard } from './PlotCard.tsx';
import { StepCard, type StepNavigation } from './StepCard.tsx';
import { useLandForm } from '../useLandForm.ts';

const placeOrder = ['districtCode', 'tahasilCode', 'villageCode', 'khataNoId', 'plotCode'] as const;
const placeFieldNames = {
  district: 'districtCode',
  tahasil: 'tahasilCode',
  mouza: 'villageCode',
  khatian: 'khataNoId',
} as const satisfies Record<PlaceLevel, string>;

/** The props of `LandStep`. */
export interface LandStepProps {
  answers: LandAnswers;
  navigation: StepNavigation;
  /** Called with the answers on every change, valid or not. */
  onChange: (answers: LandAnswers) => void;
  onDone: (answers: LandAnswers) => void;
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
          options={addChosenOption(options, chosenPlot)}
          placeholder={t('common:apply.plot.none')}
          isDisabled={place.khatian === ''}
          isLoading={plots.isPending}
          value={chosenPlot.value}
          onChange={(value) => form.setValue('plotCode', value)}
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

/** The step of the land: place, plot, area and tenure. */
export function LandStep({ answers, navigation, onChange, onDone }: LandStepProps) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const { t } = text;
  const landForm = useLandForm(answers, onChange, onDone);
  const { form, values, place, choosePlace, plot, submit } = landForm;
  const fields = listShownFields(landFieldsOfStep.land, landApplicationFields, values);
  const order = [...placeOrder, ...fields.map(([name]) => name)];
  const { errors, submitCount } = form.formState;
  const large = { n: formatAcres(plot?.freeArea ?? 0) };
  const { idOf, errorOf, problems } = useFormProblems(errors, order, {
    ...getMessageValues(fields, text),
    area: large,
  });
  const areaHint = plot && t('area.hint.plot', large);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <StepCard
          title={t('land.heading')}
          lead={t('land.lead')}
          navigation={navigation}
          onSubmit={() => void submit()}
        >
          <Columns kind="fields">
            <PlacePicker
              levels={placeLevels}
              place={place}
              onPlace={choosePlace}
              idOf={(level) => idOf(placeFieldNames[level])}
              errorOf={(level) => errorOf(placeFieldNames[level])}
            />
            <PlotField land={landForm} id={idOf('plotCode')} />
            <FormFieldList
              fields={fields}
              controlOf={(name) => ({
                registration: form.register(name),
                id: idOf(name),
                errorMessage: errorOf(name),
                defaultValue: form.getValues(name),
                description: name === 'area' ? areaHint : undefined,
              })}
            />
          </Columns>
        </StepCard>
      </div>
      <PlotCard plot={plot} />
    </div>
  );
}
