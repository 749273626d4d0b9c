import { valibotResolver } from '@hookform/resolvers/valibot';
import { ProfileForm, type Profile } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { queries } from '../../api/queries.ts';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';
import { formOptions } from '../../blocks/formOptions.ts';
import { changeSession } from '../../state/session.ts';

/** Asks for the details of the signed-in user. */
export function useProfile(userId: number) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'getDetails',
    { userId },
    { isQuiet: true },
  );
  const profile: Profile | undefined = answer && 'result' in answer ? answer.result : undefined;
  return { profile, isPending, said, refetch };
}

/** The form of name and e-mail address; what was saved is in the session too (spec 6). */
export function useProfileForm({ userId, fullName, emailId }: Profile) {
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    resolver: valibotResolver(ProfileForm),
    defaultValues: { fullName, emailId },
    ...formOptions,
  });
  const { run, isPending, said } = useServiceCall('updateDetails');
  const submit = form.handleSubmit(async (values) => {
    setSaved(false);
    const { isSuccess, said } = await run({ ...values, userId });
    if (!isSuccess || said !== undefined) return;
    form.reset(values);
    setSaved(true);
    changeSession(values);
    void queries.invalidateQueries({ queryKey: ['getDetails'] });
  });
  return { form, submit, isPending, said, isSaved };
}
