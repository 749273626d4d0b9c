import type { MapLayer } from '@temple-land/portal-core';
import { contextKinds, type ContextKind } from './contextLayers.ts';
import {
  isEntryOf,
  themeEntries,
  themeSources,
  type MapTheme,
  type ThemeEntry,
} from './mapThemes.ts';

/** The visible outlines and kinds of what surrounds plots; by what plots are coloured, and the visible values of that. */
export interface VisibleLayers {
  outlines: readonly MapLayer['id'][];
  context: readonly ContextKind[];
  theme: MapTheme;
  entries: readonly ThemeEntry[];
  /** The opacity of plots in percent. */
  opacity: number;
  /** The layers from top to bottom. */
  order: readonly MapLayer['id'][];
}

/** The opacities of plots in percent. */
export const plotOpacities: readonly number[] = [100, 75, 50, 25];

/** Returns the visible layers when some entries of the legend are hidden. */
export function getVisibleLayers(
  layers: readonly MapLayer[],
  hidden: ReadonlySet<string>,
  { theme, opacity, order }: Pick<VisibleLayers, 'theme' | 'opacity' | 'order'>,
): VisibleLayers {
  return {
    outlines: layers.map(({ id }) => id).filter((id) => id === 'plots' || !hidden.has(id)),
    context: contextKinds.filter((kind) => !hidden.has(kind)),
    theme,
    opacity,
    order,
    entries: themeEntries[theme].filter(({ id }) => !hidden.has(id)),
  };
}

/** Returns whether a feature of a tile is visible by the values of its theme; other layers are. */
export function isFeatureVisible(
  { source, properties }: { source: string; properties: Readonly<Record<string, unknown>> },
  { theme, entries }: Pick<VisibleLayers, 'theme' | 'entries'>,
): boolean {
  const { source: own, property } = themeSources[theme];
  if (source !== own) return true;
  const value = String(properties[property] ?? '');
  return entries.some((entry) => isEntryOf(theme, entry, value));
}

/** Returns the hidden entries of the legend after one was toggled. */
export const toggleHidden = (
  hidden: ReadonlySet<string>,
  id: string,
  isShown: boolean,
): ReadonlySet<string> =>
  new Set(isShown ? [...hidden].filter((other) => other !== id) : [...hidden, id]);
