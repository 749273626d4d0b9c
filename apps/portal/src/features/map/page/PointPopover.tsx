import type { GeoPoint, MapHit } from '@temple-land/portal-core';
import { MapPopover } from '@temple-land/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardPlace, type FollowExtent } from '../canvas/useCardPlace.ts';
import { PointDetails } from '../tools/PointDetails.tsx';

/** The props of `PointPopover`. */
export interface PointPopoverProps {
  point: GeoPoint;
  /** The day of the plots; undefined for today's. */
  day: string | undefined;
  follow: FollowExtent;
  onHit: (hit: MapHit) => void;
  onClose: () => void;
}

/** The card of a point of the map without a plot: its coordinates and what is there. */
export function PointPopover({ point, day, follow, onHit, onClose }: PointPopoverProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const extent = useMemo(() => {
    const { longitude: x, latitude: y } = point;
    return { minX: x, minY: y, maxX: x, maxY: y };
  }, [point]);
  const place = useCardPlace(extent, follow);
  return (
    <MapPopover
      title={t('hit.title')}
      closeLabel={t('common:shell.close')}
      onClose={onClose}
      {...(place && { place })}
    >
      <PointDetails {...{ point, day }} onHit={onHit} />
    </MapPopover>
  );
}
