import { routes, type RouteRow } from './routes.ts';

/** A row that fits a path, and what the path says in the places of its pattern. */
export interface Match {
  row: RouteRow;
  params: Record<string, string>;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** Gives the row of a path: one without places in its pattern first, the row of all others last. */
export function matchOf(path: string): Match {
  const fitting = routes.flatMap((row) => {
    const params = paramsOf(row.path, path);
    return params === undefined ? [] : [{ row, params }];
  });
  const exact = fitting.find(({ params }) => Object.keys(params).length === 0);
  const found = exact ?? fitting[0] ?? { row: routes.find((row) => row.path === '*'), params: {} };
  if (found.row === undefined) throw new Error('The route table has no row for all other paths.');
  return { row: found.row, params: found.params };
}
