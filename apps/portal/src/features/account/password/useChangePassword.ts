import { valibotResolver } from '@hookform/resolvers/valibot';
import { ChangePasswordForm } from '@temple-land/portal-core';
import { useForm } from 'react-hook-form';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import { useSession } from '../../../state/useSession.ts';
import { getOneTimePassword } from '../login/signInLink.ts';

/**
 * Returns the form that changes the own password (spec 2.7); after success the user is logged out. Who came by a one-time
 * link has never seen the current password, which is therefore filled in.
 */
export function useChangePassword() {
  const session = useSession();
  const currentPassword = getOneTimePassword(session?.userName);
  const defaultValues = { currentPassword, newPassword: '', confirmPassword: '' };
  const form = useForm({
    resolver: valibotResolver(ChangePasswordForm),
    defaultValues,
    ...formOptions,
  });
  const change = useServiceMutation('changePassword', {
    effects: { resetForm: () => form.reset(defaultValues) },
  });
  const submit = form.handleSubmit((values) =>
    change.mutate({ ...values, userId: session?.userId ?? 0 }),
  );
  return { form, submit, isPending: change.isPending, message: change.error?.userMessage };
}
