import { valibotResolver } from '@hookform/resolvers/valibot';
import { PlotCheckForm, type PlotCheck } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { recordActivity } from '../../api/activity.ts';
import { useServiceCall } from '../../api/useCall.ts';
import { formOptions } from '../../blocks/formOptions.ts';
import { useCaptcha } from '../../blocks/useCaptcha.ts';

const empty: PlotCheckForm = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  plotNo: '',
  khataNo: '',
  answer: '',
};

const wrongCaptcha = 'track.captcha.invalid';

/** The public check of a plot: its fields, its captcha, and what the record says. */
export function usePlotCheck() {
  const [found, setFound] = useState<PlotCheck>();
  const captcha = useCaptcha();
  const form = useForm({
    resolver: valibotResolver(PlotCheckForm),
    defaultValues: empty,
    ...formOptions,
  });
  const check = useServiceCall('plotCheck', {
    newCaptcha: () => {
      form.resetField('answer');
      captcha.renew();
    },
    clearAnswer: () => form.setFocus('answer'),
  });
  const submit = form.handleSubmit(async ({ villageCode, plotNo, khataNo, answer: typed }) => {
    setFound(undefined);
    const { answer, said } = await check.run({
      villageCode: Number(villageCode),
      plotNo,
      answer: typed,
      captchaId: captcha.id,
      ...(khataNo === '' ? {} : { khataNo }),
    });
    if (said && 'key' in said && said.key === wrongCaptcha) {
      form.setError('answer', { message: said.key }, { shouldFocus: true });
    }
    if (answer && 'result' in answer) setFound(answer.result);
    void recordActivity({ action: 'SEARCH', remark: `plot ${plotNo}` });
  });
  const { said } = check;
  const isCaptchaText = said !== undefined && 'key' in said && said.key === wrongCaptcha;
  return {
    form,
    captcha,
    found,
    submit,
    isPending: check.isPending,
    said: isCaptchaText ? undefined : said,
  };
}
