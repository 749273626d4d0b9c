import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  OfficeQuestionList,
  OfficeQuestions,
  QueueRow,
  ReceivedQuestion,
} from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { refreshOfficerLists } from '../inbox/refreshOfficerLists.ts';

/** The number of questions on a page. */
export const questionPageSize = 10;

const nothingAsked: OfficeQuestions = { questions: [], mayAsk: false, offices: [] };

/** Loads the questions about an application to other offices, and the offices that can be asked. */
export function useCaseQuestions({
  applicationType,
  applicationId,
}: Pick<QueueRow, 'applicationType' | 'applicationId'>) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('officeQuestionCase', { applicationType, applicationId }, { isQuiet: true }),
  );
  const asked: OfficeQuestions = data && 'result' in data ? data.result : nothingAsked;
  return { ...asked, isPending, message: error?.userMessage, refetch };
}

/** Loads a page of the questions that wait for the officer, that were answered, or that the officer asked. */
export function useQuestionList(list: OfficeQuestionList, pageNumber: number) {
  const request = { list, pageNumber, pageSize: questionPageSize };
  const { data, isPending, error, refetch } = useQuery({
    ...serviceQuery('officeQuestionList', request, { isQuiet: true }),
    placeholderData: keepPreviousData,
  });
  const found: { rows: readonly ReceivedQuestion[]; total: number } =
    data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { ...found, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that asks, answers or takes back a question; lists, counts and history follow. */
export function useQuestionMutation<
  Name extends 'officeQuestionAnswer' | 'officeQuestionAsk' | 'officeQuestionWithdraw',
>(name: Name) {
  const queryClient = useQueryClient();
  return useServiceMutation(name, {
    onSettled: () => {
      refreshOfficerLists(queryClient);
      for (const key of ['officeQuestionCase', 'officeQuestionList', 'officerApplication']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}
