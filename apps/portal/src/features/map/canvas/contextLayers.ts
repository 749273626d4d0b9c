import type { TextKey } from '../../../i18n/textKey.ts';

/** What surrounds plots, as the legend names it. */
export const contextKinds = ['roads', 'water', 'settlements', 'groves'] as const;

/** A kind of what surrounds plots. */
export type ContextKind = (typeof contextKinds)[number];

/** The label of each kind in the legend. */
export const contextLabels: Readonly<Record<ContextKind, TextKey<'map'>>> = {
  roads: 'context.roads',
  water: 'context.water',
  settlements: 'context.settlements',
  groves: 'context.groves',
};

/** The style layers of each kind; those above plots are drawn on top of their fills. */
export const contextStyleLayers: Readonly<Record<ContextKind, readonly string[]>> = {
  roads: ['context-road', 'context-road-line'],
  water: ['context-canal', 'context-canal-line', 'context-tank', 'context-tank-line'],
  settlements: ['context-settlement', 'context-settlement-line'],
  groves: ['context-grove', 'context-grove-plants'],
};
