import * as v from 'valibot';
import { TenderState } from '../tenders/tenders.ts';
import { answer, filled, Id, Moment } from '../common.ts';

export const SiteSearchRequest = v.object({ words: filled(100) });

/** A matching notice: its title and an excerpt around the first match. */
export const FoundNotice = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  createdOn: Moment,
});

/** A matching tender, with its state at the time of the answer. */
export const FoundTender = v.object({
  tenderAdvertisementId: Id,
  state: TenderState,
  letterNo: v.string(),
  title: v.string(),
  startDate: Moment,
  closeDate: Moment,
});

/** A matching question, with an excerpt of its answer around the first match. */
export const FoundQuestion = v.object({
  slug: v.string(),
  question: v.string(),
  excerpt: v.string(),
});

/** A plot of the deity's land record: its number and place, without its holder. */
export const FoundPlot = v.object({
  plotNo: v.string(),
  mouzaId: Id,
  tahasilId: Id,
  districtId: Id,
  mouza_name: v.string(),
  tehsil_name: v.string(),
  district_name: v.string(),
});

/** The results of the site search by kind, at most 20 of each. */
export const SiteSearchResult = v.object({
  notices: v.array(FoundNotice),
  tenders: v.array(FoundTender),
  questions: v.array(FoundQuestion),
  plots: v.array(FoundPlot),
});
export type SiteSearchResult = v.InferOutput<typeof SiteSearchResult>;
export const SiteSearchAnswer = answer(SiteSearchResult);
