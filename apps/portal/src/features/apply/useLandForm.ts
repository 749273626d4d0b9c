import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  LandStepForm,
  takesLand,
  type ApplicationKind,
  type FoundPlot,
  type PlotItem,
} from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { formOptions } from '../../common/form/formOptions.ts';
import type { Place, PlaceLevel } from '../../common/land/places.ts';
import { usePlots } from '../../common/land/usePlots.ts';
import { formatAcres } from '../../i18n/format.ts';
import type { LandAnswers } from './landDraft.ts';
import { useLandProblems } from './useLandCheck.ts';
import { parseOtherPlots, sumPlotAcres, toOtherPlotsText } from './plots/otherPlots.ts';
import { useOtherPlots } from './plots/useOtherPlots.ts';
import { useNamedLease } from './useNamedLease.ts';

type LandForm = UseFormReturn<LandAnswers, unknown, LandStepForm>;

/** Returns the number of a plot by its code, '' for the whole khatiyan. */
const findPlotNumber = (plots: readonly PlotItem[], code: string) =>
  plots.find(({ plotCode }) => plotCode === code)?.plotNo ?? '';

const toPlace = (values: LandAnswers): Place => ({
  district: values.districtCode,
  tahasil: values.tahasilCode,
  mouza: values.villageCode,
  khatian: values.khataNoId,
});

/** Returns the functions that choose place, plot and another kind of application; refusals of the old choice go. */
function createChoices(form: LandForm) {
  const choosePlot = (code: string) => {
    // A sketch is drawn on the outline of its plot.
    if (form.getValues('plotCode') !== code) form.setValue('sketch', '');
    form.setValue('plotCode', code);
    // A plot is named once: the first one is none of the further ones.
    const others = parseOtherPlots(form.getValues('otherPlots'));
    const rest = others.filter(({ plotCode }) => plotCode !== code);
    if (rest.length < others.length) form.setValue('otherPlots', toOtherPlotsText(rest));
    form.clearErrors(['plotCode', 'leaseNo', 'area']);
  };
  return {
    choosePlot,
    choosePlace: (next: Place, level: PlaceLevel, label: string) => {
      const shouldValidate = form.formState.submitCount > 0;
      form.setValue('districtCode', next.district, { shouldValidate });
      form.setValue('tahasilCode', next.tahasil, { shouldValidate });
      form.setValue('villageCode', next.mouza, { shouldValidate });
      form.setValue('khataNoId', next.khatian, { shouldValidate });
      choosePlot('');
      // The further plots are of the mouza, in any of its khatiyans.
      if (level !== 'khatian') form.setValue('otherPlots', '');
      form.setValue(`names.${level}`, label);
    },
    chooseFound: (found: FoundPlot) => {
      const shouldValidate = form.formState.submitCount > 0;
      if (String(found.villageCode) !== form.getValues('villageCode'))
        form.setValue('otherPlots', '');
      form.setValue('districtCode', String(found.districtCode), { shouldValidate });
      form.setValue('tahasilCode', String(found.tahasilCode), { shouldValidate });
      form.setValue('villageCode', String(found.villageCode), { shouldValidate });
      form.setValue('khataNoId', String(found.khataNoId), { shouldValidate });
      form.setValue('names', {
        district: found.district_name,
        tahasil: found.tehsil_name,
        mouza: found.mouza_name,
        khatian: found.khataNo,
        plot: found.plotNo,
      });
      choosePlot(found.plotCode);
    },
    changeKind: (kind: ApplicationKind) => {
      form.setValue('applicationKind', kind);
      form.clearErrors();
    },
  };
}

/** Returns the form of "The land": place, plot and the fields of the step; `onChange` is called on every change. */
export function useLandForm(
  initialAnswers: LandAnswers,
  onChange: (answers: LandAnswers) => void,
  onDone: (answers: LandAnswers) => void,
) {
  const form: LandForm = useForm<LandAnswers, unknown, LandStepForm>({
    resolver: valibotResolver(LandStepForm) as never,
    defaultValues: initialAnswers,
    ...formOptions,
  });
  const values = useWatch({ control: form.control }) as LandAnswers;
  const plots = usePlots(values.khataNoId);
  const plot = plots.plots.find(({ plotCode }) => plotCode === values.plotCode);
  const lease = useNamedLease(form, values);
  const others = useOtherPlots(form, values);
  const findProblems = useLandProblems();
  const [acres, setAcres] = useState<string>();
  const number = findPlotNumber(plots.plots, values.plotCode) || values.names.plot;
  const answers: LandAnswers = {
    ...values,
    names: { ...values.names, plot: values.plotCode === '' ? '' : number },
  };
  const text = JSON.stringify(answers);
  useEffect(() => onChange(JSON.parse(text) as LandAnswers), [onChange, text]);
  const isTaking = takesLand(values.applicationKind);
  const isPlotGone =
    isTaking &&
    !plots.isPending &&
    plots.message === undefined &&
    values.plotCode !== '' &&
    (plot === undefined || plot.freeArea <= 0);
  const leave = async (done: LandAnswers) => {
    const found = await findProblems(done);
    setAcres(found.find(({ field }) => field === 'area')?.n);
    for (const { field, key } of found) form.setError(field, { message: key });
    const areOthersFine = await others.check();
    if (found.length === 0 && areOthersFine) onDone(done);
  };
  const submit = form.handleSubmit((done) => {
    setAcres(undefined);
    if (isPlotGone) {
      form.setError('plotCode', { message: 'apply.plot.unavailable' });
      return;
    }
    if (isTaking && plot && Number(done.area) > plot.freeArea) {
      form.setError('area', { message: 'apply.area.large' });
      return;
    }
    void leave({ ...answers, ...done });
  });
  return {
    form,
    values,
    plots,
    plot,
    submit,
    isPlotGone,
    ...lease,
    others,
    totalAcres: sumPlotAcres(values),
    // The acres that a refusal of the area names.
    allowedAcres: acres ?? formatAcres(plot?.freeArea ?? 0),
    ...createChoices(form),
    place: toPlace(values),
    chosenPlot: { value: values.plotCode, label: number },
  };
}
