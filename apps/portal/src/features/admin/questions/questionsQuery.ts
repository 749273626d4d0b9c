/** The topic of questions: the office or a tender. */
export type QuestionTopic = 'office' | 'tender';

/** Which questions are shown. */
export interface QuestionsState {
  topic: QuestionTopic;
  /** Whether open questions are shown; answered ones otherwise. */
  isOpen: boolean;
  /** From 1. */
  page: number;
}

/** Returns which questions a query shows; invalid parameters are ignored. */
export function parseQuestionsQuery(address: URLSearchParams): QuestionsState {
  const page = Number(address.get('page'));
  return {
    topic: address.get('about') === 'tender' ? 'tender' : 'office',
    isOpen: address.get('state') !== 'answered',
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** Returns the query of the shown questions, without default values. */
export function buildQuestionsQuery({ topic, isOpen, page }: QuestionsState): URLSearchParams {
  return new URLSearchParams({
    ...(topic === 'office' ? {} : { about: topic }),
    ...(isOpen ? {} : { state: 'answered' }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}
