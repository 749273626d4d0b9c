import { draftOfficerLetter } from '../../db/applications/officerLetter.ts';
import type { MemberHandler } from '../../handler.ts';

/**
 * Answers api/officer/letter/draft: the letter that a step would issue; 404 outside the area and for a step without a
 * letter, 403 for a step that the officer may not take now.
 */
export const letterDraft: MemberHandler<'letterDraft'> = async (request, context) => {
  const { db, caller, clock } = context;
  const draft = await draftOfficerLetter(db, request, caller, clock());
  if (draft === 'unknown') return { status: 404 };
  if (draft === 'notYours') return { status: 403 };
  const { templateId: _, ...result } = draft;
  return { status: 200, result };
};
