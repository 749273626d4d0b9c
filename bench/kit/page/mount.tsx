import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PageR } from './PageR.tsx';
import type { Kit, Theme } from './kit.ts';

/** The measured times of a page, in ms. */
export interface Report {
  commit: number;
  paint: number;
  /** Renders the page again from its root and returns the time until the commit. */
  rerender: () => number;
}

declare global {
  interface Window {
    report?: Report;
  }
}

/** Calls `done` after the first painted frame in which a condition is true. */
function callAfterPaint(holds: () => boolean, done: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', done);
  port1.start();
  const look = () => {
    if (holds()) port2.postMessage('painted');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit);
  return children;
}

/** Renders page R with a kit and reports its times. */
export function mount(kit: Kit): void {
  const element = document.querySelector('#root');
  if (element === null) throw new Error('The page has no #root.');
  const theme: Theme = location.search.includes('dark') ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  const { Root } = kit;
  let committed = 0;
  const onCommit = () => {
    committed = performance.now();
  };
  const tree = () => (
    <Committed onCommit={onCommit}>
      <Root theme={theme}>
        <PageR kit={kit} />
      </Root>
    </Committed>
  );
  const began = performance.now();
  const root = createRoot(element);
  const rerender = () => {
    const start = performance.now();
    flushSync(() => root.render(tree()));
    return committed - start;
  };
  root.render(tree());
  callAfterPaint(
    () => committed > 0,
    () => {
      window.report = { commit: committed - began, paint: performance.now() - began, rerender };
    },
  );
}
