import { useMemo, type Ref } from 'react';

function setRef<Element>(ref: Ref<Element>, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** Returns a ref that sets two refs and stays the same while they do, so that a ref which sets a state runs once. */
export function useMergedRefs<Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): Ref<Element> {
  return useMemo(() => {
    if (!given) return own;
    return (element: Element | null) => {
      const cleanUps = [own, given].map((ref) => setRef(ref, element) ?? (() => setRef(ref, null)));
      return () => cleanUps.forEach((cleanUp) => void cleanUp());
    };
  }, [own, given]);
}
