import { valibotResolver } from '@hookform/resolvers/valibot';
import { QueryForm, type OwnQuery } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { queries } from '../../api/queries.ts';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';
import { formOptions } from '../../blocks/formOptions.ts';
import type { Session } from '../../state/session.ts';

/** The form of a question to the office; `number` is that of the question sent last. */
export function useQuestion({ fullName, mobileNo, emailId }: Session) {
  const [number, setNumber] = useState<string>();
  const empty = { name: fullName, mobileNo, emailId, subject: '', query: '' };
  const form = useForm({
    resolver: valibotResolver(QueryForm),
    defaultValues: empty,
    ...formOptions,
  });
  const { run, isPending, said } = useServiceCall('raiseQuery');
  const submit = form.handleSubmit(async (values) => {
    setNumber(undefined);
    const { answer } = await run(values);
    if (!answer || !('result' in answer)) return;
    form.reset({ ...values, subject: '', query: '' });
    setNumber(answer.result.queryNo);
    void queries.invalidateQueries({ queryKey: ['ownQueries'] });
  });
  return { form, submit, isPending, said, number };
}

/** How many of the own questions stand on a page. */
export const ownQuestionsAPage = 5;

const none: { rows: readonly OwnQuery[]; total: number } = { rows: [], total: 0 };

/** Asks for a page of the caller's own questions. */
export function useOwnQuestions(page: number) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'ownQueries',
    { pageNumber: page, pageSize: ownQuestionsAPage },
    { isQuiet: true },
  );
  const list = answer && 'result' in answer ? answer.result : none;
  return { list, isPending, said, refetch };
}
