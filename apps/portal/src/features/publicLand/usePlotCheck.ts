import { valibotResolver } from '@hookform/resolvers/valibot';
import { PlotCheckForm, type PlotCheck } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../shared/form/formOptions.ts';
import { useCaptchaSearch } from '../../shared/captcha/useCaptchaSearch.ts';

const empty: PlotCheckForm = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  plotNo: '',
  khataNo: '',
  answer: '',
};

/** The public check of a plot: its fields, its captcha, and what the record says. */
export function usePlotCheck() {
  const [found, setFound] = useState<PlotCheck>();
  const form = useForm({
    resolver: valibotResolver(PlotCheckForm),
    defaultValues: empty,
    ...formOptions,
  });
  const { captcha, run, isPending, message } = useCaptchaSearch('plotCheck', {
    empty: () => form.resetField('answer'),
    focus: () => form.setFocus('answer'),
    refuse: (message) => form.setError('answer', { message }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit(async ({ villageCode, plotNo, khataNo, answer: typed }) => {
    setFound(undefined);
    const { answer } = await run({
      villageCode: Number(villageCode),
      plotNo,
      answer: typed,
      captchaId: captcha.id,
      ...(khataNo === '' ? {} : { khataNo }),
    });
    if (answer && 'result' in answer) setFound(answer.result);
  });
  return { form, captcha, found, submit, isPending, message };
}
