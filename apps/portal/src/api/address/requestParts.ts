import type { Endpoint } from '@temple-land/portal-core';

type Fields = Record<string, unknown>;

/** The path of a request with its query, and its body. */
export interface RequestParts {
  path: string;
  /** Undefined for a GET: its remaining fields become the query. */
  body: Fields | undefined;
}

const toFields = (input: unknown): Fields =>
  typeof input === 'object' && input !== null ? { ...input } : {};

/** Returns path and body of a request; `:name` parts and, for a GET, the query are filled from the input. */
export function buildRequestParts({ method, path }: Endpoint, input: unknown): RequestParts {
  const fields = toFields(input);
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  if (method === 'POST') return { path: filled, body: fields };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { path: query.size === 0 ? filled : `${filled}?${query}`, body: undefined };
}
