/** Whom or what questions are about: the office, or a tender. */
export type QuestionTopic = 'office' | 'tender';

/** Which questions are shown. */
export interface QuestionsState {
  topic: QuestionTopic;
  /** Open ones, else answered ones. */
  isOpen: boolean;
  /** From 1. */
  page: number;
}

/** Reads which questions an address shows; what makes no sense counts as not said. */
export function questionsOf(address: URLSearchParams): QuestionsState {
  const page = Number(address.get('page'));
  return {
    topic: address.get('about') === 'tender' ? 'tender' : 'office',
    isOpen: address.get('state') !== 'answered',
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** Writes which questions are shown to an address, what is usual left out. */
export function questionsAddress({ topic, isOpen, page }: QuestionsState): URLSearchParams {
  return new URLSearchParams({
    ...(topic === 'office' ? {} : { about: topic }),
    ...(isOpen ? {} : { state: 'answered' }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}
