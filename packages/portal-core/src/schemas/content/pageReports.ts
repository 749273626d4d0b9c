import * as v from 'valibot';
import { Id, keyed, Moment, page, paging, text } from '../common.ts';

/** The path of a page without its query, which may contain personal data. */
const PagePath = v.pipe(text(200), v.regex(/^\/[\w\-./~%:]*$/));

/** A problem with a page; `expected` and `contact` may be empty. */
export const PageReportRequest = v.object({
  path: PagePath,
  problem: text(2500),
  expected: text(2500),
  contact: text(150),
  ...keyed,
});

/** A problem with a page as shown to administrators; `closedOn` and `closedBy` are null while it is open. */
export const PageReport = v.object({
  reportId: Id,
  path: v.string(),
  problem: v.string(),
  expected: v.string(),
  contact: v.string(),
  reportedOn: Moment,
  closedOn: v.nullable(Moment),
  /** The full name of the administrator. */
  closedBy: v.nullable(v.string()),
});
export type PageReport = v.InferOutput<typeof PageReport>;

export const PageReportListRequest = v.object({ isOpen: v.boolean(), ...paging });
export const PageReportListAnswer = page(PageReport);
export const PageReportCloseRequest = v.object({ reportId: Id });
