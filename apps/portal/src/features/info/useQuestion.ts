import { valibotResolver } from '@hookform/resolvers/valibot';
import { QueryForm, type OwnQuery } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serviceQuery } from '../../api/serviceQuery.ts';
import { useServiceCall } from '../../api/useCall.ts';
import { formOptions } from '../../blocks/formOptions.ts';
import type { Session } from '../../state/session.ts';

/** The form of a question to the office; `number` is that of the question sent last. */
export function useQuestion({ fullName, mobileNo, emailId }: Session) {
  const queryClient = useQueryClient();
  const [number, setNumber] = useState<string>();
  const empty = { name: fullName, mobileNo, emailId, subject: '', query: '' };
  const form = useForm({
    resolver: valibotResolver(QueryForm),
    defaultValues: empty,
    ...formOptions,
  });
  const { run, isPending, message } = useServiceCall('raiseQuery');
  const submit = form.handleSubmit(async (values) => {
    setNumber(undefined);
    const { answer } = await run(values);
    if (!answer || !('result' in answer)) return;
    form.reset({ ...values, subject: '', query: '' });
    setNumber(answer.result.queryNo);
    void queryClient.invalidateQueries({ queryKey: ['ownQueries'] });
  });
  return { form, submit, isPending, message, number };
}

/** How many of the own questions stand on a page. */
export const ownQuestionsAPage = 5;

const none: { rows: readonly OwnQuery[]; total: number } = { rows: [], total: 0 };

/** Asks for a page of the caller's own questions. */
export function useOwnQuestions(page: number) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'ownQueries',
      { pageNumber: page, pageSize: ownQuestionsAPage },
      { isQuiet: true },
    ),
  );
  const list = data && 'result' in data ? data.result : none;
  return { list, isPending, message: error?.userMessage, refetch };
}
