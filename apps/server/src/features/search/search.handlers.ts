import {
  buildExcerpt,
  getTenderState,
  htmlToText,
  splitSearch,
  toTenderWindow,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import { searchNotices, searchQuestions, searchTenders, type Search } from './search.repository.ts';
import { searchPlots } from './searchPlots.ts';

const maxResultsPerKind = 20;
const excerptCharacters = 180;
const limit = { action: 'search', requests: 60, windowMs: 60_000 };

async function findNotices(db: Database, search: Search) {
  const rows = await searchNotices(db, search);
  return rows.map(({ slug, title, description, createdOn }) => ({
    slug,
    title,
    excerpt: buildExcerpt(htmlToText(description), search.words, excerptCharacters),
    createdOn: createdOn.toISOString(),
  }));
}

/**
 * Answers api/search: notices, tenders and questions that contain every word, and plots with the searched number and
 * place, at most 20 of each kind.
 */
export const siteSearch: Handler<'siteSearch'> = async (request, context) => {
  const { db, language } = context;
  await enforceRateLimit(context, limit);
  const now = context.clock().getTime();
  const words = splitSearch(request.words);
  const search = { words, language, most: maxResultsPerKind };
  const tenders = await searchTenders(db, search);
  const questions = await searchQuestions(db, search);
  return {
    status: 200,
    result: {
      notices: await findNotices(db, search),
      tenders: tenders.map(({ id, letterNo, title, startDate, closeDate }) => ({
        tenderAdvertisementId: id,
        state: getTenderState(toTenderWindow({ startDate, closeDate }), now),
        letterNo,
        title,
        startDate: startDate.toISOString(),
        closeDate: closeDate.toISOString(),
      })),
      questions: questions.map(({ slug, question, answer }) => ({
        slug,
        question,
        excerpt: buildExcerpt(answer, words, excerptCharacters),
      })),
      plots: await searchPlots(db, search),
    },
  };
};
