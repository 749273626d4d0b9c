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
  const form = useForm({
    resolver: valibotResolver(TrackForm),
    defaultValues: { ...empty, ...wanted },
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
  const found: Found | undefined =
    data && 'result' in data ? { ...data.result, type: variables.applicationType } : undefined;

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
