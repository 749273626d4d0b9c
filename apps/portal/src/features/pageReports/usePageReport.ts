import { valibotResolver } from '@hookform/resolvers/valibot';
import { PageReportForm } from '@temple-land/portal-core';
import { useForm } from 'react-hook-form';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import { formOptions } from '../../common/form/formOptions.ts';

const defaultValues: PageReportForm = { problem: '', expected: '', contact: '' };

/** Returns the form that reports a problem with a page. */
export function usePageReport(path: string) {
  const form = useForm({
    resolver: valibotResolver(PageReportForm),
    defaultValues,
    ...formOptions,
  });
  const { mutate, isPending, isSuccess, error } = useServiceMutation('pageReportSave');
  const submit = form.handleSubmit((values) => mutate({ ...values, path }));
  return { form, submit, isPending, isSent: isSuccess, message: error?.userMessage };
}
