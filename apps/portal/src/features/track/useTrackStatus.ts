import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  applicationTypes,
  getTrackedType,
  TrackForm,
  buildTrackRequest,
  type TrackedType,
  type TrackResult,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formOptions } from '../../shared/form/formOptions.ts';
import { useCaptchaSearch } from '../../shared/captcha/useCaptchaSearch.ts';
import type { Wanted } from './wanted.ts';

/** An answer to a search, with the type that was asked for. */
export interface Found extends TrackResult {
  type: TrackedType;
}

const caseNumber = String(applicationTypes.caseNumber);

/** The value of the select's placeholder (spec 5). */
export const notChosen = '0';

const empty: TrackForm = {
  applicationType: notChosen,
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  applicationNo: '',
  answer: '',
};

/**
 * The Track Your Status form (spec 2.3): its fields, its captcha, its search and what was found;
 * `wanted` is what an address fills in.
 */
export function useTrackStatus(wanted?: Wanted) {
  const [found, setFound] = useState<Found>();
  const form = useForm({
    resolver: valibotResolver(TrackForm),
    defaultValues: { ...empty, ...wanted },
    ...formOptions,
  });

  const applicationType = useWatch({ control: form.control, name: 'applicationType' });

  const { captcha, run, isPending, message } = useCaptchaSearch('trackStatus', {
    empty: () => form.resetField('answer'),
    focus: () => form.setFocus('answer'),
    refuse: (message) => form.setError('answer', { message }, { shouldFocus: true }),
  });

  const submit = form.handleSubmit(async (values) => {
    setFound(undefined);
    const type = getTrackedType(values);
    const { answer } = await run(buildTrackRequest(values, captcha.id));
    if (answer && 'result' in answer) setFound({ ...answer.result, type });
  });

  return {
    form,
    captcha,
    found,
    submit,
    isPending,
    message,
    isCase: applicationType === caseNumber,
  };
}
