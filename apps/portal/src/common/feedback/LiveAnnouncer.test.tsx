import { Provider } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announce } from '../../state/announcement.ts';
import { portalStore } from '../../state/store.ts';
import { LiveAnnouncer } from './LiveAnnouncer.tsx';

let place: HTMLElement;
let root: Root;

const voice = () => place.querySelector('[role=status]');
const say = (text: string) => flushSync(() => announce(text));

beforeEach(() => {
  say('said before');
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <Provider store={portalStore}>
        <LiveAnnouncer />
      </Provider>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  place.remove();
});

describe('the live announcer', () => {
  it('does not announce earlier texts', () => {
    expect(voice()?.textContent).toBe('');
  });

  it('announces a text', () => {
    say('A new code was sent.');
    expect(voice()?.textContent).toBe('A new code was sent.');
  });

  it('announces the same text again with a new element', () => {
    say('A new code was sent.');
    const first = voice()?.firstChild;
    say('A new code was sent.');
    expect(voice()?.textContent).toBe('A new code was sent.');
    expect(voice()?.firstChild).not.toBe(first);
  });
});
