import { valibotResolver } from '@hookform/resolvers/valibot';
import { PersonalDetailsForm, type PersonalDetails } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';

const query = serviceQuery('personalDetailsRead', {}, { isQuiet: true });

/** Loads the caller's postal address and nominee. */
export function usePersonalDetails() {
  const { data, isPending, error, refetch } = useQuery(query);
  const details: PersonalDetails | undefined = data && 'result' in data ? data.result : undefined;
  return { details, isPending, message: error?.userMessage, refetch: () => void refetch() };
}

/** Returns the form of the caller's postal address and nominee. */
export function usePersonalDetailsForm(details: PersonalDetails) {
  const queryClient = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    resolver: valibotResolver(PersonalDetailsForm),
    defaultValues: details,
    ...formOptions,
  });
  const save = useServiceMutation('personalDetailsSave', {
    onSuccess: (_answer, values) => {
      form.reset(values);
      setSaved(true);
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const submit = form.handleSubmit((values) => {
    setSaved(false);
    save.mutate(values);
  });
  return { form, submit, isPending: save.isPending, message: save.error?.userMessage, isSaved };
}
