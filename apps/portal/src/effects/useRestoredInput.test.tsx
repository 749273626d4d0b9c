import { act as actInReact, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { citizenSession } from '../../../../tests/support/citizenSession.ts';
import { loadEnglishTexts } from '../i18n/englishTexts.ts';
import { createI18n } from '../i18n/i18n.ts';
import { pageNoticeAtom } from '../state/pageNotice.ts';
import { endSession, startSession, type Session } from '../state/session.ts';
import { portalStore } from '../state/store.ts';
import { discardTypedInput, keepTypedInput, trackTypedInput } from '../state/typedInput.ts';
import { useRestoredInput } from './useRestoredInput.ts';

const common = await loadEnglishTexts('common');
const specification = await loadEnglishTexts('specification');
const i18n = createI18n('en', { en: { common, specification } });
const path = '/officer/note?case=7';

let container: HTMLElement;
let root: Root;
let stopTracking: () => void;

/** A form whose second choice loads later, as choices of places do. */
function NoteForm() {
  const [note, setNote] = useState('');
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 40);
    return () => clearTimeout(timer);
  }, []);
  return (
    <form>
      <label htmlFor="note">Note</label>
      <textarea id="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>{note}</output>
      <input name="amount" defaultValue="1" />
      <input name="isUrgent" type="checkbox" />
      <input name="secret" type="password" />
      <select name="mouza" defaultValue="">
        <option value="">Select</option>
        {isLoaded && <option value="4">Sakhigopal</option>}
      </select>
    </form>
  );
}

function Area() {
  useRestoredInput();
  return <Outlet />;
}

const act = (work: () => unknown) =>
  actInReact(async () => {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const loadChoices = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const field = (selector: string) => container.querySelector<HTMLInputElement>(selector);

async function open(address: string): Promise<void> {
  const children = [
    { path: '/officer/note', Component: NoteForm },
    { path: '/officer/other', Component: NoteForm },
  ];
  const router = createMemoryRouter([{ Component: Area, children }], { initialEntries: [address] });
  root = createRoot(container);
  await act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
}

async function type(selector: string, value: string): Promise<void> {
  const target = field(selector);
  if (target === null) throw new Error(`There is no ${selector}.`);
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target);
  await act(() => target.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Types into the form, ends the session as after 20 minutes, and opens a page with the next one. */
async function returnAs(session: Session, address = path): Promise<void> {
  await open(path);
  await loadChoices();
  await type('textarea', 'Seen on site');
  await type('[name=amount]', '250');
  await type('[name=secret]', 'Kalinga@77');
  await type('select', '4');
  await act(() => field('[name=isUrgent]')?.click());
  keepTypedInput(citizenSession, path);
  await act(() => root.unmount());
  startSession(session);
  await open(address);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  stopTracking = trackTypedInput();
  startSession(citizenSession);
});

afterEach(async () => {
  await act(() => root.unmount());
  stopTracking();
  discardTypedInput();
  endSession();
  portalStore.set(pageNoticeAtom, undefined);
  container.remove();
  vi.unstubAllGlobals();
});

describe('a page after the session ended by itself and a login', () => {
  it('has what was typed and chosen, except passwords, and says so', async () => {
    await returnAs(citizenSession);
    await loadChoices();
    expect(field('select')?.value).toBe('4');
    expect(container.querySelector('output')?.textContent).toBe('Seen on site');
    expect(field('[name=amount]')?.value).toBe('250');
    expect(field('[name=isUrgent]')?.checked).toBe(true);
    expect(field('[name=secret]')?.value).toBe('');
    expect(portalStore.get(pageNoticeAtom)?.message).toEqual({ text: common['idle.restored'] });
  });

  it('has nothing of another user', async () => {
    await returnAs({ ...citizenSession, userId: citizenSession.userId + 1 });
    expect(field('textarea')?.value).toBe('');
    await act(() => root.unmount());
    startSession(citizenSession);
    await open(path);
    expect(field('textarea')?.value).toBe('');
  });

  it('has nothing of another page', async () => {
    await returnAs(citizenSession, '/officer/other');
    expect(field('textarea')?.value).toBe('');
  });

  it('has nothing after half an hour', async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 31 * 60_000);
    await open(path);
    await type('textarea', 'Seen on site');
    keepTypedInput(citizenSession, path);
    clock.mockRestore();
    await act(() => root.unmount());
    await open(path);
    expect(field('textarea')?.value).toBe('');
  });
});
