import { landApplicationFields, takesLand, type LandField } from '@temple-land/portal-core';
import { formatAcres, formatDate } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { Columns } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../../common/form/FormFieldInput.tsx';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import { getMessageValues, listShownFields } from '../../../common/form/formFields.ts';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { landFieldsOfStep } from '../../../common/applications/landFields.ts';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { placeLevels, type PlaceLevel } from '../../../common/land/places.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { LandAnswers } from '../landDraft.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { OtherPlotFields } from '../plots/OtherPlotFields.tsx';
import { PlotMap } from '../plots/PlotMap.tsx';
import { PlotSearch } from '../plots/PlotSearch.tsx';
import { SketchField } from '../plots/SketchField.tsx';
import { usePlotChoice } from '../plots/usePlotChoice.ts';
import { PlotCard } from './PlotCard.tsx';
import { PlotField } from './PlotField.tsx';
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

/** Returns the descriptions of fields that depend on the chosen land: the free acres and the found lease. */
function describeLand(
  { plot, values, foundLease }: ReturnType<typeof useLandForm>,
  { t }: Translation<'apply'>,
): Partial<Record<LandField, string>> {
  const isTaking = takesLand(values.applicationKind);
  const area =
    plot && isTaking ? { area: t('area.hint.plot', { n: formatAcres(plot.freeArea) }) } : {};
  if (foundLease === null) return area;
  const acres = t('common:application.acres', { n: formatAcres(foundLease.area) });
  const date = formatDate(foundLease.endsOn);
  return { ...area, leaseNo: t('land.lease.found', { area: acres, date }) };
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
  const { idOf, errorOf, problems } = useFormProblems(errors, order, {
    ...getMessageValues(fields, text),
    area: { n: landForm.allowedAcres },
  });
  const { leaseProblem } = landForm;
  const others = usePlotChoice(landForm, idOf('plotCode'), text);
  // The further plots are beside the area of the first one; what follows is about all of them.
  const plotFields = fields.slice(0, fields.findIndex(([name]) => name === 'area') + 1);
  const otherFields = fields.slice(plotFields.length).filter(([name]) => name !== 'sketch');
  const later = new Set(otherFields.map(([name]) => idOf(name)));
  const sorted = [
    ...problems.filter(({ controlId }) => !later.has(controlId)),
    ...others.problems,
    ...problems.filter(({ controlId }) => later.has(controlId)),
  ];
  const leaseMessage = leaseProblem && t(`specification:${leaseProblem}`);
  const descriptions = describeLand(landForm, text);
  const controlOf = (name: (typeof fields)[number][0]): FieldControl => ({
    registration: form.register(name, name === 'leaseNo' ? { onBlur: landForm.checkLease } : {}),
    id: idOf(name),
    errorMessage: errorOf(name) ?? (name === 'leaseNo' ? leaseMessage : undefined),
    defaultValue: form.getValues(name),
    description: descriptions[name],
  });
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormSummary problems={sorted} submitCount={submitCount} />
        <StepCard
          title={t('land.heading')}
          lead={t('land.lead')}
          navigation={navigation}
          onSubmit={() => void submit()}
        >
          <PlotSearch isAdded={others.isAdded} onChoose={others.choose} />
          <Columns kind="fields">
            <PlacePicker
              levels={placeLevels}
              place={place}
              onPlace={choosePlace}
              idOf={(level) => idOf(placeFieldNames[level])}
              errorOf={(level) => errorOf(placeFieldNames[level])}
            />
            <PlotMap land={landForm} />
            <PlotField land={landForm} id={idOf('plotCode')} errorMessage={errorOf('plotCode')} />
            <FormFieldList fields={plotFields} controlOf={controlOf} />
            {fields.some(([name]) => name === 'sketch') && (
              <SketchField land={landForm} control={controlOf('sketch')} />
            )}
            <OtherPlotFields land={landForm} idOf={others.idOf} onAdd={others.add} />
            <FormFieldList fields={otherFields} controlOf={controlOf} />
          </Columns>
        </StepCard>
      </div>
      <PlotCard plot={plot} />
    </div>
  );
}
