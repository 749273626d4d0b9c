import type { AdminTenderQuestion, Query } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import type { QuestionsState } from './questionsQuery.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The number of questions on a page. */
export const questionsPageSize = 10;

/** A page of questions of one topic and its loading state. */
export interface QuestionList {
  questions: readonly ListedQuestion[];
  total: number;
  isPending: boolean;
  message: UserMessage | undefined;
  refetch: () => unknown;
}

/** A question of either topic. */
export type ListedQuestion =
  | { topic: 'office'; id: number; details: Query }
  | { topic: 'tender'; id: number; details: AdminTenderQuestion };

const noQuestions = { rows: [], total: 0 };

/** Loads a page of the questions of a topic; only that topic's call is made. */
export function useQuestions({ topic, isOpen, page }: QuestionsState): QuestionList {
  const input = { isOpen, pageNumber: page, pageSize: questionsPageSize };
  const isOffice = topic === 'office';
  const office = useQuery(
    serviceQuery('queryList', isOffice ? input : undefined, { isQuiet: true }),
  );
  const tender = useQuery(
    serviceQuery('tenderQuestionList', isOffice ? undefined : input, { isQuiet: true }),
  );
  const { isPending, error, refetch } = isOffice ? office : tender;
  const state = { isPending, message: error?.userMessage, refetch };
  if (isOffice) {
    const { rows, total } =
      office.data && 'result' in office.data ? office.data.result : noQuestions;
    const questions = rows.map((details) => ({ topic, id: details.queryId, details }) as const);
    return { ...state, questions, total };
  }
  const { rows, total } = tender.data && 'result' in tender.data ? tender.data.result : noQuestions;
  const questions = rows.map((details) => ({ topic, id: details.questionId, details }) as const);
  return { ...state, questions, total };
}

/** Returns the mutations that answer a question, one for each topic. */
export function useAnswerMutations() {
  const options = { onSuccess: useRefetchAll() };
  return {
    office: useServiceMutation('queryAnswer', options),
    tender: useServiceMutation('tenderQuestionAnswer', options),
  };
}
