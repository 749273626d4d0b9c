import type { CSSProperties, Ref, RefCallback } from 'react';

type Handler = (...values: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

function setRef<Element>(ref: Ref<Element>, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** Returns a ref that sets two refs; each call returns another one, so an effect of a ref runs again with it. */
export function mergeRefs<Element>(one: Ref<Element>, other: Ref<Element>): RefCallback<Element> {
  return (element) => {
    const cleanUps = [one, other].map((ref) => setRef(ref, element) ?? (() => setRef(ref, null)));
    return () => cleanUps.forEach((cleanUp) => void cleanUp());
  };
}

function mergeProp(name: string, own: unknown, given: unknown): unknown {
  if (given === undefined || own === undefined) return given ?? own;
  if (name === 'className' || name === 'aria-describedby') return `${String(own)} ${String(given)}`;
  if (name === 'style') return { ...(own as CSSProperties), ...(given as CSSProperties) };
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, given as Ref<unknown>);
  if (!isHandler(name, own) || !isHandler(name, given)) return given;
  return (...values: unknown[]) => {
    given(...values);
    own(...values);
  };
}

/**
 * Returns the props of an element of the kit with those that its caller has given. The given ones win, but class names
 * and descriptions are joined, styles merged, both refs set and both handlers called, the caller's first.
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
