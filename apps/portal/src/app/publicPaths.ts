import { routes, type PageRow, type RouteRow } from './routes.ts';

const isPublic = (row: RouteRow): row is PageRow =>
  'guard' in row && (row.guard === 'open' || row.guard === 'guestOnly') && !row.path.includes(':');

/** The paths of the pages that are prerendered: those that need no login and have no parameter. */
export const publicPaths = routes.filter(isPublic).map(({ path }) => path);

/** The target of each path that redirects. */
export const redirects = Object.fromEntries(
  routes.flatMap((row) =>
    'redirect' in row && row.path !== '*' ? [[row.path, row.redirect]] : [],
  ),
);
