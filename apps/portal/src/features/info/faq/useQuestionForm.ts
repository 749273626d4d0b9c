import { valibotResolver } from '@hookform/resolvers/valibot';
import { QueryForm, type OwnQuery } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import type { Session } from '../../../state/session.ts';

/** Returns the form of a question to the office; `number` is the number of the last sent question. */
export function useQuestionForm({ fullName, mobileNo, emailId }: Session) {
  const queryClient = useQueryClient();
  const [number, setNumber] = useState<string>();
  const defaultValues = { name: fullName, mobileNo, emailId, subject: '', query: '' };
  const form = useForm({
    resolver: valibotResolver(QueryForm),
    defaultValues,
    ...formOptions,
  });
  const question = useServiceMutation('raiseQuery', {
    onSuccess: (answer, values) => {
      if (!('result' in answer)) return;
      form.reset({ ...values, subject: '', query: '' });
      setNumber(answer.result.queryNo);
      void queryClient.invalidateQueries({ queryKey: ['ownQueries'] });
    },
  });
  const submit = form.handleSubmit((values) => {
    setNumber(undefined);
    question.mutate(values);
  });
  const { isPending, error } = question;
  return { form, submit, isPending, message: error?.userMessage, number };
}

/** The number of own questions on a page. */
export const ownQuestionsPageSize = 5;

const noQuestions: { rows: readonly OwnQuery[]; total: number } = { rows: [], total: 0 };

/** Loads a page of the user's own questions. */
export function useOwnQuestions(page: number) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'ownQueries',
      { pageNumber: page, pageSize: ownQuestionsPageSize },
      { isQuiet: true },
    ),
  );
  const list = data && 'result' in data ? data.result : noQuestions;
  return { list, isPending, message: error?.userMessage, refetch };
}
