import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterAll, expect, it } from 'vitest';
import { restoreFocusToContainer } from './restoreFocus.ts';

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
afterAll(() => root.unmount());

function Leaving() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => restoreFocusToContainer(current);
  }, []);
  return <button ref={button}>Again</button>;
}

/** Renders a page with or without the list and its button. */
const draw = (parts: 'list and button' | 'list' | 'neither') =>
  flushSync(() =>
    root.render(
      <main>
        {parts !== 'neither' && (
          <section>{parts === 'list and button' ? <Leaving /> : <p>Rows</p>}</section>
        )}
        <a href="#top">Top</a>
      </main>,
    ),
  );

const focused = async () => {
  await Promise.resolve();
  return document.activeElement?.tagName;
};

const press = () => {
  draw('list and button');
  place.querySelector('button')?.focus();
};

it('the container of a removed button gets the focus', async () => {
  press();
  draw('list');
  expect(await focused()).toBe('SECTION');
});

it('when the container is removed too, the next one gets the focus', async () => {
  press();
  draw('neither');
  expect(await focused()).toBe('MAIN');
});

it('focus outside of the removed element does not move', async () => {
  draw('list and button');
  place.querySelector('a')?.focus();
  draw('list');
  expect(await focused()).toBe('A');
  press();
  draw('list');
  place.querySelector('a')?.focus();
  expect(await focused()).toBe('A');
});
