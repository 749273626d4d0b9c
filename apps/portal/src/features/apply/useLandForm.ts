import { valibotResolver } from '@hookform/resolvers/valibot';
import { LandStepForm, type PlotItem } from '@temple-land/portal-core';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formOptions } from '../../common/form/formOptions.ts';
import type { Place, PlaceLevel } from '../../common/land/places.ts';
import type { LandAnswers } from './landDraft.ts';
import { usePlots } from '../../common/land/usePlots.ts';

/** Returns the number of a plot by its code, '' for the whole khatiyan. */
const findPlotNumber = (plots: readonly PlotItem[], code: string) =>
  plots.find(({ plotCode }) => plotCode === code)?.plotNo ?? '';

/** Returns the form of "The land": place, plot and the fields of the step; `onChange` is called on every change. */
export function useLandForm(
  initialAnswers: LandAnswers,
  onChange: (answers: LandAnswers) => void,
  onDone: (answers: LandAnswers) => void,
) {
  const form = useForm<LandAnswers, unknown, LandStepForm>({
    resolver: valibotResolver(LandStepForm) as never,
    defaultValues: initialAnswers,
    ...formOptions,
  });
  const values = useWatch({ control: form.control }) as LandAnswers;
  const plots = usePlots(values.khataNoId);
  const plot = plots.plots.find(({ plotCode }) => plotCode === values.plotCode);
  const place: Place = {
    district: values.districtCode,
    tahasil: values.tahasilCode,
    mouza: values.villageCode,
    khatian: values.khataNoId,
  };
  const choosePlace = (next: Place, level: PlaceLevel, label: string) => {
    const shouldValidate = form.formState.submitCount > 0;
    form.setValue('districtCode', next.district, { shouldValidate });
    form.setValue('tahasilCode', next.tahasil, { shouldValidate });
    form.setValue('villageCode', next.mouza, { shouldValidate });
    form.setValue('khataNoId', next.khatian, { shouldValidate });
    form.setValue('plotCode', '');
    form.setValue(`names.${level}`, label);
  };
  const number = findPlotNumber(plots.plots, values.plotCode) || values.names.plot;
  const answers: LandAnswers = {
    ...values,
    names: { ...values.names, plot: values.plotCode === '' ? '' : number },
  };
  const text = JSON.stringify(answers);
  useEffect(() => onChange(JSON.parse(text) as LandAnswers), [onChange, text]);
  const chosenPlot = { value: values.plotCode, label: number };
  const isPlotTaken =
    !plots.isPending &&
    plots.message === undefined &&
    values.plotCode !== '' &&
    (plot === undefined || plot.freeArea <= 0);
  const submit = form.handleSubmit((done) => {
    if (isPlotTaken) {
      form.setError('plotCode', { message: 'apply.plot.unavailable' });
      return;
    }
    if (plot && Number(done.area) > plot.freeArea) {
      form.setError('area', { message: 'apply.area.large' });
      return;
    }
    onDone({ ...answers, ...done });
  });
  return {
    form,
    values,
    place,
    choosePlace,
    plots,
    plot,
    chosenPlot,
    isPlotGone: isPlotTaken,
    submit,
  };
}
