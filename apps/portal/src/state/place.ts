import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, type ComponentType } from 'react';
import type { PageKey } from '../i18n/pageKey.ts';
import { portalStore } from './store.ts';

/** Which frame a page stands in. */
export type Layout = 'public' | 'user' | 'work' | 'bare';

/** Where the portal stands: the address, and the page that is shown there. */
export interface Place {
  pathname: string;
  /** With its `?`, empty without a question. */
  search: string;
  /** With its `#`, empty without one. */
  hash: string;
  /** Another one with each step, the same again after Back. */
  key: string;
  /** What the path says in the places of its pattern: `id` for `:id`. */
  params: Readonly<Record<string, string>>;
  /** The parts of the page title in order. */
  title: readonly PageKey[];
  /** The frame around the page. */
  layout: Layout;
  Page: ComponentType;
}

const nowhere: Place = {
  pathname: '/',
  search: '',
  hash: '',
  key: '',
  params: {},
  title: [],
  layout: 'bare',
  Page: () => null,
};

const shownAtom = atom(nowhere);

/** The place that is shown. */
export const placeAtom = atom((get) => get(shownAtom));

/** Shows a place. */
export const showPlace = (place: Place): void => portalStore.set(shownAtom, place);

/** Goes to an address of the portal; with `replace` Back does not lead here again. Settles on arrival. */
export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>;

let pilot: Navigate = () => Promise.resolve();

/** Says who moves the portal: the app does, once it has started. */
export function steerBy(navigate: Navigate): void {
  pilot = navigate;
}

/** Goes to an address of the portal, its guard asked and its page loaded first. */
export const navigate: Navigate = (to, options) => pilot(to, options);

/** Gives where the portal stands. */
export const useLocation = (): Place => useAtomValue(placeAtom);

/** Gives what the path says in the places of its pattern. */
export const useParams = (): Partial<Record<string, string>> => useAtomValue(placeAtom).params;

type Question = URLSearchParams | Record<string, string>;

/** Gives the question of the address and how to ask another one at the same path. */
export function useSearchParams(): [URLSearchParams, (next: Question) => void] {
  const { pathname, search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const ask = (next: Question) => {
    const question = new URLSearchParams(next).toString();
    void navigate(question === '' ? pathname : `${pathname}?${question}`);
  };
  return [parameters, ask];
}

/** Leads elsewhere as soon as it is drawn; Back does not lead here again. */
export function Elsewhere({ to }: { to: string }) {
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [to]);
  return null;
}
