import type { Endpoint } from '@temple-land/portal-core';

type Fields = Record<string, unknown>;

/** Where a request goes and what remains of the input for its body. */
export interface RequestParts {
  path: string;
  /** Undefined for a GET, whose remaining fields are its query. */
  body: Fields | undefined;
}

const toFields = (input: unknown): Fields =>
  typeof input === 'object' && input !== null ? { ...input } : {};

/** Returns the address of a row: `:name` parts and, for a GET, the query come from the input. */
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
