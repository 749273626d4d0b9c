import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockBack } from '../state/backLock.ts';
import { navigate, placeAtom } from '../state/place.ts';
import { portalStore } from '../state/store.ts';
import { startNavigation } from './navigation.ts';

const slow = new Map<string, Promise<void>>();

// Every address has a page; one in `slow` has it when its promise settles.
vi.mock('./arrive.ts', () => ({
  arrive: async ({ pathname, search, hash }: URL) => {
    await slow.get(pathname);
    const path = pathname === '/old' ? '/new' : pathname;
    return {
      pathname: path,
      search,
      hash,
      params: {},
      title: [],
      layout: 'bare',
      Page: () => null,
    };
  },
}));

const origin = 'http://portal';

/** A browser's history with its address and its one listener. */
function fakeWindow() {
  const entries = [{ state: null as unknown, address: `${origin}/start` }];
  let at = 0;
  let follow = () => undefined as void;
  return {
    entries,
    scrollY: 0,
    location: {
      get href() {
        return entries[at]?.address ?? '';
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _title: string, address: string) => {
        at += 1;
        entries.splice(at, entries.length, { state, address: origin + address });
      },
      replaceState: (state: unknown, _title: string, address: string) => {
        entries[at] = { state, address: origin + address };
      },
      go: (steps: number) => {
        at += steps;
        follow();
      },
    },
    addEventListener: (_type: string, listener: () => void) => {
      follow = listener;
    },
  };
}

const shown = () => portalStore.get(placeAtom);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the steps of a visitor', () => {
  let browser: ReturnType<typeof fakeWindow>;

  beforeEach(async () => {
    slow.clear();
    lockBack(false);
    browser = fakeWindow();
    vi.stubGlobal('window', browser);
    await startNavigation();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('begin at the address of the browser and leave a step each', async () => {
    expect(shown().pathname).toBe('/start');
    await navigate('/tenders?tab=old#second');
    expect(shown()).toMatchObject({ pathname: '/tenders', search: '?tab=old', hash: '#second' });
    expect(browser.location.href).toBe(`${origin}/tenders?tab=old#second`);
    expect(browser.entries).toHaveLength(2);
  });

  it('leave the address that a redirect leads to', async () => {
    await navigate('/old');
    expect(browser.location.href).toBe(`${origin}/new`);
  });

  it('leave no step when they replace', async () => {
    await navigate('/login', { replace: true });
    expect(browser.entries.map(({ address }) => address)).toEqual([`${origin}/login`]);
  });

  it('go back to a place with the key it had', async () => {
    const { key } = shown();
    await navigate('/tenders');
    expect(shown().key).not.toBe(key);
    browser.history.go(-1);
    await settled();
    expect(shown()).toMatchObject({ pathname: '/start', key });
  });

  it('end at the page that was asked for last, though an earlier one loads late', async () => {
    let load = () => undefined as void;
    slow.set('/late', new Promise((resolve) => (load = resolve)));
    const late = navigate('/late');
    await navigate('/quick');
    load();
    await late;
    expect(shown().pathname).toBe('/quick');
    expect(browser.location.href).toBe(`${origin}/quick`);
  });

  it('do not lead back where Back is locked', async () => {
    await navigate('/officer/dashboard');
    lockBack(true);
    browser.history.go(-1);
    await settled();
    expect(shown().pathname).toBe('/officer/dashboard');
    expect(browser.location.href).toBe(`${origin}/officer/dashboard`);
  });
});
