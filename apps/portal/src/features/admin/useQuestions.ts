import type { AskedOfTender, Query } from '@temple-land/portal-core';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';
import type { QuestionsState, QuestionTopic } from './questionsAddress.ts';
import { useRefresh } from './useSave.ts';

/** How many questions stand on a page. */
export const questionsAPage = 10;

/** A page of questions of one topic, whether it is awaited, and what to say when it failed. */
export interface QuestionList {
  questions: readonly ListedQuestion[];
  total: number;
  isPending: boolean;
  said: ReturnType<typeof useServiceQuery>['said'];
  refetch: () => unknown;
}

/** A question of either topic. */
export type ListedQuestion =
  | { topic: 'office'; id: number; asked: Query }
  | { topic: 'tender'; id: number; asked: AskedOfTender };

const none = { rows: [], total: 0 };

/** Asks for a page of the questions of a topic; only that topic's call is made. */
export function useQuestions({ topic, isOpen, page }: QuestionsState): QuestionList {
  const input = { isOpen, pageNumber: page, pageSize: questionsAPage };
  const isOffice = topic === 'office';
  const office = useServiceQuery('queryList', input, { isQuiet: true, isEnabled: isOffice });
  const tender = useServiceQuery('tenderQuestionList', input, {
    isQuiet: true,
    isEnabled: !isOffice,
  });
  const { isPending, said, refetch } = isOffice ? office : tender;
  const state = { isPending, said, refetch };
  if (isOffice) {
    const { rows, total } =
      office.answer && 'result' in office.answer ? office.answer.result : none;
    const questions = rows.map((asked) => ({ topic, id: asked.queryId, asked }) as const);
    return { ...state, questions, total };
  }
  const { rows, total } = tender.answer && 'result' in tender.answer ? tender.answer.result : none;
  const questions = rows.map((asked) => ({ topic, id: asked.questionId, asked }) as const);
  return { ...state, questions, total };
}

/** Answers a question; gives whether it is done. */
export function useAnswer(topic: QuestionTopic) {
  const office = useServiceCall('queryAnswer');
  const tender = useServiceCall('tenderQuestionAnswer');
  const refresh = useRefresh();
  const send = async (id: number, answer: string): Promise<boolean> => {
    const ended =
      topic === 'office'
        ? await office.run({ queryId: id, answer })
        : await tender.run({ questionId: id, answer });
    const isDone = ended.isSuccess && ended.said === undefined;
    if (isDone) refresh();
    return isDone;
  };
  const { isPending, said } = topic === 'office' ? office : tender;
  return { send, isPending, said };
}
