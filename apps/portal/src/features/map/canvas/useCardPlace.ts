import type { Extent } from '@temple-land/portal-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { placeCard, type ScreenPlace } from './screenPlace.ts';

/** Follows an extent on the map; returns how to stop, undefined without a map. */
export type FollowExtent = (
  extent: Extent,
  onMove: (at: ScreenPlace) => void,
) => (() => void) | undefined;

/** Returns where the card of an extent begins, which follows the moves of the map; undefined without one. */
export function useCardPlace(extent: Extent | undefined, follow: FollowExtent) {
  const [place, setPlace] = useState<ReturnType<typeof placeCard>>();
  const start = useEffectEvent(follow);
  useEffect(() => extent && start(extent, (at) => setPlace(placeCard(at))), [extent]);
  return place;
}
