import type { CSSProperties } from 'react';

type Handler = (...values: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

function mergeProp(name: string, own: unknown, given: unknown): unknown {
  if (given === undefined || own === undefined) return given ?? own;
  if (name === 'className' || name === 'aria-describedby') return `${String(own)} ${String(given)}`;
  if (name === 'style') return { ...(own as CSSProperties), ...(given as CSSProperties) };
  if (!isHandler(name, own) || !isHandler(name, given)) return given;
  return (...values: unknown[]) => {
    given(...values);
    own(...values);
  };
}

/**
 * Returns the props of an element of the kit with those that its caller has given. The given ones win, but class names
 * and descriptions are joined, styles merged and both handlers called, the caller's first.
 * `mergeProps` of React Aria depends on hooks, which a server component cannot import.
 */
export function mergeProps<Own extends object, Given extends object>(
  own: Own,
  given: Given,
): Own & Given {
  const merged = { ...own } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    merged[name] = name in merged ? mergeProp(name, merged[name], value) : value;
  }
  return merged as Own & Given;
}
