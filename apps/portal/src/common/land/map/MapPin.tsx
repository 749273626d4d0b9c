import type { MapPoint } from './mapProjection.ts';
import * as styles from './landMap.css.ts';

/** A pin whose point is at a place of a drawing. */
export function MapPin({ x, y }: MapPoint) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true" data-testid="map-pin">
      <path className={styles.pin} d="M0 0C-4-8-11-13-11-21a11 11 0 1 1 22 0C11-13 4-8 0 0Z" />
      <circle className={styles.pinHole} cx={0} cy={-21} r={4} />
    </g>
  );
}
