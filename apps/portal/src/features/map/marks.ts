import type { MapLayer } from '@temple-land/portal-core';
import type { PageKey } from '../../i18n/pageKey.ts';

/** The layers that mark what holds for a plot or a place; they are off until somebody wants them. */
export const markLayers = [
  'quarries',
  'leases',
  'cases',
] as const satisfies readonly MapLayer['id'][];

/** A layer of marks. */
export type MarkLayer = (typeof markLayers)[number];

/** Tells whether a layer is one of marks. */
export const isMarkLayer = (id: string): id is MarkLayer =>
  (markLayers as readonly string[]).includes(id);

const leaseKinds: Readonly<Record<string, PageKey>> = {
  agricultural: 'map.lease.agricultural',
  homestead: 'map.lease.homestead',
  commercial: 'map.lease.commercial',
  quarry: 'map.lease.quarry',
};

/** The words of a kind of lease, undefined for one that is not known. */
export const leaseWord = (kind: string): PageKey | undefined => leaseKinds[kind];
