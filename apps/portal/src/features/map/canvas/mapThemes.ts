import { kisamClasses, satwaClasses } from '@temple-land/portal-core';
import type { ColourRole } from '@temple-land/ui';
import { kisamClassLabels } from '../../../common/land/landRecordLabels.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { satwaClassLabels } from '../tools/satwaClassLabels.ts';
import { findLeaseLabel } from './overlayLayers.ts';
import type { PatternName } from './patterns.ts';
import { getPlotKindLabel, plotKinds } from './plotKinds.ts';

/** By what plots are coloured. */
export const mapThemes = ['status', 'kisam', 'satwa', 'lease', 'case'] as const;
export type MapTheme = (typeof mapThemes)[number];

/** What a value of a theme looks like: each has a pattern that no other value has. */
export interface ThemeEntry {
  /** The id in the legend. */
  id: string;
  /** The value of the property; empty for all other values. */
  value: string;
  label: TextKey<'map'>;
  fill: ColourRole;
  pattern: PatternName;
}

/** The layer whose shapes a theme fills, and the property by which it does. */
export const themeSources = {
  status: { source: 'plots', property: 'status' },
  kisam: { source: 'plots', property: 'kissamClass' },
  satwa: { source: 'plots', property: 'satwaClass' },
  lease: { source: 'leases', property: 'kind' },
  case: { source: 'cases', property: '' },
} as const satisfies Readonly<Record<MapTheme, { source: string; property: string }>>;

const fills: readonly ColourRole[] = [
  'mapAvailable',
  'mapLeased',
  'mapApplied',
  'mapDisputed',
  'mapTemple',
];
const patterns: readonly PatternName[] = [
  'available',
  'leased',
  'applied',
  'disputed',
  'temple',
  'sold',
  'quarries',
  'back',
  'grid',
  'plus',
  'wave',
  'bricks',
  'fine',
  'grain',
  'leases',
  'cases',
];
const statusFills: Readonly<Record<(typeof plotKinds)[number], ColourRole>> = {
  available: 'mapAvailable',
  leased: 'mapLeased',
  sold: 'mapTemple',
  applied: 'mapApplied',
  disputed: 'mapDisputed',
  temple: 'mapTemple',
};

const toEntries = (
  theme: MapTheme,
  values: readonly (readonly [value: string, label: TextKey<'map'>])[],
  firstPattern = 0,
): ThemeEntry[] =>
  values.map(([value, label], index) => ({
    id: `${theme}.${value}`,
    value,
    label,
    fill: fills[index % fills.length] ?? 'mapAvailable',
    pattern: patterns[(index + firstPattern) % patterns.length] ?? 'available',
  }));

const leaseKinds = ['agricultural', 'homestead', 'commercial', 'quarry'] as const;

/** The values of each theme in the order of the legend. */
export const themeEntries: Readonly<Record<MapTheme, readonly ThemeEntry[]>> = {
  status: plotKinds.map((kind) => ({
    id: kind,
    value: kind,
    label: `specification:${getPlotKindLabel(kind)}`,
    fill: statusFills[kind],
    pattern: kind,
  })),
  kisam: toEntries('kisam', [
    ...kisamClasses.map((value) => [value, kisamClassLabels[value]] as const),
    ['', 'theme.other'],
  ]),
  satwa: toEntries('satwa', [
    ...satwaClasses.map((value) => [value, satwaClassLabels[value]] as const),
    ['', 'theme.other'],
  ]),
  lease: toEntries(
    'lease',
    leaseKinds.map((kind) => [kind, findLeaseLabel(kind) ?? 'theme.other'] as const),
    // Plots without a lease have no pattern.
    1,
  ),
  case: [
    {
      id: 'case.open',
      value: '',
      label: 'hit.case',
      fill: 'mapDisputed',
      pattern: 'disputed',
    },
  ],
};

/** Returns whether an entry is that of a value: its own, or the one of all other values. */
export const isEntryOf = (theme: MapTheme, entry: ThemeEntry, value: string): boolean =>
  entry.value === value ||
  (entry.value === '' && themeEntries[theme].every((other) => other.value !== value));
