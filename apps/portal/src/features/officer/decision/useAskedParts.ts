import type { AskedParts, QueueRow } from '@temple-land/portal-core';
import { useState } from 'react';

const nothingAsked: AskedParts = { documents: [], fields: [] };

/**
 * Returns what a question to the applicant of a land application asks for besides its text, and how the request of the
 * step has it; undefined and nothing for any other step.
 */
export function useAskedParts({ applicationType }: QueueRow, action: string) {
  const [asked, setAsked] = useState(nothingAsked);
  const isQuestion = applicationType === 2 && action === 'query';
  const { documents, fields } = asked;
  return {
    asked: isQuestion ? asked : undefined,
    setAsked,
    sentParts: isQuestion ? { asked: { documents: [...documents], fields: [...fields] } } : {},
  };
}
