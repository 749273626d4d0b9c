import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  applicationTypes,
  TrackForm,
  buildTrackRequest,
  type TrackedType,
  type TrackResult,
} from '@temple-land/portal-core';
import { useForm, useWatch } from 'react-hook-form';
import { formOptions } from '../../common/form/formOptions.ts';
import { useCaptchaSearch } from '../../common/captcha/useCaptchaSearch.ts';
import type { TrackQuery } from './trackQuery.ts';

/** The answer to a search, with the searched type. */
export interface TrackedStatus extends TrackResult {
  type: TrackedType;
  /** The captcha of the search. */
  captchaId: string;
}

const caseNumber = String(applicationTypes.caseNumber);

/** The value of the select's placeholder (spec 5). */
export const noTypeChosen = '0';

const defaultValues: TrackForm = {
  applicationType: noTypeChosen,
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  applicationNo: '',
  answer: '',
};

/** Returns the form of Track Your Status (spec 2.3), its captcha and its result; `initialQuery` fills in the form. */
export function useTrackStatus(initialQuery?: TrackQuery) {
  const form = useForm({
    resolver: valibotResolver(TrackForm),
    defaultValues: { ...defaultValues, ...initialQuery },
    ...formOptions,
  });

  const applicationType = useWatch({ control: form.control, name: 'applicationType' });

  const { captcha, search, message } = useCaptchaSearch('trackStatus', {
    clear: () => form.resetField('answer'),
    focus: () => form.setFocus('answer'),
    setError: (message) => form.setError('answer', { message }, { shouldFocus: true }),
  });

  const submit = form.handleSubmit((values) =>
    search.mutate(buildTrackRequest(values, captcha.id)),
  );
  const { data, variables, isPending } = search;
  const found: TrackedStatus | undefined =
    data && 'result' in data
      ? { ...data.result, type: variables.applicationType, captchaId: variables.captchaId }
      : undefined;

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
