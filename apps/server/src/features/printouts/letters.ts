import type { LetterKind } from '@temple-land/portal-core';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { recordOpenings } from '../../db/applications/letterOpenings.ts';
import { findLetter } from '../../db/applications/letters.ts';
import { draftOfficerLetter } from '../../db/applications/officerLetter.ts';
import { isResponsible } from '../../db/land/territory.ts';
import type { MemberHandler } from '../../handler.ts';
import { attestLetter } from './attestation.ts';
import { createFile, createPlainFile } from './printoutFile.ts';
import { buildCommonRows } from './printoutRows.ts';
import { findRecordById } from './printouts.repository.ts';
import { texts } from './printoutTexts.ts';

/** The title of each letter. */
const letterTitles = {
  order: texts.order,
  rejection: texts.order,
  demand: texts.demand,
  query: texts.query,
} as const satisfies Readonly<Record<LetterKind, unknown>>;

/**
 * Answers land/letter: a letter that was issued about an application, in its wording of that day, for its applicant and
 * the officers of its place.
 */
export const letterFile: MemberHandler<'letterFile'> = async ({ letterId }, context) => {
  const { db, caller, clock } = context;
  const letter = await findLetter(db, letterId);
  const record = letter && (await findRecordById(db, letter.applicationId));
  if (!record) return undefined;
  const { applicantId, number } = record.application;
  const isApplicant = applicantId === caller.userId;
  if (!isApplicant && !isResponsible(caller, record.application)) return undefined;
  const reading = { subjectId: applicantId, readerId: caller.userId, record: number };
  await recordAccess(db, [{ ...reading, purpose: 'document' }], clock());
  if (isApplicant) await recordOpenings(db, [letterId], caller, clock());
  const rows = buildCommonRows(record, isApplicant ? 'applicant' : 'office');
  const title = letterTitles[letter.kind];
  return createFile(context, attestLetter(record, letter), rows, texts.letterText, {
    title,
    letter,
  });
};

/**
 * Answers api/officer/letter/preview: the letter of a step as it would be issued, marked as a draft and without a check
 * code; none for a step that the officer may not take now.
 */
export const letterPreview: MemberHandler<'letterPreview'> = async (request, context) => {
  const { db, caller, clock } = context;
  const draft = await draftOfficerLetter(db, request, caller, clock());
  const record = await findRecordById(db, request.applicationId);
  if (typeof draft === 'string' || !record) return undefined;
  const preview = {
    title: letterTitles[draft.kind],
    number: record.application.number,
    rows: buildCommonRows(record, 'office'),
    text: texts.letterText,
    letter: request.letter,
    isDraft: true,
  };
  return createPlainFile(context, preview, 'draft');
};
