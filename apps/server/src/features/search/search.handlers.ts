import { buildExcerpt, splitSearch, htmlToText } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import { searchNotices, searchQuestions, searchTenders } from './search.repository.ts';

const maxResultsPerKind = 20;
const excerptCharacters = 180;
const limit = { action: 'search', requests: 60, windowMs: 60_000 };

async function findNotices(db: Database, words: readonly string[]) {
  const rows = await searchNotices(db, words, maxResultsPerKind);
  return rows.map(({ title, description, createdOn }) => ({
    title,
    excerpt: buildExcerpt(htmlToText(description), words, excerptCharacters),
    createdOn: createdOn.toISOString(),
  }));
}

/** Answers api/search: notices, tenders and questions that contain every word, at most 20 of each kind. */
export const siteSearch: Handler<'siteSearch'> = async (request, context) => {
  const { db } = context;
  await enforceRateLimit(context, limit);
  const words = splitSearch(request.words);
  const tenders = await searchTenders(db, words, maxResultsPerKind);
  const questions = await searchQuestions(db, words, maxResultsPerKind);
  return {
    status: 200,
    result: {
      notices: await findNotices(db, words),
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
