import { atom } from 'jotai';
import { readText, removeText, writeText } from './browserStorage.ts';
import { sessionTokenAtom } from './session.ts';
import { portalStore } from './store.ts';

/** A plot that an officer keeps aside, with what a list of such plots says. */
export interface BasketPlot {
  plotCode: string;
  plotNo: string;
  mouza: string;
  /** Acres. */
  area: number;
}

/** The most plots of a basket; as many can be asked for at once. */
export const maxBasketPlots = 200;
const key = 'plotBasket';

const isPlot = (value: unknown): value is BasketPlot => {
  const { plotCode, plotNo, mouza, area } = (value ?? {}) as Record<string, unknown>;
  const texts = [plotCode, plotNo, mouza];
  return texts.every((text) => typeof text === 'string') && typeof area === 'number';
};

/** Reads a kept basket; what is not one is empty. */
export function parseBasket(text: string | undefined): readonly BasketPlot[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlot).slice(0, maxBasketPlots) : [];
  } catch {
    return [];
  }
}

/** Returns a basket with further plots: each once, and not more than it holds. */
export function addPlots(
  basket: readonly BasketPlot[],
  more: readonly BasketPlot[],
): readonly BasketPlot[] {
  const known = new Set(basket.map(({ plotCode }) => plotCode));
  const fresh = more.filter(({ plotCode }) => !known.has(plotCode));
  return [...basket, ...fresh].slice(0, maxBasketPlots);
}

const changesAtom = atom(0);

/** The plots that an officer keeps aside in this tab; logging out removes them. */
export const plotBasketAtom = atom((get) => {
  get(changesAtom);
  return get(sessionTokenAtom) === undefined ? [] : parseBasket(readText('session', key));
});

/** Keeps a basket in this tab. */
export function keepBasket(plots: readonly BasketPlot[]): void {
  if (plots.length === 0) removeText('session', key);
  else writeText('session', key, JSON.stringify(plots));
  portalStore.set(changesAtom, (changes) => changes + 1);
}
