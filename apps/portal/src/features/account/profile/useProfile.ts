import { valibotResolver } from '@hookform/resolvers/valibot';
import { ProfileForm, type Profile } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import { updateSession } from '../../../state/session.ts';

/** Loads the details of the signed-in user. */
export function useProfile(userId: number) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('getDetails', { userId }, { isQuiet: true }),
  );
  const profile: Profile | undefined = data && 'result' in data ? data.result : undefined;
  return { profile, isPending, message: error?.userMessage, refetch };
}

/** Returns the form of name and e-mail address; saved values are also written to the session (spec 6). */
export function useProfileForm({ userId, fullName, emailId }: Profile) {
  const queryClient = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    resolver: valibotResolver(ProfileForm),
    defaultValues: { fullName, emailId },
    ...formOptions,
  });
  const update = useServiceMutation('updateDetails', {
    onSuccess: (_answer, { userId: _userId, ...values }) => {
      form.reset(values);
      setSaved(true);
      updateSession(values);
      void queryClient.invalidateQueries({ queryKey: ['getDetails'] });
    },
  });
  const submit = form.handleSubmit((values) => {
    setSaved(false);
    update.mutate({ ...values, userId });
  });
  const { isPending, error } = update;
  return { form, submit, isPending, message: error?.userMessage, isSaved };
}
