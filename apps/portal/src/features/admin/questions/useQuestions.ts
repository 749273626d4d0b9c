import type { AdminTenderQuestion, Query } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import type { QuestionsState } from './questionsAddress.ts';
import { useRefresh } from '../records/useSave.ts';

/** How many questions stand on a page. */
export const questionsAPage = 10;

/** A page of questions of one topic, whether it is awaited, and what to say when it failed. */
export interface QuestionList {
  questions: readonly ListedQuestion[];
  total: number;
  isPending: boolean;
  message: UserMessage | undefined;
  refetch: () => unknown;
}

/** A question of either topic. */
export type ListedQuestion =
  | { topic: 'office'; id: number; asked: Query }
  | { topic: 'tender'; id: number; asked: AdminTenderQuestion };

const none = { rows: [], total: 0 };

/** Loads a page of the questions of a topic; only that topic's call is made. */
export function useQuestions({ topic, isOpen, page }: QuestionsState): QuestionList {
  const input = { isOpen, pageNumber: page, pageSize: questionsAPage };
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
    const { rows, total } = office.data && 'result' in office.data ? office.data.result : none;
    const questions = rows.map((asked) => ({ topic, id: asked.queryId, asked }) as const);
    return { ...state, questions, total };
  }
  const { rows, total } = tender.data && 'result' in tender.data ? tender.data.result : none;
  const questions = rows.map((asked) => ({ topic, id: asked.questionId, asked }) as const);
  return { ...state, questions, total };
}

/** The calls that answer a question, one of each topic. */
export function useAnswers() {
  const options = { onSuccess: useRefresh() };
  return {
    office: useServiceMutation('queryAnswer', options),
    tender: useServiceMutation('tenderQuestionAnswer', options),
  };
}
