import { valibotResolver } from '@hookform/resolvers/valibot';
import { PlotCheckForm } from '@temple-land/portal-core';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../common/form/formOptions.ts';
import type { PlotCheckQuery } from './plotCheckQuery.ts';
import { useCaptchaSearch } from '../../common/captcha/useCaptchaSearch.ts';

const defaultValues: PlotCheckForm = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  plotNo: '',
  khataNo: '',
  answer: '',
};

/** Returns the form of the plot check, filled in from its address, its captcha and its result. */
export function usePlotCheck(query: PlotCheckQuery) {
  const form = useForm({
    resolver: valibotResolver(PlotCheckForm),
    defaultValues: { ...defaultValues, ...query },
    ...formOptions,
  });
  const { captcha, search, message } = useCaptchaSearch('plotCheck', {
    clear: () => form.resetField('answer'),
    focus: () => form.setFocus('answer'),
    setError: (message) => form.setError('answer', { message }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit(({ villageCode, plotNo, khataNo, answer }) =>
    search.mutate({
      villageCode: Number(villageCode),
      plotNo,
      answer,
      captchaId: captcha.id,
      ...(khataNo === '' ? {} : { khataNo }),
    }),
  );
  const { data, isPending } = search;
  const found = data && 'result' in data ? data.result : undefined;
  const villageCode = search.variables?.villageCode;
  return { form, captcha, found, villageCode, submit, isPending, message };
}
