/** The day on which all screens were last reviewed (yyyy-MM-dd). */
const allScreens = '2026-11-18';

/** The pages that were reviewed on another day, by their path in the route table. */
export const otherReviews: Readonly<Record<string, string>> = {
  '/website/notification/:slug': '2026-11-25',
  '/website/faq': '2026-11-25',
  '/admin/page-reports': '2026-11-25',
};

/** Returns the day on which a page was last reviewed, by its path in the route table. */
export const getReviewDate = (path: string): string => otherReviews[path] ?? allScreens;
