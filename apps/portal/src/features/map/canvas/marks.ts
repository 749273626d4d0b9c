import type { MapLayer } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The layers that mark what holds for a plot or a place; they are off until somebody wants them. */
export const markLayers = [
  'quarries',
  'leases',
  'cases',
] as const satisfies readonly MapLayer['id'][];

/** A layer of marks. */
export type MarkLayer = (typeof markLayers)[number];

/** Returns whether a layer is one of marks. */
export const isMarkLayer = (id: string): id is MarkLayer =>
  (markLayers as readonly string[]).includes(id);

const leaseKinds: Readonly<Record<string, TextKey<'map'>>> = {
  agricultural: 'lease.agricultural',
  homestead: 'lease.homestead',
  commercial: 'lease.commercial',
  quarry: 'lease.quarry',
};

/** The words of a kind of lease, undefined for one that is not known. */
export const leaseWord = (kind: string): TextKey<'map'> | undefined => leaseKinds[kind];
