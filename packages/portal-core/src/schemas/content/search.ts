import * as v from 'valibot';
import { answer, filled, Moment } from '../common.ts';

export const SiteSearchRequest = v.object({ words: filled(100) });

/** A notice that was found: its title and the words around the first hit. */
export const FoundNotice = v.object({
  title: v.string(),
  excerpt: v.string(),
  createdOn: Moment,
});

/** A tender that was found. */
export const FoundTender = v.object({
  letterNo: v.string(),
  title: v.string(),
  startDate: Moment,
  closeDate: Moment,
});

/** A question that was found, with the words around the first hit of its answer. */
export const FoundQuestion = v.object({ question: v.string(), excerpt: v.string() });

/** What a search of the whole site found, each kind on its own, at most 20 of each. */
export const SiteSearchResult = v.object({
  notices: v.array(FoundNotice),
  tenders: v.array(FoundTender),
  questions: v.array(FoundQuestion),
});
export type SiteSearchResult = v.InferOutput<typeof SiteSearchResult>;
export const SiteSearchAnswer = answer(SiteSearchResult);
