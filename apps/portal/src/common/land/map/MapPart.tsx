import type { LandSketch } from '@temple-land/portal-core';
import { localizeDigits } from '../../../i18n/digits.ts';
import * as styles from './landMap.css.ts';
import { toPath, type MapProjection } from './mapProjection.ts';

/** The corners of a drawn part in their order, and its outline once there are two. */
export function MapPart({ sketch, toMap }: { sketch: LandSketch } & Pick<MapProjection, 'toMap'>) {
  const points = sketch.map(([longitude, latitude]) => toMap({ longitude, latitude }));
  return (
    <g aria-hidden="true" data-testid="map-part">
      {points.length > 1 && <path className={styles.part} d={toPath(points)} />}
      {points.map(({ x, y }, index) => (
        // Corners have no id of their own.
        <g key={index}>
          <circle className={styles.corner} cx={x} cy={y} r={10} />
          <text className={styles.cornerNumber} x={x} y={y}>
            {localizeDigits(String(index + 1))}
          </text>
        </g>
      ))}
    </g>
  );
}
