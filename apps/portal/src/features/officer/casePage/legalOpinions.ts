import { recommendations, type AttachedDocument, type Step } from '@temple-land/portal-core';

/** A question to the law officer with the answer, if it has come. */
export interface LegalOpinion {
  question: string;
  askedBy: string;
  askedAt: string;
  answer?: {
    facts: string;
    opinion: string;
    /** Undefined in an opinion of an earlier release. */
    recommendation: (typeof recommendations)[number] | undefined;
    by: string;
    at: string;
  };
}

const opinionKind = 24;

/** Returns the questions to the law officer with their opinions, oldest first, without undone steps. */
export function listLegalOpinions(history: readonly Step[]): LegalOpinion[] {
  const opinions: LegalOpinion[] = [];
  const taken: Step[] = [];
  for (const step of history) {
    if (step.action === 'undo') taken.pop();
    else taken.push(step);
  }
  for (const { action, at, by, given } of taken) {
    const last = opinions.at(-1);
    if (action === 'seekOpinion') {
      opinions.push({ question: given['query'] ?? '', askedBy: by, askedAt: at });
    } else if (action === 'opinion' && last) {
      const { facts = '', opinion = '' } = given;
      const recommendation = recommendations.find((each) => each === given['recommendation']);
      last.answer = { facts, opinion, recommendation, by, at };
    }
  }
  return opinions;
}

/** Returns the papers that law officers added. */
export const listLegalDocuments = (documents: readonly AttachedDocument[]): AttachedDocument[] =>
  documents.filter(({ kind, isOfOffice }) => isOfOffice === true && kind === opinionKind);
