import { eq } from 'drizzle-orm';
import { formatDate, type BilingualText, type CaseNoticeKind } from '@temple-land/portal-core';
import { isResponsible } from '../../db/land/territory.ts';
import { cases } from '../../db/schema/applicationDetails.ts';
import type { MemberHandler } from '../../handler.ts';
import { attestNotice } from './attestation.ts';
import { createFile } from './printoutFile.ts';
import { buildPlaceRows } from './printoutRows.ts';
import { findNotice, findRecordById, type NoticeRow } from './printouts.repository.ts';
import { texts } from './printoutTexts.ts';
import type { PrintoutRow } from './renderPrintout.ts';

const letterTexts: Readonly<Record<CaseNoticeKind, BilingualText>> = {
  showCause: texts.showCauseText,
  hearing: texts.hearingText,
  order: texts.orderNoticeText,
};

const row = (label: BilingualText, value: string): PrintoutRow[] =>
  value === '' ? [] : [{ label, value }];

/** Builds the rows of a letter: to whom, which case, and the day of the hearing. */
export function buildLetterRows(
  { notice, party }: NoticeRow,
  matter: Pick<typeof cases.$inferSelect, 'section' | 'court' | 'caseNo' | 'orderNo'>,
): PrintoutRow[] {
  return [
    ...row(texts.noticeTo, party.name),
    ...row(texts.fatherName, party.fatherName),
    ...row(texts.address, party.address),
    ...row(texts.court, matter.court),
    ...row(texts.section, matter.section),
    ...row(texts.caseNo, matter.caseNo),
    ...row(texts.noticeIssuedOn, formatDate(notice.issuedOn.toISOString())),
    ...row(texts.hearingOn, notice.hearingOn === null ? '' : formatDate(notice.hearingOn)),
    ...row(texts.orderNo, notice.kind === 'order' ? matter.orderNo : ''),
  ];
}

/** Answers api/officer/case/notice/letter: a notice in a case as a letter in English and Odia; 404 out of the area. */
export const caseLetter: MemberHandler<'caseLetter'> = async ({ noticeId }, context) => {
  const { db, caller } = context;
  const found = await findNotice(db, noticeId);
  if (!found) return undefined;
  const { applicationId } = found.party;
  const record = await findRecordById(db, applicationId);
  const [matter] = await db.select().from(cases).where(eq(cases.applicationId, applicationId));
  if (!record || !matter || !isResponsible(caller, record.application)) return undefined;
  const rows = [...buildLetterRows(found, matter), ...buildPlaceRows(record)];
  const text = letterTexts[found.notice.kind];
  return createFile(context, attestNotice(record, found), rows, text);
};
