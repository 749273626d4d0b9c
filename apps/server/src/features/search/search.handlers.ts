import { buildExcerpt, splitSearch, htmlToText } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import { noticesWith, questionsWith, tendersWith } from './search.repository.ts';

const mostOfAKind = 20;
const excerptCharacters = 180;
const limit = { action: 'search', requests: 60, windowMs: 60_000 };

async function foundNotices(db: Database, words: readonly string[]) {
  const rows = await noticesWith(db, words, mostOfAKind);
  return rows.map(({ title, description, createdOn }) => ({
    title,
    excerpt: buildExcerpt(htmlToText(description), words, excerptCharacters),
    createdOn: createdOn.toISOString(),
  }));
}

/** Answers api/search: notices, tenders and questions that have every searched word; 20 of a kind. */
export const siteSearch: Handler<'siteSearch'> = async (request, context) => {
  const { db } = context;
  await enforceRateLimit(context, limit);
  const words = splitSearch(request.words);
  const tenders = await tendersWith(db, words, mostOfAKind);
  const questions = await questionsWith(db, words, mostOfAKind);
  return {
    status: 200,
    result: {
      notices: await foundNotices(db, words),
      tenders: tenders.map(({ letterNo, title, startDate, closeDate }) => ({
        letterNo,
        title,
        startDate: startDate.toISOString(),
        closeDate: closeDate.toISOString(),
      })),
      questions: questions.map(({ question, answer }) => ({
        question,
        excerpt: buildExcerpt(answer, words, excerptCharacters),
      })),
    },
  };
};
