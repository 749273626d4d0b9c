import { createRef, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { useMergedRefs } from './useMergedRefs.ts';

const own = createRef<HTMLElement>();

function Box({ given }: { given: Ref<HTMLElement> }) {
  return <section ref={useMergedRefs(own, given)} />;
}

describe('useMergedRefs', () => {
  it('sets both refs once, and clears both', () => {
    const given = vi.fn<(element: HTMLElement | null) => void>();
    const root = createRoot(document.createElement('div'));
    flushSync(() => root.render(<Box given={given} />));
    flushSync(() => root.render(<Box given={given} />));
    expect(own.current?.localName).toBe('section');
    expect(given.mock.calls).toEqual([[own.current]]);
    flushSync(() => root.unmount());
    expect(own.current).toBeNull();
    expect(given).toHaveBeenLastCalledWith(null);
  });
});
