import type { MapLayer } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The overlay layers, which are hidden at first. */
export const overlayLayers = [
  'quarries',
  'leases',
  'cases',
] as const satisfies readonly MapLayer['id'][];

/** The id of an overlay layer. */
export type OverlayLayer = (typeof overlayLayers)[number];

/** Returns whether a layer is an overlay. */
export const isOverlayLayer = (id: string): id is OverlayLayer =>
  (overlayLayers as readonly string[]).includes(id);

const leaseLabels: Readonly<Record<string, TextKey<'map'>>> = {
  agricultural: 'lease.agricultural',
  homestead: 'lease.homestead',
  commercial: 'lease.commercial',
  quarry: 'lease.quarry',
};

/** Returns the label of a kind of lease, undefined for an unknown one. */
export const findLeaseLabel = (kind: string): TextKey<'map'> | undefined => leaseLabels[kind];
