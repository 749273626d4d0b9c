import { valibotResolver } from '@hookform/resolvers/valibot';
import { ProfileForm, type Profile } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import { getSession, updateSession } from '../../../state/session.ts';

const detailsQuery = (userId: number) => serviceQuery('getDetails', { userId }, { isQuiet: true });

/** Loads the details of the signed-in user. */
export function useProfile(userId: number) {
  const { data, isPending, error, refetch } = useQuery(detailsQuery(userId));
  const profile: Profile | undefined = data && 'result' in data ? data.result : undefined;
  const emailId = profile?.emailId;
  // The link may have been opened on another device.
  useEffect(() => {
    if (emailId !== undefined && getSession()?.emailId !== emailId) updateSession({ emailId });
  }, [emailId]);
  return { profile, isPending, message: error?.userMessage, refetch };
}

/** What the latest change of the details did. */
export type ProfileResult =
  { kind: 'saved' } | { kind: 'linkSent'; email: string } | { kind: 'linkCancelled' };

/**
 * Returns the change of name and e-mail address. A new address is that of the account when the link that is sent to it
 * was opened; the name, and an address that is removed, are also written to the session (spec 6).
 */
export function useProfileChange({ userId, fullName, emailId }: Profile) {
  const queryClient = useQueryClient();
  const [result, setResult] = useState<ProfileResult>();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['getDetails'] });
  const form = useForm({
    resolver: valibotResolver(ProfileForm),
    defaultValues: { fullName, emailId },
    ...formOptions,
  });
  const update = useServiceMutation('updateDetails', {
    onSuccess: async (_answer, values) => {
      // Without a mail server there is no link, and the address has changed at once.
      const details = await queryClient.fetchQuery({ ...detailsQuery(userId), staleTime: 0 });
      const pending = 'result' in details ? details.result.pendingEmailId : undefined;
      const isLinkSent = values.emailId !== '' && values.emailId === pending;
      setResult(isLinkSent ? { kind: 'linkSent', email: values.emailId } : { kind: 'saved' });
      const saved = { fullName: values.fullName, emailId: isLinkSent ? emailId : values.emailId };
      form.reset(saved);
      updateSession(saved);
    },
  });
  const cancellation = useServiceMutation('emailChangeCancel', {
    onSuccess: () => {
      setResult({ kind: 'linkCancelled' });
      refresh();
    },
  });
  const send = (values: ProfileForm) => {
    setResult(undefined);
    update.mutate({ ...values, userId });
  };
  const { isPending, error } = update;
  return {
    form,
    submit: form.handleSubmit(send),
    resend: (email: string) => send({ fullName, emailId: email }),
    cancellation,
    isPending,
    message: error?.userMessage,
    result,
  };
}

/** The change of name and e-mail address. */
export type ProfileChange = ReturnType<typeof useProfileChange>;
